import { FINE_PRICE_DECIMALS, roundTo } from '../currency/index.ts';
import { listingLimits } from './limits.ts';

/** A buyer's selection: pairs of group hash and pieces. */
export type Selection = readonly (readonly [hash: string, quantity: number])[];

export type StockItem = PricedItem & { readonly hash: string };

/** Caps a quantity at the stock: a whole number from 0 to the stock; 0 for NaN. */
export function capQuantity(asked: number, stock: number): number {
  if (Number.isNaN(asked) || !(stock > 0)) return 0;
  return Math.max(0, Math.floor(Math.min(asked, stock)));
}

/** Computes the total of a selection in chaos at the listing's prices; groups outside the listing add nothing. */
export function selectionTotal(items: readonly StockItem[], selection: Selection): number {
  const prices = new Map(items.map(({ hash, price }) => [hash, price]));
  const chosen: PricedItem[] = [];
  for (const [hash, quantity] of selection) {
    const price = prices.get(hash);
    if (price !== undefined) chosen.push({ price, quantity });
  }
  return totalOfItems(chosen);
}

/**
 * Lists all items of a listing with the requested pieces, 0 for items not requested, because whispers name either the
 * requested items or all the other items. The hash replaces an unknown name.
 */
export function listWhisperItems(
  items: readonly StockItem[],
  selection: Selection,
  nameOf: (hash: string) => string | undefined,
): { name: string; nameless?: true; quantity: number; stock: number; priceChaos: number }[] {
  const asked = new Map<string, number>();
  for (const [hash, quantity] of selection) asked.set(hash, (asked.get(hash) ?? 0) + quantity);
  return items.map(({ hash, price, quantity: stock }) => {
    const name = nameOf(hash);
    return {
      ...(name === undefined ? { name: hash, nameless: true as const } : { name }),
      quantity: asked.get(hash) ?? 0,
      stock,
      priceChaos: price,
    };
  });
}

/** A priced quantity: chaos per piece, and the number of pieces. */
export type PricedItem = { readonly price: number; readonly quantity: number };

const STEPS = 10 ** FINE_PRICE_DECIMALS;

/**
 * Computes the total of items in chaos, with the decimals of their prices: 4 in poe1, up to 6 in poe2. Prices are
 * summed in whole millionths, so that client and server get the same number for any order of items. NaN if a price or
 * quantity is NaN.
 */
export function totalOfItems(items: readonly PricedItem[]): number {
  let totalSteps = 0;
  for (const { price, quantity } of items) totalSteps += Math.round(roundTo(price, FINE_PRICE_DECIMALS) * STEPS) * quantity;
  return totalSteps / STEPS;
}

/**
 * Checks whether a posted total equals the items' total within 0.001 chaos per item (D20). False for anything that is
 * not a finite number.
 */
export function totalsAgree(postedChaos: unknown, items: readonly PricedItem[]): boolean {
  if (typeof postedChaos !== 'number' || !Number.isFinite(postedChaos)) return false;
  return Math.abs(postedChaos - totalOfItems(items)) <= listingLimits.totalTolerancePerItem * Math.max(items.length, 1);
}

/** Returns true if a selection's total is below the seller's minimum; 0 and NaN mean no minimum. */
export function isBelowMinTradeValue(totalChaos: number, minTradeValue: number): boolean {
  return minTradeValue > 0 && !(totalChaos >= minTradeValue);
}
