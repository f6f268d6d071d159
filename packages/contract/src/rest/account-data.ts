/** Endpoints for people's rights over their data. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { timestampMsSchema } from './common.ts';

/**
 * Everything the server stores about the caller as one document: one member per kind of data, arrays of plain rows,
 * without tokens or other people's data. It is streamed row by row, so the reply is not validated before it is sent; a
 * test compares every member with its list of fields.
 */
export const exportAccount = defineEndpoint({
  name: 'exportAccount',
  method: 'GET',
  path: '/users/export',
  access: 'user',
  reply: z.looseObject({ format: z.literal('poexchange-account'), version: z.literal(1), exportedAtMs: timestampMsSchema }),
  perMinute: 6,
  trustedReply: true,
});

/**
 * Deletes the caller's account permanently. `accountName` is the name that the person typed to confirm. Repeating the
 * call with the same key returns the first answer.
 */
export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/users/delete-account',
  access: 'user',
  body: z.object({ accountName: z.string().check(z.maxLength(200)) }),
  reply: z.object({ deletedAtMs: timestampMsSchema }),
  errors: ['accountNameWrong'],
  perMinute: 10,
});
