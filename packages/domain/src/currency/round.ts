import type { Game } from '../item/index.ts';

/**
 * Largest number that is rounded, in units of the last decimal. Above it the correction below would exceed a quarter of
 * a unit, and rounding twice could differ from rounding once. Such numbers, far above any amount in the game, are
 * returned unchanged.
 */
const LARGEST_ROUNDABLE = 2 ** 49;

/**
 * Rounds half away from zero to a number of decimals, as people do on paper: 1.005 with 2 decimals is 1.01, although
 * the nearest double is just below it. NaN and infinities are returned unchanged; never returns -0.
 */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = Math.abs(value) * factor;
  if (!(scaled < LARGEST_ROUNDABLE)) return value;
  // Twice the error of a double: a typed half must not fall below one half through scaling.
  const rounded = Math.round(scaled * (1 + 2 * Number.EPSILON)) / factor;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Decimals of a price per piece, in chaos (R9.33). */
export const PRICE_DECIMALS = 4;
/** Decimals of totals in whispers and of the chaos remainder after whole divines (D30). */
export const TOTAL_DECIMALS = 2;

/**
 * Decimals of a price in poe2's chaos. One chaos is worth many exalted in poe2: half an exalted at 0.1037 chaos is
 * 0.05185, which needs more than 4 decimals (R9.33 rounds before applying the rate, not after).
 */
export const FINE_PRICE_DECIMALS = 6;

/**
 * Rounds a price in chaos to the decimals of its game: 4 in poe1 (R9.33), 6 in poe2. NaN and infinities are returned
 * unchanged: callers reject them.
 */
export function roundPriceOf(chaos: number, game: Game): number {
  return roundTo(chaos, game === 'poe2' ? FINE_PRICE_DECIMALS : PRICE_DECIMALS);
}

/** Rounds the chaos per divine (or other high unit) to 2 decimals (R9.33). */
export function roundRate(chaosPerUnit: number): number {
  return roundTo(chaosPerUnit, 2);
}

/** Rounds a price multiplier in percent to 1 decimal (R9.33). */
export function roundMultiplier(percent: number): number {
  return roundTo(percent, 1);
}
