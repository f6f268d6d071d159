import { confidenceLevels } from '@poexchange/domain/pricing';
import { isBelieved } from '../exchange/anchor.ts';
import type { GroupValue } from '../valuate/value/value-group.ts';
import { estimateGap, poolDistances, readDistance, type Distance, type Gap } from './gap.ts';
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

/** Fewest sellers for which the median ask is compared with the exchange's price. */
const FEWEST_SELLERS = 10;

/** Writes the evidence of all these groups into `into`; unchanged evidence stays the same object. */
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
 * Measures how far the median ask is above sales: those of the exchange where its price is believed, else filled asks.
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

/** No median is known better than to a percent. */
const SMALLEST_VARIANCE = 0.01 ** 2;

/** Published digits: more would only change files more often. */
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
