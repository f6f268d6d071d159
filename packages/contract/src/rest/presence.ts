/** The caller's own presence in a game (R4.04-R4.06, D60, D64). */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, presenceSchema, timestampMsSchema } from './common.ts';

/**
 * The caller's own presence as everybody else sees it. `offlineAtMs` is when inactivity makes them offline, which hides
 * the `activeServices`; `playingUntilMs` is when a reported playing state ends. Null if no change is scheduled.
 */
export const ownPresenceSchema = z.object({
  game: gameSchema,
  presence: presenceSchema,
  offlineAtMs: z.nullable(timestampMsSchema),
  playingUntilMs: z.nullable(timestampMsSchema),
  /** Active services of the game, in all leagues. */
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
  perMinute: 120,
});

/** Sets or clears the caller's playing state for the next two hours (D64); their services stay listed during it. */
export const setPlaying = defineEndpoint({
  name: 'setPlaying',
  method: 'POST',
  path: '/users/presence/playing',
  access: 'user',
  body: z.object({ game: gameSchema, isPlaying: z.boolean() }),
  reply: replySchema,
  perMinute: 30,
});
