/** From this many times the value on, or this part of it, a price is more likely a slip than a wish. */
const FAR_FROM_VALUE_FACTOR = 3;

/**
 * How far a price lies from the value: `times` is above 1 where it is dearer, the value's multiple of the price where
 * it is cheaper.
 */
export type ValueDistance = { readonly side: 'above' | 'below'; readonly times: number };

/**
 * Tells whether a price for one piece is at least 3 times the value, or at most a third of it; null for one that is
 * not, and where no value is known. Both in chaos.
 */
export function findValueDistance(priceChaos: number, valueChaos: number | null): ValueDistance | null {
  if (valueChaos === null || !(valueChaos > 0) || !(priceChaos > 0)) return null;
  if (priceChaos >= valueChaos * FAR_FROM_VALUE_FACTOR) return { side: 'above', times: priceChaos / valueChaos };
  if (priceChaos * FAR_FROM_VALUE_FACTOR <= valueChaos) return { side: 'below', times: valueChaos / priceChaos };
  return null;
}
