import { categoryOfTag, listCategories } from '@poexchange/domain/category';
import type { Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { usePriceIndex } from '../../shared/price-files/queries.ts';
import type { CategoryPlace } from '../../shared/ui/category-nav.tsx';
import { useHiddenSellers, useWhispered } from './browser-stores.ts';
import { listingFeedQuery } from './feed-query.ts';
import type { ListingLine } from './listing-cells.tsx';
import {
  countCategories,
  createListingViews,
  findMatchingGroups,
  isInCategory,
  passesFilter,
  readWords,
  sortListings,
  type ListingFilter,
  type Sort,
  type TypedFilter,
} from './listing-view.ts';
import { useHeldOrder } from './use-held-order.ts';

export type ListingsScope = { readonly game: Game; readonly league: string };

/** Everything the listings page shows of a league, for a place, a filter and a sort. `isHeld` keeps rows where they are (D86). */
export function useListings(of: {
  scope: ListingsScope;
  place: CategoryPlace;
  typed: TypedFilter;
  sort: Sort;
  isHeld: boolean;
  ownUuids: ReadonlySet<string>;
}) {
  const { scope, place, sort, ownUuids } = of;
  const feed = useQuery(listingFeedQuery(scope));
  const typed = useDeferredValue(of.typed);
  const hidden = useHiddenSellers(scope.game);
  const whispered = useWhispered();
  const rows = feed.data?.rows;
  const ended = feed.data?.ended;
  const tags = useNeededTags(scope.game, place.category, rows);
  const priceIndex = usePriceIndex({ ...scope, tags });
  const { prices } = priceIndex;
  const [viewOf] = useState(createListingViews);

  const views = useMemo(
    () => [...(rows?.values() ?? [])].map((row) => viewOf(row, prices, scope.game)),
    [rows, prices, scope.game, viewOf],
  );
  const counts = useMemo(() => countCategories(views, { game: scope.game }), [views, scope.game]);
  const inPlace = useMemo(() => views.filter((view) => isInCategory(view, { game: scope.game, ...place })), [views, scope.game, place]);
  const matching = useMemo(() => findMatchingGroups(prices, readWords(typed.itemText)), [prices, typed.itemText]);
  const sorted = useMemo(() => {
    const filter: ListingFilter = { ...place, ...typed, hiddenSellers: new Set(hidden) };
    return sortListings(
      inPlace.filter((view) => passesFilter(view, filter, matching)),
      sort,
    );
  }, [inPlace, place, typed, hidden, matching, sort]);

  const wanted = useMemo(() => sorted.map((view) => view.row.uuid), [sorted]);
  const view = JSON.stringify([scope, place, typed, sort, hidden, priceIndex.isLoading]);
  const held = useHeldOrder({ wanted, view, isHeld: of.isHeld });

  /** A listing of the feed, or one that left it while this page looked on; null for an unknown one. */
  const describe = useCallback(
    (uuid: string, own: ReadonlySet<string>): ListingLine | null => {
      const row = rows?.get(uuid) ?? ended?.get(uuid);
      if (row === undefined) return null;
      return {
        ...viewOf(row, prices, scope.game),
        isEnded: rows?.has(uuid) !== true,
        isOwn: own.has(uuid),
        whisperedAtMs: whispered[uuid]?.atMs ?? null,
      };
    },
    [rows, ended, viewOf, prices, scope.game, whispered],
  );
  const lines = useMemo(() => held.shown.flatMap((uuid) => describe(uuid, ownUuids) ?? []), [held.shown, describe, ownUuids]);

  return { feed, priceIndex, counts, inPlaceCount: inPlace.length, matchCount: sorted.length, matching, lines, held, hidden, describe };
}

/** The tags whose names and values the page needs: those of the category, or of every category that has listings. */
function useNeededTags(game: Game, category: string, rows: ReadonlyMap<string, { category: string }> | undefined): readonly Tag[] {
  const categories = useMemo(() => {
    const found = new Set([...(rows?.values() ?? [])].map((row) => row.category));
    return listCategories(game)
      .filter((each) => (category === '' ? found.has(each.id) : each.id === category))
      .map((each) => each.id)
      .join(' ');
  }, [game, category, rows]);
  return useMemo(() => {
    const wanted = new Set(categories.split(' '));
    return listCategories(game).flatMap((each) =>
      wanted.has(each.id) ? each.tags.filter((tag) => categoryOfTag(game, tag)?.id === each.id) : [],
    );
  }, [game, categories]);
}
