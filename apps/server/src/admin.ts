/** What an operator does to accounts, on the database alone, while servers run (D13). */
import { createDb, createPool } from '@poexchange/platform/db';
import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import { banUser, unbanUser } from './features/auth/index.ts';
import { publishEvent, userRoom } from './realtime/outbox.ts';

/** Shuts an account out and ends all its sessions; null when nobody of that name has ever signed in, else the number of sessions ended. */
export async function banAccount(databaseUrl: string, accountName: string): Promise<number | null> {
  return withDatabase(databaseUrl, (db) =>
    db.transaction().execute(async (tx) => {
      const ended = await banUser(tx, { accountName, nowMs: Date.now() });
      if (ended === null) return null;
      // Written in the same transaction: a ban that took effect is also told to every open tab.
      await publishEvent(tx, { room: userRoom(ended.userId), event: 'got-banned', data: {} });
      return ended.sessionIds.length;
    }),
  );
}

/** Lets an account sign in again; false when nobody of that name has ever signed in. */
export async function unbanAccount(databaseUrl: string, accountName: string): Promise<boolean> {
  return withDatabase(databaseUrl, (db) => db.transaction().execute(async (tx) => (await unbanUser(tx, { accountName })) !== null));
}

async function withDatabase<Result>(databaseUrl: string, use: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    return await use(createDb<Database>(pool));
  } finally {
    await pool.end();
  }
}
