/** Tests attacks on a listening server. */
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { defineEndpoint } from '@poexchange/contract/endpoint';
import { createLogger } from '@poexchange/platform/log';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildHttp } from './build-http.ts';
import { createServerApp } from './mount.ts';
import { post } from '../testing/post-endpoint.ts';
import { failOnUndeclared } from '../testing/fail-on-undeclared.ts';

const read = defineEndpoint({
  name: 'read',
  method: 'GET',
  path: '/read',
  access: 'user',
  reply: z.object({ ok: z.boolean() }),
  errors: ['sessionExpired', 'rateLimited'],
  perMinute: 100_000,
});

let url: string;
let port: number;
let httpServer: Server;
let logged: string[];
let readCalls: number;
let handle: (input: { signal: AbortSignal }) => Promise<{ ok: boolean }>;
let stop: () => Promise<void>;

beforeEach(async () => {
  logged = [];
  readCalls = 0;
  handle = async () => ({ ok: true });
  const log = createLogger({ name: 'test', level: 'error', destination: { write: (line) => logged.push(line) } });
  const app = await buildHttp({
    log,
    publicUrl: 'http://localhost',
    bodyWorker: new URL('../testing/post-body-worker.ts', import.meta.url),
    foreign: { icons: null, prices: null },
    onUndeclared: failOnUndeclared,
    clock: () => 1,
    // Longer than a large body takes on a busy machine. No connection in these tests reaches the maximum.
    timeouts: { headMs: 1500, bodyGraceMs: 1500, requestMs: 600_000, checkEveryMs: 50, stalledMs: 1500 },
  });
  const server = createServerApp(app, {
    authenticate: async (token) => {
      if (token.startsWith('good')) return { id: token, sessionId: token, name: token };
      return token === 'ended' ? { refused: 'sessionExpired' } : { refused: 'sessionExpired', isForged: true };
    },
  });
  server.mount(post, (input) => handle(input));
  server.mount(read, async () => {
    readCalls += 1;
    return { ok: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  httpServer = app.server;
  port = (app.server.address() as AddressInfo).port;
  url = `http://127.0.0.1:${port}`;
  stop = () => app.close();
});
afterEach(() => stop());

type Sent = { status: number; body: Record<string, unknown>; headers: Headers };
const send = async (body: string, token = 'good', headers: Record<string, string> = {}): Promise<Sent> => {
  const reply = await fetch(`${url}/api/v1/post`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown>, headers: reply.headers };
};
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(`${url}${path}`, { headers });
/** Opens a connection, sends this part of a request, and collects the response. */
async function open(text: string): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return { socket, heard: () => heard };
}
/** Resolves when the connection is closed, even by a reset with our bytes unread. */
const closeOf = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));
const head = (token: string, length: number): string =>
  `POST /api/v1/post HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
const large = JSON.stringify({ filler: 'x'.repeat(300_000) });

describe('hostile bodies', () => {
  it('refuses a caller over the limit before reading a byte of the body', async () => {
    for (let sent = 0; sent < post.perMinute; sent += 1) await send('{"filler":""}');
    const { socket, heard } = await open(head('good', 3_800_000));
    await once(socket, 'data');
    expect(heard()).toMatch(/^HTTP\/1.1 429/);
  });

  it.each([
    ['nested arrays', `${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}`],
    ['nested in a text of JSON', JSON.stringify({ filler: 1 }).replace('1', '['.repeat(100) + ']'.repeat(100))],
    ['250,000 keys', `{${Array.from({ length: 250_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['a million small arrays', `[${'[],'.repeat(1_000_000)}[]]`],
  ])('%s are refused with a code', async (_name, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'badRequest', paths: ['body'] } });
  });

  it.each([
    ['a field of another kind', { filler: ['x'.repeat(300_000)] }, 'body.filler'],
    ['what the database cannot hold', { filler: `${'x'.repeat(300_000)}\0` }, 'body'],
    ['a key that changes prototypes', JSON.parse(`{"__proto__":{},"filler":"${'x'.repeat(300_000)}"}`), 'body'],
    ['a list', ['x'.repeat(300_000)], 'body'],
  ])('large bodies with %s are refused with the path', async (_name, body, path) => {
    expect(await send(JSON.stringify(body))).toMatchObject({ status: 400, body: { code: 'badRequest', paths: [path] } });
  });

  it('reads large bodies in another thread, and refuses incomplete JSON there', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    let said: unknown;
    handle = async (input) => {
      said = (input as unknown as { body: unknown }).body;
      return { ok: true };
    };
    expect(await send(large)).toMatchObject({ status: 200 });
    expect(JSON.stringify(said)).toBe(large);
    expect(await send(large.slice(0, -5))).toMatchObject({ status: 400, body: { code: 'badRequest', paths: ['body'] } });
    expect(parse.mock.calls.filter(([text]) => text.length > 1000)).toEqual([]);
  });

  it('answers a large body to an unknown path with not found', async () => {
    const reply = await fetch(`${url}/api/v1/nowhere`, { method: 'POST', body: large, headers: { 'content-type': 'application/json' } });
    expect(reply.status).toBe(404);
  });

  it('handles two large bodies at a time while other bodies wait', async () => {
    let running = 0;
    let most = 0;
    handle = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return { ok: true };
    };
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => send(large, `good ${at}`)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(most).toBe(2);
  });

  it('limits a caller to four large bodies in progress, including bodies that are waiting', async () => {
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    handle = () => held.then(() => ({ ok: true }));
    const done: Sent[] = [];
    const sent = Array.from({ length: 6 }, () => send(large).then((reply) => done.push(reply)));
    await vi.waitFor(() => expect(done).toHaveLength(2));
    for (const reply of done) expect(reply).toMatchObject({ status: 429, body: { code: 'rateLimited', policy: 'large-bodies' } });
    finish();
    await Promise.all(sent);
    expect(done.slice(2).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // A finished request frees its slot.
    expect(await send(large)).toMatchObject({ status: 200 });
  });

  it('closes a connection that sends nothing, half a head, or a dripping body, even after a refusal', async () => {
    const texts = ['', 'POST /api/v1/post HTTP/1.1\r\nhost: x\r\n', head('good', 100_000), head('forged', 100_000)];
    const opened = await Promise.all(texts.map((text) => open(text)));
    const [, , good, forged] = opened;
    const drip = setInterval(() => [good, forged].forEach((dripping) => dripping?.socket.write(' ')), 20);
    onTestFinished(() => clearInterval(drip));
    await Promise.all(opened.map(({ socket }) => closeOf(socket)));
    expect(forged?.heard()).toMatch(/^HTTP\/1.1 401/);
  });

  it('allows a body that makes progress to take longer', async () => {
    const chunk = ' '.repeat(60_000);
    const { socket, heard } = await open(head('good', chunk.length * 20 + 13));
    for (let sent = 0; sent < 20; sent += 1) {
      socket.write(chunk);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    socket.write('{"filler":""}');
    await once(socket, 'data');
    expect(heard()).toMatch(/^HTTP\/1.1 200/);
  });

  it('lets 16 bodies from one person arrive at a time, without affecting other people, even at the same address', async () => {
    const arriving = await Promise.all(Array.from({ length: 16 }, () => open(head('good', 1000))));
    /**
     * Sends only a head and returns the reply: a refused caller gets a reply, while other callers get none before their
     * body has arrived.
     */
    const hearAfterHead = async (token: string): Promise<string> => {
      const { socket, heard } = await open(head(token, 1000));
      await Promise.race([once(socket, 'data'), closeOf(socket), send('{"filler":""}', 'good neighbour')]);
      return heard();
    };
    await vi.waitFor(async () => expect(await hearAfterHead('good')).toMatch(/^HTTP\/1.1 429[^]*"policy":"arriving-bodies"/));
    expect(await hearAfterHead('good other')).toBe('');
    expect(await send('{"filler":""}', 'good third')).toMatchObject({ status: 200 });
    // A person may send again once their connections have closed.
    for (const { socket } of arriving) socket.destroy();
    await vi.waitFor(async () => expect(await send('{"filler":""}')).toMatchObject({ status: 200 }));
  });

  it("limits one address's visitors to 64 incoming bodies at a time, without affecting other addresses", async () => {
    const from = (address: string) => head('forged', 1000).replace('host: x', `host: x\r\nx-forwarded-for: ${address}`);
    const openFrom = async (address: string) => {
      const opened = await open(from(address));
      await once(opened.socket, 'data');
      return opened;
    };
    const held = await Promise.all(Array.from({ length: 64 }, () => openFrom('192.0.2.1')));
    await vi.waitFor(async () => {
      const { socket } = await openFrom('192.0.2.1');
      await Promise.race([closeOf(socket), new Promise((_, reject) => setTimeout(() => reject(new Error('open')), 100))]);
    });
    const { socket: elsewhere } = await openFrom('192.0.2.2');
    expect([...held.map(({ socket }) => socket), elsewhere].filter(({ destroyed }) => destroyed)).toEqual([]);
  });

  it('allows a reply to take longer than a body', async () => {
    handle = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_800));
      return { ok: true };
    };
    expect(await send('{"filler":""}')).toMatchObject({ status: 200 });
  });
});

