import type { Notification } from '@poexchange/contract/rest';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { deliveries as allDeliveries, type EnqueueDelivery } from './deliveries.ts';
import { insertNotification } from './notifications.queries.ts';
import { isReadFromSubject, presentNotification, readGame, type Content } from './present-notification.ts';

type Told = {
  /** The person to notify. */
  readonly receiver: string;
  /** The person who caused the notification; null for a message from the site. */
  readonly sender: string | null;
  /** Id of the notification's subject, if that is a separate record; for a request, the trade. */
  readonly subject: string | null;
  readonly nowMs: number;
} & Content;

/**
 * Notifies a person: stores the notification, publishes it to their open pages, and enqueues its deliveries, all in the
 * transaction of the cause. The receiver's room stays locked until the transaction ends.
 */
export async function notify(
  tx: Transaction<Database>,
  { receiver, sender, subject, nowMs, ...content }: Told,
  deliveries: readonly EnqueueDelivery[] = allDeliveries,
): Promise<Notification> {
  const isSubjectRead = isReadFromSubject(content.type);
  const record = await insertNotification(tx, {
    // Pages identify a trade by its notification's id.
    ...(isSubjectRead && subject !== null && { id: subject }),
    receiver_id: receiver,
    sender_id: sender,
    type: content.type,
    game: readGame(content),
    subject_id: subject,
    body: isSubjectRead ? null : content.body,
    created_ms: nowMs,
  });
  const notification: Notification = presentNotification(record, content);
  await publishEvent(tx, { room: userRoom(receiver), event: 'notification', data: notification });
  for (const enqueueDelivery of deliveries) await enqueueDelivery(tx, { receiverId: receiver, notification });
  return notification;
}

/** Writes a message body: its key followed by its params, with `&` escaped as %26. */
export function writeMessage(key: string, params: Readonly<Record<string, string | number>>): string {
  return [key, ...Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join('&');
}
