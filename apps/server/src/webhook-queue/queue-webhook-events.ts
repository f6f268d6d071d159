import type { ChosenWebhookEvent, WebhookEvent, WebhookEventData } from '@poexchange/contract/webhook-events';
import { webhookLimits } from '@poexchange/contract/rest/webhooks';
import type { WebhookDeliveryId, WebhookId } from '@poexchange/domain/ids';
import { enqueue } from '@poexchange/platform/jobs';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { deliverWebhook, laneOf } from './deliver-webhook.ts';

type Happened<Type extends ChosenWebhookEvent> = {
  readonly type: Type;
  readonly nowMs: number;
  readonly told: readonly { readonly userId: string; readonly data: WebhookEventData<Type> }[];
};

/**
 * Stores events as deliveries to the subscribed webhooks of the people concerned, in the transaction of the cause:
 * rolled-back events are not sent, committed ones are. A webhook with too many waiting deliveries gets no more.
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

/** Stores one delivery, to be attempted at once. */
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
