/** A league's public listings, polled (R7.21, R8.27, R9.53, D21). */
import { api, encodeParam, type FeedFilter, type ListingFeed, type Side } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import { marketFeedsKey } from '../../../shared/listings/market-feeds.ts';
import { shouldRetryList } from '../../../shared/api/retry.ts';
import { isAway, useReachability } from '../../../shared/network/connection.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { keepFeed, readFeedOfBefore, readKeptFeed } from './kept-feeds.ts';
import { emptyFeed, mergeFeed, pickCategory, readSinceMs, type FeedState } from './merge-feed.ts';

/** Feed of a league, for one category or all: listings on sale, or wanted listings with `buy` (R1.02). */
export type FeedScope = { readonly game: Game; readonly league: string; readonly side?: Side; readonly category?: string };

/** The key of the feed of all categories is a prefix of each category's key. */
const feedKey = ({ game, league, side = 'sell', category = '' }: FeedScope): readonly string[] => [
  ...marketFeedsKey,
  game,
  league,
  side,
  ...(category === '' ? [] : [category]),
];

/** Returns the keys under which a category's feed and the feed of all categories are kept. */
const listKeys = (scope: FeedScope): string[] => [scope, { ...scope, category: '' }].map((each) => feedKey(each).join('/'));

/** After the first reply, only changes are sent, and only counts for other categories. */
export function listingFeedQuery(scope: FeedScope) {
  return queryOptions({
    queryKey: feedKey(scope),
    queryFn: async ({ client, signal }): Promise<FeedState> => {
      const before = client.getQueryData<FeedState>(feedKey(scope)) ?? emptyFeed;
      const sinceMs = readSinceMs(before);
      const filter: FeedFilter = { side: scope.side ?? 'sell', ...(sinceMs !== undefined && { sinceMs }) };
      const params = { game: scope.game, league: scope.league, category: scope.category || 'ALL', filter: encodeParam(filter) };
      const reply = await callApi(api.getListings, { params }, { signal }).catch(async (error: unknown) => {
        if (before !== emptyFeed || !isAway(useReachability.getState().verdict)) throw error;
        const last = pickNewer(scope, await Promise.all(listKeys(scope).map((key) => readFeedOfBefore(key, readServerNowMs()))));
        if (last === undefined) throw error;
        return last;
      });
      if ('rows' in reply) return reply;
      // Reads the cache again, because another call may have changed it during the request. Uses the time of the
      // request, because a full reply may have been written slightly earlier.
      const known = client.getQueryData<FeedState>(feedKey(scope)) ?? emptyFeed;
      const merged = mergeFeed(known, { ...reply, serverTimeMs: readServerNowMs() });
      keepFeed(feedKey(scope).join('/'), merged);
      return merged;
    },
    initialData: () => readFirstFeed(scope),
    initialDataUpdatedAt: 0,
    staleTime: 10_000,
    refetchInterval: 6_000,
    gcTime: 0,
    retry: shouldRetryList,
    structuralSharing: false,
    meta: { failure: 'silent' },
  });
}

/**
 * Returns the feed to show before the first reply. While the server is unreachable, this is the last known feed, whose
 * age the page shows. `all` is the feed of all categories, if known.
 */
export function readFirstFeed(scope: FeedScope, all?: FeedState): FeedState | undefined {
  const isOff = isAway(useReachability.getState().verdict);
  const kept = isOff ? listKeys(scope).map((key) => readKeptFeed(key, readServerNowMs())) : [undefined];
  return pickNewer(scope, [...kept, all]);
}

/** Returns the newest feed for a category: its own feed (the first), or its part of a feed of all categories. */
function pickNewer({ category = '' }: FeedScope, [own, ...wholes]: readonly (FeedState | null | undefined)[]): FeedState | undefined {
  const parts = category === '' ? wholes : wholes.map((all) => all && pickCategory(all, category));
  const known = [own, ...parts].filter((feed) => feed != null);
  return known.toSorted((a, b) => b.serverTimeMs - a.serverTimeMs)[0];
}

/**
 * Applies the listing state reported with a refused trade to the feeds that contain the listing, without waiting for
 * the next poll.
 */
export function learnListing(client: QueryClient, scope: FeedScope, news: Partial<Pick<ListingFeed, 'listings' | 'gone'>>): void {
  client.setQueriesData<FeedState>({ queryKey: feedKey({ ...scope, category: '' }) }, (before) => {
    if (before === undefined) return before;
    const { rows, ended, serverTimeMs, newestMs } = before;
    const listings = (news.listings ?? []).filter(({ uuid }) => rows.has(uuid) || ended.has(uuid));
    return mergeFeed(before, { serverTimeMs, full: false, newestMs, gone: news.gone ?? [], listings });
  });
}
