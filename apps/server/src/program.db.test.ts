/**
 * Runs the server as operators start it, and checks what its status port shows and what it sends to a trace collector.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { READY_EVENT_NAME } from '@poexchange/contract/events';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { createTestDatabase, startTestProgram, startTestRedis, startTraceCollector } from '@poexchange/platform/testing';
import { io } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import { signLoginToken } from './features/auth/login-token.ts';

const WAIT = { timeout: 60_000, interval: 200 };
const nowMs = Date.now();

async function startServer() {
  const [collector, redis, folder] = await Promise.all([
    startTraceCollector(),
    startTestRedis(),
    mkdtemp(path.join(tmpdir(), 'poexchange-test-program-')),
  ]);
  const database = await createTestDatabase({ migrations: [] });
  const loginKey = randomBytes(48).toString('base64url');
  onTestFinished(async () => {
    await redis.stop();
    await database.drop();
    await rm(folder, { recursive: true });
    collector.close();
  });
  const server = await startTestProgram(path.join(import.meta.dirname, 'main.ts'), {
    DATABASE_URL: database.url,
    // Not a replica: the server must report that it does not read from this database.
    DATABASE_REPLICA_URL: database.url,
    REDIS_URL: redis.url,
    PUBLIC_URL: 'http://localhost',
    PRICE_STORE: folder,
    GAME_API_URL: collector.endpoint,
    GAME_API_OAUTH_URL: collector.endpoint,
    GAME_API_CLIENT_ID: 'poexchange',
    GAME_API_CLIENT_SECRET: 'secret',
    GAME_API_CONTACT: 'local@localhost.invalid',
    JWT_SECRET: loginKey,
    TOKEN_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  onTestFinished(server.stop);
  return { server, collector, redis, database, loginKey: new TextEncoder().encode(loginKey) };
}

/** Adds a signed-in person; returns the token. */
async function addPerson({ database, loginKey }: Awaited<ReturnType<typeof startServer>>, name = 'Kirael'): Promise<string> {
  const { rows } = await database.pool.query<{ user: string; session: string }>(
    `with person as (insert into users (account_uuid, name, created_ms, signed_in_ms) values ($2, $2 || '#1234', $1, $1) returning id)
     insert into sessions (user_id, created_ms, expires_ms) select id, $1, $1::bigint + 86400000 from person
     returning user_id as user, id as session`,
    [nowMs, name],
  );
  return signLoginToken({ userId: rows[0]?.user ?? '', sessionId: rows[0]?.session ?? '' }, { key: loginKey, issuedMs: nowMs });
}

it('reports the state of each part, and exports requests, page events and jobs as traces', { timeout: 300_000 }, async () => {
  const started = await startServer();
  const { server, collector, redis, database } = started;
  const socket = io(server.url, { auth: { token: await addPerson(started) }, transports: ['websocket'], reconnection: false });
  onTestFinished(() => void socket.close());
  await new Promise<void>((resolve, reject) => {
    socket.once(READY_EVENT_NAME, () => resolve());
    socket.once('connect_error', reject);
  });
  const said = (name: string, payload: object): Promise<{ status: string }> => socket.timeout(20_000).emitWithAck(name, payload);
  expect(await said('userActive', { game: 'poe1', agoMs: 0 })).toMatchObject({ status: 'SUCCESS' });
  expect(await said('vouch', { userId: '00000000-0000-4000-8000-000000000000' })).not.toMatchObject({ status: 'SUCCESS' });
  expect((await fetch(`${server.url}/api/v1/status`)).status).toBe(200);
  await database.pool.query(`select graphile_worker.add_job('prune', '{}')`);

  const readMetrics = async (): Promise<string[]> => (await server.readStatus('/metrics')).split('\n');
  await expect.poll(readMetrics, WAIT).toEqual(expect.arrayContaining(['server_redis_ready 1', 'server_replica_ready 0']));
  await expect
    .poll(readMetrics, WAIT)
    .toEqual(
      expect.arrayContaining([
        'server_replies_total{route="GET /api/v1/status",code="200"} 1',
        'server_page_events_total{event="userActive",outcome="ok"} 1',
        'server_sockets 1',
        'server_outbox_listening 1',
        'server_job_runs_total{task="prune",outcome="done"} 1',
        '# TYPE server_jobs_waiting gauge',
        'server_redis_fallbacks_total{use="events"} 0',
        'publisher_waiting 0',
        expect.stringMatching(/^database_connections\{pool="main",state="idle"\} [1-9]/),
        expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /),
      ]),
    );

  await redis.kill();
  await expect.poll(readMetrics, WAIT).toContain('server_redis_ready 0');
  await fetch(`${server.url}/api/v1/status`);
  await expect.poll(readMetrics, WAIT).toContainEqual(expect.stringMatching(/^server_redis_fallbacks_total\{use="limits"\} [1-9]/));

  await server.stop();
  const lines = collector.readLines();
  expect(lines).toEqual(
    expect.arrayContaining([
      '/GET /api/v1/status',
      '/event userActive',
      '/event vouch',
      '/job prune',
      expect.stringMatching(/^\/GET \/api\/v1\/status\/\w+$/),
      expect.stringMatching(/^\/event userActive\/\w+$/),
      expect.stringMatching(/^\/job prune\/delete$/),
    ]),
  );
  expect(lines.filter((line) => line.includes('!'))).toEqual([]);
});

