import type { Game } from '@poexchange/domain/item';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { pruneInBatches } from '../../db/prune-in-batches.ts';
import type { Database } from '../../db/schema.ts';
import { forgetRoom } from '../../realtime/outbox.ts';

export type NotificationRecord = Selectable<Database['notifications']>;
type TellableRecord = NotificationRecord & { readonly sender_vouch_count: number };

/** Number of people who vouch for the sender, excluding banned accounts. */
const senderVouchCount = sql<number>`(select count(*)::int from vouches join users voucher on voucher.id = voucher_id
  and voucher.banned_ms is null where target_id = notifications.sender_id)`.as('sender_vouch_count');

/** Maximum number of notifications per list. */
const MOST_LISTED = 1000;

type NewNotification = Pick<NotificationRecord, 'receiver_id' | 'sender_id' | 'type' | 'game' | 'subject_id' | 'body' | 'created_ms'> & {
  readonly id?: string;
};

export function insertNotification(tx: Transaction<Database>, record: NewNotification): Promise<TellableRecord> {
  return tx
    .insertInto('notifications')
    .values({ ...record, body: record.body === null ? null : JSON.stringify(record.body) })
    .returningAll()
    .returning(senderVouchCount)
    .executeTakeFirstOrThrow();
}

/**
 * Reads a person's newest `MOST_LISTED` notifications since `sinceMs`, for one game or both, oldest first. Excludes
 * notifications the person removed.
 */
export async function readNotifications(
  db: Kysely<Database>,
  options: { receiverId: string; game: Game; sinceMs: number },
): Promise<TellableRecord[]> {
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .select(senderVouchCount)
    .where('receiver_id', '=', options.receiverId)
    .where((eb) => eb.or([eb('game', '=', options.game), eb('game', 'is', null)]))
    .where('created_ms', '>', options.sinceMs)
    .where('deleted_ms', 'is', null)
    .orderBy('created_ms', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.toReversed();
}

/** Marks a person's own notifications as read; if `ids` is null, marks all. Returns the notifications that changed. */
export async function markRead(
  tx: Transaction<Database>,
  options: { receiverId: string; ids: readonly string[] | null },
): Promise<string[]> {
  if (options.ids !== null && options.ids.length === 0) return [];
  const rows = await tx
    .updateTable('notifications')
    .set({ read: true })
    .where('receiver_id', '=', options.receiverId)
    .where('read', '=', false)
    .where('deleted_ms', 'is', null)
    .$if(options.ids !== null, (query) => query.where('id', 'in', [...(options.ids ?? [])]))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Marks a person's notifications about a subject as read after they acted on it. Returns the notifications that were
 * unread.
 */
export async function markSubjectRead(tx: Transaction<Database>, options: { receiverId: string; subjectId: string }): Promise<string[]> {
  const rows = await tx
    .updateTable('notifications')
    .set({ read: true })
    .where('subject_id', '=', options.subjectId)
    .where('receiver_id', '=', options.receiverId)
    .where('read', '=', false)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts a person's notifications about a subject, including withdrawn ones. */
export async function countAbout(tx: Transaction<Database>, options: { receiverId: string; subjectId: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notifications
    where subject_id = ${options.subjectId} and receiver_id = ${options.receiverId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Withdraws a person's notifications about a subject that is no longer valid. Returns the withdrawn notifications. */
export async function hideSubject(
  tx: Transaction<Database>,
  options: { receiverId: string; subjectId: string; nowMs: number },
): Promise<string[]> {
  const rows = await tx
    .updateTable('notifications')
    .set({ deleted_ms: options.nowMs })
    .where('subject_id', '=', options.subjectId)
    .where('receiver_id', '=', options.receiverId)
    .where('deleted_ms', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a person's notification about a subject as unread after the subject changed. */
export async function markSubjectUnread(tx: Transaction<Database>, options: { receiverId: string; subjectId: string }): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read: false })
    .where('subject_id', '=', options.subjectId)
    .where('receiver_id', '=', options.receiverId)
    .execute();
}

/** Removes a person's own notifications from the centre; their subjects can still be read. */
export async function hideNotifications(
  tx: Transaction<Database>,
  options: { receiverId: string; ids: readonly string[] | null; nowMs: number },
): Promise<string[]> {
  if (options.ids !== null && options.ids.length === 0) return [];
  const rows = await tx
    .updateTable('notifications')
    .set({ deleted_ms: options.nowMs })
    .where('receiver_id', '=', options.receiverId)
    .where('deleted_ms', 'is', null)
    .$if(options.ids !== null, (query) => query.where('id', 'in', [...(options.ids ?? [])]))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes notifications, room events and stored first answers that are past their retention. */
export async function pruneNotifications(
  db: Kysely<Database>,
  options: { notificationsBeforeMs: number; eventsBefore: Date; repliesBefore: Date },
): Promise<void> {
  await pruneInBatches(db, 'notifications', { where: sql`created_ms < ${options.notificationsBeforeMs}` });
  await pruneInBatches(db, 'room_events', { where: sql`created_at < ${options.eventsBefore}` });
  await pruneInBatches(db, 'idempotency_keys', { where: sql`created_at < ${options.repliesBefore}` });
}

/** Locks a person's notifications by id, after the trades and before the person. */
export async function lockNotificationsOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx
    .selectFrom('notifications')
    .select('id')
    .where((eb) => eb.or([eb('sender_id', '=', userId), eb('receiver_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the notifications about these subjects by id, for all recipients, before the person's own notifications. */
export async function lockNotificationsAbout(tx: Transaction<Database>, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .selectFrom('notifications')
    .select('id')
    .where('subject_id', 'in', [...subjectIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Removes a person from locked notifications. Deletes the notifications they received, with every trace in their own
 * room. Notifications they caused stay with the receiver, without the link.
 */
export async function forgetNotifications(tx: Transaction<Database>, options: { userId: string; room: string }): Promise<void> {
  await tx.deleteFrom('notifications').where('receiver_id', '=', options.userId).execute();
  await tx.updateTable('notifications').set({ sender_id: null }).where('sender_id', '=', options.userId).execute();
  await forgetRoom(tx, options.room);
}
