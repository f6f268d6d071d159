import type { PairPrice } from './anchor.ts';
import { findWeightedMedian, type Sale, type WeighedSale } from './price-sales.ts';

/**
 * A pair's trades in one hour: pieces of both goods, the maximum stock of each on offer, and the lowest and highest
 * number of quote pieces for one base piece. Stocks and ratios are null in hours stored before the database had these
 * columns.
 */
export type PairHour = {
  readonly hourMs: number;
  readonly baseId: number;
  readonly quoteId: number;
  readonly baseUnits: number;
  readonly quoteUnits: number;
  readonly baseStock: number | null;
  readonly quoteStock: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
};

/** A pair's hour from the perspective of one good: pieces sold, and pieces of the other good paid for them. */
type Side = {
  readonly moneyId: number;
  readonly hourMs: number;
  readonly units: number;
  readonly paid: number;
  readonly stock: number | null;
  readonly moneyStock: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
};

const invert = (ratio: number | null): number | null => (ratio === null ? null : 1 / ratio);

/** Orients a pair so that the lower id is the base: each pair has one row, whichever orientation it came in. */
export function orientPair(pair: Omit<PairHour, 'hourMs'>): Omit<PairHour, 'hourMs'> {
  const { baseId, quoteId, baseUnits, quoteUnits, baseStock, quoteStock, lowest, highest } = pair;
  if (baseId < quoteId) return { baseId, quoteId, baseUnits, quoteUnits, baseStock, quoteStock, lowest, highest };
  return {
    baseId: quoteId,
    quoteId: baseId,
    baseUnits: quoteUnits,
    quoteUnits: baseUnits,
    baseStock: quoteStock,
    quoteStock: baseStock,
    lowest: invert(highest),
    highest: invert(lowest),
  };
}

/** Orients a pair's hour so that the group is the good sold. */
export function viewSide(hour: PairHour, groupId: number): Side {
  const { hourMs, baseId, quoteId, baseUnits, quoteUnits, baseStock, quoteStock, lowest, highest } = hour;
  return baseId === groupId
    ? { moneyId: quoteId, hourMs, units: baseUnits, paid: quoteUnits, stock: baseStock, moneyStock: quoteStock, lowest, highest }
    : {
        moneyId: baseId,
        hourMs,
        units: quoteUnits,
        paid: baseUnits,
        stock: quoteStock,
        moneyStock: baseStock,
        lowest: invert(highest),
        highest: invert(lowest),
      };
}

/** Prices an hour's sale by the value of the currency paid; null if the result is not a valid price. */
export function readSale(side: Side, moneyChaos: number): Sale | null {
  const { moneyId, hourMs, units, paid, stock, moneyStock, lowest, highest } = side;
  const priceChaos = (paid / units) * moneyChaos;
  if (!(priceChaos > 0 && priceChaos < Infinity)) return null;
  return {
    moneyId,
    hourMs,
    units,
    priceChaos,
    // Rounding can put the mean slightly outside the range.
    lowestChaos: lowest === null ? priceChaos : Math.min(lowest * moneyChaos, priceChaos),
    highestChaos: highest === null ? priceChaos : Math.max(highest * moneyChaos, priceChaos),
    hasStock: stock !== 0 && moneyStock !== 0,
  };
}

/** Returns a group's hash; undefined if the hash is not needed. */
export type HashOf = (groupId: number) => string | undefined;

/** Maximum number of pairs listed for one good, by worth. */
const MOST_PAIRS = 10;

type PairsContext = {
  readonly priceOf: (moneyId: number) => number | null;
  /** Returns whether sales for this currency count. */
  readonly isMoney: (groupId: number) => boolean;
  readonly hashOf: HashOf;
  readonly counted: readonly WeighedSale[];
  /** Beginning of the oldest hour that the price search covered. */
  readonly fromMs: number;
};

/**
 * Sums a good's sales by currency, the pair with the highest worth first. A pair that counts for the good's price gets
 * the weighted median of the same sales, so that the price is within the range of its pairs; other pairs get their
 * mean.
 */
export function listPairs(sides: readonly Side[], { priceOf, isMoney, hashOf, counted, fromMs }: PairsContext): PairPrice[] {
  const byMoney = Map.groupBy(sides, ({ moneyId }) => moneyId);
  const pairs = [...byMoney].flatMap(([moneyId, ofMoney]): PairPrice[] => {
    const moneyHash = hashOf(moneyId);
    if (moneyHash === undefined) return [];
    const newest = ofMoney.reduce((a, b) => (b.hourMs > a.hourMs ? b : a));
    const money = priceOf(moneyId);
    const units = ofMoney.reduce((sum, side) => sum + side.units, 0);
    const paid = ofMoney.reduce((sum, side) => sum + side.paid, 0);
    const ofPrice = counted.filter(({ sale }) => sale.moneyId === moneyId);
    const median = findWeightedMedian(ofPrice.map(({ sale, weight }) => ({ value: sale.priceChaos, weight })));
    const lowest = ofMoney.flatMap((side) => side.lowest ?? []);
    const highest = ofMoney.flatMap((side) => side.highest ?? []);
    const pair = {
      moneyHash,
      units,
      paid,
      priceChaos: median ?? (money === null ? null : (paid / units) * money),
      lowestChaos: money === null || lowest.length === 0 ? null : Math.min(...lowest) * money,
      highestChaos: money === null || highest.length === 0 ? null : Math.max(...highest) * money,
      stock: newest.stock,
      moneyStock: newest.moneyStock,
      hours: ofMoney.length,
      atMs: newest.hourMs,
      notCounted:
        ofPrice.length > 0 ? null : !isMoney(moneyId) ? ('money' as const) : newest.hourMs < fromMs ? ('old' as const) : ('far' as const),
    };
    return [pair];
  });
  const worth = ({ units, priceChaos }: PairPrice): number => units * (priceChaos ?? 0);
  return pairs.toSorted((a, b) => worth(b) - worth(a) || (a.moneyHash < b.moneyHash ? -1 : 1)).slice(0, MOST_PAIRS);
}
