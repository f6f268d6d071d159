import { randomUUID } from 'node:crypto';
import { scopeOfWebhookEvent, type ChosenWebhookEvent } from '@poexchange/contract/webhook-events';
import { readWebhookUrl } from '@poexchange/contract/rest/webhook-url';
import { webhookLimits, type Webhook } from '@poexchange/contract/rest/webhooks';
import type { AccessTokenId, WebhookDeliveryId, WebhookId } from '@poexchange/domain/ids';
import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { noteAct } from '../../audit.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller } from '../../http/server-app.ts';
import { queueDelivery } from '../notifications/index.ts';
import {
  endWaiting,
  findWebhook,
  lockWebhook,
  readWebhooks,
  updateWebhook,
  type WebhookDeps,
  type WebhookRow,
} from './webhooks.queries.ts';
import { presentWebhook } from './present-webhook.ts';
import { makeSealedSecret, openSecret } from './webhook-secrets.ts';

type Posted = { readonly user: Caller; readonly idempotencyKey: string | null };
type WithSecret = { readonly webhook: Webhook; readonly secret: string };

/** Creates a webhook. A repeat with the same key returns the same webhook with its secret. */
export async function createWebhook(
  deps: WebhookDeps,
  { user, idempotencyKey, body }: Posted & { body: { url: string; events: readonly ChosenWebhookEvent[] } },
): Promise<WithSecret> {
  const events = chooseEvents(user, body.events);
  const url = readWebhookUrl(body.url);
  if (url === null) throw new RefusalError('badRequest', { paths: ['body.url'] });
  const nowMs = deps.clock();
  const once = { userId: user.id, operation: 'createWebhook', idempotencyKey, body: [url, events] };
  const { id } = await runOnce(deps.db, once, async (tx) => {
    await lockOwner(tx, user.id);
    const tokenId = await findOwnToken(tx, user);
    const { most } = webhookLimits;
    if ((await readWebhooks(tx, user.id)).length >= most) throw new RefusalError('tooManyWebhooks', { params: { limit: most } });
    const webhookId = randomUUID() as WebhookId;
    const secret = makeSealedSecret({ userId: user.id, webhookId }, deps.config.tokenKeys);
    const row = { id: webhookId, user_id: user.id, url, events, secret, created_ms: nowMs, token_id: tokenId };
    await tx.insertInto('webhooks').values(row).execute();
    const subject = { userId: user.id, webhookId };
    await noteAct(tx, { action: 'create-webhook', subject, reason: events.join(' '), nowMs });
    return { id: webhookId };
  });
  return readWithSecret(deps, { id, user });
}

/**
 * Replaces the secret; the previous secret also signs for a day. Events can be forged with a secret, so a token can
 * only change the secret of a webhook that it could have created.
 */
export async function changeSecret(deps: WebhookDeps, { user, idempotencyKey, id }: Posted & { id: WebhookId }): Promise<WithSecret> {
  const once = { userId: user.id, operation: 'changeWebhookSecret', idempotencyKey, body: [id] };
  await runOnce(deps.db, once, async (tx) => {
    const webhook = await lockOwn(tx, { id, userId: user.id });
    chooseEvents(user, webhook.events);
    await updateWebhook(tx, id, {
      secret: makeSealedSecret({ userId: user.id, webhookId: webhook.id }, deps.config.tokenKeys),
      old_secret: webhook.secret,
      old_secret_until_ms: deps.clock() + webhookLimits.oldSecretMs,
    });
    return {};
  });
  return readWithSecret(deps, { id, user });
}

