/**
 * Money in whole millionths of a chaos orb, as big integers: sums and products of prices (at most 6 decimals) and
 * quantities are exact, in any order.
 */

const MICROS_PER_CHAOS = 1_000_000;

/**
 * Converts a price in chaos to whole millionths, rounded to the nearest. NaN, infinities and negative prices become 0.
 */
export function toMicros(chaos: number): bigint {
  if (!(chaos > 0) || chaos === Infinity) return 0n;
  const micros = Math.round(chaos * MICROS_PER_CHAOS);
  return BigInt(Math.min(micros, Number.MAX_SAFE_INTEGER));
}

/**
 * Converts millionths to chaos: the double nearest to the exact amount, exact to the last digit below nine billion
 * chaos.
 */
export function toChaos(micros: bigint): number {
  return Number(micros) / MICROS_PER_CHAOS;
}

/** Returns the worth of a number of pieces at a price, in millionths. `quantity` is a whole number. */
export function worthOf(quantity: number, priceMicros: bigint): bigint {
  return BigInt(quantity) * priceMicros;
}
