/** Accounts' votes for the goods' rate; votes from parts of a league can be merged. */
import { askAt, ASK_BYTES, viewBytes } from '../../asks/packed-asks.ts';
import type { AskBook } from '../book/ask-book.ts';

export type GoodsInput = {
  readonly chaosId: number;
  /** The currencies whose rate to compute, and their current values. */
  readonly currencyIds: readonly number[];
  readonly rates: ReadonlyMap<number, number>;
};

/**
 * One vote per account, accounts ascending: of each account's votes, the vote with the lowest order, then the lowest
 * vote.
 */
export type Votes = { readonly accountIds: Float64Array; readonly orders: Float64Array; readonly packed: Float64Array };

/** Votes for the rate of each currency, by its id. */
export type GoodsVotes = ReadonlyMap<number, Votes>;

/**
 * Minimum price of goods that count, in pieces of the currency. Asks for cheaper goods in this currency are not
 * serious.
 */
const CHEAPEST = 0.5;

/**
 * A vote encoded as one number, because numbers sort many times faster than objects: the group, then the ask in log
 * space to a millionth, then its side. Asks and rates are well within the span of 64.
 */
export const SPAN = 64;
export const FINENESS = 2 ** 20;

/** Collects one vote per account for each currency. */
export function collectGoodsVotes(book: AskBook, { chaosId, currencyIds, rates }: GoodsInput): GoodsVotes {
  const currencies = currencyIds.flatMap((id) => (rates.has(id) ? [{ id, rate: rates.get(id) as number }] : []));
  if (currencies.length === 0) return new Map();
  const sides = findSides(book, chaosId, currencies);
  return new Map(
    currencies.map(({ id, rate }, place) => {
      const both = chaosSide(place) | otherSide(place);
      return [id, readVotes(book, { chaosId, currencyId: id, rate, sides, both })];
    }),
  );
}

/** Merges votes from parts of a league: again one per account, the same as for the undivided league. */
export function mergeVotes(parts: readonly Votes[]): Votes {
  return parts.reduce((merged, part) => (merged.packed.length === 0 ? part : mergeTwo(merged, part)), writer(0).read());
}

/** Goods priced in chaos and in one currency: `sides` by group id; `both` lists the goods priced in both. */
type Asked = {
  readonly chaosId: number;
  readonly currencyId: number;
  readonly rate: number;
  readonly sides: Uint8Array;
  readonly both: number;
};

/**
 * Reads one vote per account: its cheapest ask, in one of the two currencies, for one good that other sellers price in
 * the other currency. A hash picks the good, so that the choice does not depend on the order of the asks.
 */
function readVotes({ bytes, groups, currencies, accountIds, from, to }: AskBook, { chaosId, currencyId, rate, sides, both }: Asked): Votes {
  const view = viewBytes(bytes);
  const votes = writer(from.length);
  const rateOfSide = [1, rate] as const;
  for (let tab = 0; tab < from.length;) {
    const accountId = accountIds[tab] as number;
    const seed = hashAccount(accountId);
    let [order, vote] = [Infinity, Infinity];
    for (; tab < from.length && accountIds[tab] === accountId; tab += 1) {
      for (let index = from[tab] as number; index < (to[tab] as number); index += 1) {
        const groupId = groups[index] as number;
        if (((sides[groupId] as number) & both) !== both) continue;
        const askedIn = currencies[index] as number;
        const at = index * ASK_BYTES;
        const isNoted = view.getInt32(at + askAt.stock) & 1;
        if (isNoted === 0 || (askedIn !== chaosId && askedIn !== currencyId)) continue;
        const side = askedIn === chaosId ? 0 : 1;
        const chaos = view.getFloat64(at + askAt.ask) * rateOfSide[side];
        if (chaos < rate * CHEAPEST) continue;
        const place = orderOf(seed, groupId);
        if (place > order) continue;
        const packed = packVote(groupId, Math.log(chaos), side);
        if (place < order || packed < vote) [order, vote] = [place, packed];
      }
    }
    if (order < Infinity) votes.add(accountId, order, vote);
  }
  return votes.read();
}

