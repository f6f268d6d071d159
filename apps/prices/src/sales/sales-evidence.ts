import { confidenceLevels } from '@poexchange/domain/pricing';
import { isBelieved } from '../exchange/anchor.ts';
import type { GroupValue } from '../valuate/value/value-group.ts';
import { createSums, readDistances, type SalesSums } from './sales-sums.ts';
import { estimateTimes, type TimeToSale } from './time-to-sale.ts';

/** Number of a group's sales, a time for each level, and the gap between asks and sales. */
export type SalesEvidence = {
  readonly sales: number;
  readonly times: readonly (TimeToSale | null)[];
  readonly gap: Gap | null;
};

type Known = {
  readonly idsByTag: ReadonlyMap<string, readonly number[]>;
  readonly values: ReadonlyMap<number, GroupValue>;
  readonly sums: ReadonlyMap<number, SalesSums>;
};

/** Minimum number of sellers for which the median ask is compared with the exchange's price. */
const FEWEST_SELLERS = 10;

/** Writes all of these groups' evidence into `into`; unchanged evidence remains the same object. */
export function listEvidence({ idsByTag, values, sums }: Known, into: Map<number, SalesEvidence>): void {
  const none = createSums();
  for (const groupIds of idsByTag.values()) {
    const distances = new Map<number, Distance & { readonly source: Gap['source'] }>();
    for (const id of groupIds) {
      const distance = measure(values.get(id), sums.get(id) ?? none);
      if (distance !== null) distances.set(id, distance);
    }
    const usual = {
      exchange: poolDistances([...distances.values()].filter(({ source }) => source === 'exchange')),
      sales: poolDistances([...distances.values()].filter(({ source }) => source === 'sales')),
    };
    for (const id of groupIds) {
      const value = values.get(id);
      const known = sums.get(id) ?? none;
      const { sales } = readDistances(known);
      const distance = distances.get(id);
      const asked = value?.explanation.askLevels;
      if (value === undefined || (Math.round(sales) === 0 && distance === undefined)) into.delete(id);
      else
        keep(into, id, {
          sales: Math.round(sales),
          times: estimateTimes(known, { asked: asked ?? value.levels, levels: value.levels }),
          gap: distance === undefined ? null : estimateGap(distance, usual[distance.source], distance.source),
        });
    }
  }
}

/**
 * Measures how far the median ask is above sales. Sales are the exchange's trades if its price is believed, otherwise
 * filled asks.
 */
function measure(value: GroupValue | undefined, sums: SalesSums): (Distance & { readonly source: Gap['source'] }) | null {
  if (value === undefined) return null;
  const { exchange, centre, explanation } = value;
  const middle = explanation.askLevels?.[confidenceLevels.length - 1];
  if (exchange !== null && isBelieved(exchange)) {
    if (middle === undefined || centre === null || explanation.used < FEWEST_SELLERS) return null;
    const variance = centre.deviation ** 2 + exchange.deviation ** 2 / exchange.hours;
    return { mean: Math.log(middle / exchange.priceChaos), variance: Math.max(variance, SMALLEST_VARIANCE), source: 'exchange' };
  }
  const distance = readDistance(readDistances(sums));
  return distance === null ? null : { ...distance, source: 'sales' };
}

/** No median is known more precisely than to within one percent. */
const SMALLEST_VARIANCE = 0.01 ** 2;

/** Number of published digits: more digits would only change files more often. */
const DIGITS = 2;
const round = (value: number): number => Number(value.toPrecision(DIGITS));
const roundRatio = (value: number): number => Math.round(value * 100) / 100;

function keep(into: Map<number, SalesEvidence>, id: number, { sales, times, gap }: SalesEvidence): void {
  const rounded: SalesEvidence = {
    sales,
    times: times.map((time) => time && [round(time[0]), round(time[1]), round(time[2])]),
    gap: gap && { ...gap, ratio: roundRatio(gap.ratio), least: roundRatio(gap.least), most: roundRatio(gap.most) },
  };
  const before = into.get(id);
  if (before === undefined || JSON.stringify(before) !== JSON.stringify(rounded)) into.set(id, rounded);
}

/** Ratio of a group's median ask to its sales, with a 90 % confidence interval. */
type Gap = {
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
  /** Source of the sales: the exchange's trades, or asks that were filled. */
  readonly source: 'exchange' | 'sales';
};

/** The mean distance of one group's sales below its median ask, in log space, and its variance. */
type Distance = { readonly mean: number; readonly variance: number };

/** Usual distance of a kind: the mean over its groups, and the variance between them. */
type UsualDistance = Distance;

/** Minimum number of sales for which a gap is shown, and the smallest deviation assumed for so few sales. */
const FEWEST_SALES = 3;
const SMALLEST_DEVIATION = 0.05;
/** Minimum number of a kind's groups needed for a usual distance. */
const FEWEST_GROUPS = 4;
const DEVIATIONS = 1.6449;

/**
 * Returns the distance of the observed sales; null if there are too few sales. Asks are upper bounds of what was paid.
 */
export function readDistance({ sales, mean, variance }: Distance & { readonly sales: number }): Distance | null {
  if (sales < FEWEST_SALES) return null;
  return { mean, variance: Math.max(variance, SMALLEST_DEVIATION ** 2) / sales };
}

/**
 * Pools the distances of a kind's groups by DerSimonian and Laird's method of moments; null if there are too few
 * groups.
 */
export function poolDistances(distances: readonly Distance[]): UsualDistance | null {
  if (distances.length < FEWEST_GROUPS) return null;
  const weights = distances.map(({ variance }) => 1 / variance);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const weigh = (by: readonly number[]): number =>
    distances.reduce((total, { mean }, at) => total + mean * (by[at] as number), 0) / by.reduce((total, weight) => total + weight, 0);
  const fixed = weigh(weights);
  const scatter = distances.reduce((total, { mean }, at) => total + (weights[at] as number) * (mean - fixed) ** 2, 0);
  const scale = sum - weights.reduce((total, weight) => total + weight ** 2, 0) / sum;
  const between = Math.max(0, (scatter - (distances.length - 1)) / scale);
  return { mean: weigh(distances.map(({ variance }) => 1 / (variance + between))), variance: Math.max(between, SMALLEST_DEVIATION ** 2) };
}

/** Estimates a group's gap: its distance, shrunk towards the usual distance by its uncertainty (empirical Bayes). */
export function estimateGap({ mean, variance }: Distance, usual: UsualDistance | null, source: Gap['source']): Gap {
  const own = 1 / variance;
  const prior = usual === null ? 0 : 1 / usual.variance;
  const centre = (own * mean + prior * (usual?.mean ?? 0)) / (own + prior);
  const deviation = 1 / Math.sqrt(own + prior);
  const at = (deviations: number): number => Math.exp(centre + deviations * deviation);
  return { ratio: at(0), least: at(-DEVIATIONS), most: at(DEVIATIONS), source };
}
