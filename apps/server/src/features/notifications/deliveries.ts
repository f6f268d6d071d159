import type { Notification } from '@poexchange/contract/rest';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { queueWebhookEvents } from '../../webhook-queue/queue-webhook-events.ts';

/**
 * Delivers a notification to its receiver by a channel other than their open pages, such as web push. Called in the
 * transaction of its cause: it stores a job there (`enqueue` of the platform's jobs) and sends nothing itself, so that
 * a rolled-back notification is not delivered, and a committed one is retried until it arrives.
 */
export type EnqueueDelivery = (
  tx: Transaction<Database>,
  notification: { readonly receiverId: string; readonly notification: Notification },
) => Promise<void>;

/** Delivery channels other than pages, which are notified through their room. */
export const deliveries: readonly EnqueueDelivery[] = [toWebhooks];

async function toWebhooks(
  tx: Transaction<Database>,
  { receiverId: userId, notification }: { readonly receiverId: string; readonly notification: Notification },
): Promise<void> {
  const nowMs = notification.timestamp;
  if (notification.type === 'offering-buy')
    await queueWebhookEvents(tx, { type: 'trade.requested', nowMs, told: [{ userId, data: notification }] });
  if (notification.type === 'service-buy')
    await queueWebhookEvents(tx, { type: 'service.requested', nowMs, told: [{ userId, data: notification }] });
}
