import { webhookLimits } from '@poexchange/contract/rest/webhooks';
import type { WebhookDeliveryId } from '@poexchange/domain/ids';
import { withTransaction } from '@poexchange/platform/db';
import { enqueue } from '@poexchange/platform/jobs';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { deliverWebhook, laneOf, notify, writeMessage } from '../notifications/index.ts';
import {
  endWaiting,
  findWaiting,
  lockWebhook,
  saveAttempt,
  shareOwner,
  updateWebhook,
  type DeliverDeps,
  type WaitingDelivery,
  type WebhookRow,
} from './webhooks.queries.ts';
import type { WebhookOutcome } from './post-webhook.ts';
import { findSecret, signDelivery } from './webhook-secrets.ts';

const [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS] = [1000, 60_000, 3_600_000, 86_400_000];
/** Waits between attempts, a day in total; jitter of up to a tenth spreads the load on receivers. */
const waitsMs = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
];
const GONE = 410;
/** A test is attempted once, even if the webhook is off, and its failure does not turn the webhook off. */
const TEST = 'webhook.test';

/**
 * Makes one delivery attempt and stores the result. If the server crashes in between, the attempt is repeated under the
 * same id. Turns off a webhook whose receiver answers 410 or has accepted nothing for days, and notifies its owner.
 */
export async function attemptDelivery(deps: DeliverDeps, id: WebhookDeliveryId): Promise<void> {
  const waiting = await findWaiting(deps.db, id);
  if (waiting === null) return;
  const isOff = waiting.webhook.off_ms !== null && waiting.delivery.type !== TEST;
  if (waiting.isOwnerBanned || isOff) {
    await withTransaction(deps.db, (tx) => saveAttempt(tx, id, { state: 'failed', problem: 'off', next_attempt_ms: null }));
    return;
  }
  const outcome = await post(deps, waiting);
  await withTransaction(deps.db, (tx) => noteOutcome(tx, { waiting, outcome, nowMs: deps.clock() }));
}

async function post(deps: DeliverDeps, { delivery, webhook }: WaitingDelivery): Promise<WebhookOutcome> {
  const { id, body } = delivery;
  const nowMs = deps.clock();
  const owner = { userId: webhook.user_id, webhookId: webhook.id };
  const open = (sealed: string | null): string | null => (sealed === null ? null : findSecret(sealed, owner, deps.config.tokenKeys));
  const secret = open(webhook.secret);
  if (secret === null) return { kind: 'failed', problem: 'secret', status: null };
  const oldSecret = (webhook.old_secret_until_ms ?? 0) > nowMs ? open(webhook.old_secret) : null;
  const secrets = oldSecret === null ? [secret] : [secret, oldSecret];
  const seconds = Math.floor(nowMs / 1000);
  return deps.postWebhook({
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'PoExchange-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signDelivery({ id, seconds, body }, secrets),
    },
  });
}

async function noteOutcome(
  tx: Transaction<Database>,
  { waiting, outcome, nowMs }: { waiting: WaitingDelivery; outcome: WebhookOutcome; nowMs: number },
): Promise<void> {
  const { delivery } = waiting;
  // Lock the person before their rows, as account deletion does.
  await shareOwner(tx, waiting.webhook.user_id);
  const webhook = await lockWebhook(tx, { id: waiting.webhook.id, userId: waiting.webhook.user_id });
  if (webhook === undefined) return;
  const attempts = delivery.attempts + 1;
  const made = { attempts, last_attempt_ms: nowMs, status: outcome.status };
  if (outcome.kind === 'delivered') {
    await saveAttempt(tx, delivery.id, { ...made, state: 'delivered', problem: null, next_attempt_ms: null });
    if (webhook.failing_since_ms !== null) await updateWebhook(tx, webhook.id, { failing_since_ms: null });
    return;
  }
  const isTest = delivery.type === TEST;
  const waitMs = isTest ? undefined : waitsMs[delivery.attempts];
  const nextMs = waitMs === undefined ? null : nowMs + Math.round(waitMs * (1 + Math.random() / 10));
  const state = nextMs === null ? 'failed' : 'waiting';
  const isStored = await saveAttempt(tx, delivery.id, { ...made, state, problem: outcome.problem, next_attempt_ms: nextMs });
  if (!isStored || isTest) return;
  const failingSinceMs = webhook.failing_since_ms ?? nowMs;
  if (outcome.status === GONE || nowMs - failingSinceMs >= webhookLimits.failingDays * DAY_MS) {
    await turnOff(tx, { webhook, nowMs });
    return;
  }
  if (webhook.failing_since_ms === null) await updateWebhook(tx, webhook.id, { failing_since_ms: nowMs });
  if (nextMs === null) return;
  // The queue uses the machine's clock, so add only the wait to it.
  const runAt = new Date(Date.now() + nextMs - nowMs);
  await enqueue(tx, deliverWebhook, { deliveryId: delivery.id }, { runAt, lane: laneOf(webhook.user_id) });
}

async function turnOff(tx: Transaction<Database>, { webhook, nowMs }: { webhook: WebhookRow; nowMs: number }): Promise<void> {
  await updateWebhook(tx, webhook.id, { off_ms: nowMs, off_by: 'failures' });
  await endWaiting(tx, webhook.id);
  await notify(tx, {
    receiver: webhook.user_id,
    sender: null,
    subject: null,
    nowMs,
    type: 'message',
    body: writeMessage('webhook.off', { host: new URL(webhook.url).host }),
  });
}
