/**
 * Data that outlives an account: its ban, and disputes about it that are open or were upheld. It is found only by a
 * hash of the publisher's id.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

function hashAccount(accountUuid: string): string {
  return createHash('sha256').update(`account ${accountUuid}`).digest('hex');
}

export async function rememberBan(db: Kysely<Database>, options: { accountUuid: string; bannedMs: number }): Promise<void> {
  await db
    .insertInto('forgotten_bans')
    .values({ account_hash: hashAccount(options.accountUuid), banned_ms: options.bannedMs })
    .onConflict((conflict) => conflict.column('account_hash').doNothing())
    .execute();
}

export async function isBanRemembered(db: Kysely<Database>, accountUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('forgotten_bans')
    .select('banned_ms')
    .where('account_hash', '=', hashAccount(accountUuid))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lifts the ban of a deleted account, by the publisher's id, as its name is gone. Returns false for an account without
 * a ban.
 */
export async function liftRememberedBan(db: Kysely<Database>, accountUuid: string): Promise<boolean> {
  const result = await db.deleteFrom('forgotten_bans').where('account_hash', '=', hashAccount(accountUuid)).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Keeps the disputes about an account that is about to be deleted: open ones can still be decided, and upheld ones show
 * again if the person returns. Rejected ones are deleted.
 */
export async function rememberDisputes(db: Kysely<Database>, options: { userId: string; accountUuid: string }): Promise<void> {
  await db.deleteFrom('service_disputes').where('target_id', '=', options.userId).where('is_upheld', '=', false).execute();
  await db
    .updateTable('service_disputes')
    .set({ target_id: null, target_hash: hashAccount(options.accountUuid) })
    .where('target_id', '=', options.userId)
    .execute();
}

/** Moves the disputes about a deleted account to the account that its owner has made since. */
export async function recallDisputes(db: Kysely<Database>, options: { userId: string; accountUuid: string }): Promise<void> {
  await db
    .updateTable('service_disputes')
    .set({ target_id: options.userId, target_hash: null })
    .where('target_hash', '=', hashAccount(options.accountUuid))
    .execute();
}
