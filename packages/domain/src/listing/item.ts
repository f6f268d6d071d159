/** A stack of the seller's stash and how many of it are offered. */
export type RawItem = { readonly id: string; readonly stackSize: number };

/**
 * A group in a listing (D16): chaos for one piece, pieces offered, and the stacks they come from (none for poe2, D55).
 */
export type ListingItem = {
  readonly hash: string;
  readonly price: number;
  readonly quantity: number;
  readonly rawItems: readonly RawItem[];
};

/**
 * Takes the first pieces of some stacks, in their order: whole stacks, then part of one. Fewer if the stacks do not
 * contain as many.
 */
export function takeStacks(stacks: readonly RawItem[], quantity: number): RawItem[] {
  const taken: RawItem[] = [];
  let left = quantity;
  for (const { id, stackSize } of stacks) {
    if (!(left > 0)) break;
    const count = Math.min(stackSize, left);
    if (count > 0) taken.push({ id, stackSize: count });
    left -= count;
  }
  return taken;
}
