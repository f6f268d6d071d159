import type { GroupItemResult, ItemGroup, UngroupedReason } from '../grouping/index.ts';
import type { StashTabId } from '../ids/index.ts';
import type { Game, GameItem } from '../item/index.ts';
import { choosePriceGroup, findDoubtOfPrice, findUnpricedVariant } from './choose-price-group.ts';
import { calculateEntryPrices, type GroupedEntry, type PriceSettings, type StackRef } from './grouped-entry.ts';
import type { NameRule, Summary } from './summary.ts';
import type { Valuation } from './valuation.ts';

export type StashItems = { readonly stashTabId: StashTabId; readonly items: readonly GameItem[] };

/**
 * Input for grouping a stash. Rules are passed as functions. Without `makeFilterGroup` the filter group is the primary
 * group. For groups without a summary, `nameOf` returns the name (default: the key) and `readIcon` the icon's path from
 * the item's address (default: the address).
 */
export type GroupStashInput = {
  readonly tabs: readonly StashItems[];
  readonly game: Game;
  readonly groupItem: (item: GameItem, game: Game) => GroupItemResult;
  readonly valuations: ReadonlyMap<string, Valuation>;
  readonly summaries: ReadonlyMap<string, Summary>;
  readonly makeFilterGroup?: (group: ItemGroup) => ItemGroup;
  readonly nameOf?: NameRule;
  readonly readIcon?: (icon: string) => string | undefined;
  /**
   * Keeps items of one price group in separate entries if this function returns different strings for an item and its
   * finest group (extended if there is one, otherwise primary): for filters on items rather than on their price, such
   * as a map's category. The entries then share a hash; `mergeEntries` joins them again.
   */
  readonly splitBy?: (item: GameItem, itemGroup: ItemGroup) => string;
  /** Called with each omitted item and the reason. */
  readonly onLeftOut?: (item: GameItem, reason: LeftOutReason) => void;
} & PriceSettings;

/**
 * Reason why items were omitted: no group (R3.08 and the rules), no id to identify them, or a duplicate of an item
 * already counted.
 */
export type LeftOutReason = UngroupedReason | 'noId' | 'seenTwice';

export type LeftOut = { readonly reason: LeftOutReason; readonly count: number };

export type GroupedStash = { readonly entries: readonly GroupedEntry[]; readonly ungrouped: readonly LeftOut[] };

type Bucket = {
  primary: ItemGroup;
  extended: ItemGroup | undefined;
  price: ItemGroup;
  split: string;
  items: StackRef[];
  stashTabs: Set<StashTabId>;
  first: GameItem;
  total: number;
  /** Number of pieces of variants without their own price. */
  borrowed: number;
};

/**
 * Groups and prices the items of some tabs: one entry per price group and value of `splitBy`, with summed stack sizes,
 * in the order in which groups first appear. An item that two tabs report, because it moved while they were read,
 * counts once. Items without a group are counted by reason, most frequent first.
 */
export function groupStash(input: GroupStashInput): GroupedStash {
  const buckets = new Map<string, Bucket>();
  const leftOut = new Map<LeftOutReason, number>();
  const seenIds = new Set<string>();
  for (const tab of input.tabs) {
    for (const item of tab.items) {
      const reason = addItem(item, tab.stashTabId, { input, buckets, seenIds });
      if (reason === undefined) continue;
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
      input.onLeftOut?.(item, reason);
    }
  }
  const ungrouped = [...leftOut].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
  return { entries: [...buckets.values()].map((bucket) => makeEntry(bucket, input)), ungrouped };
}

type Gathering = { readonly input: GroupStashInput; readonly buckets: Map<string, Bucket>; readonly seenIds: Set<string> };

function addItem(item: GameItem, stashTabId: StashTabId, { input, buckets, seenIds }: Gathering): LeftOutReason | undefined {
  const grouped = input.groupItem(item, input.game);
  if (!grouped.ok) return grouped.reason;
  if (item.id === undefined || item.id === '') return 'noId';
  if (seenIds.has(item.id)) return 'seenTwice';
  seenIds.add(item.id);
  const price = choosePriceGroup(grouped, input.valuations);
  const split = input.splitBy?.(item, grouped.extended ?? grouped.primary) ?? '';
  const id = split === '' ? price.hash : `${price.hash} ${split}`;
  let bucket = buckets.get(id);
  if (bucket === undefined) {
    bucket = {
      primary: grouped.primary,
      extended: grouped.extended,
      price,
      split,
      items: [],
      stashTabs: new Set(),
      first: item,
      total: 0,
      borrowed: 0,
    };
    buckets.set(id, bucket);
  }
  const stackSize = readCount(item.stackSize);
  bucket.items.push({ id: item.id, stackSize, x: item.x, y: item.y, w: item.w, h: item.h, stashTabId });
  bucket.stashTabs.add(stashTabId);
  bucket.total += stackSize;
  if (findUnpricedVariant(price, grouped.extended) !== null) bucket.borrowed += stackSize;
  return undefined;
}

/** Counts an item without a usable stack size as one piece (R9.34). */
function readCount(count: number): number {
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}

/** Returns the name and icon of a group: from its summary or, failing that, from its key and one of its items. */
function showGroup(
  price: ItemGroup,
  { icon }: GameItem,
  { summary, input }: { readonly summary: Summary | undefined; readonly input: GroupStashInput },
): Pick<GroupedEntry, 'displayName' | 'icon'> {
  return {
    displayName: summary?.displayName ?? input.nameOf?.(price) ?? price.key,
    icon: summary !== undefined && summary.icon !== '' ? summary.icon : (input.readIcon?.(icon) ?? icon),
  };
}

function makeEntry(bucket: Bucket, input: GroupStashInput): GroupedEntry {
  const { primary, extended, price, split, first, total } = bucket;
  const valuation = input.valuations.get(price.hash) ?? null;
  const summary = input.summaries.get(price.hash) ?? input.summaries.get(primary.hash);
  const doubt = findDoubtOfPrice(price, { extended, reason: valuation?.lowConfidenceReason ?? null });
  const offered = { hash: price.hash, valuation, stackSize: total };
  return {
    ...offered,
    ...calculateEntryPrices(offered, input),
    ...showGroup(price, first, { summary, input }),
    primaryGroup: primary,
    priceGroup: price,
    split,
    filterGroup: input.makeFilterGroup?.(primary) ?? primary,
    items: bucket.items,
    stashTabs: [...bucket.stashTabs],
    totalStacksize: total,
    borrowedPieces: bucket.borrowed,
    maxStackSize: readCount(first.maxStackSize),

    frameType: first.frameType,
    lowConfidence: (valuation?.lowConfidence ?? false) || (doubt !== null && valuation !== null),
    lowConfidenceReason: valuation === null ? null : doubt,
  };
}
