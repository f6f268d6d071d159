import type { Tag } from '../grouping/index.ts';
import type { GroupHash } from '../ids/index.ts';
import type { DetailItem, SnapshotDetails, SnapshotTab, SnapshotTabId } from './details.ts';
import { toChaos, toMicros, worthOf } from './micro-chaos.ts';
import { netWorthCategoryOf } from './sum-details.ts';

/**
 * Parts of a change in chaos: by pieces found, bought, sold and used; by the market's prices; by the person's custom
 * prices and ignored items. `change` is exactly their sum, in millionths of a chaos.
 */
export type Effects = { readonly quantity: number; readonly price: number; readonly override: number; readonly change: number };

/** One kind of item in two snapshots; `before` or `after` is null if that snapshot does not contain the kind. */
export type ComparedItem = Effects & {
  readonly priceHash: GroupHash;
  readonly tag: Tag;
  readonly category: string;
  readonly displayName: string;
  readonly icon: string;
  readonly before: DetailItem | null;
  readonly after: DetailItem | null;
  readonly quantityBefore: number;
  readonly quantityAfter: number;
  readonly priceBefore: number;
  readonly priceAfter: number;
};

export type Comparison = Effects & {
  readonly totalBefore: number;
  readonly totalAfter: number;
  /** Largest movers first; unchanged kinds are omitted. */
  readonly items: readonly ComparedItem[];
  readonly byCategory: readonly (Effects & { readonly id: string })[];
  readonly byTab: readonly (Effects & { readonly id: SnapshotTabId })[];
  /** Tabs in only one of the snapshots: their entire contents count as a change of quantity. */
  readonly onlyBefore: readonly SnapshotTab[];
  readonly onlyAfter: readonly SnapshotTab[];
  /** Tabs of the later snapshot whose items are carried over. */
  readonly carried: readonly SnapshotTab[];
};

export type CompareOptions = {
  /**
   * Prices at which quantities are compared: those of the earlier snapshot (`before`, the default) or of the later
   * snapshot.
   */
  readonly pricesOf?: 'before' | 'after';
  /** Tabs that count: all tabs (the default), or only tabs in both snapshots. */
  readonly tabs?: 'all' | 'inBoth';
  /**
   * Returns a kind's market price in chaos at the time of the earlier snapshot, for kinds that are only in the later
   * snapshot; null if unknown, in which case the later price is used.
   */
  readonly priceBeforeOf?: (item: DetailItem) => number | null;
};

type Sums = { quantity: bigint; price: bigint; override: bigint };
type Pair = { readonly before: DetailItem | null; readonly after: DetailItem | null };
type Prices = { readonly before: bigint; readonly after: bigint; readonly market: bigint };

/**
 * Compares any two snapshots: `change = quantity effect + price effect + override effect`, exactly, for every kind, tab
 * and category and in total. At prices of the earlier snapshot the quantity effect is the change of pieces times the
 * earlier price, and the other two effects are the later pieces times the change of price. A custom price on both sides
 * counts as an override; if it was set or removed between the snapshots, the market's own movement counts separately.
 */
export function compareSnapshots(before: SnapshotDetails, after: SnapshotDetails, options: CompareOptions = {}): Comparison {
  const idsBefore = new Set(before.tabs.map(({ id }) => id));
  const idsAfter = new Set(after.tabs.map(({ id }) => id));
  const counts = (id: SnapshotTabId): boolean => options.tabs !== 'inBoth' || (idsBefore.has(id) && idsAfter.has(id));
  const ledger: Ledger = {
    all: makeSums(),
    byTab: new Map([...before.tabs, ...after.tabs].filter(({ id }) => counts(id)).map(({ id }) => [id, makeSums()])),
    byCategory: new Map(),
    worthBefore: 0n,
    worthAfter: 0n,
  };
  const { all, byTab, byCategory } = ledger;
  const items = pairItems(before.items, after.items).flatMap((pair) => {
    const category = netWorthCategoryOf(after.game, ((pair.after ?? pair.before) as DetailItem).tag);
    return compareKind(pair, ledger, { category, counts, options }) ?? [];
  });
  return {
    ...presentSums(all),
    totalBefore: toChaos(ledger.worthBefore),
    totalAfter: toChaos(ledger.worthAfter),
    items: items.sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.displayName < b.displayName ? -1 : 1)),
    byCategory: [...byCategory].map(([id, sums]) => ({ id, ...presentSums(sums) })),
    byTab: [...byTab].map(([id, sums]) => ({ id, ...presentSums(sums) })),
    onlyBefore: before.tabs.filter(({ id }) => !idsAfter.has(id)),
    onlyAfter: after.tabs.filter(({ id }) => !idsBefore.has(id)),
    carried: after.tabs.filter(({ state }) => state !== 'read'),
  };
}

/** Pairs the kinds of both snapshots by price group. */
function pairItems(before: readonly DetailItem[], after: readonly DetailItem[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const item of before) pairs.set(item.priceHash, { before: item, after: null });
  for (const item of after) pairs.set(item.priceHash, { before: pairs.get(item.priceHash)?.before ?? null, after: item });
  return [...pairs.values()];
}

