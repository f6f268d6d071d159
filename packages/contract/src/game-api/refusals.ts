import * as z from 'zod/mini';

// The API's own error envelope.

/**
 * Codes of the envelope by meaning. During maintenance a league that exists answers `invalidQuery`: match the message
 * too.
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

/** Message of the 400 that a stash route gives for an unknown league, and for a known one during maintenance. */
export const LEAGUE_NOT_FOUND_MESSAGE = 'Invalid query; League not found';

/**
 * `{ error: { code, message } }` with HTTP 4xx or 5xx; an expired bearer answers `oauthErrorSchema` instead, an outage
 * may answer HTML.
 */
export const gameApiErrorSchema = z.looseObject({ error: z.looseObject({ code: z.number(), message: z.string() }) });
export type GameApiError = z.output<typeof gameApiErrorSchema>;

/** Names around the publisher's rate limits. The numbers may change at any time: read them from the headers. */

/**
 * Header names, lower-case. `rules` lists rule names (`Account`, `Ip`, `Client`); for each there is a limit header with
 * `hits:periodSeconds:restrictionSeconds` triplets joined by commas, and a state header with
 * `hits:periodSeconds:activeRestrictionSeconds` in the same order. `retryAfter` is in seconds, on 429 only.
 */
export const rateLimitHeaders = { policy: 'x-rate-limit-policy', rules: 'x-rate-limit-rules', retryAfter: 'retry-after' } as const;

/** Name of the header with a rule's limits, lower-case. */
export function nameLimitHeader(rule: string): string {
  return `x-rate-limit-${rule.toLowerCase()}`;
}

/** Name of the header with a rule's current state, lower-case. */
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

/** `OAuth {clientId}/{version} (contact: {contact})`, free text may follow; every call needs it. */
export const USER_AGENT_PATTERN = /^OAuth [^\s/]+\/\S+ \(contact: [^()]+\)/;
