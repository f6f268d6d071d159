/** Markets for valuation tests. */
import type { AskRow } from '../valuate/book/ask-book.ts';
import type { Rates } from '../valuate/market/markets.ts';
import { emptyMarket, type MarketAsks, visitMarkets } from '../valuate/market/read-market.ts';

/** Collects the markets of these rows, by group. */
export function collectMarkets(rows: readonly AskRow[], rates: Rates): Map<number, MarketAsks> {
  const markets = new Map<number, MarketAsks>();
  visitMarkets(rows, rates, (market) => {
    const { count } = market;
    const columns = {
      prices: market.prices.slice(0, count),
      grains: market.grains.slice(0, count),
      quantities: market.quantities.slice(0, count),
      listedAtMs: market.listedAtMs.slice(0, count),
      seenAtMs: market.seenAtMs.slice(0, count),
    };
    markets.set(market.groupId, { ...market, ...columns });
  });
  return markets;
}

/** Makes one market in chaos, with each price from a different account. */
export function makeMarket(prices: readonly number[], { atMs, quantity = 1 }: { atMs: number; quantity?: number }): MarketAsks {
  const rows = prices.map((ask, at) => ({ groupId: 10, accountId: at + 1, currencyId: 2, isNoted: true, ask, quantity, seenAtMs: atMs }));
  return collectMarkets(rows, new Map([[2, 1]])).get(10) ?? emptyMarket(10);
}
