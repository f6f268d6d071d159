import { askAt, ASK_BYTES, viewBytes } from '../../asks/packed-asks.ts';
import type { AskBook } from '../book/ask-book.ts';
import { grainOf } from './grains.ts';

/** Value in chaos of one piece of a currency, by group id; contains only reliable values. */
export type Rates = ReadonlyMap<number, number>;

/**
 * A book's asks by group, one per account. The group at index n has the rows from `starts[n]` up to `ends[n]`, in the
 * order of their accounts. The price is NaN if an account's ask cannot be converted to chaos.
 */
export type Markets = {
  /** Group ids by index, and indexes by group id (-1 for a group without asks, or a group that was left out). */
  readonly groupIds: Int32Array;
  readonly places: Int32Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Number of asks read, from all accounts. */
  readonly offers: Uint32Array;
  /** Latest time at which a tab with a priced ask was seen. */
  readonly newestSeenMs: Float64Array;
  /** `ROW` numbers for each account, at the offsets of `field`: adjacent, because they are read together. */
  readonly rows: Float64Array;
  /**
   * Two hash words for each index, which change with anything in its market: a price, a stock, a listing time, or the
   * accounts of the asks.
   */
  readonly hashes: Uint32Array;
  /** Number of accounts in the largest market. */
  readonly largest: number;
};

export const ROW = 5;
/**
 * Price and grain (how finely the ask was written) in chaos, pieces, the time since which the ask has been unchanged,
 * and the time at which it was last seen.
 */
export const field = { price: 0, grain: 1, quantity: 2, listedAtMs: 3, seenAtMs: 4 } as const;

const SAME_PRICE = 1e-9;

/**
 * Finds each account's best price for each group; two tabs of one account count together. A price from a tab name
 * counts only if the account has no ask from an item's note; the quantity is the sum over all of the account's tabs at
 * that price. Asks in a currency without a rate, or in the group itself, do not count. With `onlyIds`, all other groups
 * are left out.
 */
export function sortMarkets(
  book: AskBook,
  rates: Rates,
  { arena = createMarketArena(), onlyIds }: { arena?: MarketArena; onlyIds?: Iterable<number> | undefined } = {},
): Markets {
  const layout = layOut(book.counts, arena, onlyIds);
  const { starts, ends } = layout;
  if (starts.length > 0) takeAsks(book, layout, tabulateRates(rates));
  let largest = 0;
  for (let place = 0; place < ends.length; place += 1) largest = Math.max(largest, (ends[place] as number) - (starts[place] as number));
  return { ...layout, largest };
}

/** Reusable memory for markets: each sorting overwrites the previous contents. */
export type MarketArena = { rows: Float64Array };

export function createMarketArena(): MarketArena {
  return { rows: new Float64Array(0) };
}

type Layout = Omit<Markets, 'largest'>;

/** Buffer to read a number's two words for hashing. */
const number = new Float64Array(1);
const words = new Uint32Array(number.buffer);

