import type { Notification, NotificationOf, NotificationType } from '@poexchange/contract/rest';
import { isKnownPlace } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import type { NotificationId } from '@poexchange/domain/ids';
import type { NotificationRecord } from './notifications.queries.ts';

/** Content of a notification, by its type. */
export type Content<Type extends NotificationType = NotificationType> = Type extends NotificationType
  ? Pick<NotificationOf<Type>, 'type' | 'body'>
  : never;

type Envelope = Pick<NotificationRecord, 'id' | 'sender_id' | 'read' | 'created_ms'> & {
  /** Number of people who vouch for the sender; not part of the trade record. */
  readonly sender_vouch_count?: number;
};

/** Converts a notification to the form sent to its receiver's page. */
export function presentNotification<Type extends NotificationType>(envelope: Envelope, content: Content<Type>) {
  return {
    id: envelope.id as NotificationId,
    timestamp: envelope.created_ms,
    read: envelope.read,
    display: isDisplayable(content),
    senderId: envelope.sender_id,
    senderVouchCount: envelope.sender_vouch_count ?? 0,
    ...content,
  };
}

/** A notification that pages cannot show is neither listed nor announced by sound. */
function isDisplayable(content: Content): boolean {
  if (content.type !== 'offering-buy') return true;
  const { game, category, subCategory } = content.body.meta;
  return isKnownPlace(game, category, subCategory);
}

/** Returns the game whose pages list the notification; null for both games. */
export function readGame(content: Content): Game | null {
  switch (content.type) {
    case 'offering-buy':
      return content.body.meta.game;
    case 'service-buy':
      return content.body.poe;
    case 'message':
    case 'serviceRelist':
      return null;
  }
}

/**
 * Returns true if a notification's content is read from its subject each time it is shown, because the content can
 * change.
 */
export function isReadFromSubject(type: NotificationType): type is SubjectType {
  return type === 'offering-buy';
}
export type SubjectType = 'offering-buy';

export type { Notification };
