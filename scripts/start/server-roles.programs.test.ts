/** Tests the server in each role, started as in production: what it reports about Redis, and when it is ready. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { LEAGUES_PATH, summaryPath } from '@poexchange/contract/price-files';
import { createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase, startTestRedis, type TestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startProgram } from '../lib/child.ts';
import { ROOT } from '../lib/root.mjs';

/** Programs start slowly on two cores that are also running other tests. */
const PATIENCE_MS = 60_000;
const BASE64_KEY = Buffer.alloc(32, 7).toString('base64');

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'poexchange-roles-'));
  database = await createTestDatabase({
    migrations: [{ schema: 'public', folder: path.join(ROOT, 'apps/server/migrations') }],
    jobs: 'queue',
  });
  const store = createPriceStore(path.join(folder, 'price-files'));
  const meta = { league: 'standard', tag: 'currency', timestampMs: 1 };
  await store.publish(summaryPath({ game: 'poe1', league: meta.league, tag: meta.tag }), JSON.stringify({ meta, summaries: {} }));
  const league = { game: 'poe1', id: meta.league, name: 'Standard', startAt: null, endAt: null };
  await store.publish(LEAGUES_PATH, JSON.stringify([league]));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Server = {
  readonly readReady: () => Promise<string>;
  readonly readMetrics: () => Promise<string>;
  readonly readHealth: () => Promise<object>;
};

async function startServer(name: string, env: Readonly<Record<string, string>>): Promise<Server> {
  const program = startProgram({
    name,
    entry: path.join(ROOT, 'apps/server/src/main.ts'),
    env: {
      DATABASE_URL: database.url,
      DATABASE_DIRECT_URL: '',
      REDIS_URL: '',
      PUBLIC_URL: 'http://localhost',
      PRICE_STORE: path.join(folder, 'price-files'),
      GAME_API_URL: 'http://127.0.0.1:1',
      GAME_API_OAUTH_URL: 'http://127.0.0.1:1',
      GAME_API_CLIENT_ID: 'test',
      GAME_API_CLIENT_SECRET: 'test',
      GAME_API_CONTACT: 'test@localhost.invalid',
      JWT_SECRET: BASE64_KEY,
      TOKEN_KEYS: `k1:${BASE64_KEY}`,
      STATUS_PORT: '0',
      TRADERS: 'none',
      ...env,
    },
    logFile: path.join(folder, `${name}.log`),
  });
  onTestFinished(program.stop);
  const { port, status } = (await program.ready) as { port: number; status: string };
  const read = async (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(10_000) });
  return {
    readReady: async () => {
      const reply = await read(`${status}/readyz`);
      return `${reply.status} ${await reply.text()}`;
    },
    readMetrics: async () => (await read(`${status}/metrics`)).text(),
    readHealth: async () => (await (await read(`http://127.0.0.1:${port}/api/v1/health`)).json()) as object,
  };
}

/** A database connection that can be cut, as by a broken network. */
async function layLine(): Promise<{ url: string; cut: () => void; mend: () => void }> {
  const { hostname, port } = new URL(database.url);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect({ host: hostname, port: Number(port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, cut, mend: () => void (isCut = false) };
}

const becomes = (read: () => Promise<unknown>, expected: unknown): Promise<void> =>
  vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout: PATIENCE_MS, interval: 200 });
const redisIn = (server: Server) => async () => ((await server.readHealth()) as { redis?: string }).redis;

it('D02 reports whether Redis is ready or away in health, /readyz and the metrics of every role', { timeout: 240_000 }, async () => {
  const redis = await startTestRedis();
  onTestFinished(redis.stop);
  const [http, jobs] = await Promise.all([
    startServer('http', { ROLES: 'http', REDIS_URL: redis.url }),
    startServer('jobs', { ROLES: 'jobs', REDIS_URL: redis.url }),
  ]);
  for (const state of ['ready', 'away'] as const) {
    if (state === 'away') await redis.kill();
    await becomes(redisIn(http), state);
    await becomes(http.readReady, `200 ready\nredis: ${state}\n`);
    await becomes(jobs.readReady, `200 ready\nredis: ${state}\n`);
    expect(await jobs.readMetrics()).toContain(`server_redis_ready ${state === 'ready' ? 1 : 0}\n`);
  }
  await redis.restart();
  await becomes(redisIn(http), 'ready');
});

it(
  'D01 reports a role as ready when its own needs are met: its queues, or the connection it listens on',
  { timeout: 240_000 },
  async () => {
    const line = await layLine();
    const [http, realtime, jobs] = await Promise.all(
      (['http', 'realtime', 'jobs'] as const).map((role) => startServer(role, { ROLES: role, DATABASE_DIRECT_URL: line.url })),
    );
    if (http === undefined || realtime === undefined || jobs === undefined) throw new Error('no servers');
    const servers = [http, realtime, jobs];
    const readAll = (): Promise<string[]> => Promise.all(servers.map((server) => server.readReady()));
    await becomes(readAll, ['200 ready\n', '200 ready\n', '200 ready\n']);
    expect(await http.readHealth()).toMatchObject({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      redis: 'unused',
      replica: 'unused',
    });
    line.cut();
    await becomes(readAll, ['200 ready\n', '503 not ready: listening\n', '503 not ready: jobs, deliveries\n']);
    line.mend();
    await becomes(readAll, ['200 ready\n', '200 ready\n', '200 ready\n']);
  },
);
