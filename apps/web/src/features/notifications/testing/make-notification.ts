import type { ListingUuid, NotificationId } from '@poexchange/domain/ids';
import type { TradeNotification as Notification } from '@poexchange/contract/rest';

/** A trade notification for tests; what matters to the test is passed. */
export function makeNotification(id: string, over: Partial<Notification> = {}, body: Partial<Notification['body']> = {}): Notification {
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
