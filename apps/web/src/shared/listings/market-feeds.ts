/** Query key of the public listings, so that any event about a listing can update the open feeds. */
import type { Game } from '@poexchange/domain/item';
import type { QueryClient } from '@tanstack/react-query';

/** Prefix of every feed's key, followed by the game. */
export const marketFeedsKey = ['listings'] as const;

/** Refetches the cached feeds of one game, or of all games. */
export function refetchMarketFeeds(client: QueryClient, game?: Game): void {
  void client.invalidateQueries({ queryKey: game === undefined ? marketFeedsKey : [...marketFeedsKey, game] });
}
