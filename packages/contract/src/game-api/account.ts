/** Profile, leagues and characters. */
import * as z from 'zod/mini';
import { itemSchema } from './item.ts';
import { maybe } from './nullish.ts';

// The publisher's OAuth endpoints: RFC 6749 shapes, not the API's own envelope. Source: the publisher's authorization
// page.

/** Paths on the OAuth host. The revocation path is below `token`. */
export const oauthPaths = { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/token/revoke' } as const;

/** Scopes that a player can grant, and the scopes of the service itself. */
export const accountScopes = ['account:profile', 'account:leagues', 'account:stashes', 'account:characters'] as const;
export const serviceScopes = ['service:leagues', 'service:psapi', 'service:cxapi'] as const;
export const clientScopes = ['oauth:revoke', 'oauth:introspect'] as const;

/** Lifetime of an authorization code, in seconds. */
export const AUTHORIZATION_CODE_LIFE_SECONDS = 30;

/**
 * Reply of the token endpoint. `expires_in` is in seconds and null for client_credentials (never expires); `scope` may
 * come back reordered or reduced, so compare it as a set; `refresh_token` is absent for client_credentials and for some
 * public clients. A refresh token expires together with the first token of its chain.
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
 * RFC 6749 error body, returned by the OAuth endpoints (400, 401) and by every API route when the bearer token is
 * expired or revoked (401 `invalid_token`).
 */
export const oauthErrorSchema = z.looseObject({ error: z.string(), error_description: maybe(z.string()) });
export type OauthError = z.output<typeof oauthErrorSchema>;

/** GET /profile: flat, not wrapped. `name` includes the discriminator (`Name#1234`). */
export const profileSchema = z.looseObject({
  uuid: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  realm: maybe(z.string()),
  locale: maybe(z.string()),
  twitch: maybe(z.looseObject({ name: z.string() })),
});
export type GameProfile = z.output<typeof profileSchema>;

/** `id` is the league's name in the publisher's spelling. Flags are true or absent. Dates are ISO 8601. */
export const gameLeagueSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  realm: maybe(z.string()),
  name: maybe(z.string()),
  description: maybe(z.string()),
  category: maybe(z.looseObject({ id: z.string(), current: maybe(z.boolean()) })),
  rules: maybe(z.array(z.looseObject({ id: z.string(), name: z.string(), description: maybe(z.string()) }))),
  registerAt: maybe(z.string()),
  startAt: maybe(z.string()),
  endAt: maybe(z.string()),
  event: maybe(z.boolean()),
});
export type GameLeague = z.output<typeof gameLeagueSchema>;

/**
 * GET /account/leagues[/realm] (account:leagues, including private leagues) and GET /league (service:leagues, public
 * leagues).
 */
export const leaguesReplySchema = z.looseObject({ leagues: z.array(gameLeagueSchema) });

/** One row of GET /character. Characters of ended leagues remain in the list, unmarked. */
export const gameCharacterSchema = z.looseObject({
  id: z.string(),
  name: z.string().check(z.minLength(1)),
  class: z.string(),
  level: z.number(),
  experience: maybe(z.number()),
  league: maybe(z.string()),
  realm: maybe(z.string()),
  current: maybe(z.boolean()),
});
export type GameCharacter = z.output<typeof gameCharacterSchema>;

export const charactersReplySchema = z.looseObject({ characters: z.array(gameCharacterSchema) });

/** GET /character/{name}: null for an unknown name. Item lists may be absent or empty. */
export const characterReplySchema = z.looseObject({
  character: z.nullable(
    z.extend(gameCharacterSchema, {
      equipment: maybe(z.array(itemSchema)),
      inventory: maybe(z.array(itemSchema)),
      rucksack: maybe(z.array(itemSchema)),
      jewels: maybe(z.array(itemSchema)),
    }),
  ),
});
export type GameCharacterItems = NonNullable<z.output<typeof characterReplySchema>['character']>;
