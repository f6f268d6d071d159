/**
 * Bans of deleted accounts (D18): deleting does not end a ban, and a hash of the publisher's id is all that is kept for
 * it.
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

/** Lifts it, by the publisher's id of the account: no name is left. False when there is none. */
export async function liftRememberedBan(db: Kysely<Database>, accountUuid: string): Promise<boolean> {
  const result = await db.deleteFrom('forgotten_bans').where('account_hash', '=', hashAccount(accountUuid)).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
