/** Listings of deleted accounts: the row is deleted, its id is kept for an hour so that every feed receives it. */
import type { Game } from '@poexchange/domain/item';
import { TryAgainError } from '@poexchange/platform/db';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { takeChangeMs } from './feed.queries.ts';

/** The change times taken in some leagues, by `leagueKey`. */
export type LeagueClocks = ReadonlyMap<string, number>;

function leagueKey(options: { game: Game; league: string }): string {
  return `${options.game} ${options.league}`;
}

/**
 * Locks every listing of a person, including ended ones, after the clocks of their leagues: first the clocks in order
 * of game and league, then the listings by id.
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

/** Reads the ids of a person's listings, including ended ones. */
export async function readListingIds(tx: Transaction<Database>, userId: string): Promise<string[]> {
  return (await tx.selectFrom('listings').select('uuid').where('user_id', '=', userId).execute()).map(({ uuid }) => uuid);
}

/** Moves every active listing of a person to the inactive list, in the leagues whose clocks were taken. */
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
 * Deletes every listing of a person, including ended ones, whose end a node may not have seen yet. The person's row is
 * locked, so that none can be added; a listing added in another league while the locks were taken restarts the
 * transaction.
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

/** Reads the ids that left a league after `sinceMs`, with the change times. */
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
