/**
 * A second source for the rate of a currency (D52, record 0052): thousands of goods that some sellers price in it and
 * others in chaos. Flooding the market of divines does not move it; that takes accounts in proportion to all sellers of
 * such goods, each with one worth divines.
 */
import { askAt, ASK_BYTES, viewBytes } from '../../asks/packed-asks.ts';
import type { AskBook } from '../book/ask-book.ts';

/**
 * The rate that goods show, in chaos, how far off that may be (one standard deviation, in log space), and how many
 * sellers show it: the sum over goods of a * b / (a + b), with `a` sellers in chaos and `b` in the currency.
 */
export type GoodsRate = { readonly chaos: number; readonly deviation: number; readonly sellers: number };

/** The usual offset of the goods' rate from the published one, in log space, and the usual number of sellers. */
export type GoodsHabit = { readonly offset: number; readonly sellers: number };

/** Sellers, as a multiple of the usual number, from which they are a crowd and their goods show nothing. */
const CROWD_RATIO = 1.15;
/** Distance from the median ask for the same thing, in log space, beyond which an ask is an outlier. */
const FURTHEST = 0.6;
/** Cheapest price, in pieces of the currency, of goods that count. Cheaper things are not priced in it in earnest. */
const CHEAPEST = 0.5;
/** Fewest things that show a rate, and the largest weight of one of them. */
const FEWEST_THINGS = 50;
const LARGEST_WEIGHT = 3;
/**
 * Standard deviations and distance in log space beyond which goods have moved. They count as unmoved when they have
 * certainly not moved that far.
 */
const SURE = 3;
const SMALLEST_MOVE = 0.05;
/** Standard error of a median against that of a mean, and a normal deviation against the median distance. */
const OF_MEDIAN = 1.2533;
const OF_DISTANCE = 1.4826;

export type GoodsInput = {
  readonly chaosId: number;
  /** The currencies to find the rate of, and what all of them are worth now. */
  readonly currencyIds: readonly number[];
  readonly rates: ReadonlyMap<number, number>;
};

/** Computes the rates of currencies that goods show; currencies without enough goods are left out. */
export function readGoodsRates(book: AskBook, { chaosId, currencyIds, rates }: GoodsInput): Map<number, GoodsRate> {
  const found = new Map<number, GoodsRate>();
  const currencies = currencyIds.flatMap((id) => (rates.has(id) ? [{ id, rate: rates.get(id) as number }] : []));
  if (currencies.length === 0) return found;
  const sides = findSides(book, chaosId, currencies);
  currencies.forEach(({ id, rate }, place) => {
    const goods = readGoods(book, { chaosId, currencyId: id, rate, sides, both: chaosSide(place) | otherSide(place) });
    if (goods !== null) found.set(id, goods);
  });
  return found;
}

/** Picks the estimate with the smallest deviation among a league's parts; null without any. */
export function pickSurest(parts: readonly ReadonlyMap<number, GoodsRate>[], currencyId: number): GoodsRate | null {
  const shown = parts.flatMap((part) => part.get(currencyId) ?? []);
  return shown.toSorted((a, b) => a.deviation - b.deviation)[0] ?? null;
}

/**
 * Distance that goods show of a rate from another, in log space; whether that is surely a move, and whether there is
 * surely none.
 */
export type ShownMove = { readonly move: number; readonly isSure: boolean; readonly isStill: boolean };

const nothing: ShownMove = { move: Number.NaN, isSure: false, isStill: false };

/**
 * Compares the goods' rate with a rate, less their usual offset: without either, or if more sellers than usual support
 * it, the result is null.
 */
export function showMove(goods: GoodsRate | null, habit: GoodsHabit | null, fromChaos: number): ShownMove {
  if (goods === null || habit === null || goods.sellers > habit.sellers * CROWD_RATIO) return nothing;
  const move = Math.log(goods.chaos / fromChaos) - habit.offset;
  const doubt = SURE * goods.deviation;
  return { move, isSure: Math.abs(move) > Math.max(SMALLEST_MOVE, doubt), isStill: Math.abs(move) + doubt < SMALLEST_MOVE };
}

/** Goods asked for in chaos and in one currency: `sides` by group id, `both` for those asked for in the two. */
type Asked = {
  readonly chaosId: number;
  readonly currencyId: number;
  readonly rate: number;
  readonly sides: Uint8Array;
  readonly both: number;
};

