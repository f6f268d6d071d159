/**
 * Room events go through PostgreSQL: they are numbered and written in the transaction of their cause, and announced at
 * commit by NOTIFY, or through Redis if available. Every node receives them, a returning client gets the events it
 * missed by number, and no acknowledged change is lost.
 */
import type { ServerEventData, ServerEventName } from '@poexchange/contract/events';
import type { NetWorthRoomEventData, NetWorthRoomEventName } from '@poexchange/contract/events/net-worth';
import type { ServiceRoomEventData, ServiceRoomEventName } from '@poexchange/contract/events/services';
import { findOutlet } from '@poexchange/platform/db';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

export const OUTBOX_CHANNEL = 'room_events';
/** PostgreSQL refuses NOTIFY payloads of 8000 bytes or more; longer events are read from the table. */
const INLINE_PAYLOAD_LIMIT = 7000;

/**
 * Event to a session's room when the session ends without notifying its pages: nodes close its sockets, and pages
 * receive nothing.
 */
export const SESSION_CLOSED = 'session:closed';
type OutboxEventName = ServerEventName | ServiceRoomEventName | NetWorthRoomEventName | typeof SESSION_CLOSED;
/** An event's data, as far as the event's name determines it. */
type DataOf<N extends OutboxEventName> = N extends ServerEventName
  ? ServerEventData<N>
  : N extends NetWorthRoomEventName
    ? NetWorthRoomEventData<N>
    : object;

export type RoomEvent = { readonly room: string; readonly seq: number; readonly event: OutboxEventName; readonly data: unknown };
/** An announcement as sent, with its data unless it is too long. */
export type Announcement = Omit<RoomEvent, 'data'> & {
  readonly data?: unknown;
  /** Time of writing by the writing node's clock, in ms since 1970; absent if sent by nodes of earlier versions. */
  readonly atMs?: number;
};

export function userRoom(userId: string): string {
  return `user-${userId}`;
}
export function sessionRoom(sessionId: string): string {
  return `session-${sessionId}`;
}
export function isSessionRoom(room: string): boolean {
  return room.startsWith('session-');
}

/**
 * Adds an event to a room. The room's row lock numbers concurrent writers in commit order. Uses a single statement
 * because each statement is a round trip.
 */
export async function publishEvent<N extends OutboxEventName>(
  tx: Transaction<Database>,
  options: { room: string; event: N; data: DataOf<N> },
): Promise<number> {
  const { room, event } = options;
  const data = JSON.stringify(options.data);
  const rest = announceWithoutSeq(options);
  const send = await findOutlet(tx);
  const { rows } = await sql<{ seq: number }>`
    with numbered as (
      insert into rooms (room, seq) values (${room}, 1)
      on conflict (room) do update set seq = rooms.seq + 1
      returning seq
    ), kept as (
      insert into room_events (room, seq, event, data) select ${room}, seq, ${event}, ${data}::jsonb from numbered
    )
    select seq ${send === null ? sql`, pg_notify(${OUTBOX_CHANNEL}, '{"seq":' || seq || ',' || ${rest})` : sql``} from numbered`.execute(
    tx,
  );
  const seq = Number(rows[0]?.seq);
  send?.(OUTBOX_CHANNEL, `{"seq":${seq},${rest}`);
  return seq;
}

/** Locks a room that is about to be deleted. */
export async function lockRoom(tx: Transaction<Database>, room: string): Promise<void> {
  await tx.selectFrom('rooms').select('room').where('room', '=', room).forUpdate().execute();
}

/** Deletes a room with its events. */
export async function forgetRoom(tx: Transaction<Database>, room: string): Promise<void> {
  await tx.deleteFrom('room_events').where('room', '=', room).execute();
  await tx.deleteFrom('rooms').where('room', '=', room).execute();
}

/** Returns an announcement's JSON after the number, without the data if the announcement would be too long. */
function announceWithoutSeq(options: { room: string; event: OutboxEventName; data: unknown }): string {
  const { data, ...rest } = { room: options.room, event: options.event, data: options.data, atMs: Date.now() };
  const whole = JSON.stringify({ ...rest, data } satisfies Omit<Announcement, 'seq'>);
  const isInline = Buffer.byteLength(whole) < INLINE_PAYLOAD_LIMIT;
  return (isInline ? whole : JSON.stringify(rest satisfies Omit<Announcement, 'seq'>)).slice(1);
}

/** An event to a services room. */
export type ServiceRoomEvent = {
  readonly [N in ServiceRoomEventName]: { readonly room: string; readonly event: N; readonly data: ServiceRoomEventData<N> };
}[ServiceRoomEventName];

/** An event to rooms of people or services, of a kind that one statement can publish with other events. */
export type PublishedEvent =
  | ServiceRoomEvent
  | { readonly room: string; readonly event: 'services:changed'; readonly data: ServerEventData<'services:changed'> };

