/** Every endpoint and event, as everybody calls it, on one server with the real sign-in check. */
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { clientEvents } from '@poexchange/contract/events';
import { netWorthClientEvents } from '@poexchange/contract/events/net-worth';
import { vouchClientEvents } from '@poexchange/contract/events/services';
import type { WebhookId } from '@poexchange/domain/ids';
import { migrateJobs } from '@poexchange/platform/jobs';
import { createLogger } from '@poexchange/platform/log';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeServer } from '../compose.ts';
import { signLoginToken } from '../features/auth/index.ts';
import { createAccountScene, type AccountScene } from '../features/auth/testing/account-scene.ts';
import { makeSealedSecret } from '../features/webhooks/webhook-secrets.ts';
import { startGateway, type Gateway } from '../realtime/gateway.ts';
import { calls, events, profile, seller, usualParams, webhook, type Call } from '../testing/access-calls.ts';
import { codesOfOthers, codesOfOwner, openToVisitors } from '../testing/access-codes.ts';
import { failOnUndeclared } from '../testing/fail-on-undeclared.ts';
import { buildHttp } from './build-http.ts';
import { endpoints } from './endpoints.ts';
import { createServerApp } from './mount.ts';

type Callers = Readonly<Record<'owner' | 'other' | 'banned' | 'expired', string>>;

let scene: AccountScene;
let app: FastifyInstance;
let gateway: Gateway;
let tokens: Callers;
let strangerId: string;

