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
