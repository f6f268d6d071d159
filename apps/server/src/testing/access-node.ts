/** A node of an access site that lets tests call every endpoint and event as any person. */
import type { AddressInfo } from 'node:net';
import { READY_EVENT_NAME, type Ack } from '@poexchange/contract/events';
import type { Endpoint } from '@poexchange/contract/endpoint';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import type { RedisLink } from '@poexchange/platform/redis';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { composeServer, type Composition } from '../compose.ts';
import type { Database } from '../db/schema.ts';
import type { AccountScene } from '../features/auth/testing/account-scene.ts';
import { buildHttp } from '../http/build-http.ts';
import { endpoints } from '@poexchange/contract/rest/endpoints';
import { createServerApp } from '../http/mount.ts';
import { createAnnouncements, createOutlet } from '../realtime/announcements.ts';
import { startGateway } from '../realtime/gateway.ts';
import { LAST_CALLS, makeCalls, makeEvents, usualParams, type Call } from './access-calls.ts';
import { failOnUndeclared } from './fail-on-undeclared.ts';
import { anger, envy } from './market.ts';

/** Error codes by name, `ok` for other replies, and the text of all replies. */
export type Answers = { readonly codes: Readonly<Record<string, string>>; readonly said: string };

export type OpenPage = {
  readonly socket: Socket;
  /** Names of the received events. */
  readonly heard: readonly string[];
};

export type AccessNode = {
  readonly hooks: Composition['hooks'];
  /** Calls every endpoint with the token that `choose` returns for it. */
  readonly callAll: (choose: (endpoint: Endpoint) => string | null) => Promise<Answers>;
  /** Sends every event on a separate socket; if the handshake is refused, all events get the refusal's code. */
  readonly sendAll: (makeToken: () => string | undefined | Promise<string>) => Promise<Answers>;
  /** Opens a page or a program's socket; rejects with the error code. */
  readonly open: (token: string | undefined) => Promise<OpenPage>;
  /** Returns the reply to a call. */
  readonly read: (token: string, path: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

const essences = { [anger]: { k: 'deafening essence of anger', i: [], p: {} }, [envy]: { k: 'deafening essence of envy', i: [], p: {} } };
const meta = { league: 'mercenaries', tag: 'currency', timestampMs: 1 };
const priceReader = {
  readSummaries: async (_game: string, _league: string, tag: string) => ({ meta, summaries: tag === 'essence' ? essences : {} }),
  readValuations: async () => ({ meta, valuations: {} }),
  readLeagues: async () => [{ game: 'poe1', id: 'mercenaries', name: 'Mercenaries', startAt: null, endAt: null }],
} as never;

export async function startAccessNode(
  scene: AccountScene,
  { nodeId, redis }: { nodeId: string; redis: RedisLink | undefined },
): Promise<AccessNode> {
  const log = createLogger({ name: 'test', level: 'silent' });
  const clock = (): number => scene.clock.nowMs;
  const announcements = redis === undefined ? undefined : createAnnouncements(redis, log);
  const db = redis === undefined ? scene.db : createDb<Database>(scene.pool, { outlet: createOutlet(redis, { pool: scene.pool, log }) });
  const shared = redis === undefined ? {} : { redis };
  const server = composeServer({
    db,
    log,
    clock,
    nodeId,
    gameApi: scene.deps.gameApi,
    priceReader,
    auth: scene.deps.config,
    partner: null,
    chat: null,
    poe2Stashes: 'notOffered',
    waitsForListings: false,
    announcements,
  });
  const foreign = { icons: null, prices: null };
  const app = await buildHttp({ log, publicUrl: 'http://localhost', foreign, clock, onUndeclared: failOnUndeclared, ...shared });
  server.register(createServerApp(app, { authenticate: server.authenticate }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const gateway = await startGateway({
    httpServer: app.server,
    db,
    databaseUrl: scene.url,
    log,
    clock,
    hooks: server.hooks,
    allowedOrigins: [],
    ...shared,
    ...(announcements !== undefined && { announcements }),
  });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    hooks: server.hooks,
    callAll: (choose) => callAll(app, { choose, nowMs: clock() }),
    sendAll: (makeToken) => sendAll(url, { makeToken, nowMs: clock() }),
    open: (token) => open(url, token),
    read: async (token, path) => (await app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } })).body,
    stop: async () => {
      await gateway.stop();
      await app.close();
    },
  };
}

type Reply = { readonly statusCode: number; readonly json: <T>() => T };

function readCode(reply: Reply): string {
  return reply.statusCode < 400 ? 'ok' : String(reply.json<{ code?: string }>().code);
}

type Calling = { readonly choose: (endpoint: Endpoint) => string | null; readonly nowMs: number };

async function callAll(app: FastifyInstance, { choose, nowMs }: Calling): Promise<Answers> {
  const calls = makeCalls(nowMs);
  const codes: Record<string, string> = {};
  let said = '';
  for (const endpoint of endpoints.toSorted((a, b) => LAST_CALLS.indexOf(a.name) - LAST_CALLS.indexOf(b.name))) {
    const call: Call = calls[endpoint.name] ?? {};
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent(call.params?.[name] ?? usualParams[name] ?? 'x'),
    );
    const token = choose(endpoint);
    const reply = await app.inject({
      method: endpoint.method,
      url: `/api/v1${path}${call.query === undefined ? '' : `?${call.query}`}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(call.body === undefined ? {} : { payload: call.body }),
    });
    codes[endpoint.name] = readCode(reply);
    said += `${reply.body}\n`;
  }
  return { codes, said };
}

/** Sends an event and returns the reply's error code, or `ok`, and its text. */
export async function send(socket: Socket, name: string, payload: object): Promise<{ code: string; said: string }> {
  const ack = (await socket.emitWithAck(name, payload)) as Ack<unknown>;
  return { code: ack.status === 'SUCCESS' ? 'ok' : ack.data.code, said: JSON.stringify(ack) };
}

type Sending = { readonly makeToken: () => string | undefined | Promise<string>; readonly nowMs: number };

async function sendAll(url: string, { makeToken, nowMs }: Sending): Promise<Answers> {
  const codes: Record<string, string> = {};
  let said = '';
  for (const [name, payload] of Object.entries(makeEvents(nowMs))) {
    const token = await makeToken();
    try {
      const { socket } = await open(url, token);
      const answer = await send(socket, name, payload);
      codes[name] = answer.code;
      said += `${answer.said}\n`;
      socket.close();
    } catch (error) {
      codes[name] = (error as Error).message;
    }
  }
  return { codes, said };
}

async function open(url: string, token: string | undefined): Promise<OpenPage> {
  const auth = token === undefined ? {} : { token };
  const socket = io(url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await new Promise<void>((resolve, reject) => {
    socket.once(READY_EVENT_NAME, () => resolve());
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return { socket, heard };
}
