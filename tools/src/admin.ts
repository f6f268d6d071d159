/** `npm run admin -- ban|unban ACCOUNT`: shuts an account out, or lets it in again (D13). Works on the database of DATABASE_URL while servers run. */
import { createDb, createPool } from '@poexchange/platform/db';
import { banUser, unbanUser } from '../../apps/server/src/features/auth/index.ts';
import type { Database } from '../../apps/server/src/db/schema.ts';
import { publishEvent, userRoom } from '../../apps/server/src/realtime/outbox.ts';

const usage = 'npm run admin -- ban|unban ACCOUNT#1234   (DATABASE_URL names the database)';

async function ban(databaseUrl: string, accountName: string): Promise<string> {
  return withDatabase(databaseUrl, async (db) => {
    const ended = await db.transaction().execute(async (tx) => {
      const sessions = await banUser(tx, { accountName, nowMs: Date.now() });
      // Written in the same transaction: a ban that took effect is also told to every open tab.
      if (sessions !== null) await publishEvent(tx, { room: userRoom(sessions.userId), event: 'got-banned', data: {} });
      return sessions;
    });
    return ended === null ? `${accountName} has never signed in.` : `${accountName} is banned; ${ended.sessionIds.length} sessions ended.`;
  });
}

async function unban(databaseUrl: string, accountName: string): Promise<string> {
  return withDatabase(databaseUrl, async (db) => {
    const user = await db.transaction().execute((tx) => unbanUser(tx, { accountName }));
    return user === null ? `${accountName} has never signed in.` : `${accountName} may sign in again.`;
  });
}

async function withDatabase<Result>(databaseUrl: string, use: (db: ReturnType<typeof createDb<Database>>) => Promise<Result>): Promise<Result> {
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    return await use(createDb<Database>(pool));
  } finally {
    await pool.end();
  }
}

const [command, accountName] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
const commands: Readonly<Record<string, (databaseUrl: string, accountName: string) => Promise<string>>> = { ban, unban };
const run = command === undefined ? undefined : commands[command];
if (run === undefined || accountName === undefined || databaseUrl === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else process.stdout.write(`${await run(databaseUrl, accountName)}\n`);
