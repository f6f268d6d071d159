import { leaguesPath } from '@poexchange/contract/price-files';
import { makeGroup } from '@poexchange/domain/grouping';
import type { ItemGroup } from '@poexchange/domain/grouping';
import { games } from '@poexchange/domain/item';
import type { Game } from '@poexchange/domain/item';
import { isTag, listNameTables } from '@poexchange/domain/tables';
import type { Tag } from '@poexchange/domain/tables';
import { withTransaction } from '@poexchange/platform/db';
import type { Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import type { PricesDb } from '../database.ts';
import { readLastHour } from '../exchange/exchange-queries.ts';
import { readPublishedLeagues } from '../leagues/league-queries.ts';
import { listLeagues } from '../leagues/list-leagues.ts';
import { storeGroups } from '../offers/known-ids.ts';
import { hasOwnListings, noteOwnGroups, readOwnAsks } from '../offers/own-listings.ts';
import { readCursor } from '../stream/cursor.ts';
import { readSeenTags } from '../valuate/ask-queries.ts';
import type { TagGroup } from '../valuate/ask-queries.ts';
import type { Money } from './league-market.ts';
import { publishLeague } from './publish-league.ts';
import type { Publisher } from './publisher.ts';
import { readStashGroups, readStashTags } from './stash-group-queries.ts';

export type PublishDeps = {
  readonly db: PricesDb;
  readonly store: PriceStore;
  readonly publisher: Publisher;
  readonly log: Logger;
  readonly clock: () => number;
  readonly signal?: AbortSignal;
};

/** Publishes every league's files, then the list of leagues; returns how many leagues. Throws when anything cannot be written. */
export async function publishAll({ db, store, publisher, log, clock, signal }: PublishDeps): Promise<number> {
  const nowMs = clock();
  const leagues = await readPublishedLeagues(db, nowMs);
  let changes = 0;
  for (const game of games) {
    const money = await storeMoney(db, game);
    const exchangeHourMs = await readLastHour(db, game);
    const streamAtMs = game === 'poe1' ? ((await readCursor(db))?.movedAt.getTime() ?? null) : null;
    const tables = game === 'poe2' ? listTableGroups(game) : new Map<Tag, TagGroup[]>();
    const ofGame = leagues.filter((candidate) => candidate.game === game);
    // poe2 has no stream: what its sellers ask on this site is all there is beside the exchange (D55).
    const isOwnMarket = game === 'poe2' && (await hasOwnListings(db));
    if (isOwnMarket) for (const league of ofGame) await noteOwnGroups(db, { game, league, tables });
    const seen = await readSeenTags(db, game);
    const inStashes = await readStashTags(db, game);
    // A tag that one league has seen has a file in all of them, so that none is missing where a client looks.
    const seenTags = [...seen.values(), ...inStashes.values()].flatMap((leagueTags) => [...leagueTags]);
    const tags = [...new Set(['currency', ...seenTags, ...tables.keys()])];
    for (const league of ofGame) {
      const place = { game, league: league.name.toLowerCase() };
      const listUnseenGroups = async (tag: string): Promise<readonly TagGroup[]> => [
        ...(inStashes.get(place.league)?.has(tag) === true ? await readStashGroups(db, { ...place, tag }) : []),
        ...(isTag(tag) ? (tables.get(tag) ?? []) : []),
      ];
      const listOwnAsks = isOwnMarket ? (tag: string) => readOwnAsks(db, { game, league, tag, chaosId: money.chaos.id, nowMs }) : undefined;
      changes += await publishLeague(
        { db, publisher },
        {
          league,
          tags,
          seenTags: seen.get(league.id) ?? new Set(),
          money,
          streamAtMs,
          exchangeHourMs,
          listUnseenGroups,
          listOwnAsks,
          nowMs,
          signal,
        },
      );
    }
  }
  // Last, so that a listed league has its files.
  await store.publish(leaguesPath, JSON.stringify(listLeagues(leagues)));
  log.info({ leagues: leagues.length, changes, tookMs: clock() - nowMs }, 'published');
  return leagues.length;
}

/** The groups that others are paid in, which need ids whether or not anybody has offered them. */
async function storeMoney(db: PricesDb, game: Game): Promise<Money> {
  const [chaos, divine, exalted] = ['chaos orb', 'divine orb', 'exalted orb'].map((key) => makeGroup('currency', key, {})) as [
    ItemGroup,
    ItemGroup,
    ItemGroup,
  ];
  const ids = await withTransaction(db, (tx) =>
    storeGroups(
      tx,
      game,
      [chaos, divine, exalted].map((group) => ({ group, icon: undefined })),
    ),
  );
  const idOf = (group: ItemGroup): number => ids.get(group.hash) ?? 0;
  return {
    chaos: { id: idOf(chaos), hash: chaos.hash, key: chaos.key, properties: {}, icon: null },
    bridgeIds: [idOf(divine), idOf(exalted)],
  };
}

/** Table groups have no id in the database until something is offered; 0 has no value. */
function listTableGroups(game: Game): Map<Tag, TagGroup[]> {
  return new Map(
    listNameTables(game).map(({ tag, names }) => [
      tag,
      names.map((name) => {
        const { hash, key } = makeGroup(tag, name.toLowerCase(), {});
        return { id: 0, hash, key, properties: {}, icon: null };
      }),
    ]),
  );
}
