import { makeFilterGroup, type GroupItemResult } from '../grouping/index.ts';
import type { GroupHash, StashTabId } from '../ids/index.ts';
import type { Game, GameItem } from '../item/index.ts';
import {
  calculatePrice,
  groupStash,
  PRIMARY_LEVEL,
  valueAtLevel,
  type ConfidenceLevel,
  type GroupedEntry,
  type LeftOut,
  type NameRule,
  type Summary,
  type Valuation,
} from '../pricing/index.ts';
import type { DetailItem, Holding, SnapshotDetails, SnapshotTab, SnapshotTabId } from './details.ts';
import { carryTab, judgeReading, nameTab, type TabReading } from './judge-reading.ts';
import { netWorthLimits } from './limits.ts';
import { toMicros, worthOf } from './micro-chaos.ts';

/** A person's custom prices (in chaos per piece) and ignored items, by hash, from their price book. */
export type OwnPrices = { readonly overrides: Readonly<Record<string, number>>; readonly ignored: readonly string[] };

export type BuildDetailsInput = {
  readonly game: Game;
  /** Final readings of the profile's tabs, in order; an item that occurs in two tabs counts once. */
  readonly readings: readonly TabReading[];
  /** Details of the profile's previous snapshot, for carried-over tabs. */
  readonly previous: SnapshotDetails | null;
  readonly groupItem: (item: GameItem, game: Game) => GroupItemResult;
  readonly valuations: ReadonlyMap<string, Valuation>;
  readonly summaries: ReadonlyMap<string, Summary>;
  readonly nameOf: NameRule;
  readonly readIcon: (icon: string) => string | undefined;
  readonly ownPrices: OwnPrices;
  /** Confidence level of the values; defaults to the primary level. */
  readonly level?: ConfidenceLevel;
};

/**
 * Details and what is missing from them: `unread` are tabs that could not be read and had never been read before,
 * `leftOut` counts items without a group by reason, `droppedKinds` counts the least valuable kinds, dropped because
 * they exceed a snapshot's limit.
 */
export type BuiltDetails = {
  readonly details: SnapshotDetails;
  readonly leftOut: readonly LeftOut[];
  readonly unread: readonly SnapshotTabId[];
  readonly droppedKinds: number;
};

/**
 * Groups and prices the tabs of a snapshot into its details, by the same rules as every other page: one item for each
 * price group, with its pieces by tab. A custom price replaces the market's price, and an ignored item counts as 0.
 * Tabs are carried over as decided by `judgeReading`; their items are priced at today's prices.
 */
export function buildDetails(input: BuildDetailsInput): BuiltDetails {
  const { game, readings, previous } = input;
  const tabs: SnapshotTab[] = [];
  const carried = new Set<SnapshotTabId>();
  const unread: SnapshotTabId[] = [];
  const read: { stashTabId: StashTabId; items: readonly GameItem[] }[] = [];
  for (const reading of readings) {
    const verdict = judgeReading(reading, { previous, attempts: Number.POSITIVE_INFINITY });
    const before = previous?.tabs.find(({ id }) => id === reading.id);
    if (verdict === 'carryOver' && before !== undefined) {
      tabs.push(carryTab(reading, before));
      carried.add(reading.id);
    } else if (reading.kind === 'read') {
      const { itemCount, readAtMs } = reading;
      tabs.push({ ...nameTab(reading), itemCount, readAtMs, state: 'read' });
      // Grouping returns the id unchanged.
      read.push({ stashTabId: reading.id as StashTabId, items: reading.items });
    } else if (reading.kind === 'failed') unread.push(reading.id);
  }
  const { entries, ungrouped } = groupStash({
    tabs: read,
    game,
    groupItem: input.groupItem,
    valuations: input.valuations,
    summaries: input.summaries,
    nameOf: input.nameOf,
    readIcon: input.readIcon,
    ...(input.level !== undefined && { level: input.level }),
  });
  const pricing = { ...input, ignored: new Set(input.ownPrices.ignored) };
  const kinds = new Map(entries.map((entry) => [entry.hash, describeEntry(entry, pricing)]));
  for (const item of previous?.items ?? []) {
    const holdings = item.holdings.filter(({ tabId }) => carried.has(tabId));
    if (holdings.length === 0) continue;
    const known = kinds.get(item.priceHash);
    kinds.set(item.priceHash, withCarried(known ?? { ...priceAgain(item, pricing), holdings: [], borrowedPieces: 0 }, item, holdings));
  }
  const items = keepMostWorth([...kinds.values()]);
  return { details: { game, tabs, items }, leftOut: ungrouped, unread, droppedKinds: kinds.size - items.length };
}

