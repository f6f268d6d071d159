import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '../db/index.ts';
import { startTestCluster } from './test-cluster.ts';

export type TestPair = {
  /** Address of the database with both hosts, one of which is writable. */
  readonly url: string;
  /** Kills the primary immediately. */
  readonly kill: () => Promise<void>;
  /** Promotes the replica, which then has no replica of its own. */
  readonly promote: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const POLL_MS = 20;

/**
 * Starts a primary with a database of this name, and a synchronous replica, which receives every commit before the
 * commit is acknowledged. Requires {@link canReplicate}.
 */
export async function startTestPair(database: string): Promise<TestPair> {
  const settings = ['synchronous_commit=on'];
  const primary = await startTestCluster('system', { settings });
  const replica = await startTestCluster('system', { settings, replicaOf: primary.url });
  const stop = async (): Promise<void> => {
    await replica.stop();
    await primary.stop();
  };
  await ask(primary.url, async (query) => {
    await query("alter system set synchronous_standby_names = '*'");
    await query('select pg_reload_conf()');
    while ((await query("select from pg_stat_replication where sync_state = 'sync'")) === 0) await sleep(POLL_MS);
    await query(`create database ${database}`);
  });
  const [one, two] = [new URL(primary.url), new URL(replica.url)];
  return {
    url: `postgres://${one.username}:${one.password}@${two.host},${one.host}/${database}?target_session_attrs=read-write`,
    kill: primary.kill,
    promote: () =>
      ask(replica.url, async (query) => {
        await query('select pg_promote()');
        // The new primary has no replica yet, so its commits would otherwise wait forever.
        await query("alter system set synchronous_standby_names = ''");
        await query('select pg_reload_conf()');
      }),
    stop,
  };
}

/** Runs statements on a separate connection; `query` returns the number of rows. */
async function ask(url: string, work: (query: (text: string) => Promise<number>) => Promise<void>): Promise<void> {
  const pool = createPool(url, { max: 1 });
  try {
    await work(async (text) => (await pool.query(text)).rows.length);
  } finally {
    await pool.end();
  }
}