beforeAll(async () => {
  scene = await createAccountScene();
  scene.clock.nowMs = 1_767_225_602_000;
  await migrateJobs({ pool: scene.pool });
  await sql.raw(await readFile(new URL('../testing/data-of-0029.sql', import.meta.url), 'utf8')).execute(scene.db);
  await sql`insert into snapshot_profiles (id, user_id, game, name, league, price_league, stash_tabs, stash_folders, include_equipment, include_inventory, created_ms, updated_ms)
    values (${profile}, ${seller}, 'poe1', 'Mine', 'mercenaries', 'mercenaries', '{mercenaries:tab1}', '{}', false, false, 1, 1)`.execute(
    scene.db,
  );
  const owner = { userId: seller, webhookId: webhook as WebhookId };
  const secret = makeSealedSecret(owner, scene.deps.config.tokenKeys);
  await scene.db
    .insertInto('webhooks')
    .values({ id: owner.webhookId, user_id: seller, url: 'https://example.com/', events: ['trade.requested'], secret, created_ms: 1 })
    .execute();
  const log = createLogger({ name: 'test', level: 'silent' });
  const clock = (): number => scene.clock.nowMs;
  const noPrices = { meta: { league: 'mercenaries', tag: 'currency', timestampMs: 1 }, summaries: {}, valuations: {} };
  const server = composeServer({
    db: scene.db,
    log,
    clock,
    nodeId: 'matrix',
    gameApi: scene.deps.gameApi,
    priceReader: {
      readSummaries: async () => noPrices,
      readValuations: async () => noPrices,
      readLeagues: async () => [{ game: 'poe1', id: 'mercenaries', name: 'Mercenaries', startAt: null, endAt: null }],
    } as never,
    auth: scene.deps.config,
    partner: null,
    chat: null,
    poe2Stashes: 'notOffered',
    waitsForListings: false,
  });
  app = await buildHttp({
    log,
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    clock,
    onUndeclared: failOnUndeclared,
  });
  server.register(createServerApp(app, { authenticate: server.authenticate }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  gateway = await startGateway({
    httpServer: app.server,
    db: scene.db,
    databaseUrl: scene.url,
    log,
    clock,
    hooks: server.hooks,
    allowedOrigins: [],
  });
  const addPerson = async (name: string, { banned = false, ended = false } = {}): Promise<string> => {
    const { id } = await scene.db
      .insertInto('users')
      .values({ account_uuid: name, name: `${name}#1`, created_ms: 0, signed_in_ms: 0, banned_ms: banned ? 1 : null })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (name === 'Stranger') strangerId = id;
    return signIn(id, { ended });
  };
  tokens = {
    owner: await signIn(seller),
    other: await addPerson('Stranger'),
    banned: await addPerson('Banned', { banned: true }),
    expired: await addPerson('Gone', { ended: true }),
  };
});
afterAll(async () => {
  await gateway.stop();
  await app.close();
  await scene.drop();
});

/** A session without access to the game account, so that no call reaches the publisher. */
async function signIn(userId: string, { ended = false } = {}): Promise<string> {
  const nowMs = scene.clock.nowMs;
  const session = await scene.db
    .insertInto('sessions')
    .values({ user_id: userId, created_ms: nowMs, expires_ms: nowMs + 86_400_000, ended_ms: ended ? nowMs : null, via: 'partner' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return signLoginToken({ userId, sessionId: session.id }, { key: scene.deps.config.loginKey, issuedMs: nowMs });
}

/** Calls every endpoint; returns the code of each refusal, `ok` for other replies, by name. */
async function callAll(token: string | null): Promise<Record<string, string>> {
  const codes: Record<string, string> = {};
  // Calls after which others would find nothing come last.
  const isLast = ({ name }: { name: string }): number => ['deleteWebhook', 'deleteServices', 'deleteAccount'].indexOf(name);
  for (const endpoint of endpoints.toSorted((a, b) => isLast(a) - isLast(b))) {
    const call: Call = calls[endpoint.name] ?? {};
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent(call.params?.[name] ?? usualParams[name] ?? 'x'),
    );
    const reply = await app.inject({
      method: endpoint.method,
      url: `/api/v1${path}${call.query === undefined ? '' : `?${call.query}`}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(call.body === undefined ? {} : { payload: call.body }),
    });
    codes[endpoint.name] = reply.statusCode < 400 ? 'ok' : String(reply.json<{ code?: string }>().code);
  }
  return codes;
}

/** Sends every event on a socket of its own; returns the codes likewise, or that of the handshake. */
async function sendAll(makeToken: () => string | Promise<string>): Promise<Record<string, string> | string> {
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const codes: Record<string, string> = {};
  for (const [name, payload] of Object.entries(events)) {
    const socket = io(url, { auth: { token: await makeToken() }, transports: ['websocket'], reconnection: false, forceNew: true });
    try {
      const refused = await new Promise<string | null>((resolve) => {
        socket.once('connect', () => resolve(null));
        socket.once('connect_error', (error) => resolve(error.message));
      });
      if (refused !== null) return refused;
      const ack = (await socket.emitWithAck(name, payload)) as { status: string; data: { code?: string } };
      codes[name] = ack.status === 'SUCCESS' ? 'ok' : String(ack.data.code);
    } finally {
      socket.close();
    }
  }
  return codes;
}

/** All that is stored of the seller, but for presence. */
async function readSeller(): Promise<string> {
  const reply = await app.inject({ method: 'GET', url: '/api/v1/users/export', headers: { authorization: `Bearer ${tokens.owner}` } });
  const { exportedMs: _time, presence: _presence, ...kept } = reply.json<Record<string, unknown>>();
  return JSON.stringify(kept);
}

it('R6.01, R8.19 every endpoint and event has its row, so that a new one is thought about', () => {
  const names = endpoints.map(({ name }) => name).toSorted();
  for (const table of [calls, codesOfOthers.endpoints, codesOfOwner.endpoints]) expect(Object.keys(table).toSorted()).toEqual(names);
  const sent = Object.keys({ ...clientEvents, ...vouchClientEvents, ...netWorthClientEvents }).toSorted();
  for (const table of [events, codesOfOthers.events, codesOfOwner.events]) expect(Object.keys(table).toSorted()).toEqual(sent);
});

it('R6.01, R8.19 visitors, the banned, the expired and strangers get what is theirs, and change nothing of the owner', async () => {
  const before = await readSeller();
  expect(before).toContain('maven');
  const byAccess = (code: string): Record<string, string> =>
    Object.fromEntries(endpoints.map(({ name, access }) => [name, access === 'user' ? code : (openToVisitors[name] ?? 'ok')]));
  expect(await callAll(null)).toEqual(byAccess('sessionExpired'));
  expect(await callAll(tokens.banned)).toEqual(byAccess('banned'));
  expect(await callAll(tokens.expired)).toEqual(byAccess('sessionExpired'));
  expect(await sendAll(() => tokens.banned)).toBe('banned');
  expect(await sendAll(() => tokens.expired)).toBe('sessionExpired');
  expect(await sendAll(() => 'forged')).toBe('sessionExpired');
  expect(await callAll(tokens.other)).toEqual(codesOfOthers.endpoints);
  expect(await sendAll(() => signIn(strangerId))).toEqual(codesOfOthers.events);
  expect(await readSeller()).toBe(before);
});

it('R6.01 the owner may do what strangers were refused', async () => {
  expect(await sendAll(() => signIn(seller))).toEqual(codesOfOwner.events);
  expect(await callAll(await signIn(seller))).toEqual(codesOfOwner.endpoints);
});