describe('pipelined requests', () => {
  const ask = 'GET /api/v1/read HTTP/1.1\r\nhost: x\r\nauthorization: Bearer good\r\n\r\n';
  const countAnswers = (text: string): number => text.match(/HTTP\/1.1 200/g)?.length ?? 0;

  it('answers a few pipelined requests, repeatedly', async () => {
    const { socket, heard } = await open('');
    for (let round = 1; round <= 3; round += 1) {
      socket.write(ask.repeat(8));
      await vi.waitFor(() => expect(countAnswers(heard())).toBe(round * 8));
    }
  });

  it('closes a connection with too many pipelined requests, after handling only a few', async () => {
    const { socket } = await open(ask.repeat(5000));
    await closeOf(socket);
    expect(readCalls).toBeLessThanOrEqual(8);
    expect((await get('/api/v1/read', { authorization: 'Bearer good' })).status).toBe(200);
  });
});

describe('unexpected errors', () => {
  it('answers a failed POST with status 500, a code and an id that is in the log', async () => {
    handle = async () => {
      throw new Error('broken on purpose');
    };
    const { status, body, headers } = await send('{"filler":""}');
    expect([status, body]).toMatchObject([500, { code: 'internal' }]);
    expect(body['requestId']).toBe(headers.get('x-request-id'));
    expect(logged.filter((line) => line.includes('broken on purpose') && line.includes(String(body['requestId'])))).toHaveLength(1);
  });

  it('aborts the work of a request whose caller has gone, without logging it', async () => {
    const aborted = new Promise<void>((resolve) => {
      handle = ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('gone'));
            resolve();
          });
          void socketOpened.then(({ socket }) => socket.destroy());
        });
    });
    const body = '{"filler":""}';
    const socketOpened = open(head('good', body.length) + body);
    await aborted;
    expect(logged).toEqual([]);
  });
});

