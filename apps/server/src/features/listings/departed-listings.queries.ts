/** Listings of deleted accounts: the row is deleted, but its id is kept for an hour so that every feed receives it. */
import type { Game } from '@poexchange/domain/item';
import { TryAgainError } from '@poexchange/platform/db';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { takeChangeMs } from './feed.queries.ts';

/** Change times taken from league clocks, keyed by `leagueKey`. */
export type LeagueClocks = ReadonlyMap<string, number>;

function leagueKey(options: { game: Game; league: string }): string {
  return `${options.game} ${options.league}`;
}

/**
 * Locks every listing of a person, including ended listings: first the clocks of their leagues, in order of game and
 * league, then the listings by id.
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

/** Reads the ids of a person's listings, including ended listings. */
export async function readListingIds(tx: Transaction<Database>, userId: string): Promise<string[]> {
  return (await tx.selectFrom('listings').select('uuid').where('user_id', '=', userId).execute()).map(({ uuid }) => uuid);
}

/**
 * Deactivates every active listing of a person. Locks the person's row. If a listing was added in another league while
 * the locks were taken, restarts the transaction.
 */
export async function deactivateListingsOf(
  tx: Transaction<Database>,
  options: { userId: string; clocks: LeagueClocks },
): Promise<string[]> {
  const active = await tx
    .selectFrom('listings')
    .select(['uuid', 'game', 'league'])
    .where('user_id', '=', options.userId)
    .where('state', '=', 'active')
    .execute();
  for (const { uuid, ...league } of active) {
    const changeMs = readClock(options.clocks, league);
    const ended = { state: 'inactive', ended_ms: changeMs, changed_ms: changeMs, timestamp_ms: changeMs } as const;
    await tx.updateTable('listings').set(ended).where('uuid', '=', uuid).execute();
  }
  return active.map(({ uuid }) => uuid);
}

function readClock(clocks: LeagueClocks, league: { game: Game; league: string }): number {
  const changeMs = clocks.get(leagueKey(league));
  if (changeMs === undefined) throw new TryAgainError(`a listing came in ${league.game} ${league.league}`);
  return changeMs;
}

/**
 * Deletes every listing of a person, including ended listings whose end a node may not have seen yet. Locks the
 * person's row, so that no listing can be added. If a listing was added in another league while the locks were taken,
 * restarts the transaction.
 */
export async function removeListingsOf(tx: Transaction<Database>, options: { userId: string; clocks: LeagueClocks }): Promise<void> {
  const removed = await tx.deleteFrom('listings').where('user_id', '=', options.userId).returning(['uuid', 'game', 'league']).execute();
  const departed = removed.map((listing) => ({ ...listing, changed_ms: readClock(options.clocks, listing) }));
  for (let from = 0; from < departed.length; from += 1000)
    await tx
      .insertInto('departed_listings')
      .values(departed.slice(from, from + 1000))
      .execute();
}

/** Reads the ids of listings that left a league after `sinceMs`, with the change times. */
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
