/** Keys of the queries whose answers belong to an account. All of them are removed with the session (D12). */
import type { QueryClient } from '@tanstack/react-query';

/**
 * Prefix of each key. A query of the account takes its key from here, so that signing out removes all of them; an
 * invalidation by a prefix reaches every query below it.
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

/** Key of one trade, and prefix of the queries about it. */
export const tradeKey = (id: string) => [...ownKeys.trade, id] as const;

/** Refetches a trade, the queries about it, and the lists of trades. */
export function refetchTrade(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: tradeKey(id) });
  void client.invalidateQueries({ queryKey: ownKeys.tradeQueue });
}

/** Removes all data of an account from memory; persisted data follows it. */
export function forgetOwnQueries(client: QueryClient): void {
  for (const queryKey of Object.values(ownKeys)) client.removeQueries({ queryKey });
}

/** Refetches all data of an account: another account signed in, or the same one again. */
export function resetOwnQueries(client: QueryClient): void {
  for (const queryKey of Object.values(ownKeys)) void client.resetQueries({ queryKey });
}
