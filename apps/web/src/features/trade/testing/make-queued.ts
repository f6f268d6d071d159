import type { TradeNotification } from '@poexchange/contract/rest';
import type { QueuedTrade } from '@poexchange/contract/rest/later';
import type { NotificationId } from '@poexchange/domain/ids';
import { makeTrade } from './make-trade.ts';

type Over = Partial<Omit<QueuedTrade, 'notification'>> & {
  readonly notification?: Partial<Omit<TradeNotification, 'body'>>;
  readonly body?: Partial<TradeNotification['body']>;
};

/** An online buyer's unread request, as in the seller's list, for tests. */
export function makeQueued(id: string, { notification, body, ...over }: Over = {}): QueuedTrade {
  const base = makeTrade({}, body).notification;
  return {
    notification: { ...base, read: false, ...notification, id: id as NotificationId },
    ign: base.body.ign,
    presence: 'online',
    listingState: 'active',
    available: base.body.items.map(([hash]) => [hash, 1000]),
    ...over,
  };
}
