import { sql, type Transaction, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/schema.ts';
import { endAllSessions, type EndedSessions } from './end-session.ts';

type BanTarget = { readonly accountName: string; readonly nowMs: number };

/**
 * Bans the account with a name, matched case-insensitively, and ends all its sessions. Returns null if no account with
 * that name has signed in.
 */
export async function banUser(tx: Transaction<Database>, { accountName, nowMs }: BanTarget): Promise<EndedSessions | null> {
  const user = await setBan(tx, { accountName, bannedMs: nowMs });
  return user === null ? null : endAllSessions(tx, { userId: user.id, nowMs });
}

/** Lifts a ban, so that the person may sign in again. */
export async function unbanUser(
  tx: Transaction<Database>,
  { accountName }: Pick<BanTarget, 'accountName'>,
): Promise<{ userId: string } | null> {
  const user = await setBan(tx, { accountName, bannedMs: null });
  return user === null ? null : { userId: user.id };
}

/**
 * An older row may still have a name that its owner has given up, so use the last account that signed in with the name.
 */
async function setBan(
  tx: Transaction<Database>,
  options: { accountName: string; bannedMs: number | null },
): Promise<{ id: string } | null> {
  const updated = await tx
    .updateTable('users')
    .set({ banned_ms: options.bannedMs })
    .where('id', '=', (expression) =>
      expression
        .selectFrom('users')
        .select('id')
        .where(sql<string>`lower(name)`, '=', options.accountName.toLowerCase())
        .orderBy('signed_in_ms', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  return updated ?? null;
}

/**
 * Hashes the publisher's id of an account. Data that outlives the account is found only by this hash: the account's
 * ban, and disputes about the account that are open or were upheld.
 */
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
 * Lifts a deleted account's ban by the publisher's id, because its name is gone. Returns false for an account without a
 * ban.
 */
export async function liftRememberedBan(db: Kysely<Database>, accountUuid: string): Promise<boolean> {
  const result = await db.deleteFrom('forgotten_bans').where('account_hash', '=', hashAccount(accountUuid)).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Keeps the disputes about an account that is about to be deleted: open disputes can still be decided, and upheld
 * disputes are shown again if the person returns. Rejected disputes are deleted.
 */
export async function rememberDisputes(db: Kysely<Database>, options: { userId: string; accountUuid: string }): Promise<void> {
  await db.deleteFrom('service_disputes').where('target_id', '=', options.userId).where('is_upheld', '=', false).execute();
  await db
    .updateTable('service_disputes')
    .set({ target_id: null, target_hash: hashAccount(options.accountUuid) })
    .where('target_id', '=', options.userId)
    .execute();
}

/** Moves the disputes about a deleted account to the account that its owner has created since. */
export async function recallDisputes(db: Kysely<Database>, options: { userId: string; accountUuid: string }): Promise<void> {
  await db
    .updateTable('service_disputes')
    .set({ target_id: options.userId, target_hash: null })
    .where('target_hash', '=', hashAccount(options.accountUuid))
    .execute();
}
