import type { Notification } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import type { NotificationsDeps } from './notifications-deps.ts';
import { readNotifications, type NotificationRecord } from './notifications.queries.ts';
import { isReadFromSubject, presentNotification, type Content } from './present-notification.ts';

/** Notifications of a person since `sinceMs`, oldest first. */
export async function listNotifications(
  deps: NotificationsDeps,
  options: { receiverId: string; game: Game; sinceMs: number },
): Promise<Notification[]> {
  const records = await readNotifications(deps.db, options);
  const subjectIds = records.flatMap(({ type, subject_id: id }) => (isReadFromSubject(type) && id !== null ? [id] : []));
  const bodies = await deps.readBodies['offering-buy'](deps.db, subjectIds);
  return records.flatMap((record) => {
    const content = readContent(record, bodies);
    return content === null ? [] : [presentNotification(record, content)];
  });
}

/** Null if the subject is deleted, as the content is gone with it. */
function readContent({ type, body, subject_id: subjectId }: NotificationRecord, bodies: Bodies): Content | null {
  const said = isReadFromSubject(type) ? (bodies.get(subjectId ?? '') ?? null) : body;
  // Type and body were stored together, from one value.
  return said === null ? null : ({ type, body: said } as Content);
}

type Bodies = Awaited<ReturnType<NotificationsDeps['readBodies']['offering-buy']>>;
