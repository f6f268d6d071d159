import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../../database.ts';
import { readDbSnapshot } from './db-snapshot.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());

const readOne = async (query: string): Promise<string> => (await pool.query<{ value: string }>(query)).rows[0]?.value ?? '';

describe('database snapshot', () => {
  it('D51 has a different run after a server restart, a restored dump, or a crash that lost the run’s number', async () => {
    const first = await readDbSnapshot(db);
    expect((await readDbSnapshot(db)).run).toBe(first.run);
    // A dump contains the run's number, but not the start time of the server to which it is restored.
    const number = await readOne('select run::text as value from prices.database_run');
    const startedAt = await readOne('select pg_postmaster_start_time()::text as value');
    expect([number.length, startedAt.length > 10, first.run.includes(number), first.run.includes(startedAt)]).toEqual([
      36,
      true,
      true,
      true,
    ]);
    expect(await readOne("select relpersistence as value from pg_class where oid = 'prices.database_run'::regclass")).toBe('u');
    await pool.query('truncate prices.database_run');
    expect((await readDbSnapshot(db)).run).not.toBe(first.run);
    expect((await readDbSnapshot(db)).run).toBe((await readDbSnapshot(db)).run);
  });

  it('D51 is not later than a transaction in progress, and not earlier than a finished transaction', async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const running = Number((await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid')).rows[0]?.xid) % 2 ** 32;
      // Other transactions finish in between.
      await pool.query('select pg_current_xact_id()');
      expect((await readDbSnapshot(db)).xid).toBeLessThanOrEqual(running);
      await client.query('commit');
      // Other transactions on the same server finish eventually.
      await expect.poll(async () => (await readDbSnapshot(db)).xid, { timeout: 15_000 }).toBeGreaterThan(running);
    } finally {
      client.release();
    }
  });
});
