/** Offers of one service in bars of equal width by their price. Pure. */

export type PriceBar = { readonly fromChaos: number; readonly toChaos: number; readonly count: number };

const BARS = 12;
/** The dearest offers of this share stand in the last bar, so that one fantasy price does not flatten all others. */
const TAIL = 0.05;

/** Bars from the lowest price to the highest; one bar where all prices are the same, none where there is none. */
export function groupByPrice(pricesChaos: readonly number[]): readonly PriceBar[] {
  const sorted = pricesChaos.toSorted((a, b) => a - b);
  const low = sorted[0];
  const high = sorted[Math.ceil((sorted.length - 1) * (1 - TAIL))];
  if (low === undefined || high === undefined) return [];
  if (high === low) return [{ fromChaos: low, toChaos: sorted.at(-1) ?? low, count: sorted.length }];
  const width = (high - low) / BARS;
  const counts = Array.from({ length: BARS }, () => 0);
  for (const price of sorted) {
    const at = Math.min(BARS - 1, Math.floor((price - low) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({ fromChaos: low + at * width, toChaos: low + (at + 1) * width, count }));
}
