import { isQuantity, totalOfItems, type Selection, capQuantity } from '../listing/index.ts';

/** Requested pieces of a group, and how many of them the stock has now. */
export type HandoverLine = { readonly hash: string; readonly asked: number; readonly available: number };

/** Availability of a line: all of it, a part, or nothing. */
export type Availability = 'there' | 'part' | 'gone';

/** Returns how much of a line can be handed over (D33). */
export function judgeLine({ asked, available }: Pick<HandoverLine, 'asked' | 'available'>): Availability {
  if (available >= asked) return 'there';
  return available > 0 ? 'part' : 'gone';
}

/** Returns whether a request can be filled: wholly, in part, or not at all. An empty request cannot. */
export function judgeRequest(lines: readonly HandoverLine[]): Availability {
  const judged = lines.map(judgeLine);
  if (judged.every((line) => line === 'gone')) return 'gone';
  return judged.every((line) => line === 'there') ? 'there' : 'part';
}

/**
 * Caps the pieces to hand over of a line: the typed number, at most the requested and the available amount, whole and
 * not below zero. Without a typed number, all of it.
 */
export function capHandover(line: HandoverLine, typed: number | undefined): number {
  return capQuantity(typed ?? line.asked, Math.min(line.asked, line.available));
}

/**
 * The parts of a request that matter for competition with others. The caller must keep hashes of different leagues and
 * games apart.
 */
export type Contender = { readonly id: string; readonly items: Selection };

/**
 * Finds the groups that several open requests want although the stock does not have enough for all of them: the hashes
 * by request id, in each request's order. Requests that share nothing are left out.
 */
export function findContested(
  requests: readonly Contender[],
  availableOf: (hash: string) => number,
): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, { pieces: number; requests: number }>();
  for (const { items } of requests) {
    for (const [hash, quantity] of items) {
      const before = wanted.get(hash) ?? { pieces: 0, requests: 0 };
      wanted.set(hash, { pieces: before.pieces + quantity, requests: before.requests + 1 });
    }
  }
  const isContested = (hash: string): boolean => {
    const all = wanted.get(hash);
    const available = availableOf(hash);
    // An item that is gone is not contested; its row shows that.
    return all !== undefined && all.requests > 1 && available > 0 && all.pieces > available;
  };
  return new Map(
    requests
      .map(({ id, items }) => [id, items.map(([hash]) => hash).filter(isContested)] as const)
      .filter(([, hashes]) => hashes.length > 0),
  );
}

/** A group of a trade as requested: `price` is chaos for one piece at that time. */
export type RequestedItem = { readonly hash: string; readonly quantity: number; readonly price: number };

/** `hash` names the group with the invalid amount. */
export type HandedReading =
  | { readonly ok: true; readonly handed: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly code: 'quantityNotValid'; readonly hash: string }
  | { readonly ok: false; readonly code: 'emptySelection' };

/**
 * Reads the pieces of each group that were handed over (D32): the requested amounts, or those the owner names, which
 * are whole, never more than requested, each group once. Groups at 0 are left out; at least one piece is handed over.
 */
export function readHanded(asked: readonly Omit<RequestedItem, 'price'>[], named: Selection | undefined): HandedReading {
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
  { items, totalChaos }: { readonly items: readonly RequestedItem[]; readonly totalChaos: number },
  handed: ReadonlyMap<string, number>,
): number {
  const isAll = items.every(({ hash, quantity }) => handed.get(hash) === quantity);
  if (isAll) return totalChaos;
  const given = items.map(({ hash, price }) => ({ price, quantity: handed.get(hash) ?? 0 }));
  const count = (each: readonly { readonly quantity: number }[]): number => each.reduce((sum, { quantity }) => sum + quantity, 0);
  const extraChaos = Math.max(0, totalChaos - totalOfItems(items));
  return totalOfItems([...given, { price: extraChaos / count(items), quantity: count(given) }]);
}
