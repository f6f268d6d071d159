import { BANDS } from './sale-bands.ts';

/**
 * Sums of a group's sales, which halve every day: for each band the hours of asks on offer and the sales; then the sum
 * of the sales' distances below the median ask (in log space), and of their squares. Stored in `prices.sales_sums`.
 */
export type SalesSums = Float64Array;

const HALVES_IN_HOURS = 24;
const field = { hours: 0, sales: BANDS, distance: 2 * BANDS, square: 2 * BANDS + 1 } as const;
const LENGTH = 2 * BANDS + 2;

export function createSums(stored?: ArrayLike<number>): SalesSums {
  const sums = new Float64Array(LENGTH);
  if (stored?.length !== LENGTH) return sums;
  for (let at = 0; at < LENGTH; at += 1) sums[at] = Number.isFinite(stored[at]) ? (stored[at] as number) : 0;
  return sums;
}

/** Reduces the weight of all earlier counts. */
export function ageSums(sums: SalesSums, hours: number): void {
  const factor = 0.5 ** (Math.max(0, hours) / HALVES_IN_HOURS);
  for (let at = 0; at < LENGTH; at += 1) sums[at] = (sums[at] as number) * factor;
}

/** Adds the total hours for which a band's asks were on offer. */
export function addHours(sums: SalesSums, band: number, hours: number): void {
  sums[field.hours + band] = (sums[field.hours + band] as number) + hours;
}

/** Adds a sale at a distance below the median ask, in log space. */
export function addSale(sums: SalesSums, band: number, distance: number): void {
  sums[field.sales + band] = (sums[field.sales + band] as number) + 1;
  sums[field.distance] = (sums[field.distance] as number) + distance;
  sums[field.square] = (sums[field.square] as number) + distance ** 2;
}

export const hoursOf = (sums: SalesSums, band: number): number => sums[field.hours + band] as number;
export const salesOf = (sums: SalesSums, band: number): number => sums[field.sales + band] as number;

/** Returns the number of a group's sales, and the mean and the variance of their distances. */
export function readDistances(sums: SalesSums): { readonly sales: number; readonly mean: number; readonly variance: number } {
  let sales = 0;
  for (let band = 0; band < BANDS; band += 1) sales += salesOf(sums, band);
  if (sales === 0) return { sales, mean: 0, variance: 0 };
  const mean = (sums[field.distance] as number) / sales;
  return { sales, mean, variance: Math.max(0, (sums[field.square] as number) / sales - mean ** 2) };
}
