/** Operator's actions on accounts. They work on the database alone, while servers run (D13). */
import { createDb, createPool, withTransaction } from '@poexchange/platform/db';
import { sql, type Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import { banUser, liftRememberedBan, unbanUser } from './features/auth/index.ts';
import { hideServicesOf } from './features/services/index.ts';
import { findAccountByName, lockPerson, removePerson } from './features/users/index.ts';
import { closeVouchReports, removeVouch } from './features/vouches/index.ts';
import { publishEvent, userRoom } from './realtime/outbox.ts';

/**
 * Bans an account and ends all its sessions; null when nobody of that name has ever signed in, else the number of
 * sessions ended.
 */
export async function banAccount(databaseUrl: string, accountName: string): Promise<number | null> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const ended = await banUser(tx, { accountName, nowMs: Date.now() });
      if (ended === null) return null;
      // Written in the same transaction, so that a ban that took effect reaches every open tab.
      await publishEvent(tx, { room: userRoom(ended.userId), event: 'got-banned', data: {} });
      await hideServicesOf(tx, { userId: ended.userId, nowMs: Date.now() });
      return ended.sessionIds.length;
    }),
  );
}

/**
 * Lets an account sign in again, by its name, or by the publisher's id of one that was deleted (D18); false when there
 * is no such account.
 */
export async function unbanAccount(databaseUrl: string, accountName: string): Promise<boolean> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => (await unbanUser(tx, { accountName })) !== null || liftRememberedBan(tx, accountName)),
  );
}

/**
 * Deletes an account in its owner's name, a banned one too, whose ban stays (D18). False when nobody of that name has
 * ever signed in. Its grant at the publisher ends through the job.
 */
export async function deleteAccountByName(databaseUrl: string, accountName: string): Promise<boolean> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const nowMs = Date.now();
      const account = await findAccountByName(tx, accountName);
      const person = account === undefined ? undefined : await lockPerson(tx, { userId: account.id, nowMs });
      if (person !== undefined) await removePerson(tx, { ...person, nowMs });
      return person !== undefined;
    }),
  );
}

export type VouchReport = { readonly target: string; readonly vouchers: string[]; readonly reason: string; readonly atMs: number };

/** Open reports of vouches, oldest first, with whose vouches they are about. */
export async function listVouchReports(databaseUrl: string): Promise<VouchReport[]> {
  return withDatabase(databaseUrl, async (db) => {
    const { rows } = await sql<VouchReport>`
      select target.name as target, r.reason, r.created_ms as "atMs", coalesce((
        select array_agg(voucher.name order by v.vouched_ms)
        from vouches v join users voucher on voucher.id = v.voucher_id where v.target_id = r.target_id
      ), '{}') as vouchers
      from vouch_reports r join users target on target.id = r.target_id
      where r.handled_ms is null order by r.created_ms limit 200`.execute(db);
    return rows;
  });
}

/** Removes the vouch of one account for another, with an audit entry; false when there is none. */
export async function removeVouchByName(
  databaseUrl: string,
  { voucher, target, reason }: { voucher: string; target: string; reason: string },
): Promise<boolean> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const [by, whose] = [await findAccountByName(tx, voucher), await findAccountByName(tx, target)];
      if (by === undefined || whose === undefined) return false;
      return removeVouch(tx, { voucherId: by.id, targetId: whose.id, reason, nowMs: Date.now() });
    }),
  );
}

/**
 * Closes the open reports on an account whose vouches stay, with an audit entry. Returns how many were open; null when
 * nobody of that name has ever signed in.
 */
export async function closeVouchReportsByName(
  databaseUrl: string,
  { target, reason }: { target: string; reason: string },
): Promise<number | null> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const account = await findAccountByName(tx, target);
      return account === undefined ? null : closeVouchReports(tx, { targetId: account.id, reason, nowMs: Date.now() });
    }),
  );
}

async function withDatabase<Result>(databaseUrl: string, use: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    return await use(createDb<Database>(pool));
  } finally {
    await pool.end();
  }
}
