const HOUR_MS = 3_600_000;

/**
 * Limits of a listing. Lifetimes: R9.01, R9.02. Sizes and the tolerance of a posted total, per item: D20. The largest
 * price, quantity and total keep every number exact enough to be written in full; no price in the game comes close.
 */
export const listingLimits = {
  activeMs: 2 * HOUR_MS,
  retentionMs: 6 * 24 * HOUR_MS,
  maxGroups: 2_000,
  maxRawItems: 20_000,
  /** Sum over all of a person's listings in a league, active and inactive (D20). */
  maxListedGroups: 20_000,
  maxListedStacks: 100_000,
  maxBodyBytes: 4 * 1024 * 1024,
  totalTolerancePerItem: 0.001,
  maxPriceChaos: 1_000_000_000,
  maxQuantity: 1_000_000_000,
  maxTotalChaos: 1_000_000_000_000,
  /** Percentage of the value, with one decimal (R9.33), so the minimum is a tenth. */
  minMultiplierPercent: 0.1,
  maxMultiplierPercent: 1_000,
} as const;
