/** Rows of the listings table: their values, filter and order. Pure. */
import type { ListingRow } from '@poexchange/contract/rest';
import { belongsToCategory, findCategory } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import { findPercentRange, percentOfKnownValue, type PercentRange } from '@poexchange/domain/listing';
import { readKnownGroup, type KnownGroup, type PriceIndex } from '../../shared/price-files/known-groups.ts';

/**
 * A listing's item as pages use it (R3.03): the three numbers of its row, and facts derived from the published files.
 * `hash` identifies the item in the listing.
 */
export type ListingItemView = KnownGroup & { readonly hash: string; readonly price: number; readonly quantity: number };

export type ListingView = {
  readonly row: ListingRow;
  /** Items with a known name, most expensive first; R5.06: items without a summary are omitted. */
  readonly items: readonly ListingItemView[];
  readonly pieces: number;
  readonly percent: number | null;
  /** Range of the items' percentages, if they differ (R9.33). */
  readonly percentRange: PercentRange | null;
};

/**
 * Describes a listing. `percent` is null if nothing has a value, or if the values of individual items do not apply to
 * the whole (R3.15).
 */
export function describeListing(row: ListingRow, prices: PriceIndex, game: Game): ListingView {
  const items = row.items.flatMap(([hash, price, quantity]): ListingItemView[] => {
    const known = readKnownGroup(prices, hash);
    return known === undefined ? [] : [{ hash, price, quantity, ...known }];
  });
  items.sort((a, b) => b.price * b.quantity - a.price * a.quantity);
  const isValued = findCategory(game, row.category)?.disableListingValuation !== true;
  const readValue = (hash: string): number | null => readKnownGroup(prices, hash)?.primaryValuation.valueChaos ?? null;
  return {
    row,
    items,
    pieces: row.items.reduce((sum, [, , quantity]) => sum + quantity, 0),
    percent: isValued ? percentOfKnownValue(items, readValue).percent : null,
    percentRange: isValued ? findPercentRange(items, readValue) : null,
  };
}

/** Caches {@link describeListing}: a row is described again only if the row or the prices have changed. */
export function createListingViews(): (row: ListingRow, prices: PriceIndex, game: Game) => ListingView {
  let known = new WeakMap<ListingRow, ListingView>();
  let knownPrices: PriceIndex | null = null;
  return (row, prices, game) => {
    if (prices !== knownPrices) {
      known = new WeakMap();
      knownPrices = prices;
    }
    const before = known.get(row);
    if (before !== undefined) return before;
    const view = describeListing(row, prices, game);
    known.set(row, view);
    return view;
  };
}

/**
 * True if a listing belongs in a category (and sub-category): because it was listed there, or because it contains an
 * item of that category.
 */
export function isInCategory(view: ListingView, options: { game: Game; category: string; subCategory: string }): boolean {
  if (options.category === '') return true;
  if (view.row.category !== options.category) return false;
  if (options.subCategory === '' || view.row.subCategory === options.subCategory) return true;
  if (view.row.subCategory !== '') return false;
  return view.items.some(({ summary }) =>
    belongsToCategory(options.game, options.category, options.subCategory, {
      tag: summary.tag,
      key: summary.key,
      properties: summary.properties,
      displayName: summary.name,
    }),
  );
}

/** `unitPrice` and `stock` exist only while the filter names one item (R3.04). */
export type SortColumn = 'seller' | 'pieces' | 'percent' | 'total' | 'seen' | 'listed' | 'unitPrice' | 'stock';

/** Returns the number a column sorts by; null if the view has no such number. */
export type ReadColumn = (view: ListingView, column: Exclude<SortColumn, 'seller'>) => number | null;
export type Sort = { readonly column: SortColumn; readonly direction: 'up' | 'down' };

/** Cheapest first, for buyers. */
export const defaultSort: Sort = { column: 'percent', direction: 'up' };

/** Returns the time of publication, which trades do not change. */
function listedMsOf({ listedMs, timestampMs }: ListingView['row']): number {
  return listedMs ?? timestampMs;
}

/**
 * Sorts into a new list. Listings without the value come last in either direction, and ties have a fixed order (newest
 * first, then id).
 */
export function sortListings(views: readonly ListingView[], sort: Sort, read: ReadColumn = readColumn): ListingView[] {
  const sign = sort.direction === 'up' ? 1 : -1;
  return [...views].sort((a, b) => {
    const byColumn = compareColumn([a, b], { column: sort.column, sign, read });
    if (byColumn !== 0) return byColumn;
    return listedMsOf(b.row) - listedMsOf(a.row) || (a.row.uuid < b.row.uuid ? -1 : 1);
  });
}

type Comparing = { readonly column: SortColumn; readonly sign: 1 | -1; readonly read: ReadColumn };

function compareColumn([a, b]: readonly [ListingView, ListingView], { column, sign, read }: Comparing): number {
  if (column === 'seller') return sign * a.row.ign.localeCompare(b.row.ign);
  const left = read(a, column);
  const right = read(b, column);
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  return sign * (left - right);
}

/** Returns times as ages, so that "up" means most recent first. */
export function readColumn({ row, pieces, percent }: ListingView, column: Exclude<SortColumn, 'seller'>): number | null {
  switch (column) {
    case 'pieces':
      return pieces;
    case 'percent':
      return percent;
    case 'total':
      return row.totalPrice;
    case 'seen':
      return row.seenAt === null ? null : -row.seenAt;
    case 'listed':
      return -listedMsOf(row);
    case 'unitPrice':
    case 'stock':
      return null;
  }
}

export type CategoryCounts = Readonly<Record<string, number>>;

/**
 * Number of listings by category and sub-category id; '' counts all. If the views belong to a single category, `others`
 * contains the counts of the other categories.
 */
export function countCategories(
  views: readonly ListingView[],
  options: { game: Game; category: string; others: CategoryCounts | null },
): CategoryCounts {
  const counts: Record<string, number> = { ...options.others };
  delete counts[options.category];
  counts[''] = Object.values(counts).reduce((sum, count) => sum + count, views.length);
  for (const view of views) {
    counts[view.row.category] = (counts[view.row.category] ?? 0) + 1;
    for (const { id } of findCategory(options.game, view.row.category)?.subCategories ?? []) {
      if (isInCategory(view, { game: options.game, category: view.row.category, subCategory: id })) counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return counts;
}
