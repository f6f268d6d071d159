import { HOUR_MS } from '../history/history.ts';
import { FEWEST_HOURS, isBelieved } from './anchor.ts';
import { findWeightedMedian } from './weighted-median.ts';

/** Trades of one good for one money in one hour; prices in chaos for one piece. */
export type Sale = {
  readonly moneyId: number;
  readonly hourMs: number;
  readonly units: number;
  readonly priceChaos: number;
  readonly lowestChaos: number;
  readonly highestChaos: number;
  /** False if, all the hour, nobody offered the good or nobody offered the money. */
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
  /** Beginning of the oldest hour that was looked at. */
  readonly fromMs: number;
};

export type SalesContext = {
  /** The newest hour of the exchange. */
  readonly newestHourMs: number;
  /** Worth from which sales are enough for a price, in chaos. */
  readonly fewestWorthChaos: number;
  /** Pieces sold in a usual hour; null while unknown. */
  readonly usualUnits: number | null;
};

/** Numbers of hours that a price is made of: the newest, and as many more as it takes to believe it. */
const windowHours = [FEWEST_HOURS, 6, 12, 24, 48] as const;
/**
 * Distance from the sales with stock, in log space, beyond which a sale without stock has no vote: of 305 goods of the
 * recorded hour that are sold for chaos and for divines, both with stock, 95 % have two prices nearer than this.
 */
const FAR = Math.log(2);
/** Distance from the price, in log space, up to which sales are evidence of it (D43). */
const NEAR = Math.log(1.5);
/** Times the usual hour's pieces up to which an hour's sales are evidence. */
const MOST_OF_USUAL = 3;
const LARGEST_DEVIATION = 0.5;
/** The median distance from the middle of a normal distribution is its deviation over this. */
const MEDIAN_TO_DEVIATION = 1.4826;
/** A normal distribution's range is about four deviations wide. */
const DEVIATIONS_IN_RANGE = 4;

/**
 * Prices a good by its sales (D43, record 0135): the weighted median over moneys and hours. Pieces are the weight,
 * which is worth at a common price: a dear sale of a few pieces weighs no more than a cheap one of as many. No hour
 * weighs more than the middle hour. Null without sales.
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
  // Trades that nobody could have joined show a price, and do not prove it.
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
    // An hour that was sold out all along shows the price as others do: it contradicts where it shows another one.
    agreement: sumByHour(near).size / Math.max(1, sumByHour(sales).size),
    weight: (evidence * priceChaos) / fewestWorthChaos,
    deviation: Math.min(deviation, LARGEST_DEVIATION),
    counted,
  };
}

/** The pieces of each sale, less in hours that sold more than the middle one. */
function weigh(sales: readonly Sale[]): WeighedSale[] {
  const byHour = sumByHour(sales);
  const sums = [...byHour.values()].toSorted((a, b) => a - b);
  const middle = sums[(sums.length - 1) >> 1] ?? 0;
  return sales.map((sale) => {
    const ofHour = byHour.get(sale.hourMs) ?? sale.units;
    return { sale, weight: sale.units * Math.min(1, middle / ofHour) };
  });
}

/** Leaves out sales without stock that are far from those with it. */
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
