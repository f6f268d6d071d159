import { type AskRow, bindRows } from '../book/ask-book.ts';
import { markActingTogether } from './acting-together.ts';
import { field, type Markets, type Rates, ROW, sortMarkets } from './markets.ts';

/**
 * One ask per account for one group, ascending by price, in the first `count` entries of each column; overwritten when
 * the next group is read. Prices and grains (the step to which an ask is rounded) are in chaos.
 */
export type MarketAsks = {
  groupId: number;
  count: number;
  /** Number of asks read, from all accounts. */
  offers: number;
  /** Number of accounts that only ask in currencies without a rate, or in the group itself. */
  unpriced: number;
  /** Number of accounts dropped because they act together with another account, whose vote counts for all of them. */
  copied: number;
  newestSeenMs: number;
  prices: Float64Array;
  grains: Float64Array;
  quantities: Float64Array;
  listedAtMs: Float64Array;
  seenAtMs: Float64Array;
};

/**
 * Number of low mantissa bits of a price that store its row during sorting: typed arrays sort numbers several times
 * faster than any comparison function.
 */
const ROW_BITS = 20;
const ROW_MASK = 2 ** ROW_BITS - 1;
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
const lowWord = isLittleEndian ? 0 : 1;

/** Creates a function that reads markets one after the other into the same memory. */
export function createMarketReader(markets: Markets): (place: number) => MarketAsks {
  const market = createMarket(markets.largest);
  const keys = new Float64Array(markets.largest);
  const words = new Uint32Array(keys.buffer);
  const isCopy = new Uint8Array(markets.largest);
  return (place) => {
    readMarket(markets, place, { market, keys, words, isCopy });
    return market;
  };
}

type Scratch = { readonly market: MarketAsks; readonly keys: Float64Array; readonly words: Uint32Array; readonly isCopy: Uint8Array };

function readMarket(
  { rows, starts, ends, groupIds, offers, newestSeenMs }: Markets,
  place: number,
  { market, keys, words, isCopy }: Scratch,
): void {
  const start = starts[place] as number;
  // More accounts than fit into these bits would mix up their rows; a million is enough for a market.
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
  for (let at = 0; at < priced; at += 1) {
    const row = (start + ((words[at * 2 + lowWord] as number) & ROW_MASK)) * ROW;
    market.prices[at] = rows[row] as number;
    market.grains[at] = rows[row + field.grain] as number;
    market.quantities[at] = rows[row + field.quantity] as number;
    market.listedAtMs[at] = rows[row + field.listedAtMs] as number;
    market.seenAtMs[at] = rows[row + field.seenAtMs] as number;
  }
  market.count = priced;
  market.copied = markActingTogether(market, isCopy);
  if (market.copied > 0) dropCopies(market, isCopy);
  market.groupId = groupIds[place] as number;
  market.offers = offers[place] as number;
  market.unpriced = accounts - priced;
  market.newestSeenMs = newestSeenMs[place] as number;
}

/** Compacts the asks without copies, and clears the marks. */
function dropCopies(market: MarketAsks, isCopy: Uint8Array): void {
  const { prices, grains, quantities, listedAtMs, seenAtMs } = market;
  let count = 0;
  for (let at = 0; at < market.count; at += 1) {
    if (isCopy[at] === 1) {
      isCopy[at] = 0;
      continue;
    }
    for (const column of [prices, grains, quantities, listedAtMs, seenAtMs]) column[count] = column[at] as number;
    count += 1;
  }
  market.count = count;
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
    seenAtMs: new Float64Array(largest),
  };
}

/** Visits the market of every group in asks that are not in a database; each visit overwrites the previous market. */
export function visitMarkets(rows: readonly AskRow[], rates: Rates, visit: (market: MarketAsks) => void): void {
  const markets = sortMarkets(bindRows(rows), rates);
  const readMarket = createMarketReader(markets);
  for (let place = 0; place < markets.groupIds.length; place += 1) visit(readMarket(place));
}
