import { FINE_PRICE_DECIMALS, roundTo } from '../currency/index.ts';
import type { ItemGroup } from '../grouping/index.ts';
import type { StashTabId } from '../ids/index.ts';
import type { Game } from '../item/index.ts';
import { calculatePrice } from './calculate-price.ts';
import { type ConfidenceLevel, PRIMARY_LEVEL } from './confidence.ts';
import { type LowConfidenceReason, type Valuation, valueAtLevel } from './valuation.ts';

/** One stack in the stash: the publisher's item id, its pieces, and its position (x and y as sent, from 0). */
export type StackRef = {
  readonly id: string;
  readonly stackSize: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly stashTabId: StashTabId;
};

/**
 * All equal-priced stacks of a stash combined. `hash` is the price group's and identifies the entry, in listings too.
 * Prices are in chaos per piece, null if unknown: `originalPrice` the value at the level `percentile`, `selectedPrice`
 * the seller's override, `calculatedPrice` the asking price. `split` is the string returned by `splitBy`, '' if
 * `splitBy` is not given. `stackSize` counts the pieces offered, `totalStacksize` those in the stash, `borrowedPieces`
 * those of a variant without its own price, which this group values instead.
 */
export type GroupedEntry = {
  readonly hash: string;
  readonly displayName: string;
  readonly primaryGroup: ItemGroup;
  readonly priceGroup: ItemGroup;
  readonly split: string;
  readonly filterGroup: ItemGroup;
  readonly valuation: Valuation | null;
  readonly items: readonly StackRef[];
  readonly stashTabs: readonly StashTabId[];
  readonly originalPrice: number | null;
  readonly selectedPrice: number | null;
  readonly calculatedPrice: number | null;
  readonly calculatedTotalPrice: number | null;
  readonly stackSize: number;
  readonly totalStacksize: number;
  readonly borrowedPieces: number;
  readonly maxStackSize: number;
  readonly icon: string;
  readonly frameType: number;
  readonly percentile: ConfidenceLevel;
  readonly lowConfidence: boolean;
  readonly lowConfidenceReason: LowConfidenceReason | null;
};

/**
 * A seller's price settings: percentage of the value (default 100), the confidence level of the value (default 12),
 * typed prices by hash, and the decimals of the game (default poe1).
 */
export type PriceSettings = {
  readonly multiplierPercent?: number;
  readonly level?: ConfidenceLevel;
  readonly overrides?: ReadonlyMap<string, number>;
  readonly game?: Game;
};

/**
 * Returns the entry repriced with these settings; all other fields are unchanged. Cheap: moving a slider does not parse
 * any item again.
 */
export function priceEntry(entry: GroupedEntry, settings: PriceSettings): GroupedEntry {
  return { ...entry, ...calculateEntryPrices(entry, settings) };
}

/** Computes an entry's price fields from its valuation, hash and offered pieces. */
export function calculateEntryPrices(entry: Pick<GroupedEntry, 'hash' | 'valuation' | 'stackSize'>, settings: PriceSettings) {
  const level = settings.level ?? PRIMARY_LEVEL;
  const originalPrice = valueAtLevel(entry.valuation, level);
  const selectedPrice = settings.overrides?.get(entry.hash) ?? null;
  const calculatedPrice = calculatePrice({
    valueChaos: originalPrice,
    multiplierPercent: settings.multiplierPercent ?? 100,
    overrideChaos: selectedPrice,
    game: settings.game ?? 'poe1',
  });
  const calculatedTotalPrice = calculatedPrice === null ? null : totalOfPieces(calculatedPrice, entry.stackSize);
  return { originalPrice, selectedPrice, calculatedPrice, calculatedTotalPrice, percentile: level };
}

/** Multiplies a unit price by a number of pieces, with no more decimals than the price has, in either game. */
function totalOfPieces(priceChaos: number, pieces: number): number {
  return roundTo(priceChaos * pieces, FINE_PRICE_DECIMALS);
}

/**
 * Merges entries with the same hash that only `splitBy` had separated, in order of first appearance. Their equal prices
 * are kept; totals are summed. Entries whose hash is unique are returned as the same objects.
 */
export function mergeEntries(entries: readonly GroupedEntry[]): GroupedEntry[] {
  const merged = new Map<string, GroupedEntry>();
  for (const entry of entries) {
    const before = merged.get(entry.hash);
    merged.set(entry.hash, before === undefined ? entry : mergeTwo(before, entry));
  }
  return [...merged.values()];
}

function mergeTwo(a: GroupedEntry, b: GroupedEntry): GroupedEntry {
  const stackSize = a.stackSize + b.stackSize;
  return {
    ...a,
    items: [...a.items, ...b.items],
    stashTabs: [...new Set([...a.stashTabs, ...b.stashTabs])],
    stackSize,
    totalStacksize: a.totalStacksize + b.totalStacksize,
    borrowedPieces: a.borrowedPieces + b.borrowedPieces,
    calculatedTotalPrice: a.calculatedPrice === null ? null : totalOfPieces(a.calculatedPrice, stackSize),
  };
}
