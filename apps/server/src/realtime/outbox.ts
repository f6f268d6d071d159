/**
 * Events to rooms go through PostgreSQL: numbered and written in the transaction of their cause, announced by NOTIFY at commit. Every node hears them, a client that was away
 * gets what it missed by number, and nothing acknowledged is lost (D17).
 */
import type { ServerEventData, ServerEventName } from '@poexchange/contract/events';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

export const outboxChannel = 'room_events';
/** PostgreSQL refuses notification payloads of 8000 bytes and more; longer events are read from the table. */
const inlinePayloadLimit = 7000;

export type RoomEvent = { readonly room: string; readonly seq: number; readonly event: ServerEventName; readonly data: unknown };
/** A notification as it travels: with its data, or without when it is too long. */
export type Announcement = Omit<RoomEvent, 'data'> & { readonly data?: unknown };

export function userRoom(userId: string): string {
  return `user-${userId}`;
}
export function sessionRoom(sessionId: string): string {
  return `session-${sessionId}`;
}

/** Adds an event to a room. The room's row lock numbers concurrent writers one after the other, in commit order. */
export async function publishEvent<N extends ServerEventName>(
  tx: Transaction<Database>,
  of: { room: string; event: N; data: ServerEventData<N> },
): Promise<number> {
  const numbered = await tx
    .insertInto('rooms')
    .values({ room: of.room, seq: 1 })
    .onConflict((conflict) => conflict.column('room').doUpdateSet({ seq: sql<number>`rooms.seq + 1` }))
    .returning('seq')
    .executeTakeFirstOrThrow();
  const seq = Number(numbered.seq);
  const data = JSON.stringify(of.data);
  await tx.insertInto('room_events').values({ room: of.room, seq, event: of.event, data }).execute();
  const head = { room: of.room, seq, event: of.event };
  const whole = JSON.stringify({ ...head, data: of.data } satisfies Announcement);
  const payload = Buffer.byteLength(whole) < inlinePayloadLimit ? whole : JSON.stringify(head satisfies Announcement);
  await sql`select pg_notify(${outboxChannel}, ${payload})`.execute(tx);
  return seq;
}

/** Events of a room after `afterSeq`, oldest first, at most `limit`. */
export async function readRoomEvents(db: Kysely<Database>, of: { room: string; afterSeq: number; limit: number }): Promise<RoomEvent[]> {
  const rows = await db
    .selectFrom('room_events')
    .select(['room', 'seq', 'event', 'data'])
    .where('room', '=', of.room)
    .where('seq', '>', of.afterSeq)
    .orderBy('seq')
    .limit(of.limit)
    .execute();
  return rows.map((row) => ({ room: row.room, seq: Number(row.seq), event: row.event as ServerEventName, data: row.data }));
}

/** The last number given out in a room; 0 for a room nobody spoke in. */
export async function readRoomSeq(db: Kysely<Database>, room: string): Promise<number> {
  const row = await db.selectFrom('rooms').select('seq').where('room', '=', room).executeTakeFirst();
  return Number(row?.seq ?? 0);
}
