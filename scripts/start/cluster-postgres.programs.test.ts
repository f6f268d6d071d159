import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPool } from '@poexchange/platform/db';
import { expect, it, onTestFinished } from 'vitest';
import { findPostgresTools, startPooler, startPrimary, startReplica } from './cluster-postgres.ts';

const tools = await findPostgresTools(() => undefined);

it.skipIf(tools === null)('runs a replica of the primary, even after a restart, and a pooler in front of the primary', async () => {
  if (tools === null) return;
  const parent = await mkdtemp(path.join(tmpdir(), 'cluster-postgres-'));
  // PostgreSQL's own user must be able to access the folder.
  await chmod(parent, 0o755);
  const folder = path.join(parent, 'postgres');
  const stops: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const stop of stops.toReversed()) await stop();
    await rm(parent, { recursive: true, force: true });
  });
  const ask = async (url: string, text: string): Promise<unknown[]> => {
    const pool = createPool(url, { max: 1 });
    try {
      return (await pool.query(text)).rows;
    } finally {
      await pool.end();
    }
  };
  const primary = await startPrimary(tools, folder);
  stops.push(primary.stop);
  const primaryUrl = primary.urlOf('postgres');
  const pooled = await startPooler(tools, {
    folder,
    primaryUrl,
    logFile: path.join(parent, 'pgbouncer.log'),
    runExternal: async (_name, start) => {
      const program = start();
      stops.push(program.stop);
      await program.ready;
    },
  });
  await ask(pooled, 'create table seen as select 1 as n');
  for (let start = 1; start <= 2; start += 1) {
    const replica = await startReplica(tools, { folder: `${folder}-replica`, primaryUrl });
    await expect
      .poll(() => ask(replica.urlOf('postgres'), 'select n, pg_is_in_recovery() as reads from seen'))
      .toEqual([{ n: 1, reads: true }]);
    await ask(primaryUrl, `create table later_${start} ()`);
    await expect.poll(() => ask(replica.urlOf('postgres'), `select from later_${start}`).catch(() => null)).toEqual([]);
    await replica.stop();
  }
});

it('fails with install instructions if a replica and pooler are required but a program is missing', async () => {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const missing = { find: () => undefined, resolve: () => Promise.reject(new Error('none')), env: {} };
  const install = 'apt-get install -y postgresql pgbouncer';
  await expect(findPostgresTools(say, 'required', missing)).rejects.toThrow(install);
  expect(said).toEqual([]);
  expect(await findPostgresTools(say, 'wanted', missing)).toBeNull();
  expect(said).toEqual([expect.stringContaining(install)]);
});

it('fails if a replica is required for an external database', async () => {
  const given = { find: () => '/it', resolve: () => Promise.reject(new Error('none')), env: { DATABASE_URL: 'postgres://it' } };
  await expect(findPostgresTools(() => undefined, 'required', given)).rejects.toThrow('DATABASE_URL');
});
