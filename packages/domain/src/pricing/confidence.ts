/** The percentiles published for every group (R9.25), ascending; `c` of the compact form has one value for each. */
export const confidenceLevels = [5, 7, 10, 12, 15, 18, 20, 25, 30, 50] as const;

export type ConfidenceLevel = (typeof confidenceLevels)[number];

/** The level whose value is shown until a user selects another. */
export const PRIMARY_LEVEL: ConfidenceLevel = 12;

/** Returns true if a number from an outside source is a published level. */
export function isConfidenceLevel(level: number): level is ConfidenceLevel {
  return (confidenceLevels as readonly number[]).includes(level);
}

/**
 * Computes a percentile by linear interpolation between sorted asks: level 0 is the lowest ask, 100 the highest.
 * `sortedAsks` must ascend; levels outside 0-100 are clamped. Null if there are no asks, or if the level is NaN.
 */
export function percentile(sortedAsks: readonly number[], level: number): number | null {
  if (sortedAsks.length === 0 || Number.isNaN(level)) return null;
  const rank = (Math.min(Math.max(level, 0), 100) / 100) * (sortedAsks.length - 1);
  const below = Math.floor(rank);
  const low = sortedAsks[below] as number;
  const high = sortedAsks[Math.min(below + 1, sortedAsks.length - 1)] as number;
  if (low === high) return low;
  // Clamped because rounding may raise the sum of two products slightly above the higher ask.
  return Math.min(high, low + (high - low) * (rank - below));
}
