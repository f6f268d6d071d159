/** Operator's actions on accounts. They work on the database alone, while servers run (D13). */
import { createDb, createPool, withTransaction } from '@poexchange/platform/db';
import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import { banUser, liftRememberedBan, unbanUser } from './features/auth/index.ts';
import { findAccountByName, lockPerson, removePerson } from './features/users/index.ts';
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

async function withDatabase<Result>(databaseUrl: string, use: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    return await use(createDb<Database>(pool));
  } finally {
    await pool.end();
  }
}
