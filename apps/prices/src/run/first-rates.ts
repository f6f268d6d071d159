import type { PricesDb } from '../database.ts';
import { readSeenIds } from '../asks/group-queries.ts';
import type { AskBook } from '../valuate/book/ask-book.ts';
import { sortMarkets, type Rates } from '../valuate/market/markets.ts';
import { createMarketReader } from '../valuate/market/read-market.ts';
import { priorOf, readMarketStates } from '../valuate/value/market-state.ts';
import { valueGroup } from '../valuate/value/value-group.ts';
import type { LeagueRun } from './league-run.ts';

/** Returns whether a league only has the rate of chaos, the unit. */
export const hasNoRates = (rates: Rates): boolean => rates.size <= 1;

/** Computes a league's first rates, using only asks in chaos. The book must contain all of the league's currencies. */
export async function findFirstRates(
  db: PricesDb,
  book: AskBook,
  { league, baseCurrencies, nowMs, anchors, rates }: Pick<LeagueRun, 'league' | 'baseCurrencies' | 'nowMs' | 'anchors' | 'rates'>,
): Promise<Rates> {
  const ids = await readSeenIds(db, { leagueId: league.id, tags: ['currency'] });
  const states = await readMarketStates(db, { leagueId: league.id, groupIds: [...ids] });
  const markets = sortMarkets(book, rates, { onlyIds: ids });
  const readMarket = createMarketReader(markets);
  const found = new Map(rates);
  markets.groupIds.forEach((groupId, place) => {
    if (groupId === baseCurrencies.chaos.id) return;
    const exchange = anchors.get(groupId) ?? null;
    const pace = baseCurrencies.guardedIds.includes(groupId) ? 'at once' : 'smoothed';
    const value = valueGroup(readMarket(place), { nowMs, game: league.game, prior: priorOf(states.get(groupId), nowMs), exchange, pace });
    if (value?.reason === null) found.set(groupId, value.primary);
  });
  return found;
}
