/** A number and its weight, above 0. */
export type Weighted = { readonly value: number; readonly weight: number };

/**
 * Finds the lower weighted median (Edgeworth 1888): the smallest value up to which at least half of the weight is
 * accumulated. It is always one of the values, and a minority of the weight cannot move it; null without values.
 */
export function findWeightedMedian(values: readonly Weighted[]): number | null {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { value, weight } of sorted) {
    passed += weight;
    // Summing in another order changes the last digits.
    if (passed >= half * (1 - 1e-12)) return value;
  }
  return null;
}
