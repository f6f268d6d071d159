import type { Webhook, WebhookDelivery } from '@poexchange/contract/rest/webhooks';
import type { DeliveryRow, ShownWebhook } from './webhooks.queries.ts';

/** Converts a webhook to the form that its owner sees, without secrets. */
export function presentWebhook(row: ShownWebhook, nowMs: number): Webhook {
  const until = row.old_secret_until_ms;
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    createdMs: row.created_ms,
    madeBy: row.made_by,
    failingSinceMs: row.failing_since_ms,
    offMs: row.off_ms,
    offBy: row.off_by,
    oldSecretUntilMs: until !== null && until > nowMs ? until : null,
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    type: row.type,
    createdMs: row.created_ms,
    state: row.state,
    attempts: row.attempts,
    lastAttemptMs: row.last_attempt_ms,
    nextAttemptMs: row.state === 'waiting' ? row.next_attempt_ms : null,
    status: row.status,
    problem: row.problem,
  };
}