/** Reads a book in one pass, tab by tab. This is the hottest loop of a price run, so it creates no objects. */
function takeAsks({ bytes, groups, currencies, accountIds, seenAtMs, from, to }: AskBook, layout: Layout, rates: Float64Array): void {
  const view = viewBytes(bytes);
  const { places, ends, newestSeenMs, rows, hashes } = layout;
  const lastSeller = new Int32Array(ends.length).fill(-1);
  const lastNoted = new Uint8Array(ends.length);
  let seller = -1;
  let accountId = Number.NaN;
  for (let tab = 0; tab < accountIds.length; tab += 1) {
    if (accountIds[tab] !== accountId) seller += 1;
    accountId = accountIds[tab] as number;
    const seenMs = seenAtMs[tab] as number;
    const end = to[tab] as number;
    for (let index = from[tab] as number; index < end; index += 1) {
      const groupId = groups[index] as number;
      const place = places[groupId] as number;
      if (place === -1) continue;
      const at = index * ASK_BYTES;
      const currencyId = currencies[index] as number;
      let row = ((ends[place] as number) - 1) * ROW;
      const isNew = lastSeller[place] !== seller;
      if (isNew) {
        lastSeller[place] = seller;
        row += ROW;
        ends[place] = (ends[place] as number) + 1;
        rows[row] = Number.NaN;
      }
      const rate = currencyId === groupId || currencyId >= rates.length ? Number.NaN : (rates[currencyId] as number);
      const ask = view.getFloat64(at + askAt.ask);
      const price = ask * rate;
      const isPriced = price > 0 && price < Infinity;
      const stock = view.getInt32(at + askAt.stock);
      const listedAtSeconds = view.getInt32(at + askAt.listedAtSeconds);
      number[0] = price;
      hashNumber(hashes, place, isPriced, isNew, stock, listedAtSeconds);
      if (!isPriced) continue;
      newestSeenMs[place] = Math.max(newestSeenMs[place] as number, seenMs);
      const known = rows[row] as number;
      const isNoted = stock & 1;
      const listedAtMs = listedAtSeconds * 1000;
      // NaN until the account's first priced ask here: only NaN differs from itself.
      if (known === known) {
        const isAlike = isNoted === lastNoted[place];
        if (isAlike && Math.abs(price - known) <= known * SAME_PRICE) {
          rows[row + field.quantity] = (rows[row + field.quantity] as number) + (stock >> 1);
          rows[row + field.listedAtMs] = Math.max(rows[row + field.listedAtMs] as number, listedAtMs);
          rows[row + field.seenAtMs] = Math.max(rows[row + field.seenAtMs] as number, seenMs);
          continue;
        }
        if (isAlike ? price >= known : isNoted === 0) continue;
      }
      rows[row] = price;
      rows[row + field.grain] = grainOf(ask) * rate;
      rows[row + field.quantity] = stock >> 1;
      rows[row + field.listedAtMs] = listedAtMs;
      rows[row + field.seenAtMs] = seenMs;
      lastNoted[place] = isNoted;
    }
  }
}

/**
 * Mixes an ask into its market's hash. The ask's price is in `number`, because passing a float argument would allocate
 * an object.
 */
function hashNumber(hashes: Uint32Array, place: number, isPriced: boolean, isNew: boolean, stock: number, listedAtSeconds: number): void {
  if (!isPriced) number[0] = -1;
  const a = (words[0] as number) ^ Math.imul(words[1] as number, 0x9e3779b1) ^ (isNew ? 0x5bd1e995 : 0);
  const b = Math.imul(stock, 0x85ebca6b) ^ Math.imul(listedAtSeconds, 0xc2b2ae35);
  hashes[place * 2] = Math.imul((hashes[place * 2] as number) ^ a, 0x01000193) + b;
  hashes[place * 2 + 1] = Math.imul((hashes[place * 2 + 1] as number) ^ b, 0x27d4eb2f) + Math.imul(a ^ (a >>> 15), 0x165667b1);
}

/** Lays out space for the asks of every group to read, one group after another. */
function layOut(counts: Uint32Array, arena: MarketArena, onlyIds: Iterable<number> | undefined): Layout {
  const ids: number[] = [];
  for (const id of onlyIds ?? counts.keys()) if ((counts[id] ?? 0) > 0) ids.push(id);
  const places = new Int32Array(counts.length).fill(-1);
  const starts = new Uint32Array(ids.length);
  const offers = new Uint32Array(ids.length);
  let start = 0;
  ids.forEach((id, place) => {
    places[id] = place;
    starts[place] = start;
    offers[place] = counts[id] as number;
    start += offers[place] as number;
  });
  if (arena.rows.length < start * ROW) arena.rows = new Float64Array(Math.ceil(start * ROW * 1.1));
  return {
    groupIds: Int32Array.from(ids),
    places,
    starts,
    ends: starts.slice(),
    offers,
    newestSeenMs: new Float64Array(ids.length),
    rows: arena.rows,
    hashes: new Uint32Array(ids.length * 2),
  };
}

/** Makes a table of rates by currency id; NaN if there is no rate. */
function tabulateRates(rates: Rates): Float64Array {
  const table = new Float64Array(Math.max(0, ...rates.keys()) + 1).fill(Number.NaN);
  for (const [id, rate] of rates) table[id] = rate;
  return table;
}

/** Returns a market's hash as one number: two markets collide once in about a quadrillion comparisons. */
export function hashOf({ hashes }: Pick<Markets, 'hashes'>, place: number): number {
  return (hashes[place * 2] as number) * 2 ** 20 + ((hashes[place * 2 + 1] as number) & 0xfffff);
}
