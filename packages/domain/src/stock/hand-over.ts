import type { ListingItem, RawItem } from '../listing/index.ts';
import { keepStacks } from './limit-to-stock.ts';
import type { Stock } from './stock.ts';
import { describeTaken, type TakenGroup } from './taken-group.ts';

export type StockListing<T extends ListingItem = ListingItem> = { readonly uuid: string; readonly items: readonly T[] };

/** A group to hand over: `picks` are the stacks the seller was shown, which are handed over first. */
export type RequestedGroup = { readonly hash: string; readonly quantity: number; readonly picks: readonly RawItem[] };

/**
 * Pieces that leave the stock: `left` pieces remain of the stack, or of a manually entered group; `held` is the amount
 * before any handover that still counts.
 */
export type Piece = {
  readonly itemId: string | null;
  readonly hash: string;
  readonly quantity: number;
  readonly left: number;
  readonly held: number;
};

export type HandOver<T extends ListingItem = ListingItem> = {
  readonly pieces: readonly Piece[];
  /** The changed listings with the items removed from them. */
  readonly changes: readonly (StockListing<T> & { readonly taken: readonly TakenGroup<T>[] })[];
};

type Lookup = Pick<Stock, 'countStack' | 'countByHand' | 'listOfStack'>;
type HandOverInput<T extends ListingItem> = {
  readonly listings: readonly StockListing<T>[];
  /**
   * The requested listing; it loses exactly the pieces handed over, while other listings lose only pieces they can no
   * longer offer.
   */
  readonly sourceUuid: string;
  readonly stock: Lookup;
  readonly requested: readonly RequestedGroup[];
};

/**
 * Hands over pieces (D33): takes at most the available pieces from the stock, and removes them from every listing that
 * draws on it. The stacks the seller was shown go first, then other stacks of the group in the requested listing, then
 * in the seller's other listings.
 */
export function handOver<T extends ListingItem>(input: HandOverInput<T>): HandOver<T> {
  const pieces = input.requested.flatMap((requested) => takePieces(input, requested));
  const goneOfStack = sumBy(pieces, ({ itemId }) => itemId);
  const goneByHand = sumBy(pieces, ({ itemId, hash }) => (itemId === null ? hash : null));
  const leftOf = new Map(pieces.map(({ itemId, hash, left }) => [itemId ?? `hash ${hash}`, left]));

  const leaveOf = (item: T, isSource: boolean): T | null => {
    if (item.rawItems.length === 0) {
      const gone = goneByHand.get(item.hash);
      if (gone === undefined) return item;
      const quantity = Math.min(isSource ? item.quantity - gone : item.quantity, leftOf.get(`hash ${item.hash}`) ?? 0);
      return quantity > 0 ? { ...item, quantity } : null;
    }
    if (!item.rawItems.some(({ id }) => goneOfStack.has(id))) return item;
    const stacks = item.rawItems.map(({ id, stackSize }): RawItem => {
      const gone = goneOfStack.get(id);
      if (gone === undefined) return { id, stackSize };
      return { id, stackSize: Math.min(isSource ? stackSize - gone : stackSize, leftOf.get(id) ?? 0) };
    });
    // Pieces from stacks that this group does not list do not reduce it.
    const gone = item.rawItems.reduce((sum, { id, stackSize }) => sum + Math.min(stackSize, goneOfStack.get(id) ?? 0), 0);
    const offered = isSource ? item.quantity - gone : item.quantity;
    return offered > 0 ? keepStacks({ ...item, quantity: offered }, stacks) : null;
  };

  const changes = input.listings.flatMap(({ uuid, items }) => {
    const taken: TakenGroup<T>[] = [];
    const left: T[] = [];
    items.forEach((item, index) => {
      const kept = leaveOf(item, uuid === input.sourceUuid);
      if (kept !== null) left.push(kept);
      const gone = kept === item ? null : describeTaken(item, { index, left: kept });
      if (gone !== null) taken.push(gone);
    });
    return taken.length === 0 ? [] : [{ uuid, items: left, taken }];
  });
  return { pieces, changes };
}

