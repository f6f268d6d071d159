/**
 * Listings that left with an owner who deleted their account (D18): the row goes, its id stays for an hour so that
 * every feed hears of it (D21).
 */
import type { Game } from '@poexchange/domain/item';
import { TryAgainError } from '@poexchange/platform/db';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { takeChangeMs } from './feed.queries.ts';

/** The change times that were taken in some leagues, by `leagueKey`. */
export type LeagueClocks = ReadonlyMap<string, number>;

function leagueKey(options: { game: Game; league: string }): string {
  return `${options.game} ${options.league}`;
}

/**
 * Locks every listing of a person, ended ones too, behind the clocks of their leagues: first the clocks in order of
 * game and league, then the listings by id.
 */
export async function lockAllListingsOf(tx: Transaction<Database>, options: { userId: string; nowMs: number }): Promise<LeagueClocks> {
  const leagues = await tx
    .selectFrom('listings')
    .select(['game', 'league'])
    .distinct()
    .where('user_id', '=', options.userId)
    .orderBy('game')
    .orderBy('league')
    .execute();
  const clocks = new Map<string, number>();
  for (const league of leagues) clocks.set(leagueKey(league), await takeChangeMs(tx, { ...league, nowMs: options.nowMs }));
  await tx.selectFrom('listings').select('uuid').where('user_id', '=', options.userId).orderBy('uuid').forUpdate().execute();
  return clocks;
}

/** Ids of a person's listings, ended ones too. */
export async function readListingIds(tx: Transaction<Database>, userId: string): Promise<string[]> {
  return (await tx.selectFrom('listings').select('uuid').where('user_id', '=', userId).execute()).map(({ uuid }) => uuid);
}

/** Moves every active listing of a person to the inactive ones, in the leagues whose clocks were taken. */
export async function deactivateListingsOf(
  tx: Transaction<Database>,
  options: { userId: string; clocks: LeagueClocks },
): Promise<string[]> {
  const uuids: string[] = [];
  for (const [league, changeMs] of options.clocks) {
    const rows = await tx
      .updateTable('listings')
      .set({ state: 'inactive', ended_ms: changeMs, changed_ms: changeMs, timestamp_ms: changeMs })
      .where('user_id', '=', options.userId)
      .where(sql<string>`game || ' ' || league`, '=', league)
      .where('state', '=', 'active')
      .returning('uuid')
      .execute();
    uuids.push(...rows.map(({ uuid }) => uuid));
  }
  return uuids;
}

/**
 * Removes every listing of a person, ended ones too: a node may not have heard of their end yet. The person's row is
 * locked, so that none can be added; one that was added in another league while the locks were taken starts the
 * transaction again.
 */
export async function removeListingsOf(tx: Transaction<Database>, options: { userId: string; clocks: LeagueClocks }): Promise<void> {
  const removed = await tx.deleteFrom('listings').where('user_id', '=', options.userId).returning(['uuid', 'game', 'league']).execute();
  const departed = removed.map(({ uuid, game, league }) => {
    const changeMs = options.clocks.get(leagueKey({ game, league }));
    if (changeMs === undefined) throw new TryAgainError(`a listing came in ${game} ${league}`);
    return { uuid, game, league, changed_ms: changeMs };
  });
  for (let from = 0; from < departed.length; from += 1000)
    await tx
      .insertInto('departed_listings')
      .values(departed.slice(from, from + 1000))
      .execute();
}

/** Ids that left a league after `sinceMs`, with the change time of their leaving. */
export function readDepartedListings(
  db: Kysely<Database>,
  options: { game: Game; league: string; sinceMs: number },
): Promise<{ uuid: string; changed_ms: number }[]> {
  return db
    .selectFrom('departed_listings')
    .select(['uuid', 'changed_ms'])
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('changed_ms', '>', options.sinceMs)
    .execute();
}

export async function pruneDepartedListings(db: Kysely<Database>, beforeMs: number): Promise<void> {
  await db.deleteFrom('departed_listings').where('changed_ms', '<', beforeMs).execute();
}
