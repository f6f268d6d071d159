import { bindRows, type AskRow } from '../book/ask-book.ts';
import { sortMarkets, type Rates } from './markets.ts';
import { createMarketReader, type MarketAsks } from './read-market.ts';

/**
 * Visits the market of every group of some asks that are not in a database; each visit overwrites the previous market.
 */
export function visitMarkets(rows: readonly AskRow[], rates: Rates, visit: (market: MarketAsks) => void): void {
  const markets = sortMarkets(bindRows(rows), rates);
  const readMarket = createMarketReader(markets);
  for (let place = 0; place < markets.groupIds.length; place += 1) visit(readMarket(place));
}
