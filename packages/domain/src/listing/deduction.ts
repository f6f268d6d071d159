import { takeStacks } from './item.ts';
import type { ListingItem, RawItem } from './item.ts';
import { capQuantity } from './selection.ts';
import type { Selection } from './selection.ts';

/** What was taken from one group, and where the group stood: enough to put it back, also after a trip through JSON. */
export type DeductedItem<T extends ListingItem = ListingItem> = { readonly index: number; readonly item: T };

export type Deduction<T extends ListingItem = ListingItem> = {
  readonly items: readonly T[];
  readonly deducted: readonly DeductedItem<T>[];
};

/**
 * Takes the bought quantities out of a listing (D32), at most what is left of each; a group with nothing left goes (R5.08). Stacks are used
 * up in their order. `deducted` undoes exactly this.
 */
export function processDeduction<T extends ListingItem>(items: readonly T[], bought: Selection): Deduction<T> {
  const asked = new Map<string, number>();
  for (const [hash, quantity] of bought) asked.set(hash, (asked.get(hash) ?? 0) + capQuantity(quantity, Infinity));
  const remaining: T[] = [];
  const deducted: DeductedItem<T>[] = [];
  items.forEach((item, index) => {
    const taken = capQuantity(asked.get(item.hash) ?? 0, item.quantity);
    if (taken === 0) {
      remaining.push(item);
      return;
    }
    const quantity = item.quantity - taken;
    // A group that goes takes all its stacks along: they may hold more than was offered.
    const isGone = quantity === 0;
    deducted.push({ index, item: isGone ? item : { ...item, quantity: taken, rawItems: takeStacks(item.rawItems, taken) } });
    if (!isGone) remaining.push({ ...item, quantity, rawItems: dropStacks(item.rawItems, taken) });
  });
  return { items: remaining, deducted };
}

/**
 * Puts deducted quantities back (D32). On the listing the deduction left, this gives the listing as it was; on one that changed since,
 * quantities are added to the group where it stands now, at its present price, and groups that are gone come back as they were.
 */
export function undoDeduction<T extends ListingItem>(items: readonly T[], deducted: readonly DeductedItem<T>[]): T[] {
  const restored = [...items];
  for (const { index, item } of [...deducted].sort((a, b) => a.index - b.index)) {
    const at = restored.findIndex(({ hash }) => hash === item.hash);
    const present = restored[at];
    if (present === undefined) restored.splice(Math.min(index, restored.length), 0, item);
    else restored[at] = { ...present, quantity: present.quantity + item.quantity, rawItems: addStacks(present.rawItems, item.rawItems) };
  }
  return restored;
}

/** What is left of some stacks once their first pieces are gone. */
function dropStacks(stacks: readonly RawItem[], quantity: number): RawItem[] {
  const left: RawItem[] = [];
  let toDrop = quantity;
  for (const { id, stackSize } of stacks) {
    const dropped = Math.min(stackSize, toDrop);
    toDrop -= dropped;
    if (stackSize > dropped) left.push({ id, stackSize: stackSize - dropped });
  }
  return left;
}

/** Used-up stacks go back to the front, a partly used one grows where it is. */
function addStacks(present: readonly RawItem[], added: readonly RawItem[]): RawItem[] {
  const growth = new Map(added.map(({ id, stackSize }) => [id, stackSize]));
  const ids = new Set(present.map(({ id }) => id));
  const grown = present.map(({ id, stackSize }) => ({ id, stackSize: stackSize + (growth.get(id) ?? 0) }));
  return [...added.filter(({ id }) => !ids.has(id)), ...grown];
}
