/**
 * A second source for a currency's rate: thousands of goods that some sellers price in this currency and others in
 * chaos. Flooding the market of divines does not move this rate: that would take accounts in proportion to all sellers
 * of such goods, each with a good worth divines.
 */
import type { AskBook } from '../book/ask-book.ts';
import { collectGoodsVotes, FINENESS, mergeVotes, SPAN, type GoodsInput, type GoodsVotes } from './goods-votes.ts';

/**
 * The goods' rate in chaos, its error (one standard deviation, in log space), and its number of sellers: the sum over
 * goods of a * b / (a + b), with `a` sellers in chaos and `b` in the currency.
 */
export type GoodsRate = { readonly chaos: number; readonly deviation: number; readonly sellers: number };

/** The usual offset between the goods' rate and the published rate, in log space, and the usual number of sellers. */
export type GoodsHabit = { readonly offset: number; readonly sellers: number };

/** Multiple of the usual number of sellers from which sellers are a crowd and their goods do not count. */
const CROWD_RATIO = 1.15;
/** Distance from the median ask for the same good, in log space, beyond which an ask is an outlier. */
const FURTHEST = 0.6;
/** Minimum number of goods needed for a rate, and the maximum weight of one good. */
const FEWEST_THINGS = 50;
const LARGEST_WEIGHT = 3;
/**
 * Standard deviations and distance in log space beyond which goods have moved. They count as unmoved if they have
 * certainly not moved that far.
 */
const SURE = 3;
const SMALLEST_MOVE = 0.05;
/** Ratio of a median's standard error to a mean's, and of a normal distribution's deviation to its median distance. */
const OF_MEDIAN = 1.2533;
const OF_DISTANCE = 1.4826;

/** Computes the goods' rates of currencies; currencies without enough goods are left out. */
export function readGoodsRates(book: AskBook, input: GoodsInput): Map<number, GoodsRate> {
  return estimateGoodsRates([collectGoodsVotes(book, input)], input.rates);
}

/** Computes the goods' rates from the votes of a league's parts, however the goods are split among the parts. */
export function estimateGoodsRates(parts: readonly GoodsVotes[], rates: ReadonlyMap<number, number>): Map<number, GoodsRate> {
  const found = new Map<number, GoodsRate>();
  for (const currencyId of new Set(parts.flatMap((votes) => [...votes.keys()]))) {
    const votes = mergeVotes(parts.flatMap((part) => part.get(currencyId) ?? []));
    const goods = readGoods(votes.packed, rates.get(currencyId) ?? Number.NaN);
    if (goods !== null) found.set(currencyId, goods);
  }
  return found;
}

/**
 * Distance between the goods' rate and another rate, in log space; whether the goods' rate certainly moved, and whether
 * it certainly did not.
 */
export type ShownMove = { readonly move: number; readonly isSure: boolean; readonly isStill: boolean };

const nothing: ShownMove = { move: Number.NaN, isSure: false, isStill: false };

/**
 * Compares the goods' rate, minus its usual offset, with a rate. Reports no move if the goods' rate or its offset is
 * missing, or if more sellers than usual support it.
 */
export function showMove(goods: GoodsRate | null, habit: GoodsHabit | null, fromChaos: number): ShownMove {
  if (goods === null || habit === null || goods.sellers > habit.sellers * CROWD_RATIO) return nothing;
  const move = Math.log(goods.chaos / fromChaos) - habit.offset;
  const doubt = SURE * goods.deviation;
  return { move, isSure: Math.abs(move) > Math.max(SMALLEST_MOVE, doubt), isStill: Math.abs(move) + doubt < SMALLEST_MOVE };
}

function readGoods(votes: Float64Array, rate: number): GoodsRate | null {
  const differences = compareSides(votes.toSorted());
  if (differences.length < FEWEST_THINGS) return null;
  const sum = (read: (difference: Difference) => number): number => differences.reduce((total, value) => total + read(value), 0);
  const off = weightedMedian(differences.map(({ difference, weight }) => [difference, weight])) ?? 0;
  const spread = weightedMedian(differences.map(({ difference, weight }) => [Math.abs(difference - off) * Math.sqrt(weight), weight])) ?? 0;
  return {
    chaos: rate * Math.exp(off),
    deviation: (OF_MEDIAN * OF_DISTANCE * spread) / Math.sqrt(sum(({ weight }) => weight)),
    sellers: sum(({ sellers }) => sellers),
  };
}

type Difference = { readonly difference: number; readonly weight: number; readonly sellers: number };

/**
 * Computes the difference between each good's prices in the two currencies, in log space, with its weight. Outliers are
 * left out.
 */
function compareSides(packed: Float64Array): Difference[] {
  const differences: Difference[] = [];
  for (let from = 0; from < packed.length;) {
    const group = Math.floor((packed[from] as number) / SPAN);
    const end = (group + 1) * SPAN;
    let to = from + 1;
    while (to < packed.length && (packed[to] as number) < end) to += 1;
    const middle = packed[(from + to) >> 1] as number;
    const [sums, counts] = [[0, 0] as [number, number], [0, 0] as [number, number]];
    for (let at = from; at < to; at += 1) {
      const away = (packed[at] as number) - middle;
      if (Math.abs(away) > FURTHEST) continue;
      const side = ((packed[at] as number) * FINENESS) % 1 === 0 ? 0 : 1;
      sums[side] += away;
      counts[side] += 1;
    }
    const [inChaos, inCurrency] = counts;
    const sellers = (inChaos * inCurrency) / (inChaos + inCurrency);
    // NaN if one side has no sellers left.
    if (sellers > 0)
      differences.push({ difference: sums[0] / inChaos - sums[1] / inCurrency, weight: Math.min(LARGEST_WEIGHT, sellers), sellers });
    from = to;
  }
  return differences;
}

function weightedMedian(values: (readonly [value: number, weight: number])[]): number | null {
  const sorted = values.toSorted(([a], [b]) => a - b);
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let passed = 0;
  for (const [value, weight] of sorted) {
    passed += weight;
    if (passed >= half) return value;
  }
  return null;
}
