import { bandOf, BANDS, readEdges } from './sale-bands.ts';
import { hoursOf, salesOf, type SalesSums } from './sales-sums.ts';

/** Hours after which half of the asks at a price have sold something, and the bounds of a 90 % confidence interval. */
export type TimeToSale = readonly [hours: number, least: number, most: number];

/** Minimum number of sales, of a group and at a price, for which a time is shown. */
const FEWEST_SALES = 5;
const FEWEST_AT_PRICE = 3;
/** Quantile of the normal distribution for 5 % on either side. */
const DEVIATIONS = 1.6449;

/** Levels of the asks, which define the bands, and the prices for which to estimate a time. */
type Prices = { readonly asked: readonly number[]; readonly levels: readonly number[] };

type Block = { sales: number; hours: number; readonly from: number; to: number };

/**
 * Estimates how soon an ask at each of these prices sells something. A band's rate is its sales divided by the hours
 * its asks were on offer: the maximum likelihood estimate of an exponential survival time, right-censored for asks that
 * are still on offer or were withdrawn. Higher asks do not sell faster, so rates are made monotone by isotonic
 * regression (pool adjacent violators). A price with too few sales gets the time of a higher price; null if there is no
 * such price.
 */
export function estimateTimes(sums: SalesSums, { asked, levels }: Prices): (TimeToSale | null)[] {
  let total = 0;
  for (let band = 0; band < BANDS; band += 1) total += salesOf(sums, band);
  if (total < FEWEST_SALES) return levels.map(() => null);
  const edges = readEdges(asked);
  const blocks = poolBands(sums);
  const times = levels.map((price) => {
    const band = bandOf(edges, price);
    const block = blocks.find(({ from, to }) => band >= from && band <= to);
    return block === undefined || block.sales < FEWEST_AT_PRICE ? null : readTime(block);
  });
  for (let at = times.length - 2; at >= 0; at -= 1) times[at] ??= times[at + 1] ?? null;
  return times;
}

/** Pools bands with asks until no band sells faster than a cheaper band. */
function poolBands(sums: SalesSums): Block[] {
  const blocks: Block[] = [];
  for (let band = 0; band < BANDS; band += 1) {
    let block: Block = { sales: salesOf(sums, band), hours: hoursOf(sums, band), from: band, to: band };
    if (!(block.hours > 0)) continue;
    for (let before = blocks.at(-1); before !== undefined && isFaster(block, before); before = blocks.at(-1)) {
      blocks.pop();
      block = { sales: before.sales + block.sales, hours: before.hours + block.hours, from: before.from, to: block.to };
    }
    blocks.push(block);
  }
  return blocks;
}

function isFaster(a: Block, b: Block): boolean {
  return a.sales * b.hours >= b.sales * a.hours && a.sales > 0;
}

/** Returns the median of an exponential time, with Garwood's interval for the number of sales. */
function readTime({ sales, hours }: Block): TimeToSale {
  const median = (events: number): number => (Math.LN2 * hours) / events;
  return [
    median(sales),
    median(quantileOfChiSquare(2 * sales + 2, DEVIATIONS) / 2),
    median(quantileOfChiSquare(2 * sales, -DEVIATIONS) / 2),
  ];
}

/** Approximates the quantile by Wilson and Hilferty's method: accurate to a percent from 6 degrees of freedom. */
export function quantileOfChiSquare(degrees: number, deviations: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + deviations * Math.sqrt(part)) ** 3;
}
