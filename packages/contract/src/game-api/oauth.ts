/**
 * OAuth endpoints of the publisher: RFC 6749 shapes, not the API's own envelope. Source: the publisher's authorization
 * page.
 */
import * as z from 'zod/mini';
import { maybe } from './nullish.ts';

/** Paths on the OAuth host. The revocation path is below `token`. */
export const oauthPaths = { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/token/revoke' } as const;

/** Scopes a player can grant, and those of the service itself. */
export const accountScopes = ['account:profile', 'account:leagues', 'account:stashes', 'account:characters'] as const;
export const serviceScopes = ['service:leagues', 'service:psapi', 'service:cxapi'] as const;
export const clientScopes = ['oauth:revoke', 'oauth:introspect'] as const;

/** Seconds in which a code must be exchanged. */
export const AUTHORIZATION_CODE_LIFE_SECONDS = 30;

/**
 * Reply of the token endpoint. `expires_in` is in seconds and null for client_credentials (never expires); `scope` may
 * come back reordered or reduced, so compare it as a set; `refresh_token` is absent for client_credentials and for some
 * public clients. A refresh token lives as long as the first one of its chain.
 */
export const tokenReplySchema = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  token_type: z.string(),
  expires_in: z.nullable(z.number()),
  scope: z.string(),
  username: maybe(z.string()),
  sub: maybe(z.string()),
  refresh_token: maybe(z.string()),
});
export type TokenReply = z.output<typeof tokenReplySchema>;

/**
 * RFC 6749 error body: of the OAuth endpoints (400, 401), and of every API route when the bearer is expired or revoked
 * (401 `invalid_token`).
 */
export const oauthErrorSchema = z.looseObject({ error: z.string(), error_description: maybe(z.string()) });
export type OauthError = z.output<typeof oauthErrorSchema>;
