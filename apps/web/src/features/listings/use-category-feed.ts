/** The feed of the page's category, and of other categories while they are needed. */
import { useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listingFeedQuery, readFirstFeed, type FeedScope } from './feed-query.ts';
import { useSellerWatch, useWatchedCategories } from './seller-watch.ts';

type Visited = { readonly of: string; readonly categories: readonly string[] };

/**
 * Polls the feed of one category, or of all (''). Feeds shown earlier stay in memory without polling until the user
 * leaves the page (R9.53), so that going back shows them immediately; a category is also shown immediately if the page
 * has the feed of all categories. Categories of watched sellers are polled too.
 */
export function useCategoryFeed(scope: FeedScope, category: string) {
  const client = useQueryClient();
  const visited = useVisited(scope, category);
  const watched = useWatchedCategories();
  const feed = useQuery(feedQuery(client, { ...scope, category }));
  // The feed of all categories also contains news about watched sellers.
  const polled = category === '' ? new Set<string>() : watched;
  const others = [...new Set([...visited, ...polled])].filter((each) => each !== category);
  const kept = useQueries({
    queries: others.map((each) => ({ ...feedQuery(client, { ...scope, category: each }), enabled: polled.has(each) })),
  });
  const feeds = new Map(others.map((each, at) => [each, kept[at]?.data]));
  useSellerWatch((each) => (category === '' || each === category ? feed.data : feeds.get(each))?.rows);
  // While a category is read for the first time, show the previous category's counts.
  const last = [...feeds.values()].toSorted((a, b) => (b?.serverTimeMs ?? 0) - (a?.serverTimeMs ?? 0))[0];
  return { feed, counts: (feed.data ?? last)?.counts ?? null };
}

function feedQuery(client: QueryClient, scope: FeedScope) {
  const all = listingFeedQuery({ ...scope, category: '' }).queryKey;
  return { ...listingFeedQuery(scope), initialData: () => readFirstFeed(scope, client.getQueryData(all)) };
}

/**
 * Categories shown since the page was opened, including the current category; the feed of all categories makes other
 * feeds unnecessary.
 */
function useVisited(scope: FeedScope, category: string): readonly string[] {
  const of = JSON.stringify(scope);
  const [visited, setVisited] = useState<Visited>({ of, categories: [category] });
  if (visited.of === of && visited.categories.includes(category) && (category !== '' || visited.categories.length === 1))
    return visited.categories;
  const categories = category === '' || visited.of !== of ? [category] : [...visited.categories, category];
  setVisited({ of, categories });
  return categories;
}
