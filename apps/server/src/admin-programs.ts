/** Operators' view of the programs that act for an account: its access tokens and webhooks. */
import type { AccessTokenId, WebhookId } from '@poexchange/domain/ids';
import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import { withDatabase } from './admin.ts';
import { noteAct } from './audit.ts';
import type { Database } from './db/schema.ts';
import { endTokens } from './features/access-tokens/index.ts';
import { findAccountByName } from './features/users/index.ts';

export type TokenLine = {
  readonly id: AccessTokenId;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdMs: number;
  readonly expiresMs: number;
  readonly lastUsedMs: number | null;
};
export type WebhookLine = {
  readonly id: WebhookId;
  readonly url: string;
  readonly events: readonly string[];
  readonly createdMs: number;
  readonly offMs: number | null;
};
type Removing = { readonly accountName: string; readonly id: string | null; readonly reason: string };

/** Lists an account's access tokens, newest first; null if no account with that name exists. */
export async function listTokensByName(databaseUrl: string, accountName: string): Promise<TokenLine[] | null> {
  return withAccount(databaseUrl, accountName, (tx, userId) =>
    tx
      .selectFrom('access_tokens')
      .select(['id', 'name', 'scopes', 'created_ms as createdMs', 'expires_ms as expiresMs', 'last_used_ms as lastUsedMs'])
      .where('user_id', '=', userId)
      .orderBy('created_ms', 'desc')
      .orderBy('id')
      .execute(),
  );
}

/**
 * Deletes one of an account's access tokens, or all if `id` is null. Returns the number deleted; null for an unknown
 * account.
 */
export async function removeTokensByName(databaseUrl: string, { accountName, id, reason }: Removing): Promise<number | null> {
  return withAccount(databaseUrl, accountName, (tx, userId) =>
    endTokens(tx, { userId, ...(id !== null && { id: id as AccessTokenId }), reason, nowMs: Date.now() }),
  );
}

/** Lists an account's webhooks, newest first; null if no account with that name exists. */
export async function listWebhooksByName(databaseUrl: string, accountName: string): Promise<WebhookLine[] | null> {
  return withAccount(databaseUrl, accountName, (tx, userId) =>
    tx
      .selectFrom('webhooks')
      .select(['id', 'url', 'events', 'created_ms as createdMs', 'off_ms as offMs'])
      .where('user_id', '=', userId)
      .orderBy('created_ms', 'desc')
      .orderBy('id')
      .execute(),
  );
}

/**
 * Deletes one of an account's webhooks, or all if `id` is null. Returns the number deleted; null for an unknown
 * account.
 */
export async function removeWebhooksByName(databaseUrl: string, { accountName, id, reason }: Removing): Promise<number | null> {
  return withAccount(databaseUrl, accountName, async (tx, userId) => {
    let owned = tx.deleteFrom('webhooks').where('user_id', '=', userId);
    if (id !== null) owned = owned.where('id', '=', id as WebhookId);
    const deleted = await owned.returning('id').execute();
    const nowMs = Date.now();
    for (const { id: webhookId } of deleted) await noteAct(tx, { action: 'delete-webhook', subject: { userId, webhookId }, reason, nowMs });
    return deleted.length;
  });
}

async function withAccount<Result>(
  databaseUrl: string,
  accountName: string,
  use: (tx: Transaction<Database>, userId: string) => Promise<Result>,
): Promise<Result | null> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const account = await findAccountByName(tx, accountName);
      return account === undefined ? null : use(tx, account.id);
    }),
  );
}
