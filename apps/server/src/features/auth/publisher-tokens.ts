/** A person's publisher tokens in the database: sealed, versioned, and refreshed by one server at a time. */
import type { GrantedTokens } from '@poexchange/platform/game-api';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { openToken, sealToken, type TokenKeys } from './token-box.ts';

export type StoredTokens = {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly accessExpiresMs: number | null;
  readonly version: number;
};

type Write = { readonly userId: string; readonly tokens: GrantedTokens; readonly tokenKeys: TokenKeys; readonly nowMs: number };

function seal({ userId, tokens, tokenKeys, nowMs }: Write) {
  return {
    access_token: sealToken(tokens.accessToken, { userId, field: 'access' }, tokenKeys),
    refresh_token: tokens.refreshToken === null ? null : sealToken(tokens.refreshToken, { userId, field: 'refresh' }, tokenKeys),
    access_expires_ms: tokens.expiresAtMs,
    lease_until_ms: 0,
    changed_ms: nowMs,
  };
}

/** Stores a new sign-in's tokens, replacing older tokens. */
export async function saveTokens(tx: Transaction<Database>, write: Write): Promise<void> {
  const sealed = seal(write);
  await tx
    .insertInto('publisher_tokens')
    .values({ user_id: write.userId, ...sealed })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ ...sealed, version: row('publisher_tokens.version', '+', 1) })),
    )
    .execute();
}

/** Replaces `version` with refreshed tokens. Returns false if it had already been replaced. */
export async function replaceTokens(db: Kysely<Database>, write: Write & { version: number }): Promise<boolean> {
  const result = await db
    .updateTable('publisher_tokens')
    .set((row) => ({ ...seal(write), version: row('version', '+', 1) }))
    .where('user_id', '=', write.userId)
    .where('version', '=', write.version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Reads a person's tokens. Null if there are none, or if they can no longer be opened: the person then has to connect
 * again.
 */
export async function readTokens(db: Kysely<Database>, options: { userId: string; tokenKeys: TokenKeys }): Promise<StoredTokens | null> {
  const row = await db.selectFrom('publisher_tokens').selectAll().where('user_id', '=', options.userId).executeTakeFirst();
  if (row === undefined) return null;
  const accessToken = openToken(row.access_token, { userId: options.userId, field: 'access' }, options.tokenKeys);
  if (accessToken === null) return null;
  const refreshToken =
    row.refresh_token === null ? null : openToken(row.refresh_token, { userId: options.userId, field: 'refresh' }, options.tokenKeys);
  return { accessToken, refreshToken, accessExpiresMs: row.access_expires_ms, version: row.version };
}

/** Acquires the right to refresh `version`. Returns false if another server has it, or if newer tokens are stored. */
export async function claimRefresh(
  db: Kysely<Database>,
  options: { userId: string; version: number; nowMs: number; untilMs: number },
): Promise<boolean> {
  const result = await db
    .updateTable('publisher_tokens')
    .set({ lease_until_ms: options.untilMs })
    .where('user_id', '=', options.userId)
    .where('version', '=', options.version)
    .where('lease_until_ms', '<=', options.nowMs)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function releaseRefresh(db: Kysely<Database>, options: { userId: string; version: number }): Promise<void> {
  await db
    .updateTable('publisher_tokens')
    .set({ lease_until_ms: 0 })
    .where('user_id', '=', options.userId)
    .where('version', '=', options.version)
    .execute();
}
