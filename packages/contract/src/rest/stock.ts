/** One's own stock behind all listings of a league (D33). */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, timestampMsSchema } from './common.ts';
import { leagueSchema } from './ids.ts';

/** Pieces that were handed over: of a stack, or, where `itemId` is null, of a group that was entered by hand. */
const handedOverSchema = z.object({
  itemId: z.nullable(z.string()),
  hash: z.string(),
  quantity: z.number(),
  handedMs: timestampMsSchema,
});

/**
 * What was handed over and not taken back, as far as it can matter to tabs as this or another window last read them: what was read, or entered, before `handedMs` is so much more
 * than there is. `entered` are the groups as they were last entered by hand and published.
 */
export const stockSchema = z.object({
  handedOver: z.array(handedOverSchema),
  entered: z.array(z.object({ hash: z.string(), quantity: z.number(), enteredMs: timestampMsSchema })),
  serverTimeMs: timestampMsSchema,
});
export type OwnStock = z.output<typeof stockSchema>;

export const getStock = defineEndpoint({
  name: 'getStock',
  method: 'GET',
  path: '/stock/:game/:league',
  access: 'user',
  params: z.object({ game: gameSchema, league: leagueSchema }),
  reply: stockSchema,
  errors: ['sessionExpired', 'banned', 'badRequest', 'rateLimited'],
  perMinute: 120,
});
