import { sql, type Transaction, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/schema.ts';
import { endAllSessions, type EndedSessions } from './end-session.ts';

type BanTarget = { readonly accountName: string; readonly nowMs: number };

/**
 * Bans an account by its name, ignoring case, and ends all its sessions. Returns null when no account of that name has
 * signed in.
 */
export async function banUser(tx: Transaction<Database>, { accountName, nowMs }: BanTarget): Promise<EndedSessions | null> {
  const user = await setBan(tx, { accountName, bannedMs: nowMs });
  return user === null ? null : endAllSessions(tx, { userId: user.id, nowMs });
}

/** Lifts a ban; the person may sign in again. */
export async function unbanUser(
  tx: Transaction<Database>,
  { accountName }: Pick<BanTarget, 'accountName'>,
): Promise<{ userId: string } | null> {
  const user = await setBan(tx, { accountName, bannedMs: null });
  return user === null ? null : { userId: user.id };
}

/** An older row may still carry a name that its owner gave up: take the last account to sign in with it. */
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
 * Data that outlives an account: its ban, and disputes about it that are open or were upheld. It is found only by a
 * hash of the publisher's id.
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
