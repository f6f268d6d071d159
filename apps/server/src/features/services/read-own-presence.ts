import type { OwnPresence } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
import { offlineByInactivityMs } from '@poexchange/domain/presence';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Reads a person's own presence in a game as last determined, and its consequences for their services. */
export async function readOwnPresence(db: Kysely<Database>, { userId, game }: { userId: string; game: Game }): Promise<OwnPresence> {
  const known = db.selectFrom('user_presence').selectAll().where('user_id', '=', userId).where('game', '=', game).executeTakeFirst();
  const active = db
    .selectFrom('service_listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  const [row, { count: activeServices }] = await Promise.all([known, active]);
  if (row === undefined || row.state === 'offline')
    return { game, presence: 'offline', offlineAtMs: null, playingUntilMs: null, activeServices };
  const { last_active_ms: lastActiveMs, disconnected_ms: disconnectedSinceMs, playing_until_ms: playingUntilMs } = row;
  const offlineAtMs = offlineByInactivityMs({ lastActiveMs, disconnectedSinceMs, playingUntilMs });
  return { game, presence: row.state, offlineAtMs, playingUntilMs: row.state === 'playing' ? playingUntilMs : null, activeServices };
}
