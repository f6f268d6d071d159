/** A PgBouncer for one test, in transaction mode. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../free-port.ts';
import { writePoolerFiles } from '../embedded-postgres/index.ts';

const START_MS = 10_000;

export type TestPooler = {
  /** The target's address, through the pooler. */
  readonly url: string;
  /** Restarts the pooler as systemd does, once no statement is running. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Finds this machine's PgBouncer; null if none is installed. With `PGBOUNCER=required`, throws instead. */
export function findPgBouncer(): string | null {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const found = folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file));
  if (found === undefined && process.env.PGBOUNCER === 'required') throw new Error('pgbouncer is not installed');
  return found ?? null;
}

/** Starts a pooler in front of the database at `target`, with few connections, so that sessions are actually shared. */
export async function startTestPooler(
  target: string,
  { poolSize = 3, statementTimeoutMs = 30_000 }: { poolSize?: number; statementTimeoutMs?: number } = {},
): Promise<TestPooler> {
  const file = findPgBouncer();
  if (file === null) throw new Error('pgbouncer is not installed');
  const folder = await mkdtemp(path.join(tmpdir(), 'poexchange-pooler-'));
  const port = await findFreePort();
  const args = await writePoolerFiles({ folder, port, target, poolSize, statementTimeoutMs, idleTransactionMs: statementTimeoutMs });
  const run = () => {
    const child = spawn(file, args, { stdio: 'ignore', cwd: '/' });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const end = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
      child.kill(signal);
      await gone;
    };
    return { child, end };
  };
  let running = run();
  const killNow = (): void => void running.child.kill('SIGKILL');
  process.on('exit', killNow);
  const stop = async (): Promise<void> => {
    await running.end('SIGKILL');
    process.off('exit', killNow);
    await rm(folder, { recursive: true, force: true });
  };
  const url = new URL(target);
  url.port = String(port);
  const restart = async (): Promise<void> => {
    await running.end('SIGINT');
    running = run();
    await waitUntilUp(url.href);
  };
  await waitUntilUp(url.href).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: url.href, restart, stop };
}

async function waitUntilUp(url: string): Promise<void> {
  const untilMs = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > untilMs) throw error;
      await sleep(20);
    }
  }
}
