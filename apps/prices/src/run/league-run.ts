import { priceIndexPath, statusPath, type PriceIndexEntry } from '@poexchange/contract/price-files';
import { withLazyCommit, type PricesDb } from '../database.ts';
import type { Anchor } from '../exchange/anchor.ts';
import type { PlacedLeague } from '../leagues/league-queries.ts';
import type { Fence } from '../leases/fence.ts';
import type { PriceFileWriter } from '../publish/price-file-writer.ts';
import { storeClock } from '../sales/sales-queries.ts';
import { clockAfter, readSalesStep, type SalesStep } from '../sales/sales-step.ts';
import type { AskRow } from '../valuate/book/ask-book.ts';
import type { RateMove } from '../valuate/market/carry-prior.ts';
import type { Rates } from '../valuate/market/markets.ts';
import type { BaseCurrencies } from '../valuate/rates/base-currencies.ts';
import { estimateGoodsRates } from '../valuate/rates/goods-rate.ts';
import type { GoodsVotes } from '../valuate/rates/goods-votes.ts';
import { type RateGuard, listRateMoves } from '../valuate/rates/rate-guard.ts';
import { storeRates, type Rate, readRates } from '../valuate/rates/rate-queries.ts';
import type { PartRunner } from './part-runner.ts';
import type { AnchorKeeper } from '../exchange/anchor-keeper.ts';

/** Inputs of a league's values other than its asks, by group id. */
type LeagueMarket = {
  readonly rates: ReadonlyMap<number, number>;
  readonly anchors: ReadonlyMap<number, Anchor>;
  readonly guards: ReadonlyMap<number, RateGuard | undefined>;
  /** Moves of the reliable guarded rates since the previous price run. */
  readonly moves: readonly RateMove[];
};

type LeagueMarketInput = {
  readonly leagueId: number;
  readonly baseCurrencies: BaseCurrencies;
  readonly nowMs: number;
  /** Changes whenever exchange hours are stored. */
  readonly exchangeVersion: string;
  readonly anchors: AnchorKeeper;
};

/** Reads the last price run's rates and the exchange's trades. */
async function readLeagueMarket(
  db: PricesDb,
  { leagueId, baseCurrencies, nowMs, exchangeVersion, anchors: keeper }: LeagueMarketInput,
): Promise<LeagueMarket> {
  const chaosId = baseCurrencies.chaos.id;
  const stored = await readRates(db, leagueId);
  const rates = new Map(stored.filter(({ isTrusted }) => isTrusted).map(({ groupId, valueChaos }) => [groupId, valueChaos]));
  rates.set(chaosId, 1);
  const anchors = await keeper.read(db, { leagueId, nowMs, exchangeVersion, chaosId, guardedIds: baseCurrencies.guardedIds, rates });
  // Ignore the last move of a rate that is no longer trusted.
  const moves = listRateMoves(stored.flatMap(({ isTrusted, guard }) => (isTrusted ? [guard] : [])));
  return { rates, anchors, moves, guards: new Map(stored.map(({ groupId, guard }) => [groupId, guard])) };
}

/** Input of a league's price run, identical for all of its tags and all programs that value them. */
export type LeagueRun = {
  readonly league: PlacedLeague;
  /** The groups of chaos, which is in every currency file even if never seen, and of the divine and exalted orbs. */
  readonly baseCurrencies: BaseCurrencies;
  readonly nowMs: number;
  /** Number of past moments filled from the exchange. */
  readonly pastMoments: number;
  /** Asks from the site's own listings in the league; empty for a game with a stream. */
  readonly ownAsks: readonly AskRow[];
  /** `forget` if an operator requested a full revaluation: no earlier value is reused. */
  readonly memory: 'keep' | 'forget';
  /** Values of the currencies in which prices are asked, as of the last price run. */
  readonly rates: Rates;
  /** The exchange's prices by group. */
  readonly anchors: ReadonlyMap<number, Anchor>;
  /** State of guarded rates since the last price run, by group. */
  readonly guards: ReadonlyMap<number, RateGuard | undefined>;
  readonly moves: readonly RateMove[];
  /** When sales were last counted, and whether this run counts them; null for a game without a stream. */
  readonly sales: SalesStep | null;
};