/**
 * Counts the pieces of each group that an owner's listings offer and the stock contains (D33), by hash: as many as
 * `handOver` could take for a trade that names no stacks. One call serves any number of trades. `listed` counts the
 * pieces in stacks, `byHand` the stock of a group without stacks.
 */
export function countOffered<T extends ListingItem>(options: {
  readonly listings: readonly Pick<StockListing<T>, 'items'>[];
  readonly stock: Pick<Stock, 'countStack' | 'countByHand'>;
  readonly hashes: readonly string[];
}): Map<string, { readonly listed: number; readonly byHand: number }> {
  const groupsOf = new Map<string, T[]>(options.hashes.map((hash) => [hash, []]));
  for (const { items } of options.listings) for (const item of items) groupsOf.get(item.hash)?.push(item);
  return new Map(
    [...groupsOf].map(([hash, groups]) => {
      const sizes = new Map<string, number>();
      for (const { rawItems } of groups) for (const { id, stackSize } of rawItems) sizes.set(id, Math.max(sizes.get(id) ?? 0, stackSize));
      let listed = 0;
      for (const [id, size] of sizes) listed += Math.max(0, options.stock.countStack(id, hash) ?? size);
      const byHand = sizes.size > 0 ? 0 : takeByHand({ stock: options.stock, groups }, { hash, quantity: Infinity })[0]?.quantity;
      return [hash, { listed, byHand: byHand ?? 0 }];
    }),
  );
}

function takePieces<T extends ListingItem>({ listings, sourceUuid, stock }: HandOverInput<T>, requested: RequestedGroup): Piece[] {
  const ordered = [...listings].sort((a, b) => Number(b.uuid === sourceUuid) - Number(a.uuid === sourceUuid));
  const groups = ordered.flatMap(({ items }) => items.filter(({ hash }) => hash === requested.hash));
  const claimed = new Map<string, number>();
  // A stack that is no longer in any listing counts only if the tabs show it.
  for (const { id } of requested.picks) if (stock.countStack(id, requested.hash) !== null) claimed.set(id, 0);
  for (const { id, stackSize } of groups.flatMap(({ rawItems }) => rawItems)) claimed.set(id, Math.max(claimed.get(id) ?? 0, stackSize));
  if (requested.picks.length === 0 && claimed.size === 0) return takeByHand({ stock, groups }, requested);

  const heldOf = new Map([...claimed].map(([id, size]) => [id, stock.countStack(id, requested.hash) ?? size]));
  const taken = new Map<string, number>();
  let wanted = requested.quantity;
  const take = (id: string, most: number): void => {
    const before = taken.get(id) ?? 0;
    const quantity = Math.min(most, (heldOf.get(id) ?? 0) - before, wanted);
    if (quantity <= 0) return;
    taken.set(id, before + quantity);
    wanted -= quantity;
  };
  for (const { id, stackSize } of requested.picks) take(id, stackSize);
  for (const id of claimed.keys()) take(id, Infinity);
  return [...taken].map(([itemId, quantity]): Piece => {
    const present = heldOf.get(itemId) ?? 0;
    const before = stock.listOfStack(itemId).reduce((total, each) => total + each.quantity, 0);
    return { itemId, hash: requested.hash, quantity, left: present - quantity, held: present + before };
  });
}

function takeByHand(
  options: { readonly stock: Pick<Lookup, 'countByHand'>; readonly groups: readonly ListingItem[] },
  { hash, quantity }: Omit<RequestedGroup, 'picks'>,
): Piece[] {
  const held = options.stock.countByHand(hash) ?? Math.max(0, ...options.groups.map((group) => group.quantity));
  const taken = Math.min(quantity, held);
  return taken > 0 ? [{ itemId: null, hash, quantity: taken, left: held - taken, held }] : [];
}

function sumBy(pieces: readonly Piece[], keyOf: (piece: Piece) => string | null): Map<string, number> {
  const sums = new Map<string, number>();
  for (const piece of pieces) {
    const key = keyOf(piece);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + piece.quantity);
  }
  return sums;
}
