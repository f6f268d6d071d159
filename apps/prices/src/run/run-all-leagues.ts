import { LEAGUES_PATH, statusPath } from '@poexchange/contract/price-files';
import { games, type Game } from '@poexchange/domain/item';
import type { Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import { traced } from '@poexchange/platform/tracing';
import { sql } from 'kysely';
import { readSeenTags } from '../asks/group-queries.ts';
import type { PricesDb } from '../database.ts';
import { readExchangeVersion, readLastHour } from '../exchange/exchange-queries.ts';
import { countPastMoments } from '../exchange/past-queries.ts';
import { readCursor } from '../ingest/cursor.ts';
import { readPublishedLeagues, type PublishedLeague } from '../leagues/league-queries.ts';
import { listLeagues } from '../leagues/list-leagues.ts';
import { makeStoreFence } from '../leases/fence.ts';
import type { LeaseKeeper } from '../leases/lease-keeper.ts';
import { readStashTags } from '../publish/group-lists.ts';
import type { PriceFileWriter } from '../publish/price-file-writer.ts';
import { listTables } from '../publish/table-groups.ts';
import { hasOwnListings, noteOwnGroups, readOwnAsks } from '../valuate/book/own-listings.ts';
import { storeBaseCurrencies } from '../valuate/rates/base-currencies.ts';
import { createInlineRunner, type PartRunner } from './part-runner.ts';
import { leagueLease, listHeldShares } from './partitions/lease-names.ts';
import type { PartitionKeeper } from './partitions/partition-keeper.ts';
import { runInTurn, runUnderLease, type LeagueToRun } from './run-in-turn.ts';
import type { PartTag } from './run-part.ts';
import { LIST_LEASE } from './shared-work.ts';

/** Arbitrary, but not used for any other lock of this program. */
const LOCK_KEY = 7_214_001;
/** Longer than any price run takes. */
const LONGEST_WAIT = '120s';

/**
 * Runs a price run while no other program publishes the same leagues from this database: of two concurrent programs,
 * the one with older data could write last. Programs that publish under leases (`shared`) exclude each other by lease,
 * and use this lock to exclude programs that publish everything. The lock ends with its connection, so a killed program
 * blocks nothing.
 */
export async function withPriceRunLock<Result>(
  db: PricesDb,
  publish: () => Promise<Result>,
  { shared = false }: { shared?: boolean } = {},
): Promise<Result> {
  const suffix = sql.raw(shared ? '_shared' : '');
  return db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${LONGEST_WAIT}, false)`.execute(connection);
    try {
      await sql`select pg_advisory_lock${suffix}(${LOCK_KEY})`.execute(connection);
      try {
        return await publish();
      } finally {
        await sql`select pg_advisory_unlock${suffix}(${LOCK_KEY})`.execute(connection);
      }
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

export type RunDeps = {
  readonly db: PricesDb;
  readonly store: PriceStore;
  readonly writer: PriceFileWriter;
  /** Values and publishes a league's tags; defaults to a runner in this thread. */
  readonly runner?: PartRunner | undefined;
  /** Approximate number of a league's asks read in one batch; has a default. */
  readonly asksAtOnce?: number;
  /** `forget` to value and write everything again at an operator's request. */
  readonly memory?: 'keep' | 'forget';
  /** Leases under which leagues are published. If omitted, everything is published. */
  readonly leases?: LeaseKeeper | undefined;
  /** Values the partitions of large leagues. If omitted, leagues are not divided. */
  readonly partitionKeeper?: PartitionKeeper | undefined;
  /** Maximum number of asks in a league or partition that one program values. */
  readonly partitionAsks?: number | undefined;
  readonly log: Logger;
  readonly clock: () => number;
  readonly signal?: AbortSignal;
};

/**
 * Publishes every league's files, then the league list; returns the number of leagues. Throws if anything cannot be
 * written. With leases it publishes only the leagues whose lease this program has, and returns 0 while some leagues
 * have no owner.
 */
export async function runAllLeagues(deps: RunDeps): Promise<number> {
  return traced('price run', { kind: 'internal' }, () =>
    withPriceRunLock(deps.db, () => runLeagues(deps), { shared: deps.leases !== undefined }),
  );
}

async function runLeagues(deps: RunDeps): Promise<number> {
  const { db, writer, log, clock, memory, leases } = deps;
  const runner = deps.runner ?? createInlineRunner({ db, writer });
  const nowMs = clock();
  const leagues = await readPublishedLeagues(db, nowMs);
  const own = leagues.filter(({ id }) => leases?.isHeld(leagueLease(id)) !== false);
  const leagueIds = own.map(({ id }) => id);
  const shares = leases === undefined ? leagueIds.map(leagueLease) : listHeldShares(leases.read().held);
  runner.asks.keepOnly(memory === 'forget' ? [] : shares);
  let changes = 0;
  for (const game of games)
    changes += await runLeaguesOfGame({ ...deps, runner }, { game, leagues: own.filter((league) => league.game === game), nowMs, shares });
  await publishList(deps, { leagues, ownIds: leagueIds });
  log.info({ leagues: own.length, of: leagues.length, changes, tookMs: clock() - nowMs }, 'published');
  return leases === undefined || leagues.every(({ id }) => leases.isTaken(leagueLease(id))) ? leagues.length : 0;
}

type LeaguesOfGame = {
  readonly game: Game;
  readonly leagues: readonly PublishedLeague[];
  readonly nowMs: number;
  /** Names of all leagues and partitions for which this program has leases. */
  readonly shares: readonly string[];
};

async function runLeaguesOfGame(
  deps: RunDeps & { readonly runner: PartRunner },
  { game, leagues, nowMs, shares }: LeaguesOfGame,
): Promise<number> {
  if (leagues.length === 0) return 0;
  const { db, memory = 'keep', asksAtOnce } = deps;
  const baseCurrencies = await storeBaseCurrencies(db, game);
  const [exchangeHourMs, exchangeVersion, pastMoments, cursor] = await Promise.all([
    readLastHour(db, game),
    readExchangeVersion(db, game),
    countPastMoments(db, game),
    game === 'poe1' ? readCursor(db) : null,
  ]);
  const streamAtMs = cursor?.movedAt.getTime() ?? null;
  // poe2 has no stream: its only prices apart from the exchange's are asks on this site.
  const isOwnMarket = game === 'poe2' && (await hasOwnListings(db));
  if (isOwnMarket) for (const league of leagues) await noteOwnGroups(db, { game, league, tables: listTables(game) });
  const listTags = await readTags(db, game);
  const ofGame = { baseCurrencies, streamAtMs, exchangeHourMs, exchangeVersion, nowMs, pastMoments, shares, memory, asksAtOnce };
  const plan = async (league: PublishedLeague): Promise<LeagueToRun> => ({
    ...ofGame,
    league: { id: league.id, game, name: league.name },
    tags: listTags(league),
    ownAsks: isOwnMarket ? await readOwnAsks(db, { game, league, chaosId: baseCurrencies.chaos.id, nowMs }) : [],
  });
  return runInTurn(deps, { leagues, plan });
}

/** Publishes the league list last, so that every league in it already has its files. */
async function publishList(
  { db, store, writer, leases, log, signal }: RunDeps,
  { leagues, ownIds }: { leagues: readonly PublishedLeague[]; ownIds: readonly number[] },
): Promise<void> {
  if (leases === undefined) return writer.writeWhole(LEAGUES_PATH, listLeagues(leagues));
  const hasFiles = async ({ id, game, name }: PublishedLeague): Promise<boolean> =>
    ownIds.includes(id) || (await store.readVersion(statusPath({ game, league: name }))) !== null;
  await runUnderLease({ leases, log, signal }, LIST_LEASE, async (fence) => {
    const have = await Promise.all(leagues.map(hasFiles));
    await writer.under(makeStoreFence(db, fence)).writeWhole(LEAGUES_PATH, listLeagues(leagues.filter((_, at) => have[at])));
    return 0;
  });
}

/**
 * Returns the tags that get files: a tag seen in any league has a file in all leagues, so that clients never miss a
 * file.
 */
async function readTags(db: PricesDb, game: Game): Promise<(league: PublishedLeague) => PartTag[]> {
  const [seen, inStashes] = await Promise.all([readSeenTags(db, game), readStashTags(db, game)]);
  const seenAnywhere = [
    ...[...seen.values()].flatMap((tags) => [...tags.keys()]),
    ...[...inStashes.values()].flatMap((tags) => [...tags.keys()]),
  ];
  const tags = [...new Set(['currency', ...seenAnywhere, ...listTables(game).keys()])];
  return (league) =>
    tags.map((tag) => ({
      tag,
      ...(seen.get(league.id)?.get(tag) ?? { seenGroups: 0, version: 0 }),
      stashVersion: inStashes.get(league.name.toLowerCase())?.get(tag) ?? null,
    }));
}
