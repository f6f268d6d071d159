import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPool } from '@poexchange/platform/db';
import { expect, it, onTestFinished } from 'vitest';
import { findPostgresTools, startPrimary, startReplica } from '../../../scripts/start/cluster-postgres.ts';
import { failOver } from './failover.ts';
import { createHolder } from './holder.ts';
import { openLink } from './link.ts';

const tools = await findPostgresTools(() => undefined);

it.skipIf(tools === null)('loses no acknowledged commit in a failover, nor in a second failover', async () => {
  if (tools === null) return;
  const parent = await mkdtemp(path.join(tmpdir(), 'failover-'));
  await chmod(parent, 0o755);
  const folder = path.join(parent, 'postgres');
  const started = await startPrimary(tools, folder);
  const primary = createHolder(started);
  const following = await startReplica(tools, { folder: `${folder}-replica`, primaryUrl: started.urlOf('postgres') });
  const replica = createHolder(following);
  const [database, line, replication] = await Promise.all([openLink(started.port), openLink(following.port), openLink(started.port)]);
  const url = new URL(started.urlOf('postgres'));
  url.port = String(database.port);
  const pool = createPool(url.href, { max: 2 });
  onTestFinished(async () => {
    await pool.end();
    for (const link of [database, line, replication]) await link.close();
    for (const holder of [replica, primary]) await holder.cluster.stop();
    await rm(parent, { recursive: true, force: true });
  });
  await pool.query('create table written (n integer primary key)');
  const acknowledged: number[] = [];
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n += 1)
      await pool.query('insert into written values ($1)', [n]).then(
        () => acknowledged.push(n),
        () => undefined,
      );
  })();
  const pair = {
    primary,
    replica,
    lines: { database, replica: line, replication },
    copy: (options: { folder: string; primaryUrl: string }) => startReplica(tools, options),
  };
  for (let turn = 0; turn < 2; turn += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    const [old, next] = [primary.read(), replica.read()];
    await failOver(pair);
    expect([primary.read(), old?.isAlive()]).toEqual([next, false]);
    expect(replica.read()).not.toBe(old);
    const after = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(after + 20);
  }
  isOver = true;
  await writing;
  const { rows } = await pool.query<{ n: number }>('select n from written');
  const stored = new Set(rows.map(({ n }) => n));
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  const behind = new URL(url);
  behind.port = String(line.port);
  const reader = createPool(behind.href, { max: 1 });
  onTestFinished(() => reader.end());
  const count = 'select pg_is_in_recovery() as follows, count(*)::int as n from written';
  await expect.poll(async () => (await reader.query(count)).rows).toEqual([{ follows: true, n: stored.size }]);
});
