/** Tests which parts of our database code work through a pooler in transaction mode, and which do not. */
import { sql } from 'kysely';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, findPgBouncer, startTestPooler, type TestDatabase, type TestPooler } from '../testing/index.ts';
import { copyRows, createDb, createPool, migrate, withTransaction } from './index.ts';
import { findPooler } from './migrate.ts';

// Skipped on machines without PgBouncer; with PGBOUNCER=required, these tests fail there instead.
describe.skipIf(findPgBouncer() === null)('PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: TestPooler;
  beforeAll(async () => {
    database = await createTestDatabase({ migrations: [] });
    pooler = await startTestPooler(database.url, { statementTimeoutMs: 60_000 });
  });
  afterAll(async () => {
    await pooler.stop();
    await database.drop();
  });
  const open = (options: Parameters<typeof createPool>[1] = {}, url = pooler.url) => {
    const pool = createPool(url, options);
    onTestFinished(() => pool.end());
    return pool;
  };

  it('D02 runs transactions, parameters and copies for more callers than there are connections', async () => {
    const db = createDb<{ counted: { n: number } }>(open({ max: 12 }));
    await sql`create table counted (n int)`.execute(db);
    const add = (n: number) =>
      withTransaction(db, async (tx) => {
        await tx.insertInto('counted').values({ n }).execute();
        await sql`select pg_sleep(0.01)`.execute(tx);
        return (await tx.selectFrom('counted').select('n').where('n', '=', n).execute()).length;
      });
    expect(new Set(await Promise.all(Array.from({ length: 60 }, async (_, n) => add(n))))).toEqual(new Set([1]));
    let rows = 0;
    await copyRows(db, 'select n from counted', () => (rows += 1));
    expect(rows).toBe(60);
  });

  it('rejects a program that sets a time limit itself; the pooler sets limits per connection', async () => {
    const strict = await startTestPooler(database.url, { statementTimeoutMs: 300 });
    onTestFinished(() => strict.stop());
    await expect(open({ statementTimeoutMs: 300 }, strict.url).query('select 1')).rejects.toThrow(
      'unsupported startup parameter: statement_timeout',
    );
    await expect(open({}, strict.url).query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    const idle = withTransaction(createDb(open({}, strict.url)), async (tx) => {
      await sql`select 1`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await sql`select 1`.execute(tx);
    });
    await expect(idle).rejects.toThrow();
  });

  it('D02 makes migrations fail with the name of the setting to use instead', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pooler-migrations-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, '0001_one.sql'), 'create table one ()');
    await expect(migrate({ pool: open(), schema: 'public', folder })).rejects.toThrow('set DATABASE_DIRECT_URL');
    expect(await migrate({ pool: database.pool, schema: 'public', folder })).toEqual(['0001_one.sql']);
    expect([await findPooler(open()), await findPooler(database.pool)]).toEqual([true, false]);
  });
});
