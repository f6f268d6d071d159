/** The public listings of a league, polled (R7.21, R8.27, R9.53, D21). */
import { api, encodeParam, type FeedFilter, type ListingFeed, type Side } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { marketFeedsKey } from '../../shared/listings/market-feeds.ts';
import { shouldRetryList } from '../../shared/api/retry.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { keepFeed, readFeedOfBefore, readKeptFeed } from './kept-feeds.ts';
import { emptyFeed, mergeFeed, readSinceMs, type FeedState } from './merge-feed.ts';

/** Feed of a league: what is offered, or with `buy` what is wanted (R1.02). */
export type FeedScope = { readonly game: Game; readonly league: string; readonly side?: Side };

const feedKey = (scope: FeedScope) => [...marketFeedsKey, scope.game, scope.league, scope.side ?? 'sell'] as const;

/** All categories in one feed: after the first reply only changes travel, and every category's count is at hand. */
export function listingFeedQuery(scope: FeedScope) {
  return queryOptions({
    queryKey: feedKey(scope),
    queryFn: async ({ client, signal }): Promise<FeedState> => {
      const before = client.getQueryData<FeedState>(feedKey(scope)) ?? emptyFeed;
      const sinceMs = readSinceMs(before);
      const filter: FeedFilter = { side: scope.side ?? 'sell', ...(sinceMs !== undefined && { sinceMs }) };
      const params = { game: scope.game, league: scope.league, category: 'ALL', filter: encodeParam(filter) };
      const reply = await callApi(api.getListings, { params }, { signal }).catch(async (error: unknown) => {
        if (before !== emptyFeed || !isAway(useReachability.getState().verdict)) throw error;
        const last = await readFeedOfBefore(feedKey(scope).join('/'), readServerNowMs());
        if (last === null) throw error;
        return last;
      });
      if ('rows' in reply) return reply;
      // Reads the cache again: another call may have changed it meanwhile. The time is that of the request, because a
      // full reply may have been written a little before.
      const known = client.getQueryData<FeedState>(feedKey(scope)) ?? emptyFeed;
      const merged = mergeFeed(known, { ...reply, serverTimeMs: readServerNowMs() });
      keepFeed(feedKey(scope).join('/'), merged);
      return merged;
    },
    // While nothing can be reached, the last known feed is better than none; the page shows its age.
    initialData: () => (isAway(useReachability.getState().verdict) ? readKeptFeed(feedKey(scope).join('/'), readServerNowMs()) : undefined),
    initialDataUpdatedAt: 0,
    staleTime: 10_000,
    refetchInterval: 6_000,
    gcTime: 0,
    retry: shouldRetryList,
    structuralSharing: false,
    meta: { failure: 'silent' },
  });
}

/** Puts a refused trade's news about a listing into the feed, without waiting for the next poll. */
export function learnListing(client: QueryClient, scope: FeedScope, news: Partial<Pick<ListingFeed, 'listings' | 'gone'>>): void {
  client.setQueryData<FeedState>(feedKey(scope), (before) =>
    before === undefined
      ? before
      : mergeFeed(before, { serverTimeMs: before.serverTimeMs, full: false, newestMs: before.newestMs, listings: [], gone: [], ...news }),
  );
}
