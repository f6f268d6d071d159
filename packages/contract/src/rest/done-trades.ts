import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, timestampMsSchema } from './common.ts';
import { leagueSchema, notificationIdSchema } from './ids.ts';

/** The most trades of a reply: the newest. */
export const MOST_DONE_TRADES = 2000;

/**
 * A finished trade: id, time when it was finished, what it was for this person, category, sub-category, and what was
 * paid, in chaos. The owner of a listing that sells hands over; of one that buys (R1.02) they get.
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

/** One's finished trades in a league, oldest first, as far back as requests are kept: of requests received and sent. */
export const getDoneTrades = defineEndpoint({
  name: 'getDoneTrades',
  method: 'GET',
  path: '/notifications/done/:game/:league',
  access: 'user',
  scope: 'trades:read',
  params: z.object({ game: gameSchema, league: leagueSchema }),
  reply: z.object({ trades: z.array(doneTradeSchema), serverTimeMs: timestampMsSchema }),
  errors: ['sessionExpired', 'banned', 'badRequest', 'rateLimited'],
  perMinute: 60,
});
