/** Listings that left with an owner who deleted their account (D18): the row goes, its id stays for an hour so that every feed hears of it (D21). */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Game } from '../../server-deps.ts';
import { takeChangeMs } from './listings.queries.ts';

/**
 * Removes every listing of a person, ended ones too: a node may not have heard of their end yet. The person's row has to be locked before, so that none can be added
 * meanwhile; leagues are taken in one order by everybody who takes several.
 */
export async function removeListingsOf(tx: Transaction<Database>, of: { userId: string; nowMs: number }): Promise<void> {
  const leagues = await tx
    .selectFrom('listings')
    .select(['game', 'league'])
    .distinct()
    .where('user_id', '=', of.userId)
    .orderBy('game')
    .orderBy('league')
    .execute();
  for (const { game, league } of leagues) {
    const changeMs = await takeChangeMs(tx, { game, league, nowMs: of.nowMs });
    const removed = await tx
      .deleteFrom('listings')
      .where('user_id', '=', of.userId)
      .where('game', '=', game)
      .where('league', '=', league)
      .returning('uuid')
      .execute();
    for (let from = 0; from < removed.length; from += 1000)
      await tx
        .insertInto('departed_listings')
        .values(removed.slice(from, from + 1000).map(({ uuid }) => ({ uuid, game, league, changed_ms: changeMs })))
        .execute();
  }
}

/** Ids that left a league after `sinceMs`, with the change time of their leaving. */
export function readDepartedListings(
  db: Kysely<Database>,
  of: { game: Game; league: string; sinceMs: number },
): Promise<{ uuid: string; changed_ms: number }[]> {
  return db
    .selectFrom('departed_listings')
    .select(['uuid', 'changed_ms'])
    .where('game', '=', of.game)
    .where('league', '=', of.league)
    .where('changed_ms', '>', of.sinceMs)
    .execute();
}

export async function pruneDepartedListings(db: Kysely<Database>, beforeMs: number): Promise<void> {
  await db.deleteFrom('departed_listings').where('changed_ms', '<', beforeMs).execute();
}
