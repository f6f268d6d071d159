import type { ListingRow, Side } from '@poexchange/contract/rest';
import { listCategories } from '@poexchange/domain/category';
import type { Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { compileListingFilter, listConditions, writeListingFilter, type ListingFilter } from '@poexchange/domain/listing-filter';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNaming } from '../../shared/i18n/item-names.ts';
import { makeFilterBook } from '../../shared/price-files/known-groups.ts';
import { usePriceIndex } from '../../shared/prices/use-price-index.ts';
import type { CategoryPlace } from '../../shared/ui/category-nav.tsx';
import { useHiddenSellers, useWhispered } from './browser-stores.ts';
import type { ListingLine } from './listing-cells.tsx';
import { countCategories, createListingViews, isInCategory, sortListings, type ListingView, type Sort } from './listing-view.ts';
import { LONG_PATIENCE_MS, SHORT_PATIENCE_MS, useFirstPrices } from './feed/use-first-prices.ts';
import { findOneItem, readOneItem } from './list/one-item.ts';
import { warnOfDropped } from './feed/warn-of-dropped.ts';
import { useCategoryFeed } from './feed/use-category-feed.ts';
import { useHeldOrder } from '../../shared/ui/use-held-order.ts';

export type ListingsScope = { readonly game: Game; readonly league: string; readonly side?: Side };

/** Data of the listings page for a league, a place, a filter and a sort. `isHeld` keeps rows in place (D86). */
export function useListings(options: {
  scope: ListingsScope;
  place: CategoryPlace;
  filter: ListingFilter;
  sort: Sort;
  /** Used while the filter names one item. */
  oneItemSort: Sort;
  isHeld: boolean;
  ownUuids: ReadonlySet<string>;
}) {
  const { scope, place, ownUuids } = options;
  const { feed, counts: others } = useCategoryFeed(scope, place.category);
  const filter = useDeferredValue(options.filter);
  const hidden = useHiddenSellers(scope.game);
  const whispered = useWhispered();
  const rows = feed.data?.rows;
  const ended = feed.data?.ended;
  const tags = useNeededTags(scope.game, place.category, rows);
  const priceIndex = usePriceIndex({ ...scope, tags });
  const { prices } = priceIndex;
  const first = { of: JSON.stringify([scope, place.category]), isLoading: priceIndex.isLoading, hasRows: rows !== undefined };
  const isReady = useFirstPrices({ ...first, patienceMs: LONG_PATIENCE_MS });
  // The filter may depend on names and values: without them an empty list would appear briefly.
  const needsPrices = place.subCategory !== '' || listConditions(filter).length > 0;
  const isDrawn = useFirstPrices({ ...first, patienceMs: needsPrices ? LONG_PATIENCE_MS : SHORT_PATIENCE_MS });
  const [viewOf] = useState(createListingViews);
  const [lineOf] = useState(createListingLines);

  const views = useMemo(
    () => [...(rows?.values() ?? [])].map((row) => viewOf(row, prices, scope.game)),
    [rows, prices, scope.game, viewOf],
  );
  // Until the category has been read, another feed's counts provide its number of listings.
  const counted = rows === undefined ? '' : place.category;
  const counts = useMemo(
    () => countCategories(views, { game: scope.game, category: counted, others }),
    [views, scope.game, counted, others],
  );
  const inPlace = useMemo(() => views.filter((view) => isInCategory(view, { game: scope.game, ...place })), [views, scope.game, place]);
  const naming = useNaming();
  const book = useMemo(() => makeFilterBook(prices, naming.nameItem), [prices, naming]);
  const compiled = useMemo(() => compileListingFilter(filter, book), [filter, book]);
  const hiddenSellers = useMemo(() => new Set(hidden), [hidden]);
  const passing = useMemo(
    () => inPlace.filter((view) => !hiddenSellers.has(view.row.ign) && compiled.passes(view)),
    [inPlace, hiddenSellers, compiled],
  );
  const one = useMemo(() => findOneItem(passing, { compiled, side: scope.side ?? 'sell' }), [passing, compiled, scope.side]);
  const sort = one === null ? options.sort : options.oneItemSort;
  const sorted = useMemo(() => sortListings(passing, sort, one === null ? undefined : readOneItem(one)), [passing, sort, one]);
  useEffect(() => {
    if (!isReady || priceIndex.isLoading || priceIndex.hasFailed) return;
    warnOfDropped(views, place.category);
  }, [isReady, priceIndex.isLoading, priceIndex.hasFailed, views, place.category]);

  const wanted = useMemo(() => sorted.map((view) => view.row.uuid), [sorted]);
  const asked = useMemo(() => JSON.stringify(writeListingFilter(filter)), [filter]);
  const view = JSON.stringify([scope, place, asked, sort, hidden, isDrawn]);
  const held = useHeldOrder({ wanted, view, isHeld: options.isHeld });

  /**
   * Describes a listing from the feed, or a listing that ended while this page was open; null if the listing is
   * unknown.
   */
  const describe = useCallback(
    (uuid: string, own: ReadonlySet<string>): ListingLine | null => {
      const row = rows?.get(uuid) ?? ended?.get(uuid);
      if (row === undefined) return null;
      return lineOf(viewOf(row, prices, scope.game), {
        isEnded: rows?.has(uuid) !== true,
        isOwn: own.has(uuid),
        isPriced: isReady,
        whisperedAtMs: whispered[uuid]?.atMs ?? null,
      });
    },
    [rows, ended, viewOf, lineOf, prices, scope.game, whispered, isReady],
  );
  const lines = useMemo(() => held.shown.flatMap((uuid) => describe(uuid, ownUuids) ?? []), [held.shown, describe, ownUuids]);

  return {
    feed,
    priceIndex,
    isReady,
    isDrawn,
    counts,
    inPlace,
    matchCount: sorted.length,
    compiled,
    one,
    sort,
    lines,
    held,
    hidden,
    describe,
  };
}

/** An unchanged line keeps its identity, so that a key press in the filter renders only added or removed rows. */
function createListingLines(): (
  view: ListingView,
  facts: Pick<ListingLine, 'isEnded' | 'isOwn' | 'isPriced' | 'whisperedAtMs'>,
) => ListingLine {
  const known = new WeakMap<ListingView, ListingLine>();
  return (view, facts) => {
    const before = known.get(view);
    if (
      before !== undefined &&
      before.isEnded === facts.isEnded &&
      before.isOwn === facts.isOwn &&
      before.isPriced === facts.isPriced &&
      before.whisperedAtMs === facts.whisperedAtMs
    ) {
      return before;
    }
    const line = { ...view, ...facts };
    known.set(view, line);
    return line;
  };
}

/**
 * Returns the tags whose names and values the page needs: the tags of the category, or of every category with listings;
 * for a custom group, the tags of its items (D25).
 */
function useNeededTags(
  game: Game,
  category: string,
  rows: ReadonlyMap<string, Pick<ListingRow, 'category' | 'custom'>> | undefined,
): readonly Tag[] {
  const needed = useMemo(() => {
    const shown = [...(rows?.values() ?? [])].filter((row) => category === '' || row.category === category);
    const categories = new Set([category, ...shown.map((row) => row.category)]);
    const wanted = new Set<Tag>(shown.flatMap((row) => row.custom?.tags ?? []));
    for (const each of listCategories(game)) if (categories.has(each.id)) for (const tag of each.tags) wanted.add(tag);
    return JSON.stringify([...wanted].sort());
  }, [game, category, rows]);
  // A poll without a new tag must not cause a refetch of the files.
  return useMemo(() => JSON.parse(needed) as Tag[], [needed]);
}
