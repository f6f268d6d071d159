/** Marks this node's open pages as alive, so that a dead node's pages can be recognised. */
import { sql } from 'kysely';
import { addSocket, type OpenPage, type PresenceDeps } from './presence.ts';

/** A node that has not refreshed its sockets for this long is considered dead. */
export const HEARTBEAT_TIMEOUT_MS = 120_000;
export const HEARTBEAT_EVERY_MS = 30_000;
/** A node without heartbeats for this long and without a key in Redis is considered dead. */
export const MISSED_HEARTBEAT_MS = 45_000;

/**
 * Marks this node's open pages as alive. Every realtime node does this several times within the timeout. A socket that
 * closed while the database was down is no longer marked, and so expires. An open page without a row is recorded again:
 * the row was deleted as a dead node's row, because the database or this node was unavailable for longer than the
 * timeout.
 */
export async function beatHeart(deps: PresenceDeps, listPages: () => readonly OpenPage[]): Promise<void> {
  const { rows: alive } = await sql<{ socket_id: string }>`
    update user_sockets set heartbeat_ms = ${deps.clock()}
    where node_id = ${deps.nodeId} and socket_id = any(${listPages().map(({ socketId }) => socketId)}::text[])
    returning socket_id`.execute(deps.db);
  const noted = new Set(alive.map((row) => row.socket_id));
  // List the pages again, so that a page that closed during the statement is not recorded.
  for (const page of listPages()) if (!noted.has(page.socketId)) await addSocket(deps, page);
}

/** Deletes a node's sockets when it stops. */
export async function forgetNode(deps: Pick<PresenceDeps, 'db' | 'nodeId' | 'clock'>): Promise<void> {
  await sql`
    with gone as (delete from user_sockets where node_id = ${deps.nodeId} returning user_id, game)
    update user_presence p set disconnected_ms = ${deps.clock()}
    where (p.user_id, p.game) in (select user_id, game from gone) and p.disconnected_ms is null
      and not exists (select 1 from user_sockets s where s.user_id = p.user_id and s.node_id <> ${deps.nodeId}
        and (s.game = p.game or p.playing_until_ms > ${deps.clock()}))`.execute(deps.db);
}
