/** Items by name and names by hash, for all tradable items of a league. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ConfidenceLevel } from '@poexchange/domain/pricing';
import { usePriceLevel } from '../game/interface-store.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { PriceEntry } from '../price-files/price-book.ts';
import type { Scope } from '../workers/scope.ts';
import { getPricingWorker } from '../workers/pricing-client.ts';

type Market = Pick<Scope, 'game' | 'league'>;

const FRESH_MS = 30 * 60_000;
const SHOWN_MATCHES = 12;

function itemSearchQuery(
  { game, league, language, level }: Market & { readonly language: LanguageCode; readonly level: ConfidenceLevel },
  words: readonly string[],
) {
  const scope = { game, league, level, ...(language !== 'en' && { language }) };
  return queryOptions({
    queryKey: ['find-items', game, league, language, level, words.join(' ')],
    queryFn: () => getPricingWorker().findItems(scope, { words, limit: SHOWN_MATCHES }),
    staleTime: FRESH_MS,
    gcTime: 60_000,
    meta: { failure: 'silent' },
  });
}

function itemNamesQuery({ game, league }: Market, hashes: readonly string[]) {
  return queryOptions({
    queryKey: ['name-items', game, league, hashes.join(' ')],
    queryFn: () => getPricingWorker().nameItems({ game, league }, hashes),
    staleTime: FRESH_MS,
    gcTime: 60_000,
    meta: { failure: 'silent' },
  });
}

/** The best matches for a typed text; an empty text sends no search. */
export function useItemSearch(scope: Market, text: string) {
  const level = usePriceLevel();
  const words = useDeferredValue(text).toLowerCase().split(/\s+/).filter(Boolean);
  return useQuery({
    ...itemSearchQuery({ ...scope, level, language: useTranslation().language }, words),
    enabled: words.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** A league's entries for these hashes. `isComplete`: all files were read, so missing hashes are unknown. */
export function useItemNames(
  scope: Market,
  hashes: readonly string[],
): { readonly items: ReadonlyMap<string, PriceEntry>; readonly isComplete: boolean } {
  const wanted = [...new Set(hashes)].sort();
  const { data } = useQuery({ ...itemNamesQuery(scope, wanted), enabled: wanted.length > 0, placeholderData: keepPreviousData });
  return useMemo(
    () => ({
      items: new Map(data?.items.map((entry) => [entry.hash, entry])),
      isComplete: data !== undefined && data.failedTags.length === 0,
    }),
    [data],
  );
}
