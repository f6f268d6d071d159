/** Presence of an account, judged on the server from sockets and activity (R4.04-R4.06, D60). */
import { presenceAt } from '@poexchange/domain/presence';
import { withTransaction } from '@poexchange/platform/db';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A node that has not refreshed its sockets for this long is taken for dead. */
const heartbeatTimeoutMs = 120_000;
export const heartbeatEveryMs = 30_000;

export type PresenceDeps = {
  readonly db: Kysely<Database>;
  readonly nodeId: string;
  readonly clock: () => number;
  /** Told when a state changed, so that listings show it in their next reply. */
  readonly onStateChanged: (tx: Transaction<Database>, userIds: readonly string[]) => Promise<void>;
};

/** Any action of a signed-in person: online now. A state and the feed's knowledge of it change together, or a crash between them would leave the listings wrong for good. */
export async function markActive(deps: PresenceDeps, userId: string): Promise<void> {
  const seen = { last_active_ms: deps.clock(), disconnected_ms: null, state: 'online' } as const;
  const still = await deps.db
    .updateTable('user_presence')
    .set(seen)
    .where('user_id', '=', userId)
    .where('state', '=', 'online')
    .executeTakeFirst();
  if (still.numUpdatedRows > 0n) return;
  await withTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('user_presence')
      .values({ user_id: userId, ...seen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(seen))
      .execute();
    await deps.onStateChanged(tx, [userId]);
  });
}

/** The browser saw nothing happen for 30 minutes (R4.05). */
export async function markIdle(deps: PresenceDeps, userId: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const changed = await tx
      .updateTable('user_presence')
      .set({ state: 'idle' })
      .where('user_id', '=', userId)
      .where('state', '=', 'online')
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await deps.onStateChanged(tx, [userId]);
  });
}

export async function addSocket(deps: PresenceDeps, of: { socketId: string; userId: string }): Promise<void> {
  await deps.db
    .insertInto('user_sockets')
    .values({ socket_id: of.socketId, user_id: of.userId, node_id: deps.nodeId, heartbeat_ms: deps.clock() })
    .onConflict((conflict) => conflict.column('socket_id').doNothing())
    .execute();
  await markActive(deps, of.userId);
}

/** The last socket's end starts the 60 s of grace in which a reload or a network change goes unnoticed (D60). */
export async function removeSocket(deps: PresenceDeps, of: { socketId: string; userId: string }): Promise<void> {
  await deps.db.deleteFrom('user_sockets').where('socket_id', '=', of.socketId).execute();
  await deps.db
    .updateTable('user_presence')
    .set({ disconnected_ms: deps.clock() })
    .where('user_id', '=', of.userId)
    .where('disconnected_ms', 'is', null)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('user_sockets').select('socket_id').where('user_id', '=', of.userId))))
    .execute();
}

type Beat = Pick<PresenceDeps, 'db' | 'nodeId' | 'clock'> & { readonly socketIds: readonly string[] };

/**
 * Says that this node's open sockets are alive. Every realtime node does so, several times within the timeout. A socket that closed while the database was away is not named
 * any more, so that it runs out by itself.
 */
export async function beatHeart({ db, nodeId, clock, socketIds }: Beat): Promise<void> {
  await db
    .updateTable('user_sockets')
    .set({ heartbeat_ms: clock() })
    .where('node_id', '=', nodeId)
    .where('socket_id', '=', sql<string>`any(${[...socketIds]}::text[])`)
    .execute();
}

/** Drops the sockets of dead nodes and moves everybody whose state is due. Runs on any node, as often as one likes. */
export async function sweepPresence(deps: PresenceDeps): Promise<void> {
  const nowMs = deps.clock();
  await deps.db
    .deleteFrom('user_sockets')
    .where('heartbeat_ms', '<', nowMs - heartbeatTimeoutMs)
    .execute();
  // Whoever has no socket starts the grace here at the latest: a crash, or an action that arrived while the last socket closed, may have left it out.
  await deps.db
    .updateTable('user_presence')
    .set({ disconnected_ms: nowMs })
    .where('disconnected_ms', 'is', null)
    .where('state', '<>', 'offline')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('user_sockets').select('socket_id').whereRef('user_sockets.user_id', '=', 'user_presence.user_id'))),
    )
    .execute();
  const rows = await deps.db.selectFrom('user_presence').selectAll().where('state', '<>', 'offline').execute();
  const due = rows.flatMap((row) => {
    const state = presenceAt(
      { lastActiveMs: Number(row.last_active_ms), disconnectedSinceMs: row.disconnected_ms === null ? null : Number(row.disconnected_ms) },
      nowMs,
    );
    return state === row.state || (state === 'online' && row.state === 'idle') ? [] : [{ userId: row.user_id, state, judged: row }];
  });
  for (const { userId, state, judged } of due)
    await withTransaction(deps.db, async (tx) => {
      // Only where nothing was heard since it was judged: an action of this moment wins.
      const moved = await tx
        .updateTable('user_presence')
        .set({ state })
        .where('user_id', '=', userId)
        .where('last_active_ms', '=', judged.last_active_ms)
        .where('disconnected_ms', 'is not distinct from', judged.disconnected_ms)
        .executeTakeFirst();
      if (moved.numUpdatedRows > 0n) await deps.onStateChanged(tx, [userId]);
    });
}

/** A node's sockets are gone when it stops. */
export async function forgetNode(deps: Pick<PresenceDeps, 'db' | 'nodeId' | 'clock'>): Promise<void> {
  await sql`
    with gone as (delete from user_sockets where node_id = ${deps.nodeId} returning user_id)
    update user_presence p set disconnected_ms = ${deps.clock()}
    where p.user_id in (select user_id from gone) and p.disconnected_ms is null
      and not exists (select 1 from user_sockets s where s.user_id = p.user_id and s.node_id <> ${deps.nodeId})`.execute(deps.db);
}
