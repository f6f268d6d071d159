/** The caller's own stock behind all listings of a league. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, timestampMsSchema } from './common.ts';
import { leagueSchema } from './ids.ts';

/**
 * Pieces of stacks that were handed over and not returned, as far as they are relevant to tabs last read by this or
 * another window: a tab read before `handedMs` shows this many pieces too many.
 */
const handedStackSchema = z.object({ itemId: z.string(), quantity: z.number(), handedMs: timestampMsSchema });

export const stockSchema = z.object({ handedOver: z.array(handedStackSchema), serverTimeMs: timestampMsSchema });
export type OwnStock = z.output<typeof stockSchema>;

export const getStock = defineEndpoint({
  name: 'getStock',
  method: 'GET',
  path: '/stock/:game/:league',
  access: 'user',
  scope: 'listings:read',
  params: z.object({ game: gameSchema, league: leagueSchema }),
  reply: stockSchema,
  perMinute: 120,
});
