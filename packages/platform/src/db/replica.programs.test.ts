/** Tests a real replica that follows its primary, lags, goes down and is promoted. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type pg from 'pg';
import { canReplicate, startTestCluster, type TestCluster } from '../testing/index.ts';
import { connectToWriter, createHostChoice, watchWriter } from './hosts.ts';
import { createDb, createPool, createReplica } from './index.ts';

describe.skipIf(!(await canReplicate()))('replica', () => {
  let primary: TestCluster;
  let standby: TestCluster;
  let pool: pg.Pool;
  let admin: pg.Pool;
  beforeAll(async () => {
    primary = await startTestCluster('system');
    standby = await startTestCluster('system', { replicaOf: primary.url });
    pool = createPool(primary.url, { max: 4 });
    admin = createPool(standby.url, { max: 1 });
    await pool.query('create table counted (n int)');
  });
  afterAll(async () => {
    await Promise.all([pool.end(), admin.end()]);
    await standby.stop();
    await primary.stop();
  });

  function open({ maxLagMs = 5000, url = standby.url }: { maxLagMs?: number; url?: string } = {}) {
    const replica = createReplica(createDb<object>(pool), { url, primary: pool, maxLagMs, poolSize: 2, lookEveryMs: 20, patienceMs: 1000 });
    onTestFinished(replica.stop);
    /** Returns which host answered, and its number of rows. */
    const ask = (since = 0) =>
      replica.read(
        async (db) => {
          const { rows } = await sql<{ at: string; n: number }>`
            select case when pg_is_in_recovery() then 'replica' else 'primary' end as at, (select count(*)::int from counted) as n`.execute(
            db,
          );
          return `${rows[0]?.at} ${rows[0]?.n}`;
        },
        { since },
      );
    return { ...replica, ask };
  }

  it('serves reads, and shows everything written before a mark', async () => {
    const { ask, mark, readState, readLagSeconds } = open();
    await expect.poll(readState).toBe('ready');
    for (let n = 1; n <= 5; n += 1) {
      await pool.query('insert into counted values ($1)', [n]);
      expect(await ask(await mark())).toBe(`replica ${n}`);
    }
    await expect.poll(readLagSeconds).toBe(0);
  });

  it('reads from the primary while the replica lags, even before the lag is noticed if a read must see its own writes', async () => {
    const { ask, mark, readState, readLagSeconds } = open({ maxLagMs: 300 });
    await expect.poll(readState).toBe('ready');
    await admin.query('select pg_wal_replay_pause()');
    await pool.query('insert into counted values (6)');
    expect(await ask(await mark())).toBe('primary 6');
    await expect.poll(readState).toBe('lagging');
    expect(readLagSeconds()).toBeGreaterThan(0.3);
    expect(await ask()).toBe('primary 6');
    await admin.query('select pg_wal_replay_resume()');
    await expect.poll(readState).toBe('ready');
    expect(await ask()).toBe('replica 6');
  });

  it('reads from the primary if the replica is slow, cancels a read or is down', async () => {
    const { read, readState } = open();
    await expect.poll(readState).toBe('ready');
    const isReplica = sql<{ away: boolean }>`select pg_is_in_recovery() as away, case when pg_is_in_recovery() then pg_sleep(30) end`;
    expect((await read((db) => isReplica.execute(db))).rows[0]?.away).toBe(false);
    await expect(read((db) => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero');
    const nobody = open({ url: 'postgres://nobody@127.0.0.1:1/none' });
    expect([await nobody.ask(), nobody.readState(), nobody.readLagSeconds()]).toEqual(['primary 6', 'away', null]);
  });

  it('moves a pool from the replica to the writable host, whatever the order of the hosts', async () => {
    const { username, password, host, pathname } = new URL(primary.url);
    const addressOf = (...hosts: string[]) => `postgres://${username}:${password}@${hosts.join()}${pathname}`;
    const readers = ['127.0.0.1:1', new URL(standby.url).host];
    const writer = createPool(addressOf(...readers, host), { max: 2 });
    onTestFinished(() => writer.end());
    await writer.query('create table written ()');
    const client = await connectToWriter(addressOf(...readers, host));
    expect((await client.query('select pg_is_in_recovery() as reads')).rows).toEqual([{ reads: false }]);
    await client.end();
    await expect(connectToWriter(addressOf(...readers))).rejects.toMatchObject({ code: '25006' });
    const choice = createHostChoice(addressOf(...readers, host));
    const times = { everyMs: 10, patienceMs: 5000 };
    await new Promise<void>((onMoved) => {
      const { stop } = watchWriter(choice, { times, settings: {}, onMoved });
      onTestFinished(stop);
    });
    expect(choice.read().url).toBe(addressOf(host));
  });

  it('reads from the primary once the replica is promoted or gone', async () => {
    const { ask, readState } = open();
    await expect.poll(readState).toBe('ready');
    await admin.query('select pg_promote()');
    await expect.poll(readState).toBe('away');
    await pool.query('insert into counted values (7)');
    expect(await ask()).toBe('primary 7');
    // The address may point to a new replica by now, so the pool checks it over new connections; count more of them
    // than the pool keeps.
    const asking = new Set<number>();
    await expect
      .poll(async () => {
        const { rows } = await admin.query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'server-replica'");
        for (const { pid } of rows) asking.add(pid);
        return asking.size;
      })
      .toBeGreaterThan(3);
    await admin.end();
    await standby.kill();
    expect(await ask()).toBe('primary 7');
    admin = createPool(standby.url);
  });
});
