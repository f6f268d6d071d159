import { webhookLimits } from '@poexchange/contract/rest/webhooks';
import type { AccessTokenId, WebhookDeliveryId, WebhookId } from '@poexchange/domain/ids';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TokenKeys } from '../auth/index.ts';
import type { PostWebhook } from './post-webhook.ts';

export type WebhookDeps = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  /** Secrets are stored sealed with the same keys as the publisher's tokens. */
  readonly config: { readonly tokenKeys: TokenKeys };
};

export type DeliverDeps = WebhookDeps & { readonly postWebhook: PostWebhook };

export type WebhookRow = Selectable<Database['webhooks']>;
/** A webhook with the name of the token that created it. */
export type ShownWebhook = WebhookRow & { readonly made_by: string | null };
export type DeliveryRow = Selectable<Database['webhook_deliveries']>;

/** How long deliveries are kept, in ms: longer than any delivery's last attempt. */
const KEPT_MS = 3 * 24 * 3_600_000;

export function readWebhooks(db: Kysely<Database>, userId: string): Promise<ShownWebhook[]> {
  return selectShown(db).where('webhooks.user_id', '=', userId).orderBy('webhooks.created_ms').orderBy('webhooks.id').execute();
}

function selectShown(db: Kysely<Database>) {
  return db
    .selectFrom('webhooks')
    .leftJoin('access_tokens', 'access_tokens.id', 'webhooks.token_id')
    .selectAll('webhooks')
    .select('access_tokens.name as made_by');
}

type Owned = { readonly id: WebhookId; readonly userId: string };

/** Locks a person's own webhook; undefined for another person's webhook. */
export function lockWebhook(tx: Transaction<Database>, { id, userId }: Owned): Promise<WebhookRow | undefined> {
  return tx.selectFrom('webhooks').selectAll().where('id', '=', id).where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

export function findWebhook(db: Kysely<Database>, { id, userId }: Owned): Promise<ShownWebhook | undefined> {
  return selectShown(db).where('webhooks.id', '=', id).where('webhooks.user_id', '=', userId).executeTakeFirst();
}

/** Turns off the webhooks that a token created; returns the ids of webhooks that were on. */
export async function turnOffMadeBy(
  tx: Transaction<Database>,
  { tokenId, userId, nowMs }: { tokenId?: AccessTokenId; userId: string; nowMs: number },
): Promise<WebhookId[]> {
  let owned = tx.updateTable('webhooks').set({ off_ms: nowMs, off_by: 'owner' }).where('user_id', '=', userId);
  if (tokenId !== undefined) owned = owned.where('token_id', '=', tokenId);
  const rows = await owned.where('off_ms', 'is', null).returning('id').execute();
  return rows.map(({ id }) => id);
}

export function updateWebhook(tx: Transaction<Database>, id: WebhookId, change: Updateable<Database['webhooks']>): Promise<WebhookRow> {
  return tx.updateTable('webhooks').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Share-locks a person, so that they cannot be deleted. */
export async function shareOwner(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute();
}

/** Ends a webhook's waiting deliveries after it was turned off. */
export async function endWaiting(tx: Transaction<Database>, webhookId: WebhookId): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', problem: 'off', next_attempt_ms: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

export function readDeliveries(db: Kysely<Database>, webhookId: WebhookId): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .limit(webhookLimits.shown)
    .execute();
}

export type WaitingDelivery = {
  readonly delivery: DeliveryRow;
  readonly webhook: WebhookRow;
  readonly isOwnerBanned: boolean;
};

/** Finds a waiting delivery with its webhook; null if it is finished or deleted. */
export async function findWaiting(db: Kysely<Database>, id: WebhookDeliveryId): Promise<WaitingDelivery | null> {
  const delivery = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (delivery === undefined) return null;
  const found = await db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .selectAll('webhooks')
    .select('users.banned_ms')
    .where('webhooks.id', '=', delivery.webhook_id)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { banned_ms: bannedMs, ...webhook } = found;
  return { delivery, webhook, isOwnerBanned: bannedMs !== null };
}

/** Stores an attempt's result; false if the delivery was finished or deleted in the meantime. */
export async function saveAttempt(
  tx: Transaction<Database>,
  id: WebhookDeliveryId,
  attempt: Updateable<Database['webhook_deliveries']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set(attempt)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function pruneWebhookDeliveries(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_ms', '<', nowMs - KEPT_MS)
    .execute();
}
