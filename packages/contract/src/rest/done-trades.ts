import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, timestampMsSchema } from './common.ts';
import { leagueSchema, notificationIdSchema } from './ids.ts';

/** Maximum number of trades in a reply; the newest trades are sent. */
export const MOST_DONE_TRADES = 2000;

/**
 * A finished trade: id, finish time, whether this person sold or bought, category, sub-category, and the amount paid,
 * in chaos. The owner of a selling listing hands over items; the owner of a buying listing receives items.
 */
export const doneTradeSchema = z.tuple([
  notificationIdSchema,
  timestampMsSchema,
  z.enum(['sold', 'bought']),
  z.string(),
  z.string(),
  z.number(),
]);
export type DoneTrade = z.output<typeof doneTradeSchema>;

/**
 * Lists the caller's finished trades in a league, for requests received and sent, oldest first, as far back as requests
 * are kept.
 */
export const getDoneTrades = defineEndpoint({
  name: 'getDoneTrades',
  method: 'GET',
  path: '/notifications/done/:game/:league',
  access: 'user',
  scope: 'trades:read',
  params: z.object({ game: gameSchema, league: leagueSchema }),
  reply: z.object({ trades: z.array(doneTradeSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 60,
});
