/** Sign-in through the game account. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, timestampMsSchema } from './common.ts';

export const startSignIn = defineEndpoint({
  name: 'startSignIn',
  method: 'GET',
  path: '/auth/ggg/connect/authUrl/:game',
  access: 'visitor',
  params: z.object({ game: gameSchema }),
  query: z.object({ currentUrl: z.optional(z.string().check(z.maxLength(2000))) }),
  reply: z.object({ url: z.string(), state: z.string() }),
  perMinute: 60,
});

export const completeSignIn = defineEndpoint({
  name: 'completeSignIn',
  method: 'GET',
  path: '/auth/ggg/connect/:code/:state',
  access: 'visitor',
  params: z.object({ code: z.string().check(z.minLength(1), z.maxLength(512)), state: z.string().check(z.minLength(1), z.maxLength(512)) }),
  reply: z.object({ token: z.string(), expiresAtMs: timestampMsSchema, returnPath: z.string() }),
  errors: ['banned', 'signInFailed', 'signInStateInvalid', 'gameApiDown', 'gameApiTimeout'],
  perMinute: 60,
});
