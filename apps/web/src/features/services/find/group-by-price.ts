/** Groups a service's offers into price bars of equal width. Pure. */

export type PriceBar = {
  readonly fromChaos: number;
  readonly toChaos: number;
  readonly count: number;
  /** The lowest and the highest price in the bar; null if the bar has no offers. */
  readonly held: { readonly lowChaos: number; readonly highChaos: number } | null;
};

const BARS = 12;
/**
 * This share of the offers, the most expensive, goes into the last bar, so that one absurd price does not flatten the
 * other bars.
 */
const TAIL = 0.05;

/** Bars from the lowest price to the highest; one bar if all prices are the same, no bars if there are no prices. */
export function groupByPrice(pricesChaos: readonly number[]): readonly PriceBar[] {
  const sorted = pricesChaos.toSorted((a, b) => a - b);
  const low = sorted[0];
  const high = sorted[Math.ceil((sorted.length - 1) * (1 - TAIL))];
  if (low === undefined || high === undefined) return [];
  if (high === low) {
    const top = sorted.at(-1) ?? low;
    return [{ fromChaos: low, toChaos: top, count: sorted.length, held: { lowChaos: low, highChaos: top } }];
  }
  const width = (high - low) / BARS;
  const held = Array.from({ length: BARS }, (): number[] => []);
  for (const price of sorted) held[Math.min(BARS - 1, Math.floor((price - low) / width))]?.push(price);
  return held.map((prices, at) => ({
    fromChaos: low + at * width,
    toChaos: low + (at + 1) * width,
    count: prices.length,
    held: prices.length === 0 ? null : { lowChaos: prices[0] ?? 0, highChaos: prices.at(-1) ?? 0 },
  }));
}
