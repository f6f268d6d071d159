import type { PricesDb } from '../database.ts';
import { readAnchors } from '../exchange/read-anchors.ts';
import type { TagGroup } from '../valuate/ask-queries.ts';
import { readMarketStates } from '../valuate/market-state.ts';
import type { MarketState } from '../valuate/market-state.ts';
import { guardRate } from '../valuate/rate-guard.ts';
import type { RateGuard } from '../valuate/rate-guard.ts';
import { readRates } from '../valuate/rate-queries.ts';
import type { Anchor } from '../valuate/anchor.ts';
import type { GroupValue } from '../valuate/value-group.ts';

/** What others are paid in: chaos, the measure of all, and the divine and exalted orb, whose rates are guarded (D52). */
export type Money = { readonly chaos: TagGroup; readonly bridgeIds: readonly number[] };

/** All that the values of a league rest on beside its asks. */
export type LeagueMarket = {
  readonly rates: ReadonlyMap<number, number>;
  readonly anchors: ReadonlyMap<number, Anchor>;
  readonly states: ReadonlyMap<number, MarketState>;
  readonly guard: (groupId: number, value: GroupValue) => GroupValue;
  /** Filled as the guarded groups are valued. */
  readonly guards: ReadonlyMap<number, RateGuard>;
};

/** Last publication's rates, with what the exchange traded and where markets were. */
export async function readLeagueMarket(
  db: PricesDb,
  { leagueId, money, nowMs }: { leagueId: number; money: Money; nowMs: number },
): Promise<LeagueMarket> {
  const chaosId = money.chaos.id;
  const [stored, states] = await Promise.all([readRates(db, leagueId), readMarketStates(db, leagueId)]);
  const rates = new Map(stored.filter(({ isTrusted }) => isTrusted).map(({ groupId, valueChaos }) => [groupId, valueChaos]));
  rates.set(chaosId, 1);
  const anchors = await readAnchors(db, { leagueId, nowMs, chaosId, bridgeIds: money.bridgeIds, rates });
  const before = new Map(stored.map(({ groupId, guard }) => [groupId, guard]));
  const guards = new Map<number, RateGuard>();
  const guard = (groupId: number, value: GroupValue): GroupValue => {
    if (!money.bridgeIds.includes(groupId)) return value;
    const guarded = guardRate(value, before.get(groupId), nowMs);
    guards.set(groupId, guarded.guard);
    return guarded.value;
  };
  return { rates, anchors, states, guard, guards };
}
