/** The signed-in person. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, ignSchema, timestampMsSchema } from './common.ts';
import { leagueSchema, userIdSchema } from './ids.ts';

/** A confirmed in-game name for one game and league. */
const mainIgnSchema = z.object({ game: gameSchema, league: z.string(), ign: ignSchema });
const mainIgnBodySchema = z.object({ ...mainIgnSchema.shape, league: leagueSchema });

export const profileSchema = z.object({
  uuid: userIdSchema,
  /** The game account's name with its discriminator. */
  name: z.string(),
  banned: z.boolean(),
  mainIgns: z.array(mainIgnSchema),
  serverTimeMs: timestampMsSchema,
});
export type Profile = z.output<typeof profileSchema>;

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/users/profile',
  access: 'user',
  scope: 'profile:read',
  reply: profileSchema,
  perMinute: 120,
});

export const setMainIgn = defineEndpoint({
  name: 'setMainIgn',
  method: 'PATCH',
  path: '/users/mainIgn',
  access: 'user',
  body: mainIgnBodySchema,
  reply: profileSchema,
  errors: ['ignNotOwned', 'gameAccountNotConnected', 'leagueNotFound', 'gameApiDown', 'gameApiTimeout'],
  perMinute: 30,
});
