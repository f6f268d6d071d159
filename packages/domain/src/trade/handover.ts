import { isQuantity, totalOfItems, type Selection, capQuantity } from '../listing/index.ts';

/** A group's requested pieces, and how many of them are currently in stock. */
export type HandoverLine = { readonly hash: string; readonly asked: number; readonly available: number };

/** Availability of a line: everything, a part, or nothing. */
export type Availability = 'there' | 'part' | 'gone';

/** Returns how much of a line can be handed over (D33). */
export function judgeLine({ asked, available }: Pick<HandoverLine, 'asked' | 'available'>): Availability {
  if (available >= asked) return 'there';
  return available > 0 ? 'part' : 'gone';
}

/** Returns whether a request can be filled completely, partly, or not at all. An empty request cannot be filled. */
export function judgeRequest(lines: readonly HandoverLine[]): Availability {
  const judged = lines.map(judgeLine);
  if (judged.every((line) => line === 'gone')) return 'gone';
  return judged.every((line) => line === 'there') ? 'there' : 'part';
}

/**
 * Returns how many of a line's pieces to hand over: the typed number, limited to the requested and the available
 * amount, whole and not below zero. If no number was typed, all pieces that are requested and available.
 */
export function capHandover(line: HandoverLine, typed: number | undefined): number {
  return capQuantity(typed ?? line.asked, Math.min(line.asked, line.available));
}

/**
 * The parts of a request that matter when it competes with other requests. The caller must separate hashes of different
 * leagues and games.
 */
export type Contender = { readonly id: string; readonly items: Selection };

/**
 * Finds the groups that several open requests want but the stock cannot fill completely; returns their hashes by
 * request id, in each request's order. Excludes requests that compete with no other request.
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
    // An item that is gone is not contested; its row already shows that it is gone.
    return all !== undefined && all.requests > 1 && available > 0 && all.pieces > available;
  };
  return new Map(
    requests
      .map(({ id, items }) => [id, items.map(([hash]) => hash).filter(isContested)] as const)
      .filter(([, hashes]) => hashes.length > 0),
  );
}

/** A requested group of a trade: `price` is chaos per piece at the time of the request. */
export type RequestedItem = { readonly hash: string; readonly quantity: number; readonly price: number };

/** `hash` identifies the group with the invalid amount. */
export type HandedReading =
  | { readonly ok: true; readonly handed: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly code: 'quantityNotValid'; readonly hash: string }
  | { readonly ok: false; readonly code: 'emptySelection' };

/**
 * Reads the number of pieces handed over for each group (D32): the requested amounts, or the amounts the owner entered,
 * which must be whole and at most the requested amounts, with each group once. Groups at 0 are left out; at least one
 * piece must be handed over.
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
 * Returns the price of the pieces, in chaos: the sum of their prices, plus the extra for a request by search (R5.09),
 * which is the same for each piece.
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
