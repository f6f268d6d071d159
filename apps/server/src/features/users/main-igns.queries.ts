import type { Game } from '@poexchange/domain/item';
import type { Kysely } from 'kysely';
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

/** The confirmed in-game name of a league (R3.65); null before it was confirmed. */
export async function findMainIgn(db: Kysely<Database>, of: { userId: string } & Pick<MainIgn, 'game' | 'league'>): Promise<string | null> {
  const row = await db
    .selectFrom('main_igns')
    .select('ign')
    .where('user_id', '=', of.userId)
    .where('game', '=', of.game)
    .where('league', '=', of.league)
    .executeTakeFirst();
  return row?.ign ?? null;
}

export async function saveMainIgn(db: Kysely<Database>, of: MainIgn & { userId: string; nowMs: number }): Promise<void> {
  await db
    .insertInto('main_igns')
    .values({ user_id: of.userId, game: of.game, league: of.league, ign: of.ign, confirmed_ms: of.nowMs })
    .onConflict((conflict) => conflict.columns(['user_id', 'game', 'league']).doUpdateSet({ ign: of.ign, confirmed_ms: of.nowMs }))
    .execute();
}
