import { FIELD, ROW } from './ask-columns.ts';
import type { AskColumns } from './ask-columns.ts';
import { sortByGroup } from './sort-by-group.ts';
import { grainOf } from './read-levels.ts';

/** Chaos for one piece of a currency, by group id; only currencies whose value is to be relied on (D51). */
export type Rates = ReadonlyMap<number, number>;

/**
 * What accounts ask for one group, one ask each, ascending by price: the first `count` of each column, which belong to the next group as soon as it is visited.
 * Prices and grains (how finely an ask was written) in chaos.
 */
export type MarketAsks = {
  groupId: number;
  count: number;
  /** Offers read, of all accounts. */
  offers: number;
  /** Accounts that ask in currencies without a rate only, or for the group in itself. */
  unpriced: number;
  /** Accounts whose ask is the copy of another's. */
  copied: number;
  newestSeenMs: number;
  prices: Float64Array;
  grains: Float64Array;
  quantities: Float64Array;
  listedAtMs: Float64Array;
};

/** Two accounts that offer this many or more, the same odd number at the same price, are one seller. */
const FEWEST_COPIED = 20;
const SAME_PRICE = 1e-9;

/**
 * Visits every group with each account's best price in it (D51: two tabs of one account count together). Tab names count only where the account noted no ask; its
 * quantity is what it offers at that price over all its tabs. Asks in a currency without a rate, or in the group itself, do not count.
 */
export function visitMarkets(columns: AskColumns, rates: Rates, visit: (market: MarketAsks) => void): void {
  const { order, starts, groupIds, largest } = sortByGroup(columns.groupIds);
  const rateOf = cacheRates(rates);
  const best = createBest(largest);
  const market = createMarket(largest);
  for (let group = 0; group < groupIds.length; group += 1) {
    const groupId = groupIds[group] as number;
    const from = starts[group] as number;
    const to = starts[group + 1] as number;
    pickBest(best, columns, { order, from, to, groupId, rateOf });
    fillMarket(market, best, { groupId, offers: to - from });
    visit(market);
  }
}

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

/** One slot for each account of the group; `table` finds the slot of an account. */
type Best = {
  readonly table: Int32Array;
  readonly mask: number;
  count: number;
  newestSeenMs: number;
  readonly accountIds: Float64Array;
  readonly prices: Float64Array;
  readonly grains: Float64Array;
  readonly quantities: Float64Array;
  readonly listedAtMs: Float64Array;
  readonly isNoted: Uint8Array;
  /** Room to sort in: prices, and the same bytes as words. */
  readonly keys: Float64Array;
  readonly words: Uint32Array;
};

function createBest(largest: number): Best {
  const size = 2 ** Math.ceil(Math.log2(Math.max(largest, 8) * 2));
  const keys = new Float64Array(largest);
  return {
    keys,
    words: new Uint32Array(keys.buffer),
    table: new Int32Array(size).fill(-1),
    mask: size - 1,
    count: 0,
    newestSeenMs: 0,
    accountIds: new Float64Array(largest),
    prices: new Float64Array(largest),
    grains: new Float64Array(largest),
    quantities: new Float64Array(largest),
    listedAtMs: new Float64Array(largest),
    isNoted: new Uint8Array(largest),
  };
}

type Slice = { order: Uint32Array; from: number; to: number; groupId: number; rateOf: (currencyId: number) => number };

function pickBest(best: Best, { rows }: AskColumns, { order, from, to, groupId, rateOf }: Slice): void {
  const { table, accountIds, prices } = best;
  // A table for the whole tag's largest group would be cleared in vain for each small one.
  const mask = Math.min(best.mask, 2 ** Math.ceil(Math.log2(Math.max(to - from, 8) * 2)) - 1);
  table.fill(-1, 0, mask + 1);
  best.count = 0;
  best.newestSeenMs = 0;
  for (let at = from; at < to; at += 1) {
    const row = (order[at] as number) * ROW;
    const accountId = rows[row + FIELD.accountId] as number;
    const currencyId = rows[row + FIELD.currencyId] as number;
    const rate = currencyId === groupId ? Number.NaN : rateOf(currencyId);
    const price = (rows[row + FIELD.ask] as number) * rate;
    let cell = (Math.imul(accountId | 0, 0x9e3779b1) >>> 12) & mask;
    let slot = table[cell] as number;
    while (slot !== -1 && accountIds[slot] !== accountId) {
      cell = (cell + 1) & mask;
      slot = table[cell] as number;
    }
    if (slot === -1) {
      slot = best.count;
      best.count += 1;
      table[cell] = slot;
      accountIds[slot] = accountId;
      prices[slot] = Number.NaN;
    }
    if (!(price > 0 && price < Infinity)) continue;
    const seenAtMs = rows[row + FIELD.seenAtMs] as number;
    if (seenAtMs > best.newestSeenMs) best.newestSeenMs = seenAtMs;
    takeIfBetter(best, slot, rows, row, price, rate);
  }
}

