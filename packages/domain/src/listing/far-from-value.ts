/** Ratio to the value from which a price is more likely a mistake than intended, in either direction. */
const FAR_FROM_VALUE_FACTOR = 3;

/** Distance of a price from the value: `times` is price over value if it is above, value over price if it is below. */
export type ValueDistance = { readonly side: 'above' | 'below'; readonly times: number };

/**
 * Finds whether a price for one piece is at least 3 times the value, or at most a third of it; null otherwise, and
 * without a known value. Both in chaos.
 */
export function findValueDistance(priceChaos: number, valueChaos: number | null): ValueDistance | null {
  if (valueChaos === null || !(valueChaos > 0) || !(priceChaos > 0)) return null;
  if (priceChaos >= valueChaos * FAR_FROM_VALUE_FACTOR) return { side: 'above', times: priceChaos / valueChaos };
  if (priceChaos * FAR_FROM_VALUE_FACTOR <= valueChaos) return { side: 'below', times: valueChaos / priceChaos };
  return null;
}