/** Nested 8 million levels deep when inflated, but only a few kilobytes when sent. */
const bomb = deflateRawSync('['.repeat(netWorthLimits.maxPackedBytes - 16)).toString('base64');
const MOST_GROWTH_MIB = 300;

it('refuses eight concurrent inflated snapshots while serving other requests, in bounded memory', { timeout: 300_000 }, async () => {
  const started = await startServer();
  const { server } = started;
  const tokens = await Promise.all(['Kirael', 'Solris'].map((name) => addPerson(started, name)));
  const send = async (token: string): Promise<string> => {
    const snapshot = {
      id: randomUUID(),
      snapshotProfileId: randomUUID(),
      poe: 'poe1',
      leagueId: 'mercenaries',
      priceLeagueId: 'mercenaries',
      includeEquipment: false,
      includeInventory: false,
      totalPrice: 0,
      hourlyIncome: -1,
      details: bomb,
      createdAt: Date.now(),
    };
    const reply = await fetch(`${server.url}/api/v1/networth/snapshots`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ snapshot, type: 'manual' }),
    });
    return `${reply.status} ${((await reply.json()) as { code: string }).code}`;
  };
  const readResidentMib = async (): Promise<number> => {
    const bytes = /^process_resident_memory_bytes (\d+)/m.exec(await server.readStatus('/metrics'))?.[1];
    return Number(bytes) / 1024 / 1024;
  };
  const readHealth = async (): Promise<number> => (await fetch(`${server.url}/api/v1/health`)).status;
  const usual = await readHealth();
  const beforeMib = await readResidentMib();
  let isOver = false;
  const sending = Promise.all(tokens.flatMap((token) => Array.from({ length: 4 }, () => send(token)))).finally(() => (isOver = true));
  const health: number[] = [];
  let mostMib = 0;
  while (!isOver) {
    health.push(await readHealth());
    mostMib = Math.max(mostMib, await readResidentMib());
  }
  expect(await sending).toEqual(Array.from({ length: 8 }, () => '422 snapshotNotValid'));
  expect(health.length).toBeGreaterThan(1);
  expect(new Set(health)).toEqual(new Set([usual]));
  expect(mostMib - beforeMib).toBeLessThan(MOST_GROWTH_MIB);
});

it('serves every kind of request without a Node.js warning', { timeout: 300_000 }, async () => {
  const started = await startServer();
  const { server } = started;
  const authorization = `Bearer ${await addPerson(started)}`;
  const profile = randomUUID();
  await started.database.pool.query(
    `insert into snapshot_profiles (id, user_id, game, name, league, price_league, stash_tabs, stash_folders,
       include_equipment, include_inventory, created_ms, updated_ms)
     select $1, id, 'poe1', 'Main', 'mercenaries', 'mercenaries', '{}', '{}', false, false, $2, $2 from users`,
    [profile, nowMs],
  );
  const ask = async (path: string, init: { headers?: Record<string, string>; method?: string; body?: string } = {}): Promise<number> => {
    const reply = await fetch(server.url + path, { ...init, headers: { authorization, ...init.headers } });
    await reply.arrayBuffer();
    return reply.status;
  };
  const whole = [`/api/v1/networth/profile/${profile}/snapshots`, '/api/v1/listings/my', '/api/v1/services/poe1/mercenaries/WTS_all'];
  for (const encoding of ['identity', 'gzip'])
    for (const path of whole) await expect.poll(() => ask(path, { headers: { 'accept-encoding': encoding } }), WAIT).toBe(200);
  await ask('/nothing');
  await ask('/api/v1/users/export');
  const body = JSON.stringify({ items: Array.from({ length: 100_000 }, () => 1000) });
  // Refused for its content, or because the caller is already using their share of the thread.
  expect([400, 429]).toContain(await ask('/api/v1/listings', { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
  await server.stop();
  expect(server.readLog()).not.toMatch(/Warning/);
});
