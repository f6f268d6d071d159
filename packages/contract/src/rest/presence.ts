/** The caller's own presence in a game. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, presenceSchema, timestampMsSchema } from './common.ts';

/**
 * The caller's own presence as others see it. `offlineAtMs` is when inactivity sets them offline, which hides the
 * `activeServices`; `playingUntilMs` is when a reported playing state ends. Both are null if no such change is
 * scheduled.
 */
export const ownPresenceSchema = z.object({
  game: gameSchema,
  presence: presenceSchema,
  offlineAtMs: z.nullable(timestampMsSchema),
  playingUntilMs: z.nullable(timestampMsSchema),
  /** Number of active services in the game, across all leagues. */
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

/**
 * Sets or clears the caller's playing state for the next two hours (D64); their services stay listed while it lasts.
 */
export const setPlaying = defineEndpoint({
  name: 'setPlaying',
  method: 'POST',
  path: '/users/presence/playing',
  access: 'user',
  body: z.object({ game: gameSchema, isPlaying: z.boolean() }),
  reply: replySchema,
  perMinute: 30,
});