/** Changes the given fields. Turning a webhook off drops waiting deliveries; turning it on clears its failures. */
export async function changeWebhook(
  deps: WebhookDeps,
  { user, body }: { user: Caller; body: { id: WebhookId; events?: readonly ChosenWebhookEvent[] | undefined; on?: boolean | undefined } },
): Promise<Webhook> {
  const { id, on } = body;
  const nowMs = deps.clock();
  const events = body.events === undefined ? undefined : chooseEvents(user, body.events);
  return withTransaction(deps.db, async (tx) => {
    const webhook = await lockOwn(tx, { id, userId: user.id });
    // A token receives the secret of webhooks whose events it may read, so it must not narrow another webhook's events.
    if (on === true || events !== undefined) chooseEvents(user, webhook.events);
    const isMoved = on !== undefined && on !== (webhook.off_ms === null);
    await updateWebhook(tx, id, {
      events: events ?? webhook.events,
      ...(isMoved && { off_ms: on ? null : nowMs, off_by: on ? null : ('owner' as const), failing_since_ms: null }),
    });
    if (isMoved && !on) await endWaiting(tx, id);
    return readShown(tx, { id, userId: user.id }, nowMs);
  });
}

/** Deletes a person's own webhook with its deliveries. */
export async function deleteWebhook(deps: WebhookDeps, { id, userId }: { id: WebhookId; userId: string }): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const deleted = await tx.deleteFrom('webhooks').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst();
    if (deleted === undefined) return;
    await noteAct(tx, { action: 'delete-webhook', subject: { userId, webhookId: id }, reason: '', nowMs: deps.clock() });
  });
}

/** Sends a test delivery, even to a webhook that is off. */
export async function testWebhook(
  deps: WebhookDeps,
  { user, idempotencyKey, id }: Posted & { id: WebhookId },
): Promise<{ deliveryId: WebhookDeliveryId }> {
  const once = { userId: user.id, operation: 'testWebhook', idempotencyKey, body: [id] };
  return runOnce(deps.db, once, async (tx) => {
    await lockOwn(tx, { id, userId: user.id });
    const event = { type: 'webhook.test', data: {} } as const;
    return { deliveryId: await queueDelivery(tx, { webhookId: id, userId: user.id, event, nowMs: deps.clock() }) };
  });
}

/** Refuses events that the caller's token may not read. */
function chooseEvents({ scopes }: Caller, events: readonly ChosenWebhookEvent[]): ChosenWebhookEvent[] {
  const missing = events.map((event) => scopeOfWebhookEvent[event]).find((scope) => scopes?.includes(scope) === false);
  if (missing !== undefined) throw new RefusalError('scopeMissing', { params: { scope: missing } });
  return [...new Set(events)].toSorted();
}

/** Locks the person, so that concurrent requests cannot both pass the limit. */
async function lockOwner(tx: Transaction<Database>, userId: string): Promise<void> {
  const found = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (found === undefined) throw new RefusalError('sessionExpired');
}

/**
 * Finds the token that made this call; null if a page made the call. Locking the token's owner prevents the token's
 * deletion.
 */
async function findOwnToken(tx: Transaction<Database>, { sessionId, scopes }: Caller): Promise<AccessTokenId | null> {
  if (scopes === undefined) return null;
  const id = sessionId as AccessTokenId;
  const found = await tx.selectFrom('access_tokens').select('id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new RefusalError('sessionExpired');
  return found.id;
}

async function readShown(tx: Transaction<Database>, owned: { id: WebhookId; userId: string }, nowMs: number): Promise<Webhook> {
  const row = await findWebhook(tx, owned);
  if (row === undefined) throw new RefusalError('notFound');
  return presentWebhook(row, nowMs);
}

async function lockOwn(tx: Transaction<Database>, owned: { id: WebhookId; userId: string }): Promise<WebhookRow> {
  const webhook = await lockWebhook(tx, owned);
  if (webhook === undefined) throw new RefusalError('notFound');
  return webhook;
}

/**
 * Reads a webhook with its secret. Also used for repeated requests, after which the webhook's events may have changed.
 */
async function readWithSecret(deps: WebhookDeps, { id, user }: { id: WebhookId; user: Caller }): Promise<WithSecret> {
  const row = await findWebhook(deps.db, { id, userId: user.id });
  if (row === undefined) throw new RefusalError('notFound');
  chooseEvents(user, row.events);
  const secret = openSecret(row.secret, { userId: user.id, webhookId: id }, deps.config.tokenKeys);
  return { webhook: presentWebhook(row, deps.clock()), secret };
}
