import type { AccessTokenId } from '@poexchange/domain/ids';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type TokenRow = Selectable<Database['access_tokens']>;
/** A token, and whether any webhook that it created is on. */
export type ShownToken = TokenRow & { readonly has_webhooks: boolean };

/** Minimum interval between two writes of a token's last use, in ms. */
const USE_NOTED_EACH_MS = 5 * 60_000;

/** Reads a person's tokens that have not expired, newest first. */
export async function readTokens(db: Kysely<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<ShownToken[]> {
  return db
    .selectFrom('access_tokens')
    .selectAll()
    .select((eb) =>
      eb
        .exists(eb.selectFrom('webhooks').select('id').whereRef('token_id', '=', 'access_tokens.id').where('off_ms', 'is', null))
        .$castTo<boolean>()
        .as('has_webhooks'),
    )
    .where('user_id', '=', userId)
    .where('expires_ms', '>', nowMs)
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Locks the person, so that concurrent requests cannot both pass the token limit. Returns false if the person no longer
 * exists.
 */
export async function lockOwner(tx: Transaction<Database>, userId: string): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()) !== undefined;
}

export type TokenOwner = Pick<TokenRow, 'id' | 'user_id' | 'scopes' | 'expires_ms' | 'last_used_ms'> & {
  readonly name: string;
  readonly banned_ms: number | null;
};

/** Finds a token with its owner; undefined if it was deleted. */
export async function findTokenOwner(db: Kysely<Database>, id: AccessTokenId): Promise<TokenOwner | undefined> {
  return db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select(['access_tokens.id', 'user_id', 'scopes', 'expires_ms', 'last_used_ms', 'users.name', 'users.banned_ms'])
    .where('access_tokens.id', '=', id)
    .executeTakeFirst();
}

/** Records a token's use, at most once every five minutes. */
export async function noteUse(
  db: Kysely<Database>,
  { id, lastUsedMs, nowMs }: { id: AccessTokenId; lastUsedMs: number | null; nowMs: number },
): Promise<void> {
  if (lastUsedMs !== null && nowMs - lastUsedMs < USE_NOTED_EACH_MS) return;
  await db.updateTable('access_tokens').set({ last_used_ms: nowMs }).where('id', '=', id).execute();
}

/** Returns which of these tokens are still valid: not deleted, not expired, owner not banned. */
export async function findLiveTokens(
  db: Kysely<Database>,
  { ids, nowMs }: { ids: readonly string[]; nowMs: number },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select('access_tokens.id')
    .where('access_tokens.id', '=', sql<AccessTokenId>`any(${[...ids]}::uuid[])`)
    .where('expires_ms', '>', nowMs)
    .where('users.banned_ms', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes tokens that expired a month ago. */
export async function pruneAccessTokens(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('access_tokens')
    .where('expires_ms', '<', nowMs - 30 * 24 * 3_600_000)
    .execute();
}
