import { roundMultiplier } from '../currency/index.ts';
import type { StockItem } from './selection.ts';

/** Ratio to the value from which a price is more likely a mistake than intended, in either direction. */
const FAR_FROM_VALUE_FACTOR = 3;

/** Distance of a price from the value: `times` is price / value if the price is above, value / price if it is below. */
export type ValueDistance = { readonly side: 'above' | 'below'; readonly times: number };

/**
 * Returns the distance of a unit price that is at least 3 times the value, or at most a third of it; null for any other
 * price, or if the value is unknown. Price and value are in chaos.
 */
export function findValueDistance(priceChaos: number, valueChaos: number | null): ValueDistance | null {
  if (valueChaos === null || !(valueChaos > 0) || !(priceChaos > 0)) return null;
  if (priceChaos >= valueChaos * FAR_FROM_VALUE_FACTOR) return { side: 'above', times: priceChaos / valueChaos };
  if (priceChaos * FAR_FROM_VALUE_FACTOR <= valueChaos) return { side: 'below', times: valueChaos / priceChaos };
  return null;
}

/** `percent` with 1 decimal, null if no group has a value; `withoutValue` counts the omitted groups. */
export type PercentOfValue = { readonly percent: number | null; readonly withoutValue: number };

/**
 * Computes a listing's price as a percentage of its items' value: total price / total value of the listed pieces, so
 * that each group is weighted by its value. `readValue` returns chaos per piece by hash; groups without a value (null)
 * are excluded from both totals and counted.
 */
export function percentOfKnownValue(items: readonly StockItem[], readValue: (hash: string) => number | null): PercentOfValue {
  let asked = 0;
  let worth = 0;
  let withoutValue = 0;
  for (const { hash, price, quantity } of items) {
    const value = readValue(hash);
    if (value === null) {
      withoutValue += 1;
      continue;
    }
    asked += price * quantity;
    worth += value * quantity;
  }
  const percent = (asked / worth) * 100;
  return { percent: worth > 0 && Number.isFinite(percent) ? roundMultiplier(percent) : null, withoutValue };
}

/**
 * The lowest and the highest percentage of value of single items, with 1 decimal: the range form of a listing's
 * percentage (R9.33).
 */
export type PercentRange = { readonly from: number; readonly to: number };

/** Finds the range of the single items' percentages of value; null if all are equal, or no item has a value. */
export function findPercentRange(items: readonly StockItem[], readValue: (hash: string) => number | null): PercentRange | null {
  let from = Infinity;
  let to = -Infinity;
  for (const { hash, price } of items) {
    const value = readValue(hash);
    if (value === null || !(value > 0)) continue;
    const percent = roundMultiplier((price / value) * 100);
    from = Math.min(from, percent);
    to = Math.max(to, percent);
  }
  return to > from ? { from, to } : null;
}
