import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createPool } from '@poexchange/platform/db';
import { chooseDataFolder, resolveBinaries, startCluster } from '@poexchange/platform/embedded-postgres';
import { createPriceStore, type PriceStore } from '@poexchange/platform/price-store';
import { startProgram, type Program } from '../../../scripts/lib/child.ts';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { choosePort } from '../../../scripts/start/ports.ts';
import type { Bench } from './run-bench.ts';

export type Product = {
  readonly url: string;
  /** URL of the server's metrics. */
  readonly statusUrl: string;
  readonly priceStore: PriceStore;
  /** Runs a query and returns the value of its only column, `count`. */
  readonly count: (query: string) => Promise<number>;
  readonly query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Key that signs the login tokens of people inserted directly into the database. */
  readonly loginKey: string;
  /** Kills the server with SIGKILL, and resolves once it has exited. */
  readonly killServer: () => Promise<void>;
  /** Restarts the server at the same address. */
  readonly startServer: () => Promise<void>;
};

type Part = { name: string; entry: string; env: Readonly<Record<string, string>> };

/** Starts one of our programs in the benchmark's folder, and resolves with its announcement. */
export async function startPart(
  { folder, onEnd, signal }: Pick<Bench, 'folder' | 'onEnd' | 'signal'>,
  part: Part,
): Promise<Readonly<Record<string, unknown>>> {
  const program = launchPart({ folder, onEnd, signal }, part);
  return awaitReady(program);
}

function launchPart({ folder, onEnd, signal }: Pick<Bench, 'folder' | 'onEnd' | 'signal'>, part: Part): Program {
  signal.throwIfAborted();
  const program = startProgram({ ...part, entry: path.join(ROOT, part.entry), logFile: path.join(folder, `${part.name}.log`) });
  onEnd(part.name, program.stop);
  return program;
}

function awaitReady(program: Program): Program['ready'] {
  return program.ready.catch((error: unknown) => {
    throw new Error(`${program.name} did not start:\n${program.readLastLines().join('\n')}`, { cause: error });
  });
}

/**
 * Starts PostgreSQL (as `npm start` does, with durable commits), the simulator, and the server with an empty price
 * store. No stream is followed, and no traders disturb the measurement.
 */
export async function startProduct(
  bench: Pick<Bench, 'folder' | 'onEnd' | 'signal'>,
  serverEnv: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const { folder, onEnd } = bench;
  const [cluster, simulator] = await Promise.all([startDatabase(bench), startSimulator(bench)]);
  const databaseUrl = cluster.urlOf('poexchange');
  const storeFolder = path.join(folder, 'price-files');
  const port = await choosePort(0);
  const url = `http://localhost:${port}`;
  const loginKey = randomBytes(48).toString('base64url');
  const serverPart: Part = {
    name: 'server',
    entry: 'apps/server/src/main.ts',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      STATUS_PORT: '0',
      PUBLIC_URL: url,
      PRICES_URL: '',
      ROLES: '',
      DATABASE_URL: databaseUrl,
      PRICE_STORE: storeFolder,
      GAME_API_URL: simulator.url,
      GAME_API_OAUTH_URL: simulator.url,
      GAME_API_CLIENT_ID: simulator.clientId,
      GAME_API_CLIENT_SECRET: simulator.clientSecret,
      GAME_API_CONTACT: 'local@localhost.invalid',
      ICON_BASE: simulator.url,
      JWT_SECRET: loginKey,
      TOKEN_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      TRADERS: 'none',
      ...serverEnv,
    },
  };
  let server = launchPart(bench, serverPart);
  const announced = await awaitReady(server);
  const pool = createPool(databaseUrl, { name: 'bench', max: 1 });
  onEnd('database pool', () => pool.end());
  return {
    url,
    statusUrl: String(announced['status']),
    priceStore: createPriceStore(storeFolder),
    loginKey,
    killServer: async () => {
      if (server.pid !== undefined) process.kill(server.pid, 'SIGKILL');
      await server.ended;
    },
    startServer: async () => {
      server = launchPart(bench, serverPart);
      await awaitReady(server);
    },
    query: async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows,
    count: async (query) => Number((await pool.query<{ count: string }>(query)).rows[0]?.count),
  };
}

type Simulator = { readonly url: string; readonly clientId: string; readonly clientSecret: string };

export async function startSimulator(bench: Pick<Bench, 'folder' | 'onEnd' | 'signal'>): Promise<Simulator> {
  const [clientId, clientSecret] = ['poexchange', randomBytes(24).toString('base64url')];
  const { url } = await startPart(bench, {
    name: 'simulator',
    entry: 'apps/simulator/src/main.ts',
    env: { SIM_PORT: '0', SIM_CLIENT_ID: clientId, SIM_CLIENT_SECRET: clientSecret, CORPUS: '' },
  });
  return { url: String(url), clientId, clientSecret };
}

/**
 * Node options that load `program` into a process and, if BENCH_PROFILE names a folder, make the process write a CPU
 * profile into that folder when it stops.
 */
export function describeNodeOptions(program?: string): Readonly<Record<string, string>> {
  const folder = process.env['BENCH_PROFILE'] ?? '';
  const profile = folder === '' ? [] : ['--cpu-prof', '--cpu-prof-interval=2000', `--cpu-prof-dir=${path.resolve(folder)}`];
  const options = [...(program === undefined ? [] : [`--import=${path.join(ROOT, program)}`]), ...profile];
  return options.length === 0 ? {} : { NODE_OPTIONS: options.join(' ') };
}

export async function startDatabase({ folder, onEnd }: Pick<Bench, 'folder' | 'onEnd'>): Promise<Awaited<ReturnType<typeof startCluster>>> {
  const cluster = await startCluster({ folder: await chooseDataFolder(path.join(folder, 'data')), binaries: await resolveBinaries() });
  onEnd('PostgreSQL', cluster.stop);
  await cluster.createDatabase('poexchange');
  return cluster;
}
