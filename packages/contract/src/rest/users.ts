/** The signed-in person (R7.05, R7.06, R3.64, R3.65). */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, ignSchema, leagueSchema, timestampMsSchema } from './common.ts';

/** A confirmed in-game name for one game and league (R3.65, D16). */
export const mainIgnSchema = z.object({ game: gameSchema, league: leagueSchema, ign: ignSchema });

export const profileSchema = z.object({
  uuid: z.uuid(),
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
  reply: profileSchema,
  errors: ['sessionExpired', 'banned', 'rateLimited'],
  perMinute: 120,
});

export const setMainIgn = defineEndpoint({
  name: 'setMainIgn',
  method: 'PATCH',
  path: '/users/mainIgn',
  access: 'user',
  body: mainIgnSchema,
  reply: profileSchema,
  errors: [
    'sessionExpired',
    'banned',
    'badRequest',
    'ignNotOwned',
    'gameAccountNotConnected',
    'rateLimited',
    'gameApiDown',
    'gameApiTimeout',
  ],
  perMinute: 30,
});

/**
 * Everything the server keeps of the caller as one document (D18): one member a kind of data, arrays of plain rows, without tokens and without other people's data. Sent as it
 * is read, row by row, so it is not parsed on the way out; a test holds every member to its list of fields.
 */
export const exportAccount = defineEndpoint({
  name: 'exportAccount',
  method: 'GET',
  path: '/users/export',
  access: 'user',
  reply: z.looseObject({ format: z.literal('poexchange-account'), version: z.literal(1), exportedAtMs: timestampMsSchema }),
  errors: ['sessionExpired', 'banned', 'rateLimited'],
  perMinute: 6,
  trustedReply: true,
});

/** Deletes the caller's account for good (D18). `accountName` is the name as the person typed it: the confirmation. A repeat with the same key gets the first answer. */
export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/users/delete-account',
  access: 'user',
  body: z.object({ accountName: z.string().check(z.maxLength(200)) }),
  reply: z.object({ deletedAtMs: timestampMsSchema }),
  errors: ['sessionExpired', 'banned', 'badRequest', 'accountNameWrong', 'rateLimited'],
  perMinute: 10,
});
