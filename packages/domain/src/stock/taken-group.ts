import type { ListingItem, RawItem } from '../listing/index.ts';

/**
 * Items removed from one group of a listing, with their positions, so that they can be put back exactly, even after a
 * JSON round trip. The item contains the removed pieces; `places` contains the position of each of the item's stacks in
 * the group.
 */
export type TakenGroup<T extends ListingItem = ListingItem> = {
  readonly index: number;
  readonly item: T;
  readonly places: readonly number[];
};

/** Describes what was taken from a group, given the group before and what is left of it; null if nothing was taken. */
export function describeTaken<T extends ListingItem>(before: T, options: { index: number; left: T | null }): TakenGroup<T> | null {
  const leftOf = new Map((options.left?.rawItems ?? []).map(({ id, stackSize }) => [id, stackSize]));
  const rawItems: RawItem[] = [];
  const places: number[] = [];
  before.rawItems.forEach(({ id, stackSize }, place) => {
    const gone = stackSize - (leftOf.get(id) ?? 0);
    if (gone <= 0) return;
    rawItems.push({ id, stackSize: gone });
    places.push(place);
  });
  const quantity = before.quantity - (options.left?.quantity ?? 0);
  return quantity === 0 && rawItems.length === 0 ? null : { index: options.index, item: { ...before, quantity, rawItems }, places };
}

/**
 * Puts back the removed items (D33). Restores a listing that has not changed since; in a changed listing, pieces are
 * added to the group at its current price, and removed groups return unchanged.
 */
export function giveBack<T extends ListingItem>(items: readonly T[], taken: readonly TakenGroup<T>[]): T[] {
  const restored = [...items];
  for (const { index, item, places } of [...taken].sort((a, b) => a.index - b.index)) {
    const at = restored.findIndex(({ hash }) => hash === item.hash);
    const present = restored[at];
    if (present === undefined) restored.splice(Math.min(index, restored.length), 0, item);
    else
      restored[at] = { ...present, quantity: present.quantity + item.quantity, rawItems: returnStacks(present.rawItems, { item, places }) };
  }
  return restored;
}

function returnStacks(present: readonly RawItem[], { item, places }: Pick<TakenGroup, 'item' | 'places'>): RawItem[] {
  const stacks = [...present];
  item.rawItems.forEach(({ id, stackSize }, index) => {
    const at = stacks.findIndex((stack) => stack.id === id);
    const stack = stacks[at];
    if (stack === undefined) stacks.splice(Math.min(places[index] ?? stacks.length, stacks.length), 0, { id, stackSize });
    else stacks[at] = { id, stackSize: stack.stackSize + stackSize };
  });
  return stacks;
}
