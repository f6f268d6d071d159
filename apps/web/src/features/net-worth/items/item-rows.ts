/**
 * Rows of a snapshot's item table: built once per snapshot, then filtered, ordered and searched. There may be 20,000
 * rows, so each keystroke of a search scans precomputed strings. Pure.
 */
import { netWorthCategoryOf, type DetailItem, type SnapshotDetails, type SnapshotTabId } from '@poexchange/domain/net-worth';

/** Item with its worth in the selected tabs. Amounts are in chaos. */
export type ItemRow = {
  readonly hash: string;
  readonly item: DetailItem;
  readonly category: string;
  /** Pieces in the selected tabs. */
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
  /** Empty selects all tabs. */
  readonly tabIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly confidence: 'all' | 'good' | 'low';
  readonly price: 'all' | 'own' | 'market' | 'none';
  /** `hidden` excludes items that the snapshot does not count. */
  readonly ignored: 'hidden' | 'shown';
};

export const noItemFilters: ItemFilters = { tabIds: [], categoryIds: [], confidence: 'all', price: 'all', ignored: 'hidden' };

const MICROS = 1_000_000;

/** Returns the rows of these tabs, or of all tabs if the list is empty. */
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

/** Applies all filters except the tab filter, which {@link listItemRows} applies. */
export function filterItemRows(rows: readonly ItemRow[], filters: Omit<ItemFilters, 'tabIds'>): readonly ItemRow[] {
  const categories = new Set(filters.categoryIds);
  return rows.filter(({ item, category }) => {
    if (filters.ignored === 'hidden' && item.isIgnored) return false;
    if (categories.size > 0 && !categories.has(category)) return false;
    if (filters.confidence !== 'all' && (hasMarketDoubt(item) ? 'low' : 'good') !== filters.confidence) return false;
    return filters.price === 'all' || filters.price === priceKindOf(item);
  });
}

/** Returns the origin of the price that is used. */
export function priceKindOf(item: DetailItem): 'own' | 'market' | 'none' {
  if (item.isCustomPrice) return 'own';
  return item.price > 0 ? 'market' : 'none';
}

/** Returns whether the item uses an unreliable market price. */
export function hasMarketDoubt(item: DetailItem): boolean {
  return item.isLowConfidence && !item.isCustomPrice;
}

export type RowFacts = {
  readonly tabNameOf: (id: SnapshotTabId) => string;
  /** Relative change of the market price over one day; null if unknown. */
  readonly changeOf: (item: DetailItem) => number | null;
  /** The person's current own price, which the next snapshot will use; null if there is none. */
  readonly ownPriceOf: (hash: string) => number | null;
};

/** Orders the rows; rows without a number come last in either direction, and ties are ordered by name. */
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

// Names are English: comparing code units is ten times as fast as locale-aware comparison.
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns a predicate that requires every word of the text; null if the text is empty. */
export function makeItemMatch(text: string, searchedOf: (item: DetailItem) => string): ((item: DetailItem) => boolean) | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return (item) => {
    const searched = searchedOf(item);
    return words.every((word) => searched.includes(word));
  };
}

/** Caches each item's searchable text on first use. */
export function makeItemSearched(textOf: (item: DetailItem) => string): (item: DetailItem) => string {
  const known = new WeakMap<DetailItem, string>();
  return (item) => {
    const text = known.get(item) ?? textOf(item).toLowerCase();
    known.set(item, text);
    return text;
  };
}

/**
 * Clicking the same column again reverses the order; a new column starts with names from A or with the highest numbers.
 */
export function turnItemSort(before: ItemSort, column: ItemSortColumn): ItemSort {
  if (before.column === column) return { column, direction: before.direction === 'up' ? 'down' : 'up' };
  return { column, direction: column === 'name' || column === 'tab' ? 'up' : 'down' };
}
