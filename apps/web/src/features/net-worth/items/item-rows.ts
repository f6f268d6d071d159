/**
 * Rows of a snapshot's item table: measured once for each snapshot, then filtered, ordered and searched. There may be
 * 20,000, so that each letter of a search scans an array of texts. Pure.
 */
import { netWorthCategoryOf, type DetailItem, type SnapshotDetails, type SnapshotTabId } from '@poexchange/domain/net-worth';

/** Item with its worth in the tabs that count. Amounts are chaos. */
export type ItemRow = {
  readonly hash: string;
  readonly item: DetailItem;
  readonly category: string;
  /** Pieces in the shown tabs, and their worth. */
  readonly quantity: number;
  readonly total: number;
  /** Id of the tab with the most pieces, and the number of other tabs. */
  readonly tabId: SnapshotTabId | null;
  readonly otherTabs: number;
};

export const itemSortColumns = ['name', 'tab', 'quantity', 'price', 'total', 'confidence', 'change', 'own'] as const;
export type ItemSortColumn = (typeof itemSortColumns)[number];
export type ItemSort = { readonly column: ItemSortColumn; readonly direction: 'up' | 'down' };

export type ItemFilters = {
  /** Empty for all. */
  readonly tabIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly confidence: 'all' | 'good' | 'low';
  readonly price: 'all' | 'own' | 'market' | 'none';
  /** `hidden`: items that the snapshot does not count are left out. */
  readonly ignored: 'hidden' | 'shown';
};

export const noItemFilters: ItemFilters = { tabIds: [], categoryIds: [], confidence: 'all', price: 'all', ignored: 'hidden' };

const MICROS = 1_000_000;

/** Returns the rows of the given tabs, or of all tabs if none is given. */
export function listItemRows(details: SnapshotDetails, tabIds: readonly string[]): readonly ItemRow[] {
  const wanted = new Set(tabIds);
  return details.items.flatMap((item): ItemRow[] => {
    const held = wanted.size === 0 ? item.holdings : item.holdings.filter(({ tabId }) => wanted.has(tabId));
    if (held.length === 0) return [];
    const quantity = held.reduce((sum, each) => sum + each.quantity, 0);
    const main = held.reduce((most, each) => (each.quantity > most.quantity ? each : most));
    return [
      {
        hash: item.priceHash,
        item,
        category: netWorthCategoryOf(details.game, item.tag),
        quantity,
        total: (quantity * Math.round(item.price * MICROS)) / MICROS,
        tabId: main.tabId,
        otherTabs: held.length - 1,
      },
    ];
  });
}

/** The rows that pass every filter except those of tabs, which {@link listItemRows} applies. */
export function filterItemRows(rows: readonly ItemRow[], filters: Omit<ItemFilters, 'tabIds'>): readonly ItemRow[] {
  const categories = new Set(filters.categoryIds);
  return rows.filter(({ item, category }) => {
    if (filters.ignored === 'hidden' && item.isIgnored) return false;
    if (categories.size > 0 && !categories.has(category)) return false;
    if (filters.confidence !== 'all' && (hasMarketDoubt(item) ? 'low' : 'good') !== filters.confidence) return false;
    return filters.price === 'all' || filters.price === priceKindOf(item);
  });
}

/** Origin of the price that counts. */
export function priceKindOf(item: DetailItem): 'own' | 'market' | 'none' {
  if (item.isCustomPrice) return 'own';
  return item.price > 0 ? 'market' : 'none';
}

/** Returns whether the price is the market's and unreliable (D53). */
export function hasMarketDoubt(item: DetailItem): boolean {
  return item.isLowConfidence && !item.isCustomPrice;
}

export type RowFacts = {
  readonly tabNameOf: (id: SnapshotTabId) => string;
  /** Relative change of the market's price in a day; null if unknown. */
  readonly changeOf: (item: DetailItem) => number | null;
  /** The person's current own price, which the next snapshot uses; null without one. */
  readonly ownPriceOf: (hash: string) => number | null;
};

/** Orders the rows; those without the number come last in either direction, ties by name. */
export function orderItemRows(rows: readonly ItemRow[], sort: ItemSort, facts: RowFacts): readonly ItemRow[] {
  const turn = sort.direction === 'up' ? 1 : -1;
  const measure = measureOf(sort.column, facts);
  if (measure === null) {
    const textOf = ({ item, tabId }: ItemRow): string =>
      sort.column === 'name' || tabId === null ? item.displayName : `${facts.tabNameOf(tabId)} ${item.displayName}`;
    return rows
      .map((row) => ({ row, text: textOf(row) }))
      .sort((a, b) => turn * compareTexts(a.text, b.text) || compareTexts(a.row.hash, b.row.hash))
      .map(({ row }) => row);
  }
  const measured = Float64Array.from(rows, (row) => measure(row) ?? Number.NaN);
  const order = Uint32Array.from(rows, (_row, at) => at);
  order.sort((a, b) => {
    const [left, right] = [measured[a] as number, measured[b] as number];
    if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
    const difference = Number.isNaN(left) ? 0 : turn * (left - right);
    return difference || compareTexts((rows[a] as ItemRow).item.displayName, (rows[b] as ItemRow).item.displayName);
  });
  return Array.from(order, (at) => rows[at] as ItemRow);
}

function measureOf(column: ItemSortColumn, { changeOf, ownPriceOf }: RowFacts): ((row: ItemRow) => number | null) | null {
  if (column === 'quantity') return ({ quantity }) => quantity;
  if (column === 'price') return ({ item }) => item.price;
  if (column === 'total') return ({ total }) => total;
  if (column === 'change') return ({ item }) => changeOf(item);
  if (column === 'own') return ({ hash }) => ownPriceOf(hash);
  if (column === 'confidence')
    return ({ item }) => (priceKindOf(item) === 'none' ? null : hasMarketDoubt(item) ? 1 : item.isCustomPrice ? 2 : 0);
  return null;
}

// Names are English: comparing code units is ten times as fast as the language's own order.
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns a test for every word of a text; null if the text is empty. */
export function makeItemMatch(text: string, searchedOf: (item: DetailItem) => string): ((item: DetailItem) => boolean) | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return (item) => {
    const searched = searchedOf(item);
    return words.every((word) => searched.includes(word));
  };
}

/** Reads the text to search of each item once, at its first search. */
export function makeItemSearched(textOf: (item: DetailItem) => string): (item: DetailItem) => string {
  const known = new WeakMap<DetailItem, string>();
  return (item) => {
    const text = known.get(item) ?? textOf(item).toLowerCase();
    known.set(item, text);
    return text;
  };
}

/**
 * Clicking the same column again reverses the order; another column starts with names from A and numbers from the
 * highest.
 */
export function turnItemSort(before: ItemSort, column: ItemSortColumn): ItemSort {
  if (before.column === column) return { column, direction: before.direction === 'up' ? 'down' : 'up' };
  return { column, direction: column === 'name' || column === 'tab' ? 'up' : 'down' };
}
