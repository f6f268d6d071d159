import type { Game } from '@poexchange/domain/item';
import type { PricesDb } from '../database.ts';
import type { Anchor } from '../exchange/anchor.ts';
import type { RateMove } from './market/carry-prior.ts';
import type { Fence } from '../leases/fence.ts';
import type { HistoryKeeper, GroupsHistory } from '../history/history-keeper.ts';
import { moveState, priorOf, type MarketState } from './value/market-state.ts';
import { hashOf, type Markets } from './market/markets.ts';
import { guardRate, type RateGuard } from './rates/rate-guard.ts';
import { emptyMarket, type MarketAsks } from './market/read-market.ts';
import { poolShapes, type UsualShape } from './market/usual-shape.ts';
import { valueChaos, valueGroup, type GroupValue } from './value/value-group.ts';
import type { ValueKeeper } from './value/value-keeper.ts';
import { FEWEST_SELLERS } from './value/weigh-exchange.ts';

/** Values of a league's groups. All maps are by group id. */
export type GroupValues = GroupsHistory & {
  readonly values: ReadonlyMap<number, GroupValue>;
  /** New states of the markets that were valued. */
  readonly states: ReadonlyMap<number, MarketState>;
  /** State of the guarded rates among the groups. */
  readonly guards: ReadonlyMap<number, RateGuard>;
  /** True if each value was reused from the previous price run. */
  readonly areAllRecalled: boolean;
};

export type ValueGroupsInput = {
  readonly leagueId: number;
  readonly game: Game;
  /** The groups to value: a tag's groups. */
  readonly groupIds: readonly number[];
  /** Values that are reused because their markets are unchanged. */
  readonly unchanged: ReadonlyMap<number, GroupValue>;
  /** Number of the book from which the markets were read. */
  readonly bookNumber: number;
  /** Chaos, which is always 1 (R9.12), and the currencies whose rates are guarded (D52). */
  readonly baseCurrencies: { readonly chaos: { readonly id: number }; readonly guardedIds: readonly number[] };
  readonly nowMs: number;
  /** Changes whenever past points are added to the history. */
  readonly pastMoments: number;
  readonly markets: Markets;
  readonly readMarket: (place: number) => MarketAsks;
  readonly anchors: ReadonlyMap<number, Anchor>;
  /** States of the markets at the last price run. */
  readonly states: ReadonlyMap<number, MarketState>;
  readonly guards: ReadonlyMap<number, RateGuard | undefined>;
  /** Relative move of each rate that asks use. */
  readonly moves: readonly RateMove[];
  /** If true, values from too few sellers are left out. */
  readonly needsManySellers?: boolean;
  readonly fence?: Fence | undefined;
};

/** A league's state between price runs. */
export type ValueMemory = { readonly history: HistoryKeeper; readonly kept: ValueKeeper };

/** Values a league's groups and stores their history, which then includes this hour's point. */
export async function valueGroups(db: PricesDb, { history, kept }: ValueMemory, input: ValueGroupsInput): Promise<GroupValues> {
  const { leagueId, game, groupIds, unchanged, states: stored, nowMs, pastMoments, fence } = input;
  const { values, recalled, guards } = valueMarkets(kept, input);
  const states = new Map<number, MarketState>();
  for (const [groupId, value] of values) {
    if (unchanged.has(groupId)) continue;
    const state = stored.get(groupId);
    states.set(groupId, state !== undefined && recalled.has(groupId) ? state : moveState(state, { groupId, value, nowMs }));
  }
  const told = await history.update(db, { leagueId, game, groupIds, values, nowMs, pastMoments, fence });
  return { ...told, values, states, guards, areAllRecalled: recalled.size === values.size };
}

type Valued = Pick<GroupValues, 'values' | 'guards'> & { readonly recalled: ReadonlySet<number> };

function valueMarkets(kept: ValueKeeper, input: ValueGroupsInput): Valued {
  const { game, groupIds, unchanged, bookNumber, baseCurrencies, nowMs, markets, anchors } = input;
  const values = new Map<number, GroupValue>();
  const guards = new Map<number, RateGuard>();
  const recalled = new Set<number>();
  const usual = readUsualShape(input);
  for (const groupId of groupIds) {
    const stood = unchanged.get(groupId);
    if (stood !== undefined) {
      recalled.add(groupId);
      values.set(groupId, stood);
      continue;
    }
    const place = markets.places[groupId] ?? -1;
    const exchange = anchors.get(groupId) ?? null;
    const isChaos = groupId === baseCurrencies.chaos.id;
    if (place === -1 && exchange === null && !isChaos) continue;
    const made = { marketHash: place === -1 ? 0 : hashOf(markets, place), exchange };
    const isGuarded = baseCurrencies.guardedIds.includes(groupId);
    // A guarded rate also moves with elapsed time, not only with its market.
    const before = isGuarded ? undefined : kept.recall({ groupId, nowMs, bookNumber }, made);
    if (before !== undefined) {
      recalled.add(groupId);
      values.set(groupId, before);
      continue;
    }
    const value = valueMarket(groupId, { input, place, exchange, usual });
    if (value === null) continue;
    // The guard decides the final value, because all asks in this currency move with it.
    if (isGuarded) {
      const guarded = guardRate(value, input.guards.get(groupId), nowMs, game);
      guards.set(groupId, guarded.guard);
      values.set(groupId, guarded.value);
    } else values.set(groupId, value);
    kept.keep({ groupId, nowMs, bookNumber }, made, value);
  }
  return { values, recalled, guards };
}

type MarketInput = {
  readonly input: ValueGroupsInput;
  readonly place: number;
  readonly exchange: Anchor | null;
  readonly usual: UsualShape;
};

/** Values a group from its market and the market's state; null if there is no value or there are too few sellers. */
function valueMarket(groupId: number, { input, place, exchange, usual }: MarketInput): GroupValue | null {
  const { nowMs, game, baseCurrencies, moves, needsManySellers = false } = input;
  const market = place === -1 ? emptyMarket(groupId) : input.readMarket(place);
  if (needsManySellers && market.count < FEWEST_SELLERS) return null;
  if (groupId === baseCurrencies.chaos.id) return valueChaos(market.count);
  const value = valueGroup(market, {
    nowMs,
    game,
    prior: priorOf(input.states.get(groupId), nowMs),
    exchange,
    moves,
    usual,
    pace: baseCurrencies.guardedIds.includes(groupId) ? 'at once' : 'smoothed',
  });
  return needsManySellers && value?.reason === 'few' ? null : value;
}

/** Computes the usual spread of a tag's markets from their states at the previous price run. */
function readUsualShape({ groupIds, unchanged, states }: ValueGroupsInput): UsualShape {
  return poolShapes(groupIds.flatMap((groupId) => unchanged.get(groupId)?.centre?.shape ?? states.get(groupId)?.shape ?? []));
}
