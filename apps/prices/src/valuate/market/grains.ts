/** Steps to which asks are rounded, in pieces of the currency. */
export const grainsWritten = [1, 0.5, 0.1] as const;

/**
 * Returns the step to which an amount was rounded (D90), in pieces of the currency: 1 from 10, a half from 3, a tenth
 * below. Returns 0 for anything else, such as a fractional bulk price.
 */
export function grainOf(amount: number): number {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  if (amount >= 10) return isWhole(amount) ? 1 : 0;
  if (amount >= 3) return isWhole(amount * 2) ? 0.5 : 0;
  return isWhole(amount * 10) ? 0.1 : 0;
}
