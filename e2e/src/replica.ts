/** The running product's replica, if it has one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPool } from '@poexchange/platform/db';

const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8').trim();

/** Queries the replica itself, which is found through POEXCHANGE_DATA, as set by the product's fixture. */
export async function askReplica(text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  const folder = process.env['POEXCHANGE_DATA'];
  if (folder === undefined) throw new Error('POEXCHANGE_DATA does not say where the running product keeps its data');
  // The replica has the same database users as its primary.
  const url = new URL(read(folder, 'database-url.txt'));
  const [, , , port] = read(`${read(folder, 'postgres-location.txt')}-replica`, 'data/postmaster.pid').split('\n');
  url.port = port ?? '';
  const pool = createPool(url.href, { max: 1, name: 'replica', readsOnly: true });
  try {
    return (await pool.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await pool.end();
  }
}

/** Makes the replica apply every change this much later than its primary. */
export async function delayReplica(delayMs: number): Promise<void> {
  await askReplica(`alter system set recovery_min_apply_delay = ${delayMs}`);
  await askReplica('select pg_reload_conf()');
}

/** Kills the server nodes whose name begins with `kind`; their supervisor restarts them. */
export function killNodes(kind: string): number {
  const notes = JSON.parse(read(process.env['POEXCHANGE_DATA'] ?? '', 'processes.json')) as { name: string; pid: number }[];
  const nodes = notes.filter(({ name }) => name.startsWith(kind));
  for (const { pid } of nodes) process.kill(pid, 'SIGKILL');
  return nodes.length;
}
