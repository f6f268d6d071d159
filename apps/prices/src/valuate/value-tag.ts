import type { PricesDb } from '../database.ts';
import { appendAskRows } from './ask-columns.ts';
import type { AskRow } from './ask-columns.ts';
import { countFilled, readAsks, readSeenGroups } from './ask-queries.ts';
import type { TagGroup, ValuedTag } from './ask-queries.ts';
import { emptyMarket, visitMarkets } from './collect-asks.ts';
import type { Rates } from './collect-asks.ts';
import { readHistory, storeHistory } from './history-queries.ts';
import type { History } from './history-queries.ts';
import { isWorthStoring, moveState, priorOf, storeMarketStates } from './market-state.ts';
import type { MarketState } from './market-state.ts';
import { valueChaos, valueGroup } from './value-group.ts';
import type { Anchor, GroupValue } from './value-group.ts';

/** A tag of one league, valued. */
export type TagValues = {
  readonly groups: readonly TagGroup[];
  readonly values: ReadonlyMap<number, GroupValue>;
  /** Where each valued group's market is now. */
  readonly states: ReadonlyMap<number, MarketState>;
  readonly filled: ReadonlyMap<number, number>;
  readonly history: History;
  /** Groups that somebody asks for as a currency. */
  readonly askedCurrencyIds: ReadonlySet<number>;
};

/** A tag the league has seen nothing of. */
export const emptyTag: TagValues = {
  groups: [],
  values: new Map(),
  states: new Map(),
  filled: new Map(),
  history: { hours: new Map(), days: new Map() },
  askedCurrencyIds: new Set(),
};

export type ValueTagInput = ValuedTag & {
  readonly rates: Rates;
  /** Id of chaos, which is 1 always (R9.12). */
  readonly chaosId: number;
  readonly nowMs: number;
  /** Asks that come from elsewhere than the stream: the site's own listings (D55). */
  readonly ownAsks?: readonly AskRow[];
  /** What the exchange paid, by group. */
  readonly anchors: ReadonlyMap<number, Anchor>;
  /** Where markets were at the last publication, by group. */
  readonly states: ReadonlyMap<number, MarketState>;
  /** Has the last word on a value: rates are held back here. */
  readonly guard?: (groupId: number, value: GroupValue) => GroupValue;
};

/** Values a tag's groups and writes down their history, which then holds the point of this hour, and where their markets are. */
export async function valueTag(db: PricesDb, input: ValueTagInput): Promise<TagValues> {
  const { nowMs, leagueId } = input;
  const [groups, filled] = await Promise.all([readSeenGroups(db, input), countFilled(db, input, nowMs)]);
  const { values, askedCurrencyIds } = await valueAsks(db, input, groups);
  await storeHistory(db, leagueId, { values, nowMs });
  const states = new Map([...values].map(([groupId, value]) => [groupId, moveState(input.states.get(groupId), { groupId, value, nowMs })]));
  await storeMarketStates(
    db,
    leagueId,
    [...states.values()].filter((state) => isWorthStoring(state, input.states.get(state.groupId))),
  );
  return { groups, values, states, filled, history: await readHistory(db, input, nowMs), askedCurrencyIds };
}

/** Values only, from the living asks and the exchange; of groups without asks, those among `groups` that were traded. */
export async function valueAsks(
  db: PricesDb,
  input: ValueTagInput,
  groups: readonly TagGroup[] = [],
): Promise<Pick<TagValues, 'values' | 'askedCurrencyIds'> & { readonly values: Map<number, GroupValue> }> {
  const { rates, chaosId, nowMs, ownAsks = [], anchors, states, guard = (_id, value) => value } = input;
  const columns = appendAskRows(await readAsks(db, input, nowMs), ownAsks);
  const values = new Map<number, GroupValue>();
  let chaosListings = 0;
  visitMarkets(columns, rates, (market) => {
    const { groupId } = market;
    if (groupId === chaosId) chaosListings = market.count;
    const context = { nowMs, prior: priorOf(states.get(groupId), nowMs), exchange: anchors.get(groupId) ?? null };
    const value = groupId === chaosId ? null : valueGroup(market, context);
    if (value !== null) values.set(groupId, guard(groupId, value));
  });
  for (const { id } of groups) {
    const exchange = anchors.get(id);
    if (exchange === undefined || values.has(id) || id === chaosId) continue;
    const value = valueGroup(emptyMarket(id), { nowMs, prior: null, exchange });
    if (value !== null) values.set(id, guard(id, value));
  }
  if (input.tag === 'currency') values.set(chaosId, valueChaos(chaosListings));
  return { values, askedCurrencyIds: new Set(columns.currencyIds) };
}