type Ledger = {
  readonly all: Sums;
  readonly byTab: Map<SnapshotTabId, Sums>;
  readonly byCategory: Map<string, Sums>;
  worthBefore: bigint;
  worthAfter: bigint;
};

type KindOptions = {
  readonly category: string;
  readonly counts: (id: SnapshotTabId) => boolean;
  readonly options: CompareOptions;
};

/** Compares one kind and adds its effects to the ledger; null if the kind did not change. */
function compareKind(pair: Pair, ledger: Ledger, { category, counts, options }: KindOptions): ComparedItem | null {
  const known = (pair.after ?? pair.before) as DetailItem;
  const prices = pricesOf(pair, options);
  const pieces = countPieces(pair, counts);
  const own = makeSums();
  const ofCategory = ledger.byCategory.get(category) ?? makeSums();
  ledger.byCategory.set(category, ofCategory);
  let quantityBefore = 0;
  let quantityAfter = 0;
  for (const [tabId, held] of pieces) {
    const effects = splitChange(held, prices, options.pricesOf ?? 'before');
    const ofTab = ledger.byTab.get(tabId) ?? makeSums();
    ledger.byTab.set(tabId, ofTab);
    for (const sums of [own, ofCategory, ofTab, ledger.all]) addSums(sums, effects);
    quantityBefore += held.before;
    quantityAfter += held.after;
  }
  ledger.worthBefore += worthOf(quantityBefore, toMicros(pair.before?.price ?? 0));
  ledger.worthAfter += worthOf(quantityAfter, toMicros(pair.after?.price ?? 0));
  const isChanged = quantityBefore !== quantityAfter || prices.before !== prices.after || own.quantity !== 0n;
  if (!isChanged || pieces.size === 0) return null;
  return {
    ...presentSums(own),
    priceHash: known.priceHash,
    tag: known.tag,
    category,
    displayName: known.displayName,
    icon: known.icon,
    ...pair,
    quantityBefore,
    quantityAfter,
    priceBefore: toChaos(prices.before),
    priceAfter: toChaos(prices.after),
  };
}

/**
 * Returns the kind's price on both sides, and the market's part of the change between them. If the kind is missing on
 * one side, that side uses the other side's price, unless the caller knows the market's price.
 */
function pricesOf({ before, after }: Pair, { priceBeforeOf }: CompareOptions): Prices {
  if (before === null || after === null) {
    const item = (before ?? after) as DetailItem;
    const known = after === null || isOwnPrice(item) ? null : (priceBeforeOf?.(item) ?? null);
    const there = toMicros(item.price);
    const start = known === null ? there : toMicros(known);
    return { before: start, after: there, market: there - start };
  }
  const [start, end] = [toMicros(before.price), toMicros(after.price)];
  if (!isOwnPrice(before) && !isOwnPrice(after)) return { before: start, after: end, market: end - start };
  if (isOwnPrice(before) && isOwnPrice(after)) return { before: start, after: end, market: 0n };
  // Only one side has a custom price: count the market's change between the two as far as it is known.
  if (before.originalPrice === null || after.originalPrice === null) return { before: start, after: end, market: 0n };
  return { before: start, after: end, market: toMicros(after.originalPrice) - toMicros(before.originalPrice) };
}

function isOwnPrice(item: DetailItem): boolean {
  return item.isCustomPrice || item.isIgnored;
}

/** Counts the pieces on both sides by tab, for the tabs that count. */
function countPieces(
  { before, after }: Pair,
  counts: (id: SnapshotTabId) => boolean,
): Map<SnapshotTabId, { before: number; after: number }> {
  const pieces = new Map<SnapshotTabId, { before: number; after: number }>();
  for (const [side, item] of [
    ['before', before],
    ['after', after],
  ] as const) {
    for (const { tabId, quantity } of item?.holdings ?? []) {
      if (!counts(tabId)) continue;
      const held = pieces.get(tabId) ?? { before: 0, after: 0 };
      held[side] += quantity;
      pieces.set(tabId, held);
    }
  }
  return pieces;
}

function splitChange(held: { before: number; after: number }, prices: Prices, at: 'before' | 'after'): Sums {
  const [priceAt, piecesAt] = at === 'before' ? [prices.before, held.after] : [prices.after, held.before];
  const quantity = worthOf(held.after - held.before, priceAt);
  const price = worthOf(piecesAt, prices.market);
  return { quantity, price, override: worthOf(piecesAt, prices.after - prices.before) - price };
}

function makeSums(): Sums {
  return { quantity: 0n, price: 0n, override: 0n };
}

function addSums(sums: Sums, { quantity, price, override }: Sums): void {
  sums.quantity += quantity;
  sums.price += price;
  sums.override += override;
}

function presentSums({ quantity, price, override }: Sums): Effects {
  return { quantity: toChaos(quantity), price: toChaos(price), override: toChaos(override), change: toChaos(quantity + price + override) };
}
