import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { access, constants, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolveBinaries, startCluster } from '../embedded-postgres/index.ts';
import { isServerAlive, readPostmaster, signalServer } from '../embedded-postgres/postmaster.ts';

const PREFIX = 'poexchange-test-';
const MEMORY_FOLDER = '/dev/shm';
const NEEDED_BYTES = 1024 ** 3;

export type TestCluster = {
  /** URL of the server's `postgres` database, for creating other databases. */
  readonly url: string;
  /** Kills the main process immediately, as in a machine failure; the other processes end on their own. */
  readonly kill: () => Promise<void>;
  /**
   * Stops the server as an operator would, and restarts it on the same port: clients are notified that their
   * connections end.
   */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a PostgreSQL for tests: fresh, without durability, in memory if there is room, and removed by `stop`. `system`
 * uses the installed version instead of the embedded one. Removes leftovers of a killed run first.
 */
export async function startTestCluster(
  source: 'embedded' | 'system' = 'embedded',
  more: { settings?: readonly string[]; replicaOf?: string } = {},
): Promise<TestCluster> {
  const parent = (await hasRoom(MEMORY_FOLDER)) ? MEMORY_FOLDER : tmpdir();
  await removeAbandoned(parent);
  const folder = path.join(parent, `${PREFIX}${process.pid}-${randomBytes(4).toString('hex')}`);
  const cluster = await startCluster({ folder, binaries: await resolveBinaries(source), durability: 'none', ...more });
  const removeOnExit = (): void => removeNow(cluster.pid, folder);
  process.on('exit', removeOnExit);
  const end = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
    signalServer(cluster.pid, signal);
    while (cluster.isAlive()) await sleep(5);
  };
  return {
    url: cluster.urlOf('postgres'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGINT');
      await cluster.restart();
    },
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
      process.off('exit', removeOnExit);
    },
  };
}

/**
 * Returns whether this machine's PostgreSQL has the tools for a replica, which the embedded version lacks; with
 * `POSTGRES_TOOLS=required` this throws instead.
 */
export async function canReplicate(): Promise<boolean> {
  const folder = await resolveBinaries('system').then(
    (binaries) => binaries.folder,
    () => '',
  );
  const isThere = existsSync(path.join(folder, 'pg_basebackup'));
  if (!isThere && process.env.POSTGRES_TOOLS === 'required') throw new Error("PostgreSQL's tools are not installed");
  return isThere;
}

/**
 * Removes everything synchronously, because an interrupted test runner exits immediately, without time for promises.
 */
function removeNow(pid: number, folder: string): void {
  signalServer(pid, 'SIGQUIT');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waits = 0; waits < 300 && isServerAlive(pid); waits += 1) Atomics.wait(clock, 0, 0, 10);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN;
    if (Number.isNaN(owner) || isRunning(owner)) continue;
    const folder = path.join(parent, name);
    const postmaster = await readPostmaster(path.join(folder, 'data'));
    // Another user's leftovers cannot be removed, but are harmless.
    try {
      if (postmaster !== undefined) signalServer(postmaster.pid, 'SIGQUIT');
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    } catch {
      continue;
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
