import { leaguesPath } from '@poexchange/contract/price-files';
import { games } from '@poexchange/domain/item';
import type { Game } from '@poexchange/domain/item';
import type { Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import type { PricesDb } from '../database.ts';
import { readLastHour } from '../exchange/exchange-queries.ts';
import { countPastMoments } from '../exchange/past-queries.ts';
import { readPublishedLeagues } from '../leagues/league-queries.ts';
import type { PublishedLeague } from '../leagues/league-queries.ts';
import { listLeagues } from '../leagues/list-leagues.ts';
import { hasOwnListings, noteOwnGroups, readOwnAsks } from '../valuate/book/own-listings.ts';
import { readCursor } from '../ingest/cursor.ts';
import { readSeenTags } from '../asks/group-queries.ts';
import { storeMoney } from '../valuate/rates/money.ts';
import type { PartTeam } from './part-team.ts';
import { createInlineTeam } from './part-team.ts';
import { withPublicationLock } from './publication-lock.ts';
import { publishLeague } from './publish-league.ts';
import type { PartTag } from './publish-part.ts';
import type { Publisher } from '../publish/publisher.ts';
import { readStashTags } from '../publish/stash-group-queries.ts';
import { listTables } from '../publish/table-groups.ts';

export type PublishDeps = {
  readonly db: PricesDb;
  readonly store: PriceStore;
  readonly publisher: Publisher;
  /** Who values and publishes a league's tags; this thread when not given. */
  readonly team?: PartTeam | undefined;
  /** So many asks of a league are read at once, about; as many as memory is made for when not given. */
  readonly asksAtOnce?: number;
  /** `forget` to value and write everything anew, as an operator asks for. */
  readonly memory?: 'keep' | 'forget';
  readonly log: Logger;
  readonly clock: () => number;
  readonly signal?: AbortSignal;
};

/**
 * Publishes every league's files, then the list of leagues; returns how many leagues. Throws when anything cannot be
 * written. One program at a time.
 */
export async function publishAll(deps: PublishDeps): Promise<number> {
  return withPublicationLock(deps.db, () => publishLeagues(deps));
}

async function publishLeagues(deps: PublishDeps): Promise<number> {
  const { db, store, publisher, log, clock, asksAtOnce, memory, signal } = deps;

  const team = deps.team ?? createInlineTeam({ db, publisher });
  const nowMs = clock();
  const leagues = await readPublishedLeagues(db, nowMs);
  const leagueIds = leagues.map(({ id }) => id);
  team.asks.keepOnly(memory === 'forget' ? [] : leagueIds);
  let changes = 0;
  for (const game of games) {
    const money = await storeMoney(db, game);
    const [exchangeHourMs, pastMoments, cursor] = await Promise.all([
      readLastHour(db, game),
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
      const ownAsks = isOwnMarket ? await readOwnAsks(db, { game, league, chaosId: money.chaos.id, nowMs }) : [];
      const tags = listTags(league);
      changes += await publishLeague(
        { db, publisher, team },
        { league, tags, money, streamAtMs, exchangeHourMs, ownAsks, nowMs, pastMoments, leagueIds, memory, asksAtOnce, signal },
      );
    }
  }
  // Last, so that a listed league has its files.
  await store.publish(leaguesPath, JSON.stringify(listLeagues(leagues)));
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
      ...(seen.get(league.id)?.get(tag) ?? { seenGroups: 0, seenIcons: 0 }),
      isInStashes: inStashes.get(league.name.toLowerCase())?.has(tag) === true,
    }));
}