/** Part of one statement: steps (common table expressions), then events. */
export type Stage = {
  /** Steps of this stage, which do nothing unless `isDue`. */
  readonly steps?: (isDue: RawBuilder<boolean>) => RawBuilder<unknown>;
  /** Name of the last step. If it returns no rows, this stage and all later stages do nothing. */
  readonly last?: string;
  readonly events: readonly PublishedEvent[];
};

/**
 * Runs stages in order in one statement. Each stage waits for the previous stage's rooms, so locks are taken in the
 * given order; a stage's rooms are locked in order of their names, and a room's events are numbered in the given order.
 * Outside a transaction, nothing stays locked while a reply is sent. Returns the number of announced events; 0 if the
 * first stage was not due.
 */
export async function publishInStages(db: Kysely<Database>, stages: readonly Stage[]): Promise<number> {
  let isDue = sql<boolean>`true`;
  const send = await findOutlet(db);
  const parts = stages.map(({ steps, last, events }, at) => {
    const [numbered, counted, kept] = [sql.id(`numbered_${at}`), sql.id(`counted_${at}`), sql.id(`kept_${at}`)];
    const taken = steps === undefined ? sql`` : sql`${steps(isDue)},`;
    if (last !== undefined) isDue = isFilled(last);
    const said = events.map((event, order) => ({ ...event, order, rest: announceWithoutSeq(event) }));
    const part = sql`${taken} ${sql.id(`said_${at}`)} as (
      select *, row_number() over (partition by room order by "order" desc) - 1 as later
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (room text, event text, data jsonb, rest text, "order" int)
      where ${isDue}
    ), ${numbered} as (
      insert into rooms (room, seq) select room, count(*) from ${sql.id(`said_${at}`)} group by room order by room collate "C"
      on conflict (room) do update set seq = rooms.seq + excluded.seq
      returning room, seq
    ), ${counted} as (
      select ${at}::int as stage, room, event, data, rest, "order", ${numbered}.seq - later as seq
      from ${sql.id(`said_${at}`)} join ${numbered} using (room)
    ), ${kept} as (
      insert into room_events (room, seq, event, data) select room, seq, event, data from ${counted}
    )`;
    isDue = isFilled(`numbered_${at}`);
    return part;
  });
  const counted = stages.map((_stage, at) => sql`select stage, "order", seq, rest from ${sql.id(`counted_${at}`)}`);
  const announcement = sql`'{"seq":' || seq || ',' || rest`;
  const { rows } = await sql<{ said: string }>`
    with ${sql.join(parts)}
    select ${send === null ? sql`pg_notify(${OUTBOX_CHANNEL}, ${announcement})` : sql`${announcement} as said`}
    from (${sql.join(counted, sql` union all `)} order by stage, "order") as told`.execute(db);
  if (send !== null) for (const { said } of rows) send(OUTBOX_CHANNEL, said);
  return rows.length;
}

/** Returns a condition that a step returned rows: PostgreSQL completes a step before it counts its rows. */
function isFilled(step: string): RawBuilder<boolean> {
  return sql<boolean>`(select count(*) from ${sql.id(step)}) > 0`;
}

/** Finds which of these rooms have events after the given numbers. */
export async function findRoomsBehind(db: Kysely<Database>, heard: ReadonlyMap<string, number>): Promise<string[]> {
  const { rows } = await sql<{ room: string }>`
    select room from unnest(${[...heard.keys()]}::text[], ${[...heard.values()]}::bigint[]) as heard (room, seq)
    join rooms using (room) where rooms.seq > heard.seq`.execute(db);
  return rows.map(({ room }) => room);
}

/** Reads each room's last number, in the given order; 0 for a room without events. */
export async function readRoomSeqs(db: Kysely<Database>, rooms: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('rooms')
    .select(['room', 'seq'])
    .where('room', 'in', [...rooms])
    .execute();
  const seqs = new Map(rows.map(({ room, seq }) => [room, Number(seq)]));
  return rooms.map((room) => seqs.get(room) ?? 0);
}

/** Reads at most `limit` events of a room after `afterSeq`, oldest first. */
export async function readRoomEvents(
  db: Kysely<Database>,
  options: { room: string; afterSeq: number; limit: number },
): Promise<RoomEvent[]> {
  const rows = await db
    .selectFrom('room_events')
    .select(['room', 'seq', 'event', 'data'])
    .where('room', '=', options.room)
    .where('seq', '>', options.afterSeq)
    .orderBy('seq')
    .limit(options.limit)
    .execute();
  return rows.map((row) => ({ room: row.room, seq: Number(row.seq), event: row.event as OutboxEventName, data: row.data }));
}

/** An event for a person, in their own room. */
export type Told = { readonly id: string; readonly tell: (userId: string) => Promise<unknown> };

/** Sends events to several people, in order of their rooms' names to avoid deadlocks between two transactions. */
export async function tellInOrder(told: readonly Told[]): Promise<void> {
  for (const { id, tell } of told.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))) await tell(id);
}
