import { offlineByInactivityMs, presenceAt, presenceLimits } from '@poexchange/domain/presence';
import { withTransaction } from '@poexchange/platform/db';
import type { Game } from '@poexchange/domain/item';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { HEARTBEAT_TIMEOUT_MS, MISSED_HEARTBEAT_MS } from './heartbeat.ts';
import { hasNoSocket, type PresenceDeps } from './presence.ts';

/** Shortest time in which somebody whose state is due is moved, while a node runs. */
export const SWEEP_EVERY_MS = 2000;
/** People moved in one transaction: their presence and the clocks of their leagues are locked meanwhile. */
const BATCH = 100;
/** Attempts in a row that may fail before the rest is left to the next sweep: the database is away. */
const MOST_FAILURES = 5;

type PresenceRecord = Selectable<Database['user_presence']>;

/**
 * Drops the sockets of dead nodes and moves everybody whose state is due. Runs on any node, as often as one likes. Whom
 * it cannot move it leaves to the next sweep, and goes on: one person must not keep the others listed. Throws the first
 * failure at the end.
 */
export async function sweepPresence(deps: PresenceDeps): Promise<void> {
  const nowMs = deps.clock();
  await dropDeadSockets(deps, nowMs);
  // A person without a socket starts the grace here at the latest: a crash, or an action that arrived while the last
  // socket closed, may have left it out.
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

  /** Moves people together, or each alone where that fails. */
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

/** Drops the sockets of dead nodes: after a while, and sooner where Redis tells that a node has gone. */
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

/** People who are not what they are noted as: the times are those of `presenceAt`. */
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
        // The server's clock was set back.
        eb.and([eb('state', '=', 'idle'), eb('disconnected_ms', 'is', null), eb('last_active_ms', '>', nowMs - idleAfterMs)]),
      ]),
    )
    .execute();
}

/**
 * Moves people of one game in one transaction: their listings and services take one time of each league, and who
 * watches hears of those who left together in one event. Rows are locked in the order of ids, so that two nodes do not
 * wait for each other; those that somebody else holds are about to change, and are left to the next sweep.
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
    // Judged by what is locked: an action that came since the row was read wins.
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
