import { offlineByInactivityMs, presenceAt, presenceLimits } from '@poexchange/domain/presence';
import { withTransaction } from '@poexchange/platform/db';
import type { Game } from '@poexchange/domain/item';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { HEARTBEAT_TIMEOUT_MS, MISSED_HEARTBEAT_MS } from './heartbeat.ts';
import { hasNoSocket, type PresenceDeps } from './presence.ts';

/** Interval between sweeps, which update people whose state is due. */
export const SWEEP_EVERY_MS = 2000;
/** Maximum number of people updated in one transaction, which locks their presence and their leagues' clocks. */
const BATCH = 100;
/** Consecutive failures after which a sweep stops: the database is assumed to be down. */
const MOST_FAILURES = 5;

type PresenceRecord = Selectable<Database['user_presence']>;

/**
 * Drops the sockets of dead nodes and updates people whose state is due. Can run on any node at any time. A failed
 * update does not block other people's updates and is left for the next sweep. Throws the first error at the end.
 */
export async function sweepPresence(deps: PresenceDeps): Promise<void> {
  const nowMs = deps.clock();
  await dropDeadSockets(deps, nowMs);
  // Start the grace period of people without a socket: a crash, or an action that arrived while the last socket was
  // closing, may have skipped it.
  await deps.db
    .updateTable('user_presence')
    .set({ disconnected_ms: nowMs })
    .where('disconnected_ms', 'is', null)
    .where('state', '<>', 'offline')
    .where(hasNoSocket(nowMs))
    .execute();
  const due = await readDue(deps, nowMs);
  const sweep = { failures: [] as unknown[], failedInARow: 0 };
  for (const game of ['poe1', 'poe2'] as const) {
    const userIds = due.filter((row) => row.game === game).map((row) => row.user_id);
    for (let at = 0; at < userIds.length; at += BATCH) await moveBatch(userIds.slice(at, at + BATCH), game);
  }
  if (sweep.failures.length > 0) throw sweep.failures[0];

  /** Updates people together, or one by one if the joint update fails. */
  async function moveBatch(userIds: readonly string[], game: Game): Promise<void> {
    if (sweep.failedInARow >= MOST_FAILURES) return;
    try {
      await movePeople(deps, { userIds, game, nowMs });
      sweep.failedInARow = 0;
    } catch (error) {
      sweep.failedInARow += 1;
      if (userIds.length === 1) sweep.failures.push(error);
      else for (const userId of userIds) await moveBatch([userId], game);
    }
  }
}

/** Drops the sockets of dead nodes: after a timeout, or sooner if Redis shows that a node is gone. */
async function dropDeadSockets({ db, findGoneNodes }: PresenceDeps, nowMs: number): Promise<void> {
  await db
    .deleteFrom('user_sockets')
    .where('heartbeat_ms', '<', nowMs - HEARTBEAT_TIMEOUT_MS)
    .execute();
  if (findGoneNodes === undefined) return;
  const missedMs = nowMs - MISSED_HEARTBEAT_MS;
  const silent = await db.selectFrom('user_sockets').select('node_id').distinct().where('heartbeat_ms', '<', missedMs).execute();
  if (silent.length === 0) return;
  const gone = await findGoneNodes(silent.map(({ node_id: nodeId }) => nodeId));
  if (gone.length > 0) await db.deleteFrom('user_sockets').where('node_id', 'in', gone).where('heartbeat_ms', '<', missedMs).execute();
}

/** Reads the people whose recorded state is out of date according to the times of `presenceAt`. */
async function readDue({ db }: PresenceDeps, nowMs: number): Promise<PresenceRecord[]> {
  const { idleAfterMs, offlineAfterMs, reconnectGraceMs, leavingAfterMs } = presenceLimits;
  return db
    .selectFrom('user_presence')
    .selectAll()
    .where('state', '<>', 'offline')
    .where((eb) =>
      eb.or([
        eb('disconnected_ms', '<=', nowMs - reconnectGraceMs),
        eb.and([eb('state', '<>', 'idle'), eb('disconnected_ms', '<=', nowMs - leavingAfterMs)]),
        eb.and([eb('state', '<>', 'playing'), eb('last_active_ms', '<=', nowMs - offlineAfterMs)]),
        eb.and([eb('state', '=', 'playing'), eb('playing_until_ms', '<=', nowMs)]),
        eb.and([eb('state', '=', 'online'), eb('last_active_ms', '<=', nowMs - idleAfterMs)]),
        // True if the server's clock has been set back.
        eb.and([eb('state', '=', 'idle'), eb('disconnected_ms', 'is', null), eb('last_active_ms', '>', nowMs - idleAfterMs)]),
      ]),
    )
    .execute();
}

/**
 * Updates people of one game in one transaction: their listings and services share one change time per league, and
 * followers get one event for all the people who left together. Rows are locked in order of ids, to avoid deadlocks
 * between nodes; rows locked by other transactions are about to change, so they are left for the next sweep.
 */
async function movePeople(deps: PresenceDeps, { userIds, game, nowMs }: { userIds: readonly string[]; game: Game; nowMs: number }) {
  await withTransaction(deps.db, async (tx) => {
    const rows = await tx
      .selectFrom('user_presence')
      .selectAll()
      .where('game', '=', game)
      .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
      .orderBy('user_id')
      .forUpdate()
      .skipLocked()
      .execute();
    // Decide based on the locked rows: an action since the first read wins.
    const people = rows.flatMap(
      ({
        user_id: userId,
        state: before,
        last_active_ms: lastActiveMs,
        disconnected_ms: disconnectedSinceMs,
        playing_until_ms: playingUntilMs,
      }) => {
        const facts = { lastActiveMs, disconnectedSinceMs, playingUntilMs };
        const state = before === 'offline' ? before : presenceAt(facts, nowMs);
        const offlineAtMs = state === 'offline' ? null : offlineByInactivityMs(facts);
        return state === before ? [] : [{ userId, before, state, offlineAtMs, playingUntilMs, offlineSinceMs: null }];
      },
    );
    if (people.length === 0) return;
    await sql`
      update user_presence set state = moved.state, offline_ms = case when moved.state = 'offline' then ${nowMs}::bigint else offline_ms end
      from unnest(${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ state }) => state)}::text[]) as moved (user_id, state)
      where user_presence.user_id = moved.user_id and game = ${game}`.execute(tx);
    await deps.onStateChanged(tx, { game, people });
  });
}
