import type { ListingUuid, NotificationId } from '@poexchange/domain/ids';
import type { Notification, NotificationOf, NotificationType, TradeNotification } from '@poexchange/contract/rest';

/** A trade notification for tests; pass the fields that matter to the test. */
export function makeNotification(
  id: string,
  over: Partial<TradeNotification> = {},
  body: Partial<TradeNotification['body']> = {},
): TradeNotification {
  return {
    id: id as NotificationId,
    type: 'offering-buy',
    timestamp: 1000,
    read: false,
    display: true,
    senderId: 'buyer',
    senderVouchCount: 0,
    ...over,
    body: {
      uuid: 'listing' as ListingUuid,
      items: [['a'.repeat(40), 3]],
      ign: 'Kirael',
      valid: true,
      totalChaos: 30,
      chaosPerDivine: 212,
      meta: { game: 'poe1', league: 'standard', category: 'essence', subCategory: '', side: 'sell' },
      processed: false,
      ...body,
    },
  };
}

type Content = { [Type in NotificationType]: Pick<NotificationOf<Type>, 'type' | 'body'> }[NotificationType];

/** A notification that is not a trade. */
export function makeOther(id: string, content: Content, over: Partial<Pick<Notification, 'read' | 'timestamp'>> = {}): Notification {
  return {
    id: id as NotificationId,
    timestamp: 1000,
    read: false,
    display: true,
    senderId: null,
    senderVouchCount: 0,
    ...over,
    ...content,
  };
}
