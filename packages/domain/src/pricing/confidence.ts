/**
 * The percentiles that are published for every group (R9.25), ascending; `c` of the compact form has one value for
 * each.
 */
export const confidenceLevels = [5, 7, 10, 12, 15, 18, 20, 25, 30, 50] as const;

export type ConfidenceLevel = (typeof confidenceLevels)[number];

/** The level whose value is shown until a user picks another (D50). */
export const PRIMARY_LEVEL: ConfidenceLevel = 12;

/** Returns whether a number from outside is one of the published levels. */
export function isConfidenceLevel(level: number): level is ConfidenceLevel {
  return (confidenceLevels as readonly number[]).includes(level);
}