function readGoods(book: AskBook, asked: Asked): GoodsRate | null {
  const differences = compareSides(readVotes(book, asked));
  if (differences.length < FEWEST_THINGS) return null;
  const sum = (read: (difference: Difference) => number): number => differences.reduce((total, value) => total + read(value), 0);
  const off = weightedMedian(differences.map(({ difference, weight }) => [difference, weight])) ?? 0;
  const spread = weightedMedian(differences.map(({ difference, weight }) => [Math.abs(difference - off) * Math.sqrt(weight), weight])) ?? 0;
  return {
    chaos: asked.rate * Math.exp(off),
    deviation: (OF_MEDIAN * OF_DISTANCE * spread) / Math.sqrt(sum(({ weight }) => weight)),
    sellers: sum(({ sellers }) => sellers),
  };
}

/**
 * Reads the votes as `packVote` writes them, sorted. One account, one vote: its first ask, in one of the two
 * currencies, for a thing that others price in the other one.
 */
function readVotes(
  { bytes, groups, currencies, accountIds, from, to }: AskBook,
  { chaosId, currencyId, rate, sides, both }: Asked,
): Float64Array {
  const view = viewBytes(bytes);
  const packed = new Float64Array(from.length);
  let count = 0;
  let voter = Number.NaN;
  for (let tab = 0; tab < from.length; tab += 1) {
    const accountId = accountIds[tab] as number;
    for (let index = from[tab] as number; index < (to[tab] as number) && accountId !== voter; index += 1) {
      const groupId = groups[index] as number;
      if (((sides[groupId] as number) & both) !== both) continue;
      const askedIn = currencies[index] as number;
      const at = index * ASK_BYTES;
      const isNoted = view.getInt32(at + askAt.stock) & 1;
      if (isNoted === 0 || (askedIn !== chaosId && askedIn !== currencyId)) continue;
      const side = askedIn === chaosId ? 0 : 1;
      const chaos = view.getFloat64(at + askAt.ask) * (side === 0 ? 1 : rate);
      if (chaos < rate * CHEAPEST) continue;
      packed[count] = packVote(groupId, Math.log(chaos), side);
      count += 1;
      voter = accountId;
    }
  }
  return packed.subarray(0, count).sort();
}

/**
 * A vote as one number, because numbers are sorted many times faster than anything else: the group, then the ask in log
 * space to a millionth, then the side of it. Asks and rates are far within the span of 64.
 */
const SPAN = 64;
const FINENESS = 2 ** 20;

function packVote(groupId: number, log: number, side: 0 | 1): number {
  return groupId * SPAN + (Math.floor((log + SPAN / 2) * FINENESS) + side / 2) / FINENESS;
}

const chaosSide = (place: number): number => 1 << (2 * place);
const otherSide = (place: number): number => 2 << (2 * place);

/**
 * Finds the things asked for in chaos and in other currencies, as bits by group id; without cheap ones and the base
 * currencies.
 */
function findSides(
  { bytes, groups, currencies, counts, from, to }: AskBook,
  chaosId: number,
  wanted: readonly { readonly id: number; readonly rate: number }[],
): Uint8Array {
  const view = viewBytes(bytes);
  const [ids, cheapest] = [wanted.map(({ id }) => id), wanted.map(({ rate }) => rate * CHEAPEST)];
  const least = Math.min(...cheapest);
  const sides = new Uint8Array(counts.length);
  for (let tab = 0; tab < from.length; tab += 1) {
    const end = to[tab] as number;
    for (let index = from[tab] as number; index < end; index += 1) {
      const groupId = groups[index] as number;
      const askedIn = currencies[index] as number;
      const ask = view.getFloat64(index * ASK_BYTES + askAt.ask);
      let found = 0;
      if (askedIn === chaosId) {
        if (ask < least) continue;
        for (let place = 0; place < cheapest.length; place += 1) if (ask >= (cheapest[place] as number)) found |= chaosSide(place);
      } else {
        const place = ids.indexOf(askedIn);
        if (place !== -1 && ask >= CHEAPEST) found = otherSide(place);
      }
      sides[groupId] = (sides[groupId] as number) | found;
    }
  }
  for (const id of [chaosId, ...ids]) if (id < sides.length) sides[id] = 0;
  return sides;
}

type Difference = { readonly difference: number; readonly weight: number; readonly sellers: number };

/**
 * Computes the difference of each thing's prices in the two currencies, in log space, with its weight. Outliers are
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
    // NaN where no seller is left on either side.
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
