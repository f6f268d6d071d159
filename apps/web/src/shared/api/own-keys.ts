/** Keys of the queries whose answers belong to an account. All of them go with the session (D12). */
import type { QueryClient } from '@tanstack/react-query';

/**
 * First part of each key. A query of the account takes its key from here, so that none can be forgotten when the
 * account leaves.
 */
export const ownKeys = {
  profile: 'profile',
  notifications: 'notifications',
  ownListings: 'my-listings',
  trade: 'trade',
  tradeQueue: 'trade-queue',
  stock: 'stock',
  characters: 'characters',
  stashes: 'stashes',
  stashEntries: 'stash-entries',
  stashSearch: 'stash-search',
  partnerLink: 'partner-link',
} as const;

/** Removes everything that belongs to an account, in memory; what is persisted follows it. */
export function forgetOwnQueries(client: QueryClient): void {
  for (const key of Object.values(ownKeys)) client.removeQueries({ queryKey: [key] });
}

/** Another account came, or the same anew: what pages show is asked again. */
export function resetOwnQueries(client: QueryClient): void {
  for (const key of Object.values(ownKeys)) void client.resetQueries({ queryKey: [key] });
}
