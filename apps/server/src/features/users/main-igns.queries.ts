import type { Game } from '@poexchange/domain/item';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type MainIgn = { readonly game: Game; readonly league: string; readonly ign: string };

export async function listMainIgns(db: Kysely<Database>, userId: string): Promise<MainIgn[]> {
  return db
    .selectFrom('main_igns')
    .select(['game', 'league', 'ign'])
    .where('user_id', '=', userId)
    .orderBy('game')
    .orderBy('league')
    .execute();
}

/** Finds the confirmed in-game name for a league; null if no name is confirmed. */
export async function findMainIgn(
  db: Kysely<Database>,
  options: { userId: string } & Pick<MainIgn, 'game' | 'league'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('main_igns')
    .select('ign')
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .executeTakeFirst();
  return row?.ign ?? null;
}

/**
 * Returns true if a name is confirmed in a league and belongs to a character there, according to a list read since
 * `sinceMs`. Covers the usual case of a publication in one statement.
 */
export async function isConfirmedCharacter(
  db: Kysely<Database>,
  { userId, game, league, ign, sinceMs }: MainIgn & { readonly userId: string; readonly sinceMs: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('main_igns as m')
    .innerJoin('account_characters as c', (join) => join.onRef('c.user_id', '=', 'm.user_id').onRef('c.game', '=', 'm.game'))
    .select('m.ign')
    .where('m.user_id', '=', userId)
    .where('m.game', '=', game)
    .where('m.league', '=', league)
    .where('m.ign', '=', ign)
    .where('c.read_ms', '>=', sinceMs)
    .where(sql<boolean>`c.characters @> ${JSON.stringify([{ name: ign, league }])}::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveMainIgn(db: Kysely<Database>, options: MainIgn & { userId: string; nowMs: number }): Promise<void> {
  await db
    .insertInto('main_igns')
    .values({ user_id: options.userId, game: options.game, league: options.league, ign: options.ign, confirmed_ms: options.nowMs })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'game', 'league']).doUpdateSet({ ign: options.ign, confirmed_ms: options.nowMs }),
    )
    .execute();
}
