/** The prices of some tags as one index, updated with each price run. */
import type { Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { PRIMARY_LEVEL, type ConfidenceLevel } from '@poexchange/domain/pricing';
import { useQueries, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPricingWorker } from '../workers/pricing-client.ts';
import { usePriceLevel } from '../game/interface-store.ts';
import type { PriceEntry, TagPrices } from '../price-files/price-book.ts';
import { pricesMadeAtQuery, ratesQuery, readPublishedIndex, tagPricesQuery } from './queries.ts';

/** Above this number of changed tags, one request for the league's bundle is cheaper than two requests per tag. */
const MAX_SINGLE_TAGS = 6;

export type PriceIndexState = {
  readonly prices: ReadonlyMap<string, PriceEntry>;
  /** True while some tags have not loaded yet. */
  readonly isLoading: boolean;
  /** True if some tags could not be read: their names and values are missing. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * The groups of some tags by hash, valued at the user's level. The map stays the same object until a file changes. A
 * null `league` requests nothing.
 */
export function usePriceIndex(options: { game: Game; league: string | null; tags: readonly Tag[] }): PriceIndexState {
  const { game, league, tags } = options;
  const level = usePriceLevel();
  useFollowedPublications({ game, league, tags, level });
  return useQueries({
    queries: league === null ? [] : tags.map((tag) => tagPricesQuery({ game, league, tag, level })),
    combine: combineTags,
  });
}

function combineTags(results: readonly UseQueryResult<TagPrices>[]): PriceIndexState {
  const prices = new Map<string, PriceEntry>();
  for (const result of results) for (const entry of result.data?.entries ?? []) prices.set(entry.hash, entry);
  return {
    prices,
    isLoading: results.some((result) => result.isPending),
    hasFailed: results.some((result) => result.isError && result.data === undefined),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}

type Followed = { readonly game: Game; readonly league: string; readonly tags: readonly Tag[]; readonly level: ConfidenceLevel };

/** Reads changed files as soon as the league reports a new price run, so that prices match their displayed age. */
function useFollowedPublications({ league, ...rest }: Omit<Followed, 'league'> & { readonly league: string | null }): void {
  const client = useQueryClient();
  const { game, tags, level } = rest;
  const { data: madeAtMs } = useQuery({ ...pricesMadeAtQuery({ game, league: league ?? '' }), enabled: league !== null });
  useEffect(() => {
    if (league === null || madeAtMs === undefined || madeAtMs === null) return;
    // A failed read is retried at the next price run.
    void followPublication(client, { game, league, tags, level }).catch(() => undefined);
  }, [client, game, league, tags, level, madeAtMs]);
}

async function followPublication(client: QueryClient, { tags, ...place }: Followed): Promise<void> {
  const held = tags.flatMap((tag) => {
    const prices = client.getQueryData(tagPricesQuery({ ...place, tag }).queryKey);
    return prices === undefined ? [] : [{ tag, prices }];
  });
  if (held.length === 0) return;
  const index = await readPublishedIndex(place);
  const moved = held.filter(({ tag, prices }) => {
    const { n, v } = index.tags[tag] ?? { n: 0, v: 0 };
    // A new group without a price changes only the number of groups.
    return v > prices.pricedAtMs || n > prices.entries.length;
  });
  // The rate used for totals must match its table row: reading the rate also updates the row.
  const rates = ratesQuery(place);
  const isRateMoved = moved.some(({ tag }) => tag === 'currency') && client.getQueryData(rates.queryKey) !== undefined;
  if (isRateMoved) void client.fetchQuery({ ...rates, staleTime: 0 }).catch(() => undefined);
  const isFew = moved.length <= MAX_SINGLE_TAGS;
  await Promise.allSettled(
    moved.map(({ tag }) => {
      if (tag === 'currency' && isRateMoved && place.level === PRIMARY_LEVEL) return Promise.resolve();
      const query = tagPricesQuery({ ...place, tag });
      const { game, league, level } = place;
      const readOwnFiles = (): Promise<TagPrices> => getPricingWorker().readNewestTagPrices({ game, league, level }, tag);
      return client.fetchQuery({ ...query, staleTime: 0, ...(isFew && { queryFn: readOwnFiles }) });
    }),
  );
}
