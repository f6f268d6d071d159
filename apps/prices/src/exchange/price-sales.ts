import { HOUR_MS } from '../history/history.ts';
import { FEWEST_HOURS, isBelieved } from './anchor.ts';

/** Trades of one good for one currency in one hour; prices in chaos for one piece. */
export type Sale = {
  readonly moneyId: number;
  readonly hourMs: number;
  readonly units: number;
  readonly priceChaos: number;
  readonly lowestChaos: number;
  readonly highestChaos: number;
  /** False if the good or the currency was out of stock for the whole hour. */
  readonly hasStock: boolean;
};

export type WeighedSale = { readonly sale: Sale; readonly weight: number };

export type SalesPrice = {
  readonly priceChaos: number;
  readonly hours: number;
  readonly evidence: number;
  readonly agreement: number;
  readonly weight: number;
  readonly deviation: number;
  readonly counted: readonly WeighedSale[];
  /** Beginning of the oldest hour that was used. */
  readonly fromMs: number;
};

type SalesContext = {
  /** The exchange's newest hour. */
  readonly newestHourMs: number;
  /** Minimum worth of sales that makes a price, in chaos. */
  readonly fewestWorthChaos: number;
  /** Pieces sold in a usual hour; null if unknown. */
  readonly usualUnits: number | null;
};

/** Window sizes in hours: the newest hours, extended until the price can be believed. */
const windowHours = [FEWEST_HOURS, 6, 12, 24, 48] as const;
/**
 * Distance from the sales with stock, in log space, beyond which a sale without stock is ignored. Measured: for 95 % of
 * 305 goods sold for both chaos and divines with stock on both sides in the recorded hour, the two prices are closer
 * than this.
 */
const FAR = Math.log(2);
/** Maximum distance from the price, in log space, at which sales are evidence for it (D43). */
const NEAR = Math.log(1.5);
/** Multiple of the usual hourly volume up to which an hour's sales count as evidence. */
const MOST_OF_USUAL = 3;
const LARGEST_DEVIATION = 0.5;
/** Converts the median absolute deviation of a normal distribution to its standard deviation. */
const MEDIAN_TO_DEVIATION = 1.4826;
/** The range of a normal distribution is about four standard deviations wide. */
const DEVIATIONS_IN_RANGE = 4;

/**
 * Prices a good by its sales: the weighted median across currencies and hours. The weight is the number of pieces: an
 * expensive sale of a few pieces weighs no more than a cheap sale of the same number. No hour weighs more than the
 * median hour. Returns null if there are no sales.
 */
export function priceSales(sales: readonly Sale[], context: SalesContext): SalesPrice | null {
  let found: SalesPrice | null = null;
  for (const hours of windowHours) {
    const fromMs = context.newestHourMs - (hours - 1) * HOUR_MS;
    const recent = sales.filter(({ hourMs }) => hourMs >= fromMs);
    const price = priceWindow(recent, context);
    if (price !== null) found = { ...price, fromMs };
    if (found !== null && isBelieved(found)) break;
  }
  return found;
}

function priceWindow(sales: readonly Sale[], { fewestWorthChaos, usualUnits }: SalesContext): Omit<SalesPrice, 'fromMs'> | null {
  const counted = leaveOutFar(weigh(sales));
  const priceChaos = findWeightedMedian(counted.map(({ sale, weight }) => ({ value: sale.priceChaos, weight })));
  if (priceChaos === null) return null;
  const away = (sale: Sale): number => Math.abs(Math.log(sale.priceChaos / priceChaos));
  const near = counted.filter(({ sale }) => away(sale) < NEAR).map(({ sale }) => sale);
  // Trades that no other player could have joined indicate a price, but are not evidence for it.
  const byHour = sumByHour(near.filter(({ hasStock }) => hasStock));
  const most = usualUnits === null ? Infinity : usualUnits * MOST_OF_USUAL;
  const evidence = [...byHour.values()].reduce((sum, units) => sum + Math.min(units, most), 0);
  const deviation =
    findWeightedMedian(
      counted.map(({ sale, weight }) => ({ value: Math.hypot(MEDIAN_TO_DEVIATION * away(sale), deviationWithin(sale)), weight })),
    ) ?? 0;
  return {
    priceChaos,
    hours: byHour.size,
    evidence,
    // An hour without stock counts towards agreement like any other hour: it only contradicts the price if it shows a
    // different price.
    agreement: sumByHour(near).size / Math.max(1, sumByHour(sales).size),
    weight: (evidence * priceChaos) / fewestWorthChaos,
    deviation: Math.min(deviation, LARGEST_DEVIATION),
    counted,
  };
}

/** Weights sales by their pieces, reduced in hours that sold more than the median hour. */
function weigh(sales: readonly Sale[]): WeighedSale[] {
  const byHour = sumByHour(sales);
  const sums = [...byHour.values()].toSorted((a, b) => a - b);
  const middle = sums[(sums.length - 1) >> 1] ?? 0;
  return sales.map((sale) => {
    const ofHour = byHour.get(sale.hourMs) ?? sale.units;
    return { sale, weight: sale.units * Math.min(1, middle / ofHour) };
  });
}

/** Drops sales without stock that are far from the sales with stock. */
function leaveOutFar(weighed: readonly WeighedSale[]): readonly WeighedSale[] {
  const middle = findWeightedMedian(weighed.flatMap(({ sale, weight }) => (sale.hasStock ? [{ value: sale.priceChaos, weight }] : [])));
  if (middle === null) return weighed;
  return weighed.filter(({ sale }) => sale.hasStock || Math.abs(Math.log(sale.priceChaos / middle)) < FAR);
}

const deviationWithin = ({ lowestChaos, highestChaos }: Sale): number => Math.log(highestChaos / lowestChaos) / DEVIATIONS_IN_RANGE;

function sumByHour(sales: readonly Sale[]): Map<number, number> {
  const byHour = new Map<number, number>();
  for (const { hourMs, units } of sales) byHour.set(hourMs, (byHour.get(hourMs) ?? 0) + units);
  return byHour;
}

/** A number and its weight, which is positive. */
export type Weighted = { readonly value: number; readonly weight: number };

/**
 * Finds the lower weighted median (Edgeworth 1888): the smallest value up to which at least half of the weight
 * accumulates. It is always one of the values, and a minority of the weight cannot move it. Returns null if there are
 * no values.
 */
export function findWeightedMedian(values: readonly Weighted[]): number | null {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { value, weight } of sorted) {
    passed += weight;
    // Allow for rounding: summing in a different order changes the last digits.
    if (passed >= half * (1 - 1e-12)) return value;
  }
  return null;
}
