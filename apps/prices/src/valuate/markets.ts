import { ASK_AT, ASK_BYTES } from '../offers/packed-asks.ts';
import type { AskBook } from './ask-book.ts';
import { grainOf } from './read-levels.ts';

/** Chaos for one piece of a currency, by group id; only currencies whose value is to be relied on (D51). */
export type Rates = ReadonlyMap<number, number>;

/**
 * The asks of a book group by group, one for each account. Those of the group at place n are the rows from `starts[n]` up to `ends[n]`, in no order; an account that asks
 * without a price in chaos has a row whose price is not a number. All of it lies in memory that threads can share.
 */
export type Markets = {
  /** Group ids by place, and places by group id (-1 for a group that nobody asks for). */
  readonly groupIds: Int32Array;
  readonly places: Int32Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** How many offers were read, of all accounts. */
  readonly offers: Uint32Array;
  /** When any tab with a priced ask was last seen. */
  readonly newestSeenMs: Float64Array;
  /** `ROW` numbers for each account, at the places of `FIELD`: they are visited together. */
  readonly rows: Float64Array;
  /** Groups that somebody asks for as a currency. */
  readonly currencyIds: Int32Array;
  /** Accounts in the largest market. */
  readonly largest: number;
};

export const ROW = 4;
/** Price and grain (how finely the ask was written) in chaos, pieces, and when it was first seen as it is. */
export const FIELD = { price: 0, grain: 1, quantity: 2, listedAtMs: 3 } as const;

const SAME_PRICE = 1e-9;

/**
 * Each account's best price for each group (D51: two tabs of one account count together). Tab names count only where the account noted no ask; its quantity is what it
 * offers at that price over all its tabs. Asks in a currency without a rate, or in the group itself, do not count. With `onlyIds` other groups are left out.
 */
export function sortMarkets({ view, tabs }: AskBook, rates: Rates, onlyIds?: ReadonlySet<number>): Markets {
  const layout = layOut(view, tabs.length === 0 ? 0 : view.byteLength, onlyIds);
  const { places, starts, ends, newestSeenMs, rows } = layout;
  const rateOf = cacheRates(rates);
  const lastSeller = new Int32Array(ends.length).fill(-1);
  const lastNoted = new Uint8Array(ends.length);
  const currencies = new Set<number>();
  let seller = -1;
  let accountId = Number.NaN;
  let lastCurrency = Number.NaN;
  for (const tab of tabs) {
    if (tab.accountId !== accountId) seller += 1;
    accountId = tab.accountId;
    const { seenAtMs } = tab;
    for (let at = tab.from; at < tab.to; at += ASK_BYTES) {
      const groupId = view.getInt32(at + ASK_AT.groupId);
      const currencyId = view.getInt32(at + ASK_AT.currencyId);
      if (currencyId !== lastCurrency) currencies.add((lastCurrency = currencyId));
      const place = places[groupId] as number;
      if (place === -1) continue;
      let row = ((ends[place] as number) - 1) * ROW;
      if (lastSeller[place] !== seller) {
        lastSeller[place] = seller;
        row += ROW;
        ends[place] = (ends[place] as number) + 1;
        rows[row] = Number.NaN;
      }
      const rate = currencyId === groupId ? Number.NaN : rateOf(currencyId);
      const ask = view.getFloat64(at + ASK_AT.ask);
      const price = ask * rate;
      if (!(price > 0 && price < Infinity)) continue;
      if (seenAtMs > (newestSeenMs[place] as number)) newestSeenMs[place] = seenAtMs;
      const known = rows[row] as number;
      const stock = view.getInt32(at + ASK_AT.stock);
      const isNoted = stock & 1;
      const listedAtMs = view.getInt32(at + ASK_AT.listedAtSeconds) * 1000;
      if (known === known) {
        const isAlike = isNoted === lastNoted[place];
        if (isAlike && Math.abs(price - known) <= known * SAME_PRICE) {
          rows[row + FIELD.quantity] = (rows[row + FIELD.quantity] as number) + (stock >> 1);
          if (listedAtMs > (rows[row + FIELD.listedAtMs] as number)) rows[row + FIELD.listedAtMs] = listedAtMs;
          continue;
        }
        if (isAlike ? price >= known : isNoted === 0) continue;
      }
      rows[row] = price;
      rows[row + FIELD.grain] = grainOf(ask) * rate;
      rows[row + FIELD.quantity] = stock >> 1;
      rows[row + FIELD.listedAtMs] = listedAtMs;
      lastNoted[place] = isNoted;
    }
  }
  let largest = 0;
  for (let place = 0; place < ends.length; place += 1) largest = Math.max(largest, (ends[place] as number) - (starts[place] as number));
  return { ...layout, largest, currencyIds: Int32Array.from(currencies) };
}

/** Room for every group's asks, one after the other. */
function layOut(view: DataView, byteLength: number, onlyIds: ReadonlySet<number> | undefined) {
  let largestId = 0;
  for (let at = 0; at < byteLength; at += ASK_BYTES) largestId = Math.max(largestId, view.getInt32(at + ASK_AT.groupId));
  const places = shareInts(largestId + 1).fill(-1);
  const counts = new Uint32Array(largestId + 1);
  const ids: number[] = [];
  let asks = 0;
  for (let at = 0; at < byteLength; at += ASK_BYTES) {
    const id = view.getInt32(at + ASK_AT.groupId);
    if (onlyIds !== undefined && !onlyIds.has(id)) continue;
    if (places[id] === -1) places[id] = ids.push(id) - 1;
    counts[id] = (counts[id] as number) + 1;
    asks += 1;
  }
  const groupIds = shareInts(ids.length);
  groupIds.set(ids);
  const [starts, ends, offers] = [shareInts(ids.length), shareInts(ids.length), shareInts(ids.length)].map(
    (ints) => new Uint32Array(ints.buffer),
  ) as [Uint32Array, Uint32Array, Uint32Array];
  let start = 0;
  for (let place = 0; place < ids.length; place += 1) {
    starts[place] = start;
    ends[place] = start;
    offers[place] = counts[ids[place] as number] as number;
    start += offers[place] as number;
  }
  return { groupIds, places, starts, ends, offers, newestSeenMs: shareFloats(ids.length), rows: shareFloats(asks * ROW) };
}

const shareInts = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));
const shareFloats = (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));

/** Most asks are in few currencies: the last one is looked up once. */
function cacheRates(rates: Rates): (currencyId: number) => number {
  let lastId = Number.NaN;
  let last = Number.NaN;
  return (currencyId) => {
    if (currencyId !== lastId) {
      lastId = currencyId;
      last = rates.get(currencyId) ?? Number.NaN;
    }
    return last;
  };
}
