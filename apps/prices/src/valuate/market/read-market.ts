import { field, ROW, type Markets } from './markets.ts';

/**
 * One ask of each account for one group, ascending by price, in the first `count` entries of each column; overwritten
 * when the next group is read. Prices and grains (the step an ask is rounded to) in chaos.
 */
export type MarketAsks = {
  groupId: number;
  count: number;
  /** Offers read, of all accounts. */
  offers: number;
  /** Accounts that ask in currencies without a rate only, or for the group in itself. */
  unpriced: number;
  /** Number of accounts whose ask copies another's. */
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
 * The low bits of a price's mantissa hold its row while it is sorted: typed arrays sort numbers several times faster
 * than anything with a comparison of ours.
 */
const ROW_BITS = 20;
const ROW_MASK = 2 ** ROW_BITS - 1;
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
const lowWord = isLittleEndian ? 0 : 1;

/** Reads markets one after the other into the same memory. */
export function createMarketReader(markets: Markets): (place: number) => MarketAsks {
  const market = createMarket(markets.largest);
  const keys = new Float64Array(markets.largest);
  const words = new Uint32Array(keys.buffer);
  return (place) => {
    readMarket(markets, place, { market, keys, words });
    return market;
  };
}

type Scratch = { readonly market: MarketAsks; readonly keys: Float64Array; readonly words: Uint32Array };

function readMarket(
  { rows, starts, ends, groupIds, offers, newestSeenMs }: Markets,
  place: number,
  { market, keys, words }: Scratch,
): void {
  const start = starts[place] as number;
  // More accounts than fit into the bits would mix up their rows; the first million is enough of a market.
  const accounts = Math.min((ends[place] as number) - start, ROW_MASK);
  let priced = 0;
  for (let row = 0; row < accounts; row += 1) {
    const price = rows[(start + row) * ROW] as number;
    if (Number.isNaN(price)) continue;
    keys[priced] = price;
    const word = priced * 2 + lowWord;
    words[word] = ((words[word] as number) & ~ROW_MASK) | row;
    priced += 1;
  }
  keys.subarray(0, priced).sort();
  let count = 0;
  for (let at = 0; at < priced; at += 1) {
    const row = (start + ((words[at * 2 + lowWord] as number) & ROW_MASK)) * ROW;
    const price = rows[row] as number;
    const quantity = rows[row + field.quantity] as number;
    if (isCopy(market, count, price, quantity)) continue;
    market.prices[count] = price;
    market.grains[count] = rows[row + field.grain] as number;
    market.quantities[count] = quantity;
    market.listedAtMs[count] = rows[row + field.listedAtMs] as number;
    count += 1;
  }
  market.groupId = groupIds[place] as number;
  market.offers = offers[place] as number;
  market.count = count;
  market.copied = priced - count;
  market.unpriced = accounts - priced;
  market.newestSeenMs = newestSeenMs[place] as number;
}

function isCopy({ prices, quantities }: MarketAsks, count: number, price: number, quantity: number): boolean {
  if (quantity < FEWEST_COPIED || quantity % 10 === 0) return false;
  for (let at = count - 1; at >= 0 && price - (prices[at] as number) <= price * SAME_PRICE; at -= 1) {
    if (quantities[at] === quantity) return true;
  }
  return false;
}

/** Creates a market without asks. */
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
