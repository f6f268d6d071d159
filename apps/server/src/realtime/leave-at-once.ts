import { withTransaction } from '@poexchange/platform/db';
import type { PresenceDeps } from './presence.ts';

/**
 * Sets a person offline in both games immediately, without grace: they signed out of their last session, so this is not
 * a reload. Their services leave every list in the same transaction. Uses one transaction per game: in a shared
 * transaction, the second game's presence would be locked after the first game's events, against the lock order.
 */
export async function leaveAtOnce(deps: PresenceDeps, userId: string): Promise<void> {
  await deps.db.deleteFrom('user_sockets').where('user_id', '=', userId).execute();
  for (const game of ['poe1', 'poe2'] as const)
    await withTransaction(deps.db, async (tx) => {
      const own = tx.selectFrom('user_presence').select('state').where('user_id', '=', userId).where('game', '=', game);
      const before = (await own.forUpdate().executeTakeFirst())?.state ?? 'offline';
      if (before === 'offline') return;
      await tx
        .updateTable('user_presence')
        .set({ state: 'offline', disconnected_ms: deps.clock(), playing_until_ms: null, offline_ms: deps.clock() })
        .where('user_id', '=', userId)
        .where('game', '=', game)
        .execute();
      await deps.onStateChanged(tx, {
        game,
        people: [{ userId, before, state: 'offline', offlineAtMs: null, playingUntilMs: null, offlineSinceMs: null }],
      });
    });
}
