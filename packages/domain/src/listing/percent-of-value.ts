import { roundMultiplier } from '../currency/index.ts';
import type { StockItem } from './selection.ts';

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

/** `percent` at 1 decimal, null when nothing has a value; `withoutValue` counts the groups left out. */
export type PercentOfValue = { readonly percent: number | null; readonly withoutValue: number };

/**
 * Computes a listing's price in percent of its items' value (D20, D24): total price over total value of the pieces
 * listed, so that each group weighs by its value. `readValue` gives chaos for one by hash; groups without a value
 * (null) are left out of both and counted.
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
 * The lowest and the highest percent of value of single items, at 1 decimal: the range form of a listing's percent
 * (R9.33).
 */
export type PercentRange = { readonly from: number; readonly to: number };

/** Finds the range of the single items' percents of value (R9.33); null if all are equal, or nothing has a value. */
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
