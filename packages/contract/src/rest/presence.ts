/** One's own presence in a game (R4.04-R4.06, D60, D64). */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, presenceSchema, timestampMsSchema } from './common.ts';

/**
 * One's own presence as everybody else sees it. `offlineAtMs` is when inactivity makes one offline, which hides the
 * `activeServices`; `playingUntilMs` when playing, which one said, is over. Null where nothing follows by itself.
 */
export const ownPresenceSchema = z.object({
  game: gameSchema,
  presence: presenceSchema,
  offlineAtMs: z.nullable(timestampMsSchema),
  playingUntilMs: z.nullable(timestampMsSchema),
  /** Services of the game, in all leagues, that are on. */
  activeServices: z.number(),
});
export type OwnPresence = z.output<typeof ownPresenceSchema>;

const replySchema = z.object({ ...ownPresenceSchema.shape, serverTimeMs: timestampMsSchema });

export const getOwnPresence = defineEndpoint({
  name: 'getOwnPresence',
  method: 'GET',
  path: '/users/presence/:game',
  access: 'user',
  scope: 'services:read',
  params: z.object({ game: gameSchema }),
  reply: replySchema,
  errors: ['sessionExpired', 'banned', 'badRequest', 'rateLimited'],
  perMinute: 120,
});

/** Says that one plays for the next two hours, or no longer does (D64); one's services stay listed meanwhile. */
export const setPlaying = defineEndpoint({
  name: 'setPlaying',
  method: 'POST',
  path: '/users/presence/playing',
  access: 'user',
  body: z.object({ game: gameSchema, isPlaying: z.boolean() }),
  reply: replySchema,
  errors: ['sessionExpired', 'banned', 'badRequest', 'rateLimited'],
  perMinute: 30,
});
