import { useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { StashEntry } from '../../../shared/workers/stash-offers.ts';
import { useCustomGroups } from '../../price-book/index.ts';
import { useStash, useStashEntries, type Stash } from '../../stash/index.ts';
import { listMapFilters, useMapFilterStore } from '../offer/map-filter-store.ts';
import { countPlaces, defaultOfferSort, findRichestCategory, type OfferSort, type OfferSortColumn } from '../offer/offer-lines.ts';
import { useListingsHere } from '../offer/sell-page-frame.tsx';
import { isGroupElsewhere, usePlace, type SellPageSearch } from '../offer/use-place.ts';
import { isSamePlace } from '../offer/use-publish.ts';
import { showOwnListing } from '../own-listings/own-listing-row.tsx';
import { useOffer } from './use-offer.ts';

export type StashSell = ReturnType<typeof useStashSell>;

/** Contents of a league's sell page: the stash and its items, the selected place, and the draft for it. */
export function useStashSell(scope: StashScope, search: SellPageSearch, onNavigate: (search: SellPageSearch) => void) {
  const { t } = useTranslation();
  const stash = useStash(scope);
  const filters = useMapFilterStore((state) => state.filters);
  const mapFilters = useMemo(() => listMapFilters(filters, scope), [filters, scope]);
  const entries = useStashEntries({
    scope,
    tabIds: stash.tabIds,
    contentVersion: stash.contentVersion,
    isReady: stash.isRestored,
    mapFilters,
  });
  const [text, setText] = useState('');
  const [show, setShow] = useState<'priced' | 'unpriced'>('priced');
  const [sort, setSort] = useState<OfferSort>(defaultOfferSort);

  const items = entries.data?.entries;
  const groups = useCustomGroups(scope.game);
  const counts = useMemo(() => countPlaces(items ?? [], groups), [items, groups]);
  const richest = useRichest(items);
  const place = usePlace({ scope, search, groups, fallback: richest ?? 'currency' });
  const offer = useOffer({ entries: items, place, text, show, sort });
  const { here, activeCount, marks } = useListingsHere(scope, 'sell');
  const isListView = search.view === 'listings';
  const hasEntries = items !== undefined && items.length > 0;
  const isElsewhere = isGroupElsewhere(place, groups);
  return {
    stash,
    entries,
    items,
    place,
    offer,
    listing: here.find((each) => isSamePlace(each, { ...place, side: 'sell' })),
    activeCount,
    isListView,
    isElsewhere,
    hasEntries,
    // Until there are tabs, the middle takes the whole page.
    hasTabs: stash.tabIds.length > 0 && (hasEntries || stash.list.error === null),
    hasOffer: !isListView && !isElsewhere && (offer.lines.length > 0 || offer.filteredCount > 0),
    text,
    setText,
    setShow,
    sort,
    sortBy: (column: OfferSortColumn) => setSort((before) => turnSort(before, column)),
    nav: {
      game: scope.game,
      label: t('offer.categories'),
      counts,
      isCounting: isStillCounting(stash, entries),
      // The list of own listings spans all categories, so no category is highlighted.
      selected: isListView ? { category: '', subCategory: '' } : place,
      marks,
      groups,
      onSelect: (next: { category: string; subCategory: string }) => {
        if (isListView && showOwnListing(next)) return;
        onNavigate({ category: next.category, sub: next.subCategory, view: undefined });
      },
    },
  };
}

function isStillCounting(stash: Stash, { data, isFetching }: ReturnType<typeof useStashEntries>): boolean {
  if (data === undefined) return true;
  return data.itemCount === 0 && (stash.loader.run !== null || isFetching);
}

/**
 * Returns the category that was most valuable when the first items arrived. The result does not change while more tabs
 * are read.
 */
function useRichest(entries: readonly StashEntry[] | undefined): string | null {
  const [first, setFirst] = useState<string | null>(null);
  const richest = first ?? findRichestCategory(entries ?? []);
  if (richest !== first) setFirst(richest);
  return richest;
}

function turnSort(before: OfferSort, column: OfferSortColumn): OfferSort {
  if (before.column !== column) return { column, direction: column === 'item' ? 'up' : 'down' };
  return { column, direction: before.direction === 'up' ? 'down' : 'up' };
}
