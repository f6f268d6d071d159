/** A Redis for one test: Debian's if installed, otherwise a double with the commands that our programs use. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@redis/client';
import { findFreePort } from '../../free-port.ts';

const double = fileURLToPath(new URL('./redis-double.ts', import.meta.url));
const START_MS = 10_000;

export type TestRedis = {
  readonly url: string;
  readonly isReal: boolean;
  /** Stops responding without closing connections. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the server immediately; its data is lost. */
  readonly kill: () => Promise<void>;
  /** Restarts the server without data, on the same port. */
  readonly restart: () => Promise<void>;
  /** Rejects writes until `makeRoom`, as if its memory were full. */
  readonly fill: () => Promise<void>;
  readonly makeRoom: () => Promise<void>;
  readonly readKeys: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
};

/** Finds this machine's Redis; null if none is installed. With `REDIS_SERVER=required`, throws instead. */
function findRealServer(): string | null {
  const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const found = folders.map((folder) => path.join(folder, 'redis-server')).find((file) => existsSync(file));
  if (found === undefined && process.env.REDIS_SERVER === 'required') throw new Error('redis-server is not installed');
  return found ?? null;
}

/** Starts a Redis on a free port, without persistence, in a folder that is removed at the end. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'poexchange-redis-'));
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  const real = findRealServer();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  let child: ChildProcess | null = null;
  const killNow = (): void => void child?.kill('SIGKILL');
  process.on('exit', killNow);
  const start = async (): Promise<void> => {
    child =
      real === null
        ? spawn(process.execPath, ['--disable-warning=ExperimentalWarning', double, String(port)], { stdio: 'ignore' })
        : spawn(real, settings, { stdio: 'ignore' });
    await waitUntilUp(url);
  };
  const kill = async (): Promise<void> => {
    const ending = child;
    if (ending === null) return;
    child = null;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    isReal: real !== null,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    kill,
    restart: async () => {
      await kill();
      await start();
    },
    fill: () => ask(url, ['CONFIG', 'SET', 'maxmemory', '1']).then(() => undefined),
    makeRoom: () => ask(url, ['CONFIG', 'SET', 'maxmemory', '0']).then(() => undefined),
    readKeys: async () => (await ask(url, ['KEYS', '*'])) as string[],
    stop: async () => {
      await kill();
      process.off('exit', killNow);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, command: string[]): Promise<unknown> {
  const client = createClient({ url, disableClientInfo: true, maintNotifications: 'disabled', socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.sendCommand(command);
  } finally {
    client.destroy();
  }
}

async function waitUntilUp(url: string): Promise<void> {
  const untilMs = Date.now() + START_MS;
  for (;;) {
    try {
      await ask(url, ['PING']);
      return;
    } catch (error) {
      if (Date.now() > untilMs) throw error;
      await sleep(20);
    }
  }
}
