import type { PricesDb } from '../../database.ts';
import type { AnchorKeeper } from '../../exchange/anchor-keeper.ts';
import type { Anchor } from '../../exchange/anchor.ts';
import type { RateMove } from '../market/carry-prior.ts';
import { listRateMoves, type RateGuard } from './rate-guard.ts';
import { readRates } from './rate-queries.ts';
import type { BaseCurrencies } from './base-currencies.ts';

/** The inputs of a league's values apart from its asks, by group id. */
export type LeagueMarket = {
  readonly rates: ReadonlyMap<number, number>;
  readonly anchors: ReadonlyMap<number, Anchor>;
  readonly guards: ReadonlyMap<number, RateGuard | undefined>;
  /** Moves of the reliable guarded rates since the previous price run. */
  readonly moves: readonly RateMove[];
};

export type LeagueMarketInput = {
  readonly leagueId: number;
  readonly baseCurrencies: BaseCurrencies;
  readonly nowMs: number;
  /** Changes whenever exchange hours were stored. */
  readonly exchangeVersion: string;
  readonly anchors: AnchorKeeper;
};

/** Reads the last price run's rates, and the exchange's trades. */
export async function readLeagueMarket(
  db: PricesDb,
  { leagueId, baseCurrencies, nowMs, exchangeVersion, anchors: keeper }: LeagueMarketInput,
): Promise<LeagueMarket> {
  const chaosId = baseCurrencies.chaos.id;
  const stored = await readRates(db, leagueId);
  const rates = new Map(stored.filter(({ isTrusted }) => isTrusted).map(({ groupId, valueChaos }) => [groupId, valueChaos]));
  rates.set(chaosId, 1);
  const anchors = await keeper.read(db, { leagueId, nowMs, exchangeVersion, chaosId, guardedIds: baseCurrencies.guardedIds, rates });
  // The last move of a rate that is no longer trusted must not move anything.
  const moves = listRateMoves(stored.flatMap(({ isTrusted, guard }) => (isTrusted ? [guard] : [])));
  return { rates, anchors, moves, guards: new Map(stored.map(({ groupId, guard }) => [groupId, guard])) };
}