describe('limits by address', () => {
  it('rate limits forged tokens from an address, without affecting other callers at that address', async () => {
    const ask = (token: string) => get('/api/v1/read', { authorization: `Bearer ${token}` }).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 300 }, () => ask('forged')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(240);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60);
    expect(await ask('forged')).toBe(429);
    // Another person at the same address is not affected, and an ended session is reported as ended.
    expect([await ask('good'), await ask('ended')]).toEqual([200, 401]);
    // Tokens that we signed are not counted, because pages left open with an old token call often.
    await Promise.all(Array.from({ length: 300 }, () => ask('ended')));
    expect([await ask('ended'), await ask('good')]).toEqual([401, 200]);
  });

  it('rate limits the API description, and counts addresses in one /64 as one', async () => {
    const ask = (address: string): Promise<number> =>
      get('/api/v1/openapi.json', { 'x-forwarded-for': address }).then(({ status }) => status);
    for (let sent = 0; sent < 60; sent += 1) expect(await ask(`2001:db8:1:2::${sent.toString(16)}`)).toBe(200);
    expect(await ask('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await ask('2001:db8:1:3::1')).toBe(200);
    // A proxy may include the port of each connection.
    for (let port = 1; port <= 60; port += 1) expect(await ask(`192.0.2.1:${port}`)).toBe(200);
    expect(await ask('192.0.2.1:61')).toBe(429);
  });
});

describe('headers', () => {
  it('prevents framing and sniffing of every reply, including refusals by the router', async () => {
    for (const path of ['/api/v1/read', '/%zz', '/api/v1/nothing']) {
      const { headers } = await get(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    }
    expect(await (await get('/%zz')).json()).toMatchObject({ code: 'badRequest' });
  });

  it('ignores an upgrade to any protocol other than WebSocket', async () => {
    httpServer.on('upgrade', (_request, socket) => socket.destroy());
    const send = (upgrade: string): Promise<number | undefined> =>
      new Promise((resolve) => {
        const sent = request(`${url}/api/v1/nothing`, { headers: { connection: 'Upgrade', upgrade } });
        sent.on('response', ({ statusCode }) => resolve(statusCode)).on('error', () => resolve(undefined));
        sent.end();
      });
    expect(await Promise.all(['h2c', 'TLS/1.0', 'WebSocket'].map(send))).toEqual([404, 404, undefined]);
  });
});
