import type { Game } from '@poexchange/domain/item';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Reads a person's last known presence in a game; offline if the person was never seen in the game. */
export async function readPresence(
  db: Kysely<Database>,
  options: { userId: string; game: Game },
): Promise<'online' | 'idle' | 'playing' | 'offline'> {
  const row = await db
    .selectFrom('user_presence')
    .select('state')
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .executeTakeFirst();
  return row?.state ?? 'offline';
}

/**
 * Reads a person's last known presence in a game and when they were last online: now for a connected person, or else
 * when the last connection closed. The time is null for a person who was never seen.
 */
export async function readLastOnline(
  db: Kysely<Database>,
  options: { userId: string; game: Game },
): Promise<{ presence: 'online' | 'idle' | 'playing' | 'offline'; lastOnlineMs: number | null }> {
  const row = await db
    .selectFrom('user_presence')
    .select(['state', 'last_active_ms', 'disconnected_ms'])
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .executeTakeFirst();
  return { presence: row?.state ?? 'offline', lastOnlineMs: row === undefined ? null : Number(row.disconnected_ms ?? row.last_active_ms) };
}
