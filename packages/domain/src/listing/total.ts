import { FINE_PRICE_DECIMALS, roundTo } from '../currency/index.ts';
import { listingLimits } from './limits.ts';

/** A priced quantity: chaos for one piece, and how many pieces. */
export type PricedItem = { readonly price: number; readonly quantity: number };

const STEPS = 10 ** FINE_PRICE_DECIMALS;

/**
 * Computes the total of some items in chaos, at the decimals of their prices: 4 in poe1, up to 6 in poe2. Prices count
 * in whole millionths, so that client and server get the same number in any order of items. NaN when a price or
 * quantity is NaN.
 */
export function totalOfItems(items: readonly PricedItem[]): number {
  let totalSteps = 0;
  for (const { price, quantity } of items) totalSteps += Math.round(roundTo(price, FINE_PRICE_DECIMALS) * STEPS) * quantity;
  return totalSteps / STEPS;
}

/**
 * Checks whether a posted total equals the items' total within 0.001 chaos an item (D20). False for anything that is
 * not a finite number.
 */
export function totalsAgree(postedChaos: unknown, items: readonly PricedItem[]): boolean {
  if (typeof postedChaos !== 'number' || !Number.isFinite(postedChaos)) return false;
  return Math.abs(postedChaos - totalOfItems(items)) <= listingLimits.totalTolerancePerItem * Math.max(items.length, 1);
}

/** Returns whether a selection's total is under the seller's minimum (R5.02); 0 and NaN mean no minimum. */
export function isBelowMinTradeValue(totalChaos: number, minTradeValue: number): boolean {
  return minTradeValue > 0 && !(totalChaos >= minTradeValue);
}
