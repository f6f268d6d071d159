/**
 * Computes a percentile by linear interpolation between sorted asks (D51): level 0 is the lowest, 100 the highest.
 * `sortedAsks` must ascend; levels outside 0-100 are clamped. Null without asks, or if the level is NaN.
 */
export function percentile(sortedAsks: readonly number[], level: number): number | null {
  if (sortedAsks.length === 0 || Number.isNaN(level)) return null;
  const rank = (Math.min(Math.max(level, 0), 100) / 100) * (sortedAsks.length - 1);
  const below = Math.floor(rank);
  const low = sortedAsks[below] as number;
  const high = sortedAsks[Math.min(below + 1, sortedAsks.length - 1)] as number;
  if (low === high) return low;
  // Clamped, because rounding may lift the sum of two products slightly above the higher ask.
  return Math.min(high, low + (high - low) * (rank - below));
}
