import type { Notification } from '@poexchange/contract/rest';
import { sql, type Transaction } from 'kysely';
import type { ChosenWebhookEvent, WebhookEvent, WebhookEventData } from '@poexchange/contract/webhook-events';
import { webhookLimits } from '@poexchange/contract/rest/webhooks';
import type { WebhookDeliveryId, WebhookId } from '@poexchange/domain/ids';
import { enqueue } from '@poexchange/platform/jobs';
import * as z from 'zod/mini';
import type { Database } from '../../db/schema.ts';

/**
 * Delivers a notification to its receiver by a channel other than their open pages, such as web push. Called in the
 * transaction of the cause: stores a job in that transaction (`enqueue` of the platform's jobs) and sends nothing
 * itself, so a rolled-back notification is not delivered, and a committed notification is retried until delivered.
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

type Happened<Type extends ChosenWebhookEvent> = {
  readonly type: Type;
  readonly nowMs: number;
  readonly told: readonly { readonly userId: string; readonly data: WebhookEventData<Type> }[];
};

/**
 * Stores events as deliveries to the subscribed webhooks of the people concerned, in the transaction of the cause:
 * committed events are sent, rolled-back events are not. A webhook with too many waiting deliveries receives no more.
 */
export async function queueWebhookEvents<Type extends ChosenWebhookEvent>(
  tx: Transaction<Database>,
  { type, nowMs, told }: Happened<Type>,
): Promise<void> {
  if (told.length === 0) return;
  const webhooks = await tx
    .selectFrom('webhooks')
    .select(['id', 'user_id'])
    .where('user_id', 'in', [...new Set(told.map(({ userId }) => userId))])
    .where('off_ms', 'is', null)
    .where(sql<boolean>`${type} = any(events)`)
    .where(
      (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('webhook_id', '=', 'webhooks.id')
          .where('state', '=', 'waiting'),
      '<',
      webhookLimits.waiting,
    )
    .execute();
  for (const { id, user_id: userId } of webhooks)
    for (const { data } of told.filter((each) => each.userId === userId))
      await queueDelivery(tx, { webhookId: id, userId, event: { type, data } as Pick<WebhookEvent, 'type' | 'data'>, nowMs });
}

/** Stores one delivery, to be attempted immediately. */
export async function queueDelivery(
  tx: Transaction<Database>,
  { webhookId, userId, event, nowMs }: { webhookId: WebhookId; userId: string; event: Pick<WebhookEvent, 'type' | 'data'>; nowMs: number },
): Promise<WebhookDeliveryId> {
  const { type, data } = event;
  const body = JSON.stringify({ type, timestamp: new Date(nowMs).toISOString(), data });
  const { id } = await tx
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhookId, type, body, created_ms: nowMs, next_attempt_ms: nowMs })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, deliverWebhook, { deliveryId: id }, { lane: laneOf(userId) });
  return id;
}

/**
 * Job that makes one delivery attempt. A receiver's failure does not fail the job: the next attempt is a separate job.
 * The job's own retries are for our failures.
 */
export const deliverWebhook = { name: 'deliver-webhook', payload: z.object({ deliveryId: z.uuid() }), retries: 5 } as const;

/**
 * Returns the lane in which a person's deliveries run one at a time, so that slow receivers do not delay other people's
 * deliveries. There are few lanes because the queue keeps a row for each lane.
 */
export function laneOf(userId: string): string {
  return `webhooks-${userId.slice(0, 2)}`;
}
