/** Personal access tokens: keys that let a person's own program call the API in their name. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { scopes } from '../scopes.ts';
import { timestampMsSchema } from './common.ts';
import { accessTokenIdSchema } from './ids.ts';

/** `nameCharacters` counts code points; `most` is the maximum number of tokens a person may have at a time. */
export const accessTokenLimits = { most: 20, nameCharacters: 40, days: [7, 30, 90, 365] } as const;

const scopeSchema = z.enum(scopes);

/** A token as its owner sees it; the secret is shown only once, on creation. */
const accessTokenSchema = z.object({
  id: accessTokenIdSchema,
  name: z.string(),
  scopes: z.array(scopeSchema),
  createdMs: timestampMsSchema,
  expiresMs: timestampMsSchema,
  /** Time of the last call with this token, to within five minutes; null if it was never used. */
  lastUsedMs: z.nullable(timestampMsSchema),
  /** True while webhooks created with this token are active: deleting the token deactivates them. */
  hasWebhooks: z.boolean(),
});
export type AccessToken = z.output<typeof accessTokenSchema>;

/** Lists the caller's unexpired tokens, newest first. */
const getAccessTokens = defineEndpoint({
  name: 'getAccessTokens',
  method: 'GET',
  path: '/users/tokens',
  access: 'user',
  reply: z.object({ tokens: z.array(accessTokenSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 60,
});

/** Creates a token. A program sends its `secret` as `Authorization: Bearer`. */
const createAccessToken = defineEndpoint({
  name: 'createAccessToken',
  method: 'POST',
  path: '/users/tokens',
  access: 'user',
  body: z.object({
    name: z.string().check(z.minLength(1), z.maxLength(400)),
    scopes: z.array(scopeSchema).check(z.minLength(1), z.maxLength(scopes.length)),
    days: z.union(accessTokenLimits.days.map((days) => z.literal(days))),
  }),
  reply: z.object({ token: accessTokenSchema, secret: z.string(), serverTimeMs: timestampMsSchema }),
  errors: ['tooManyAccessTokens', 'notFound', 'idempotencyKeyReused'],
  perMinute: 10,
});

/**
 * Deletes one of the caller's tokens: the server then rejects the token and deactivates the webhooks created with it.
 * Deleting a token that does not exist succeeds.
 */
const deleteAccessToken = defineEndpoint({
  name: 'deleteAccessToken',
  method: 'POST',
  path: '/users/tokens/delete',
  access: 'user',
  body: z.object({ id: accessTokenIdSchema }),
  reply: z.object({ serverTimeMs: timestampMsSchema }),
  perMinute: 30,
});

export { accessTokenIdSchema };
export const accessTokensApi = { getAccessTokens, createAccessToken, deleteAccessToken } as const;
