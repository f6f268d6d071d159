import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { forgetRoom } from '../../realtime/outbox.ts';

/** Locks the notifications of a person by id, after the trades and before the person. */
export async function lockNotificationsOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx
    .selectFrom('notifications')
    .select('id')
    .where((eb) => eb.or([eb('sender_id', '=', userId), eb('receiver_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the notifications about subjects by id, for all recipients, before those of the person. */
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
 * Removes a person from locked notifications: those they received are deleted, with every trace in their own room;
 * those they caused stay with the receiver, without the link.
 */
export async function forgetNotifications(tx: Transaction<Database>, options: { userId: string; room: string }): Promise<void> {
  await tx.deleteFrom('notifications').where('receiver_id', '=', options.userId).execute();
  await tx.updateTable('notifications').set({ sender_id: null }).where('sender_id', '=', options.userId).execute();
  await forgetRoom(tx, options.room);
}
