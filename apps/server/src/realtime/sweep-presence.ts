import { presenceAt, presenceLimits } from '@poexchange/domain/presence';
import { withTransaction } from '@poexchange/platform/db';
import type { Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { HEARTBEAT_TIMEOUT_MS } from './heartbeat.ts';
import { hasNoSocket, type PresenceDeps } from './presence.ts';

/** Shortest time in which somebody whose state is due is moved, while a node runs. */
export const SWEEP_EVERY_MS = 5000;
/** People in a row who cannot be moved before the rest is left to the next sweep: the database is away. */
const MOST_FAILURES = 5;

type PresenceRecord = Selectable<Database['user_presence']>;

/**
 * Drops the sockets of dead nodes and moves everybody whose state is due. Runs on any node, as often as one likes. Whom
 * it cannot move it leaves to the next sweep, and goes on: one person must not keep the others listed. Throws the first
 * failure at the end.
 */
export async function sweepPresence(deps: PresenceDeps): Promise<void> {
  const nowMs = deps.clock();
  await deps.db
    .deleteFrom('user_sockets')
    .where('heartbeat_ms', '<', nowMs - HEARTBEAT_TIMEOUT_MS)
    .execute();
  // A person without a socket starts the grace here at the latest: a crash, or an action that arrived while the last
  // socket closed, may have left it out.
  await deps.db
    .updateTable('user_presence')
    .set({ disconnected_ms: nowMs })
    .where('disconnected_ms', 'is', null)
    .where('state', '<>', 'offline')
    .where(hasNoSocket)
    .execute();
  const failures: unknown[] = [];
  let failedInARow = 0;
  for (const judged of await readDue(deps, nowMs)) {
    try {
      await moveOne(deps, { judged, nowMs });
      failedInARow = 0;
    } catch (error) {
      failures.push(error);
      failedInARow += 1;
      if (failedInARow === MOST_FAILURES) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** People who are not what they are noted as: the times are those of `presenceAt`. */
async function readDue({ db }: PresenceDeps, nowMs: number): Promise<PresenceRecord[]> {
  const { idleAfterMs, offlineAfterMs, reconnectGraceMs } = presenceLimits;
  return db
    .selectFrom('user_presence')
    .selectAll()
    .where('state', '<>', 'offline')
    .where((eb) =>
      eb.or([
        eb('disconnected_ms', '<=', nowMs - reconnectGraceMs),
        eb('last_active_ms', '<=', nowMs - offlineAfterMs),
        eb.and([eb('state', '=', 'online'), eb('last_active_ms', '<=', nowMs - idleAfterMs)]),
        // The server's clock was set back.
        eb.and([eb('state', '=', 'idle'), eb('last_active_ms', '>', nowMs - idleAfterMs)]),
      ]),
    )
    .execute();
}

async function moveOne(deps: PresenceDeps, { judged, nowMs }: { judged: PresenceRecord; nowMs: number }): Promise<void> {
  const { user_id: userId, game, last_active_ms: lastActiveMs, disconnected_ms: disconnectedSinceMs } = judged;
  const state = presenceAt({ lastActiveMs, disconnectedSinceMs }, nowMs);
  if (state === judged.state) return;
  await withTransaction(deps.db, async (tx) => {
    // Only if no action came since the row was read: a newer action wins.
    const moved = await tx
      .updateTable('user_presence')
      .set({ state })
      .where('user_id', '=', userId)
      .where('game', '=', game)
      .where('state', '=', judged.state)
      .where('last_active_ms', '=', lastActiveMs)
      .where('disconnected_ms', 'is not distinct from', disconnectedSinceMs)
      .executeTakeFirst();
    if (moved.numUpdatedRows > 0n) await deps.onStateChanged(tx, { userId, game, before: judged.state, state });
  });
}
