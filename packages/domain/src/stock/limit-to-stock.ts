import type { ListingItem, RawItem } from '../listing/index.ts';
import type { HandedOver, Stock } from './stock.ts';
import { describeTaken, type TakenGroup } from './taken-group.ts';

export type Limited<T extends ListingItem = ListingItem> = { readonly items: readonly T[]; readonly taken: readonly TakenGroup<T>[] };

/**
 * Limits a listing's items to the stock (D33): by stack, or by group for manually entered items. Removes groups with
 * nothing left.
 */
export function limitToStock<T extends ListingItem>(items: readonly T[], stock: Pick<Stock, 'countStack' | 'countByHand'>): Limited<T> {
  const kept: T[] = [];
  const taken: TakenGroup<T>[] = [];
  items.forEach((item, index) => {
    const left = limitItem(item, stock);
    if (left !== null) kept.push(left);
    const gone = describeTaken(item, { index, left });
    if (gone !== null) taken.push(gone);
  });
  return { items: kept, taken };
}

function limitItem<T extends ListingItem>(item: T, stock: Pick<Stock, 'countStack' | 'countByHand'>): T | null {
  if (item.rawItems.length === 0) {
    const quantity = Math.min(item.quantity, stock.countByHand(item.hash) ?? item.quantity);
    return quantity > 0 ? { ...item, quantity } : null;
  }
  return keepStacks(
    item,
    item.rawItems.map(({ id, stackSize }) => ({ id, stackSize: Math.min(stackSize, stock.countStack(id, item.hash) ?? stackSize) })),
  );
}

/** Returns the group with these stack sizes; null if nothing is left. */
export function keepStacks<T extends ListingItem>(item: T, sizes: readonly RawItem[]): T | null {
  const rawItems = sizes.filter(({ stackSize }) => stackSize > 0);
  const quantity = Math.min(
    item.quantity,
    rawItems.reduce((total, { stackSize }) => total + stackSize, 0),
  );
  return quantity > 0 ? { ...item, quantity, rawItems } : null;
}

/**
 * Assigns the pieces that were left out when a listing was published to the trades that handed them over, by `tradeOf`,
 * so that undoing a trade returns its own part (D33). Pieces missing for another reason, such as a smaller stack in the
 * tab, are not assigned.
 */
export function partByTrade<T extends ListingItem, Record extends HandedOver>(
  taken: readonly TakenGroup<T>[],
  options: { readonly stock: Stock<Record>; readonly tradeOf: (record: Record) => string },
): Map<string, TakenGroup<T>[]> {
  const parts = new Map<string, TakenGroup<T>[]>();
  for (const group of taken) {
    let unassigned = group.item.quantity;
    const ofTrades = new Map<string, { rawItems: RawItem[]; places: number[]; quantity: number }>();
    const assign = (record: Record, quantity: number, stack?: { id: string; place: number }): void => {
      const trade = options.tradeOf(record);
      const part = ofTrades.get(trade) ?? { rawItems: [], places: [], quantity: 0 };
      const counted = Math.min(quantity, unassigned);
      unassigned -= counted;
      part.quantity += counted;
      if (stack !== undefined) {
        part.rawItems.push({ id: stack.id, stackSize: quantity });
        part.places.push(stack.place);
      }
      ofTrades.set(trade, part);
    };
    if (group.item.rawItems.length === 0) {
      for (const record of options.stock.listByHand(group.item.hash))
        if (unassigned > 0) assign(record, Math.min(record.quantity, unassigned));
    }
    group.item.rawItems.forEach(({ id, stackSize }, index) => {
      let missing = stackSize;
      for (const record of options.stock.listOfStack(id)) {
        const quantity = Math.min(record.quantity, missing);
        missing -= quantity;
        if (quantity > 0) assign(record, quantity, { id, place: group.places[index] ?? 0 });
      }
    });
    for (const [trade, { rawItems, places, quantity }] of ofTrades) {
      const part = { index: group.index, item: { ...group.item, quantity, rawItems: mergeStacks(rawItems) }, places: [...new Set(places)] };
      parts.set(trade, [...(parts.get(trade) ?? []), part]);
    }
  }
  return parts;
}

/** Merges stacks with the same id: a trade may have taken several parts of one stack. */
function mergeStacks(stacks: readonly RawItem[]): RawItem[] {
  const sizes = new Map<string, number>();
  for (const { id, stackSize } of stacks) sizes.set(id, (sizes.get(id) ?? 0) + stackSize);
  return [...sizes].map(([id, stackSize]) => ({ id, stackSize }));
}
