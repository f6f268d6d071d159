/** Items by name and names by hash, over everything that can be traded in a league. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import type { OfferScope } from '../price-book/index.ts';

const FRESH_MS = 30 * 60_000;
const SHOWN_MATCHES = 12;

/** The best matches for what is typed; nothing is asked for an empty text. */
export function useItemSearch(scope: OfferScope, text: string) {
  const words = useDeferredValue(text).toLowerCase().split(/\s+/).filter(Boolean);
  return useQuery({
    queryKey: ['find-items', scope.game, scope.league, words.join(' ')],
    queryFn: () => getPricingWorker().findItems({ game: scope.game, league: scope.league }, { words, limit: SHOWN_MATCHES }),
    enabled: words.length > 0,
    staleTime: FRESH_MS,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    meta: { failure: 'silent' },
  });
}

/** What the league knows of some hashes. `isComplete`: everything was read, so what is missing is unknown. */
export function useItemNames(
  scope: OfferScope,
  hashes: readonly string[],
): { readonly items: ReadonlyMap<string, PriceEntry>; readonly isComplete: boolean } {
  const wanted = [...new Set(hashes)].sort();
  const { data } = useQuery({
    queryKey: ['name-items', scope.game, scope.league, wanted.join(' ')],
    queryFn: () => getPricingWorker().nameItems({ game: scope.game, league: scope.league }, wanted),
    enabled: wanted.length > 0,
    staleTime: FRESH_MS,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    meta: { failure: 'silent' },
  });
  return useMemo(
    () => ({
      items: new Map(data?.items.map((entry) => [entry.hash, entry])),
      isComplete: data !== undefined && data.failedTags.length === 0,
    }),
    [data],
  );
}