function mergeTwo(a: Votes, b: Votes): Votes {
  const merged = writer(a.packed.length + b.packed.length);
  const take = ({ accountIds, orders, packed }: Votes, at: number): void =>
    merged.add(accountIds[at] as number, orders[at] as number, packed[at] as number);
  let [atA, atB] = [0, 0];
  while (atA < a.packed.length || atB < b.packed.length) {
    const [ofA, ofB] = [a.accountIds[atA] ?? Infinity, b.accountIds[atB] ?? Infinity];
    const isSame = ofA === ofB;
    const isA = isSame ? isBefore(a, atA, { votes: b, at: atB }) : ofA < ofB;
    if (isA) take(a, atA);
    else take(b, atB);
    if (isA || isSame) atA += 1;
    if (!isA || isSame) atB += 1;
  }
  return merged.read();
}

function isBefore(a: Votes, at: number, other: { readonly votes: Votes; readonly at: number }): boolean {
  const [order, otherOrder] = [a.orders[at] as number, other.votes.orders[other.at] as number];
  return order === otherOrder ? (a.packed[at] as number) <= (other.votes.packed[other.at] as number) : order < otherOrder;
}

function writer(most: number) {
  const [accountIds, orders, packed] = [new Float64Array(most), new Float64Array(most), new Float64Array(most)];
  let count = 0;
  return {
    add: (accountId: number, order: number, vote: number): void => {
      accountIds[count] = accountId;
      orders[count] = order;
      packed[count] = vote;
      count += 1;
    },
    read: (): Votes => ({
      accountIds: accountIds.subarray(0, count),
      orders: orders.subarray(0, count),
      packed: packed.subarray(0, count),
    }),
  };
}

/** Hashes both halves of an account number (multiply and shift, as in MurmurHash's finalizer). */
function hashAccount(accountId: number): number {
  const high = Math.floor(accountId / 2 ** 32);
  return Math.imul(accountId ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
}

function orderOf(seed: number, groupId: number): number {
  let hash = seed ^ Math.imul(groupId, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function packVote(groupId: number, log: number, side: 0 | 1): number {
  return groupId * SPAN + (Math.floor((log + SPAN / 2) * FINENESS) + side / 2) / FINENESS;
}

const chaosSide = (place: number): number => 1 << (2 * place);
const otherSide = (place: number): number => 2 << (2 * place);

/**
 * Finds goods priced in chaos and in other currencies, as bits by group id; excludes cheap goods and base currencies.
 */
function findSides(
  { bytes, groups, currencies, counts, from, to }: AskBook,
  chaosId: number,
  wanted: readonly { readonly id: number; readonly rate: number }[],
): Uint8Array {
  const view = viewBytes(bytes);
  const [ids, cheapest] = [wanted.map(({ id }) => id), wanted.map(({ rate }) => rate * CHEAPEST)];
  const least = Math.min(...cheapest);
  const sides = new Uint8Array(counts.length);
  for (let tab = 0; tab < from.length; tab += 1) {
    const end = to[tab] as number;
    for (let index = from[tab] as number; index < end; index += 1) {
      const groupId = groups[index] as number;
      const askedIn = currencies[index] as number;
      const ask = view.getFloat64(index * ASK_BYTES + askAt.ask);
      let found = 0;
      if (askedIn === chaosId) {
        if (ask < least) continue;
        for (let place = 0; place < cheapest.length; place += 1) if (ask >= (cheapest[place] as number)) found |= chaosSide(place);
      } else {
        const place = ids.indexOf(askedIn);
        if (place !== -1 && ask >= CHEAPEST) found = otherSide(place);
      }
      sides[groupId] = (sides[groupId] as number) | found;
    }
  }
  for (const id of [chaosId, ...ids]) if (id < sides.length) sides[id] = 0;
  return sides;
}
