/** Key of the public listings, so that news about one can reach the open lists from anywhere. */
import type { Game } from '@poexchange/domain/item';
import type { QueryClient } from '@tanstack/react-query';

/** Prefix of the key of every feed; the game comes next. */
export const marketFeedsKey = ['listings'] as const;

/** Refetches the feeds in memory: of all games, or of one. */
export function refetchMarketFeeds(client: QueryClient, game?: Game): void {
  void client.invalidateQueries({ queryKey: game === undefined ? marketFeedsKey : [...marketFeedsKey, game] });
}
