import type { PricesDb } from '../database.ts';
import type { AskRow } from './ask-book.ts';
import { countFilled, listParts, readAsks } from './ask-queries.ts';
import { sortMarkets } from './markets.ts';
import type { Rates } from './markets.ts';
import { createMarketReader, emptyMarket } from './read-market.ts';
import type { MarketAsks } from './read-market.ts';
import { readHistory, storeHistory } from './history-queries.ts';
import type { History } from './history-queries.ts';
import { isWorthStoring, moveState, priorOf, storeMarketStates } from './market-state.ts';
import type { MarketState } from './market-state.ts';
import { valueChaos, valueGroup } from './value-group.ts';
import type { Anchor } from './anchor.ts';
import type { GroupValue } from './value-group.ts';

/** A league, valued. All maps by group id. */
export type LeagueValues = {
  readonly values: ReadonlyMap<number, GroupValue>;
  /** Where each valued group's market is now. */
  readonly states: ReadonlyMap<number, MarketState>;
  readonly filled: ReadonlyMap<number, number>;
  readonly history: History;
  /** Groups that somebody asks for as a currency. */
  readonly askedCurrencyIds: ReadonlySet<number>;
};

export type ValueLeagueInput = {
  readonly leagueId: number;
  /** Id of chaos, which is 1 always (R9.12). */
  readonly chaosId: number;
  readonly nowMs: number;
  /** Rates of the publication before; with chaos alone, those that chaos asks give are used (record 0015). */
  readonly rates: Rates;
  /** Asks that come from elsewhere than the stream: the site's own listings (D55). */
  readonly ownAsks: readonly AskRow[];
  /** What the exchange paid, by group. */
  readonly anchors: ReadonlyMap<number, Anchor>;
  /** Where markets were at the last publication, by group. */
  readonly states: ReadonlyMap<number, MarketState>;
  /** Groups that may lend their value as a first rate. */
  readonly currencyIds: readonly number[];
  /** Has the last word on a value: rates are held back here. */
  readonly guard: (groupId: number, value: GroupValue) => GroupValue;
};

/** Values a league and writes down its history, which then holds the point of this hour, and where its markets are. */
export async function valueLeague(db: PricesDb, input: ValueLeagueInput): Promise<LeagueValues> {
  const { nowMs, leagueId } = input;
  const { values, askedCurrencyIds } = await valueAsks(db, input);
  await storeHistory(db, leagueId, { values, nowMs });
  const states = new Map([...values].map(([groupId, value]) => [groupId, moveState(input.states.get(groupId), { groupId, value, nowMs })]));
  await storeMarketStates(
    db,
    leagueId,
    [...states.values()].filter((state) => isWorthStoring(state, input.states.get(state.groupId))),
  );
  const [filled, history] = await Promise.all([countFilled(db, leagueId, nowMs), readHistory(db, leagueId, nowMs)]);
  return { values, states, filled, history, askedCurrencyIds };
}

async function valueAsks(db: PricesDb, input: ValueLeagueInput): Promise<Pick<LeagueValues, 'values' | 'askedCurrencyIds'>> {
  const { leagueId, chaosId, nowMs, ownAsks, anchors, guard } = input;
  const parts = await listParts(db);
  const values = new Map<number, GroupValue>();
  const askedCurrencyIds = new Set<number>();
  let rates = input.rates;
  let chaosListings = 0;
  const value = (market: MarketAsks): GroupValue | null => {
    const { groupId } = market;
    return valueGroup(market, { nowMs, prior: priorOf(input.states.get(groupId), nowMs), exchange: anchors.get(groupId) ?? null });
  };
  for (const part of parts) {
    const book = await readAsks(db, leagueId, { part, ownAsks, nowMs });
    if (rates.size <= 1) {
      const found = new Map(rates);
      const first = sortMarkets(book, input.rates, new Set(input.currencyIds));
      const readMarket = createMarketReader(first);
      first.groupIds.forEach((groupId, place) => {
        const currency = groupId === chaosId ? null : value(readMarket(place));
        if (currency?.reason === null) found.set(groupId, currency.primary);
      });
      rates = found;
    }
    const markets = sortMarkets(book, rates);
    for (const id of markets.currencyIds) askedCurrencyIds.add(id);
    const readMarket = createMarketReader(markets);
    markets.groupIds.forEach((groupId, place) => {
      const market = readMarket(place);
      if (groupId === chaosId) chaosListings = market.count;
      const found = groupId === chaosId ? null : value(market);
      if (found !== null) values.set(groupId, guard(groupId, found));
    });
  }
  for (const groupId of anchors.keys()) {
    const found = values.has(groupId) || groupId === chaosId ? null : value(emptyMarket(groupId));
    if (found !== null) values.set(groupId, guard(groupId, found));
  }
  values.set(chaosId, valueChaos(chaosListings));
  return { values, askedCurrencyIds };
}
