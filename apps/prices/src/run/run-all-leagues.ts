import { LEAGUES_PATH } from '@poexchange/contract/price-files';
import { games, type Game } from '@poexchange/domain/item';
import type { Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import type { PricesDb } from '../database.ts';
import { readExchangeVersion, readLastHour } from '../exchange/exchange-queries.ts';
import { countPastMoments } from '../exchange/past-queries.ts';
import { readPublishedLeagues, type PublishedLeague } from '../leagues/league-queries.ts';
import { listLeagues } from '../leagues/list-leagues.ts';
import { hasOwnListings, noteOwnGroups, readOwnAsks } from '../valuate/book/own-listings.ts';
import { readCursor } from '../ingest/cursor.ts';
import { readSeenTags } from '../asks/group-queries.ts';
import { storeBaseCurrencies } from '../valuate/rates/base-currencies.ts';
import { createInlineRunner, type PartRunner } from './part-runner.ts';
import { withPriceRunLock } from './price-run-lock.ts';
import { runLeague } from './run-league.ts';
import type { PartTag } from './run-part.ts';
import type { PriceFileWriter } from '../publish/price-file-writer.ts';
import { readStashTags } from '../publish/stash-group-queries.ts';
import { listTables } from '../publish/table-groups.ts';

export type RunDeps = {
  readonly db: PricesDb;
  readonly store: PriceStore;
  readonly writer: PriceFileWriter;
  /** Values and publishes a league's tags; this thread when not given. */
  readonly runner?: PartRunner | undefined;
  /** About how many asks of a league are read at once; the usual limit when not given. */
  readonly asksAtOnce?: number;
  /** `forget` to value and write everything again, on an operator's request. */
  readonly memory?: 'keep' | 'forget';
  readonly log: Logger;
  readonly clock: () => number;
  readonly signal?: AbortSignal;
};

/**
 * Publishes every league's files, then the list of leagues; returns how many leagues. Throws when anything cannot be
 * written. One program at a time.
 */
export async function runAllLeagues(deps: RunDeps): Promise<number> {
  return withPriceRunLock(deps.db, () => runLeagues(deps));
}

async function runLeagues(deps: RunDeps): Promise<number> {
  const { db, store, writer, log, clock, asksAtOnce, memory, signal } = deps;

  const runner = deps.runner ?? createInlineRunner({ db, writer });
  const nowMs = clock();
  const leagues = await readPublishedLeagues(db, nowMs);
  const leagueIds = leagues.map(({ id }) => id);
  runner.asks.keepOnly(memory === 'forget' ? [] : leagueIds);
  let changes = 0;
  for (const game of games) {
    const baseCurrencies = await storeBaseCurrencies(db, game);
    const [exchangeHourMs, exchangeVersion, pastMoments, cursor] = await Promise.all([
      readLastHour(db, game),
      readExchangeVersion(db, game),
      countPastMoments(db, game),
      game === 'poe1' ? readCursor(db) : null,
    ]);
    const streamAtMs = cursor?.movedAt.getTime() ?? null;
    const ofGame = leagues.filter((candidate) => candidate.game === game);
    // poe2 has no stream: what its sellers ask on this site is all there is beside the exchange (D55).
    const isOwnMarket = game === 'poe2' && (await hasOwnListings(db));
    if (isOwnMarket) for (const league of ofGame) await noteOwnGroups(db, { game, league, tables: listTables(game) });
    const listTags = await readTags(db, game);
    for (const league of ofGame) {
      const ownAsks = isOwnMarket ? await readOwnAsks(db, { game, league, chaosId: baseCurrencies.chaos.id, nowMs }) : [];
      const tags = listTags(league);
      changes += await runLeague(
        { db, writer, runner },
        {
          league,
          tags,
          baseCurrencies,
          streamAtMs,
          exchangeHourMs,
          exchangeVersion,
          ownAsks,
          nowMs,
          pastMoments,
          leagueIds,
          memory,
          asksAtOnce,
          signal,
        },
      );
    }
  }
  // Last, so that a listed league has its files.
  await store.publish(LEAGUES_PATH, JSON.stringify(listLeagues(leagues)));
  log.info({ leagues: leagues.length, changes, tookMs: clock() - nowMs }, 'published');
  return leagues.length;
}

/**
 * The tags that get files: one that any league has seen has a file in all of them, so that none is missing where a
 * client looks.
 */
async function readTags(db: PricesDb, game: Game): Promise<(league: PublishedLeague) => PartTag[]> {
  const [seen, inStashes] = await Promise.all([readSeenTags(db, game), readStashTags(db, game)]);
  const seenAnywhere = [...[...seen.values()].flatMap((tags) => [...tags.keys()]), ...[...inStashes.values()].flatMap((tags) => [...tags])];
  const tags = [...new Set(['currency', ...seenAnywhere, ...listTables(game).keys()])];
  return (league) =>
    tags.map((tag) => ({
      tag,
      ...(seen.get(league.id)?.get(tag) ?? { seenGroups: 0, version: 0 }),
      isInStashes: inStashes.get(league.name.toLowerCase())?.has(tag) === true,
    }));
}
