/**
 * Detects a silent host: a host without power closes no connection, and pending calls would wait for a quarter of an
 * hour.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { HostChoice } from './hosts.ts';

/** Interval between two checks, and the timeout of one, in ms. */
export type WatchTimes = { readonly everyMs: number; readonly patienceMs: number };

export const usualTimes: WatchTimes = { everyMs: 2000, patienceMs: 3000 };

/**
 * Checks the current host at intervals. If it does not answer, and another one takes writes, switches to that one and
 * calls `onMoved`. A host that is only slow is kept: no other one takes writes then.
 */
export function watchWriter(
  choice: HostChoice,
  { times, settings, onMoved }: { times: WatchTimes; settings: pg.ClientConfig; onMoved: () => void },
): { readonly stop: () => void } {
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    const { url, at } = choice.read();
    if (await takesWrites(url, settings, times.patienceMs)) return;
    for (let next = 1; next < choice.count; next += 1) {
      const other = choice.readAfter(at, next);
      if (stopping.signal.aborted || !(await takesWrites(other, settings, times.patienceMs))) continue;
      for (let step = 0; step < next; step += 1) choice.leave(at + step);
      onMoved();
      return;
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await sleep(times.everyMs, undefined, { ref: false, signal: stopping.signal });
      await look();
    }
  };
  watch().catch(() => undefined);
  return { stop: () => stopping.abort() };
}

async function takesWrites(url: string, settings: pg.ClientConfig, patienceMs: number): Promise<boolean> {
  const client = new pg.Client({ ...settings, connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean }>('select pg_is_in_recovery() as reads');
    return rows[0]?.reads === false;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Breaks a connection at once, without notifying its host. */
export function breakConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}
