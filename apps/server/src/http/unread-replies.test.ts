import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { defineEndpoint } from '@poexchange/contract/endpoint';
import { createLogger } from '@poexchange/platform/log';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { failOnUndeclared } from '../testing/fail-on-undeclared.ts';
import { buildHttp } from './build-http.ts';
import { createServerApp } from './mount.ts';

const MIB = 1024 * 1024;
const large = defineEndpoint({
  name: 'large',
  method: 'GET',
  path: '/large',
  access: 'user',
  query: z.object({ mib: z.optional(z.string()) }),
  reply: z.object({ filler: z.string() }),
  errors: ['sessionExpired', 'badRequest', 'rateLimited'],
  perMinute: 1000,
  trustedReply: true,
});
/** Random, so that compression does not shrink it; hexadecimal digits double the length. */
const texts = new Map([1, 6, 12].map((mib) => [mib, JSON.stringify({ filler: randomBytes(mib * MIB).toString('hex') })]));
const written = new Map([...texts].map(([mib, text]) => [mib, gzipSync(text, { level: 1 })]));

let port: number;
let stop: () => Promise<void>;
beforeEach(async () => {
  const app = await buildHttp({
    log: createLogger({ name: 'test', level: 'silent' }),
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    onUndeclared: failOnUndeclared,
    clock: () => 1,
    timeouts: { headMs: 60_000, bodyGraceMs: 60_000, requestMs: 600_000, checkEveryMs: 50, stalledMs: 1500 },
  });
  const server = createServerApp(app, { authenticate: async (token) => ({ id: token, sessionId: token, name: token }) });
  server.mountWritten(large, async ({ query }) => ({
    etag: 'W/"1"',
    gzip: written.get(Number(query.mib ?? 1)) ?? expect.fail(),
    isPrivate: true,
  }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  stop = () => app.close();
});
afterEach(() => stop());

/** Requests a reply and reads none of it. */
async function askAndIgnore(token: string, mib: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET /api/v1/large?mib=${mib} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\naccept-encoding: gzip\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}
const get = (token: string, mib: number, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/v1/large?mib=${mib}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

describe('unread replies', () => {
  it('limits a person to 16 MiB of unread replies, serves other people, and serves the person again once the replies are gone', async () => {
    const socket = await askAndIgnore('me', 12);
    const refused = await get('me', 6);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rateLimited', policy: 'unread-replies' });
    expect((await get('me', 1)).status).toBe(200);
    expect((await get('another', 6)).status).toBe(200);
    socket.destroy();
    await expect.poll(async () => (await get('me', 6)).status).toBe(200);
  });

  it('closes a connection that accepts no byte of its reply', async () => {
    const socket = await askAndIgnore('me', 12);
    const closed = once(socket, 'close');
    // Read nothing until the server has given up: the system may buffer some of the reply.
    await expect.poll(async () => (await get('me', 6)).status, { timeout: 20_000 }).toBe(200);
    socket.resume();
    await closed;
  });

  it('sends clients without gzip the full text of a reply that is stored compressed', async () => {
    const reply = await get('me', 1, { 'accept-encoding': 'identity' });
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(await reply.text()).toBe(texts.get(1));
    const compressed = await get('me', 1, { 'accept-encoding': 'gzip' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(await compressed.text()).toBe(gunzipSync(written.get(1) ?? expect.fail()).toString());
  });
});