type Pricing = BuildDetailsInput & { readonly ignored: ReadonlySet<string> };

function describeEntry(entry: GroupedEntry, input: Pricing): DetailItem {
  const holdings = new Map<StashTabId, { quantity: number; stacks: number }>();
  for (const { stashTabId, stackSize } of entry.items) {
    const held = holdings.get(stashTabId) ?? { quantity: 0, stacks: 0 };
    holdings.set(stashTabId, { quantity: Math.min(held.quantity + stackSize, netWorthLimits.maxQuantity), stacks: held.stacks + 1 });
  }
  const { primaryGroup, priceGroup } = entry;
  const item = {
    hash: primaryGroup.hash as GroupHash,
    priceHash: priceGroup.hash as GroupHash,
    filterHash: makeFilterGroup(priceGroup).hash as GroupHash,
    tag: priceGroup.tag,
    key: priceGroup.key,
    hashProps: primaryGroup.unsafeHashProperties,
    priceProps: priceGroup.unsafeHashProperties,
    displayName: entry.displayName,
    icon: input.readIcon(entry.icon) ?? '',
    frameType: entry.frameType,
    ...priceOf(priceGroup.hash, marketOf(entry.valuation, input), input),
    // A price is uncertain if all pieces belong to a variant that borrows it.
    isLowConfidence: entry.lowConfidence || (entry.valuation !== null && entry.borrowedPieces === entry.totalStacksize),
    borrowedPieces: entry.valuation === null ? 0 : entry.borrowedPieces,
  };
  return withHoldings(
    { ...item, holdings: [], quantity: 0 },
    Array.from(holdings, ([tabId, held]) => ({ tabId, ...held })),
  );
}

/** Returns the kind with today's price, or with its previous price if the market has no price today. */
function priceAgain(item: DetailItem, input: Pricing): DetailItem {
  const valuation = input.valuations.get(item.priceHash) ?? null;
  const market = valuation === null ? item.originalPrice : marketOf(valuation, input);
  const isLowConfidence = valuation?.lowConfidence ?? item.isLowConfidence;
  return { ...item, ...priceOf(item.priceHash, market, input), isLowConfidence };
}

function marketOf(valuation: Valuation | null, { game, level = PRIMARY_LEVEL }: BuildDetailsInput): number | null {
  const price = calculatePrice({ valueChaos: valueAtLevel(valuation, level), multiplierPercent: 100, game });
  return price === null ? null : Math.min(price, netWorthLimits.maxPriceChaos);
}

function priceOf(hash: string, market: number | null, { game, ownPrices, ignored }: Pricing) {
  const typed = Object.hasOwn(ownPrices.overrides, hash) ? ownPrices.overrides[hash] : undefined;
  const own = calculatePrice({ valueChaos: null, multiplierPercent: 100, overrideChaos: typed, game });
  const isIgnored = ignored.has(hash);
  const price = isIgnored ? 0 : Math.min(own ?? market ?? 0, netWorthLimits.maxPriceChaos);
  return { price, originalPrice: market, isCustomPrice: own !== null && !isIgnored, isIgnored };
}

/** Adds the pieces of carried-over tabs; the number of borrowed pieces is known only for all tabs together. */
function withCarried(kind: DetailItem, before: DetailItem, carried: readonly Holding[]): DetailItem {
  const pieces = carried.reduce((sum, { quantity }) => sum + quantity, 0);
  const borrowedPieces = kind.borrowedPieces + Math.min(before.borrowedPieces, pieces);
  const item = withHoldings(kind, [...kind.holdings, ...carried]);
  return { ...item, borrowedPieces, isLowConfidence: item.isLowConfidence || borrowedPieces === item.quantity };
}

function withHoldings(item: DetailItem, holdings: readonly Holding[]): DetailItem {
  return { ...item, holdings, quantity: holdings.reduce((sum, { quantity }) => sum + quantity, 0) };
}

function keepMostWorth(items: readonly DetailItem[]): readonly DetailItem[] {
  if (items.length <= netWorthLimits.maxItems) return items;
  return items
    .map((item) => ({ item, worth: worthOf(item.quantity, toMicros(item.price)) }))
    .sort((a, b) => (a.worth === b.worth ? 0 : a.worth > b.worth ? -1 : 1))
    .slice(0, netWorthLimits.maxItems)
    .map(({ item }) => item);
}
