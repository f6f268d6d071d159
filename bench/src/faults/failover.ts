/** A failover: the primary dies, its replica takes over its role and address, and a new replica follows it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@poexchange/platform/db';
import type { Cluster } from '@poexchange/platform/embedded-postgres';
import type { Holder } from './holder.ts';
import type { Link } from './link.ts';

export type Pair = {
  readonly primary: Holder;
  readonly replica: Holder;
  /** Links to the primary, to the replica, and from the replica to the primary. */
  readonly lines: { readonly database: Link; readonly replica: Link; readonly replication: Link };
  /** Empties this folder and starts a replica of the primary in it. */
  readonly copy: (options: { folder: string; primaryUrl: string }) => Promise<Cluster>;
};

const POLL_MS = 20;
const IN_STEP_WITHIN_MS = 30_000;

/**
 * Resolves once a new replica follows. Commits are made synchronous before the fault, so that the primary acknowledges
 * only what the replica has stored: otherwise losses would depend on the settings instead of our code. Throws if the
 * replica does not keep up.
 */
export async function failOver({ primary, replica, lines, copy }: Pair): Promise<void> {
  const [old, next] = [primary.read(), replica.read()];
  if (old === null || next === null) throw new Error('a failover is under way');
  await keepInStep(old);
  // The supervisor now sees the new primary running, and does not restart the dead primary.
  primary.put(next);
  replica.put(null);
  const all = Object.values(lines);
  for (const line of all) line.set({ kind: 'cut' });
  process.kill(old.pid, 'SIGKILL');
  await ask(next, async (query) => {
    const [row] = await query('select pg_promote() as done');
    if (row?.['done'] !== true) throw new Error('the replica was not promoted');
  });
  lines.database.lead(next.port);
  lines.replication.lead(next.port);
  for (const line of all) line.set({ kind: 'open' });
  await old.stop();
  const primaryUrl = new URL(next.urlOf('postgres'));
  primaryUrl.port = String(lines.replication.port);
  const again = await copy({ folder: old.folder, primaryUrl: primaryUrl.href });
  lines.replica.lead(again.port);
  replica.put(again);
}

/** Makes commits wait for the replica, and waits until the replica has all earlier commits. */
async function keepInStep(cluster: Cluster): Promise<void> {
  await ask(cluster, async (query) => {
    await query("alter system set synchronous_standby_names = '*'");
    await query('select pg_reload_conf()');
    const latestMs = performance.now() + IN_STEP_WITHIN_MS;
    const isFollowed = async (): Promise<boolean> => (await query("select from pg_stat_replication where sync_state = 'sync'")).length > 0;
    while (!(await isFollowed())) await waitAgain(latestMs);
    const [now] = await query('select pg_current_wal_flush_lsn() as place');
    const text = 'select from pg_stat_replication where flush_lsn >= $1';
    while ((await query(text, [now?.['place']])).length === 0) await waitAgain(latestMs);
  });
}

async function waitAgain(latestMs: number): Promise<void> {
  if (performance.now() > latestMs) throw new Error('the replica does not keep up with the primary');
  await sleep(POLL_MS);
}

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

async function ask(cluster: Cluster, work: (query: Query) => Promise<void>): Promise<void> {
  const pool = createPool(cluster.urlOf('postgres'), { name: 'faults', max: 1 });
  try {
    await work(async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows);
  } finally {
    await pool.end();
  }
}