// Called once for each ask: an object of arguments would be made a million times.
function takeIfBetter(best: Best, slot: number, rows: Float64Array, row: number, price: number, rate: number): void {
  const known = best.prices[slot] as number;
  const isNoted = rows[row + FIELD.isNoted] as number;
  const quantity = rows[row + FIELD.quantity] as number;
  const listedAtMs = rows[row + FIELD.listedAtMs] as number;
  const isFirst = Number.isNaN(known);
  if (!isFirst && isNoted === best.isNoted[slot] && Math.abs(price - known) <= known * SAME_PRICE) {
    best.quantities[slot] = (best.quantities[slot] as number) + quantity;
    if (listedAtMs > (best.listedAtMs[slot] as number)) best.listedAtMs[slot] = listedAtMs;
    return;
  }
  const isBetter = isFirst || (isNoted === best.isNoted[slot] ? price < known : isNoted === 1);
  if (!isBetter) return;
  best.prices[slot] = price;
  best.grains[slot] = grainOf(rows[row + FIELD.ask] as number) * rate;
  best.quantities[slot] = quantity;
  best.listedAtMs[slot] = listedAtMs;
  best.isNoted[slot] = isNoted;
}

/** A market in which nobody asks. */
export function emptyMarket(groupId: number): MarketAsks {
  return { ...createMarket(0), groupId };
}

function createMarket(largest: number): MarketAsks {
  return {
    groupId: 0,
    count: 0,
    offers: 0,
    unpriced: 0,
    copied: 0,
    newestSeenMs: 0,
    prices: new Float64Array(largest),
    grains: new Float64Array(largest),
    quantities: new Float64Array(largest),
    listedAtMs: new Float64Array(largest),
  };
}

/** The low bits of a price's mantissa hold its slot while it is sorted: typed arrays sort numbers several times faster than anything with a comparison of ours. */
const SLOT_BITS = 20;
const SLOT_MASK = 2 ** SLOT_BITS - 1;
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
const LOW_WORD = isLittleEndian ? 0 : 1;

function fillMarket(market: MarketAsks, best: Best, { groupId, offers }: { groupId: number; offers: number }): void {
  const { keys, words } = best;
  let priced = 0;
  // More accounts than fit into the bits would mix up their slots; the first million is enough of a market.
  for (let slot = 0; slot < best.count && slot <= SLOT_MASK; slot += 1) {
    const price = best.prices[slot] as number;
    if (Number.isNaN(price)) continue;
    keys[priced] = price;
    const word = priced * 2 + LOW_WORD;
    words[word] = ((words[word] as number) & ~SLOT_MASK) | slot;
    priced += 1;
  }
  keys.subarray(0, priced).sort();
  let count = 0;
  for (let place = 0; place < priced; place += 1) {
    const slot = (words[place * 2 + LOW_WORD] as number) & SLOT_MASK;
    const price = best.prices[slot] as number;
    const quantity = best.quantities[slot] as number;
    if (isCopy(market, count, price, quantity)) continue;
    market.prices[count] = price;
    market.grains[count] = best.grains[slot] as number;
    market.quantities[count] = quantity;
    market.listedAtMs[count] = best.listedAtMs[slot] as number;
    count += 1;
  }
  market.groupId = groupId;
  market.offers = offers;
  market.count = count;
  market.copied = priced - count;
  market.unpriced = best.count - priced;
  market.newestSeenMs = best.newestSeenMs;
}

function isCopy({ prices, quantities }: MarketAsks, count: number, price: number, quantity: number): boolean {
  if (quantity < FEWEST_COPIED || quantity % 10 === 0) return false;
  for (let at = count - 1; at >= 0 && price - (prices[at] as number) <= price * SAME_PRICE; at -= 1) {
    if (quantities[at] === quantity) return true;
  }
  return false;
}
