/** Keys of queries whose data belongs to an account. All of them are removed when the session ends. */
import type { QueryClient } from '@tanstack/react-query';

/**
 * Prefixes of these keys. Every account query uses one of these prefixes, so that signing out removes all account
 * queries. Invalidating a prefix invalidates every query below it.
 */
export const ownKeys = {
  profile: ['profile'],
  notifications: ['notifications'],
  ownListings: ['my-listings'],
  trade: ['trade'],
  tradeQueue: ['trade-queue'],
  stock: ['stock'],
  characters: ['characters'],
  stashes: ['stashes'],
  stashEntries: ['stash-entries'],
  stashSearch: ['stash-search'],
  partnerLink: ['partner-link'],
  chatLink: ['chat-link'],
  accessTokens: ['access-tokens'],
  webhooks: ['webhooks'],
  services: ['own-services'],
  presence: ['own-presence'],
  netWorth: ['net-worth'],
} as const;

/** Key of a trade; also the prefix for the keys of queries about the trade. */
export const tradeKey = (id: string) => [...ownKeys.trade, id] as const;

/** Refetches a trade, the queries about it, and the trade lists. */
export function refetchTrade(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: tradeKey(id) });
  void client.invalidateQueries({ queryKey: ownKeys.tradeQueue });
}

/** Removes all data of an account from memory, and thereby from the persisted cache. */
export function forgetOwnQueries(client: QueryClient): void {
  for (const queryKey of Object.values(ownKeys)) client.removeQueries({ queryKey });
}

/** Refetches all account data after an account has signed in again, whether a different account or the same one. */
export function resetOwnQueries(client: QueryClient): void {
  for (const queryKey of Object.values(ownKeys)) void client.resetQueries({ queryKey });
}
