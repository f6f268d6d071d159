import { isQuantity, totalOfItems, type Selection } from '../listing/index.ts';

/** A group of a trade as requested: `price` is chaos for one piece at that time. */
export type AskedItem = { readonly hash: string; readonly quantity: number; readonly price: number };

/** `hash` names the group with the invalid amount. */
export type HandedReading =
  | { readonly ok: true; readonly handed: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly code: 'quantityNotValid'; readonly hash: string }
  | { readonly ok: false; readonly code: 'emptySelection' };

/**
 * Reads the pieces of each group that were handed over (D32): the requested amounts, or those the owner names, which
 * are whole, never more than requested, each group once. Groups at 0 are left out; at least one piece is handed over.
 */
export function readHanded(asked: readonly Omit<AskedItem, 'price'>[], named: Selection | undefined): HandedReading {
  const quantities = new Map(asked.map(({ hash, quantity }) => [hash, quantity]));
  if (named === undefined) return { ok: true, handed: quantities };
  const handed = new Map<string, number>();
  for (const [hash, quantity] of named) {
    if (quantity === 0) continue;
    const isWrong = !isQuantity(quantity) || handed.has(hash) || quantity > (quantities.get(hash) ?? 0);
    if (isWrong) return { ok: false, code: 'quantityNotValid', hash };
    handed.set(hash, quantity);
  }
  return handed.size === 0 ? { ok: false, code: 'emptySelection' } : { ok: true, handed };
}

/**
 * Returns the price of the pieces, in chaos: their prices, and the extra for a request by search (R5.09), which is the
 * same for each piece.
 */
export function priceHanded(
  { items, totalChaos }: { readonly items: readonly AskedItem[]; readonly totalChaos: number },
  handed: ReadonlyMap<string, number>,
): number {
  const isAll = items.every(({ hash, quantity }) => handed.get(hash) === quantity);
  if (isAll) return totalChaos;
  const given = items.map(({ hash, price }) => ({ price, quantity: handed.get(hash) ?? 0 }));
  const count = (each: readonly { readonly quantity: number }[]): number => each.reduce((sum, { quantity }) => sum + quantity, 0);
  const extraChaos = Math.max(0, totalChaos - totalOfItems(items));
  return totalOfItems([...given, { price: extraChaos / count(items), quantity: count(given) }]);
}