/** Outcome of valuing some of a league's tags. */
export type ShareResult = {
  /** Number of files that changed. */
  readonly changes: number;
  /** Number of asks read and groups valued. */
  readonly offers: number;
  readonly groups: number;
  /** Each group's value, which may become a rate in the next price run. */
  readonly rates: readonly Rate[];
  readonly guards: ReadonlyMap<number, RateGuard>;
  /** Index entries of the tags that have files. */
  readonly tags: ReadonlyMap<string, PriceIndexEntry>;
  /** Groups that are used as a currency in asks. */
  readonly currencyIds: readonly number[];
  readonly votes: readonly GoodsVotes[];
};

export type LeagueRunToPrepare = Pick<LeagueRun, 'league' | 'baseCurrencies' | 'nowMs' | 'pastMoments' | 'ownAsks' | 'memory'> & {
  /** Changes whenever exchange hours are stored. */
  readonly exchangeVersion: string;
};

/** Reads the inputs with which all tags of a league are valued. */
export async function prepareLeagueRun(
  { db, runner }: { db: PricesDb; runner: PartRunner },
  { exchangeVersion, ...run }: LeagueRunToPrepare,
): Promise<LeagueRun> {
  const { league, baseCurrencies, nowMs } = run;
  const [market, sales] = await Promise.all([
    readLeagueMarket(db, { leagueId: league.id, baseCurrencies, nowMs, exchangeVersion, anchors: runner.anchors }),
    league.game === 'poe1' ? readSalesStep(db, { leagueId: league.id, nowMs }) : null,
  ]);
  return { ...run, ...market, sales };
}

export type LeagueEnd = {
  readonly run: LeagueRun;
  /** The rates at which the whole league was valued. */
  readonly rates: Rates;
  readonly results: readonly ShareResult[];
  /** Time of the stream's last page, and the exchange's newest hour; null if there is none. */
  readonly streamAtMs: number | null;
  readonly exchangeHourMs: number | null;
  /** Lease under which the league is published. */
  readonly fence: Fence | undefined;
};

/**
 * Ends a league's price run once all of its tags have their files: stores the next run's rates, then writes the bundle,
 * the index (which names only tags whose files exist) and finally the status file with the times of the data. Returns
 * the number of changed files.
 */
export async function finishLeagueRun(
  { db, writer }: { db: PricesDb; writer: PriceFileWriter },
  { run, rates, results, streamAtMs, exchangeHourMs, fence }: LeagueEnd,
): Promise<number> {
  const { league, nowMs } = run;
  const goods = estimateGoodsRates(
    results.flatMap(({ votes }) => votes),
    rates,
  );
  const guards = new Map(
    results.flatMap((result) =>
      [...result.guards].map(([id, guard]): [number, RateGuard] => [id, { ...guard, goods: goods.get(id) ?? null }]),
    ),
  );
  const currencyIds = new Set(results.flatMap((result) => result.currencyIds));
  const isRate = ({ groupId }: Rate): boolean => currencyIds.has(groupId) || guards.has(groupId);
  await storeRates(db, league.id, { rates: results.flatMap((result) => result.rates.filter(isRate)), guards, at: new Date(nowMs), fence });
  const { sales } = run;
  if (sales?.isDue === true) await withLazyCommit(db, (tx) => storeClock(tx, league.id, clockAfter(sales, nowMs)), fence);
  const sum = (count: (result: ShareResult) => number): number => results.reduce((total, result) => total + count(result), 0);
  const place = { game: league.game, league: league.name };
  const published = results.flatMap((result) => [...result.tags]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writer.writeBundle({ ...place, tags: published.map(([tag]) => tag) });
  await writer.writeWhole(priceIndexPath(place), { meta: { timestampMs: nowMs }, tags: Object.fromEntries(published) });
  await writer.writeWhole(statusPath(place), {
    meta: { timestampMs: nowMs },
    status: { streamAtMs, exchangeHourMs, offers: sum(({ offers }) => offers), groups: sum(({ groups }) => groups) },
  });
  return sum(({ changes }) => changes);
}
