import * as z from 'zod/mini';

// The API's own error envelope.

/**
 * Envelope codes by meaning. During maintenance, requests for an existing league return `invalidQuery`: check the
 * message too.
 */
export const gameApiErrorCodes = {
  accepted: 0,
  notFound: 1,
  invalidQuery: 2,
  rateLimited: 3,
  internal: 4,
  unexpectedContentType: 5,
  forbidden: 6,
  unavailable: 7,
  unauthorized: 8,
  methodNotAllowed: 9,
  unprocessable: 10,
} as const;

/**
 * Message of the 400 that a stash route returns for an unknown league, and for an existing league during maintenance.
 */
export const LEAGUE_NOT_FOUND_MESSAGE = 'Invalid query; League not found';

/**
 * `{ error: { code, message } }` with HTTP 4xx or 5xx; an expired bearer token returns `oauthErrorSchema` instead, and
 * an outage may return HTML.
 */
export const gameApiErrorSchema = z.looseObject({ error: z.looseObject({ code: z.number(), message: z.string() }) });
export type GameApiError = z.output<typeof gameApiErrorSchema>;

/**
 * Header and policy names of the publisher's rate limits. The limits may change at any time: read them from the
 * headers.
 */

/**
 * Header names, lower-case. `rules` lists rule names (`Account`, `Ip`, `Client`); each rule has a limit header with
 * comma-separated `hits:periodSeconds:restrictionSeconds` triplets, and a state header with
 * `hits:periodSeconds:activeRestrictionSeconds` in the same order. `retryAfter` is in seconds, on 429 only.
 */
export const rateLimitHeaders = { policy: 'x-rate-limit-policy', rules: 'x-rate-limit-rules', retryAfter: 'retry-after' } as const;

/** Returns the lower-case name of the header with a rule's limits. */
export function nameLimitHeader(rule: string): string {
  return `x-rate-limit-${rule.toLowerCase()}`;
}

/** Returns the lower-case name of the header with a rule's current state. */
export function nameStateHeader(rule: string): string {
  return `x-rate-limit-${rule.toLowerCase()}-state`;
}

/** Policy names seen on the routes this product uses. `GET /profile` has none. */
export const rateLimitPolicies = {
  stashList: 'stash-list-request-limit',
  stash: 'stash-request-limit',
  characterList: 'character-list-request-limit',
  character: 'character-request-limit',
  characterListPoe2: 'character-list-request-limit-poe2',
  characterPoe2: 'character-request-limit-poe2',
  accountLeagues: 'league-request-limit',
  token: 'token-request-limit',
} as const;

/** `OAuth {clientId}/{version} (contact: {contact})`, optionally followed by free text; required for every call. */
export const USER_AGENT_PATTERN = /^OAuth [^\s/]+\/\S+ \(contact: [^()]+\)/;
