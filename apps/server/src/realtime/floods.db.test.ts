/** Tests that a connection that sends endlessly does not starve other connections. */
import { createServer, get, Agent, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@poexchange/platform/log';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNetWorthHooks } from '../features/net-worth/index.ts';
import { createMarket, type Market } from '../testing/market.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { publishInStages } from './outbox.ts';

let market: Market;
let http: Server;
const ignore = async (): Promise<void> => undefined;
let gateway: Gateway;
let url: string;
/** Polls of a flood leave their connections open. */
const CONNECTIONS_PER_ADDRESS = 4000;
let authenticated = 0;
let acted = 0;

beforeAll(async () => {
  market = await createMarket();
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  gateway = await startGateway(describeGateway({ httpServer: http, connectionsPerAddress: CONNECTIONS_PER_ADDRESS }));
});

function describeGateway(own: { httpServer: Server; connectionsPerAddress: number }): Parameters<typeof startGateway>[0] {
  return {
    ...own,
    db: market.db,
    databaseUrl: market.database.url,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock: () => market.clock.nowMs,
    allowedOrigins: [],
    hooks: {
      authenticate: async (token) => {
        authenticated += 1;
        // As long as a query takes, so that the burst's other messages arrive in that time.
        await new Promise((resolve) => setTimeout(resolve, 20));
        return token.startsWith('good') ? { id: token, sessionId: token, name: token } : { refused: 'sessionExpired' };
      },
      onConnected: ignore,
      onDisconnected: ignore,
      onActivity: async () => void (acted += 1),
      onVouch: ignore,
      onUnvouch: ignore,
      onRemoveToken: ignore,
      netWorth: createNetWorthHooks(market.deps),
      onRemoveTokenOnly: ignore,
      findLiveSessions: async (ids) => new Set(ids),
    },
  };
}
afterAll(async () => {
  await gateway.stop();
  await market.stop();
});
beforeEach(() => {
  authenticated = 0;
  acted = 0;
});

type Raw = { socket: WebSocket; heard: string[]; closed: Promise<void> };

/** Opens a connection that implements the protocol by hand, unlike a page. */
async function openRaw(): Promise<Raw> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  onTestFinished(() => socket.close());
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  socket.addEventListener('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return { socket, heard, closed };
}

async function openPage(token: string): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  onTestFinished(() => void socket.close());
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}

describe('handshake', () => {
  const revoked = '40{"token":"revoked","game":"poe1"}';

  it('D12 sends a reason when refused, and closes the connection', async () => {
    const { socket, heard, closed } = await openRaw();
    socket.send(revoked);
    await closed;
    expect(heard.slice(1)).toEqual(['44{"message":"sessionExpired"}']);
    await expect(openPage('revoked')).rejects.toThrow('sessionExpired');
  });

  it('D12 looks up one session per connection for a thousand concurrent attempts', async () => {
    const { socket, closed } = await openRaw();
    for (let sent = 0; sent < 1000; sent += 1) socket.send(revoked);
    await closed;
    expect(authenticated).toBe(1);
    expect((await openPage('good')).connected).toBe(true);
  });

  it('counts the attempts from one address, and admits other addresses', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    onTestFinished(() => agent.destroy());
    const knock = (address: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const options = { agent, headers: { 'x-forwarded-for': address } };
        get(`${url}/socket.io/?EIO=4&transport=polling`, options, (reply) => {
          reply.resume();
          reply.on('end', () => resolve(reply.statusCode ?? 0));
        }).on('error', reject);
      });
    const statuses = await Promise.all(Array.from({ length: 3010 }, () => knock('192.0.2.1')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3000);
    expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([403]));
    expect(await knock('192.0.2.2')).toBe(200);
  });
});

describe('open connections of an address', () => {
  it('D12 sends a reason above the limit, closes connections unread far above it, and makes room when a connection closes', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bounded = await startGateway(describeGateway({ httpServer: server, connectionsPerAddress: 3 }));
    onTestFinished(() => bounded.stop());
    const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const open = async (address: string): Promise<Socket> => {
      const socket = io(own, {
        auth: { token: 'good' },
        extraHeaders: { 'x-forwarded-for': address },
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      });
      onTestFinished(() => void socket.close());
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', () => resolve());
        socket.once('connect_error', reject);
      });
      return socket;
    };
    const sockets = [await open('192.0.2.9'), await open('192.0.2.9'), await open('192.0.2.9')];
    await expect(open('192.0.2.9')).rejects.toThrow('rateLimited');
    expect((await open('192.0.2.10')).connected).toBe(true);
    for (let local = 0; local < 5; local += 1) expect((await open('127.0.0.1')).connected).toBe(true);
    const crowd = await Promise.allSettled(Array.from({ length: 100 }, () => open('192.0.2.9')));
    const reasons = crowd.map((one) => (one.status === 'rejected' ? String((one.reason as Error).message) : 'let in'));
    expect(reasons.filter((reason) => reason !== 'rateLimited' && reason !== 'websocket error')).toEqual([]);
    sockets[0]?.close();
    await vi.waitFor(async () => expect((await open('192.0.2.9')).connected).toBe(true), { timeout: 10_000 });
  });
});

describe('page', () => {
  it('R8.21 is cut off if it keeps sending after its events were refused', async () => {
    const socket = await openPage('good talker');
    const neighbour = await openPage('good neighbour');
    const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    for (let said = 0; said < 2000; said += 1) socket.emit('userActive', { game: 'poe1', agoMs: 0 });
    await closed;
    expect(acted).toBeLessThanOrEqual(120);
    expect(await neighbour.timeout(5000).emitWithAck('userActive', { game: 'poe1', agoMs: 0 })).toMatchObject({ status: 'SUCCESS' });
  });

  it("R8.21 shares two pages’ worth of events a minute with the person's other pages, not with other people", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(() => openPage('good many')));
    const say = (page: Socket): Promise<{ status: string }> => page.emitWithAck('userActive', { game: 'poe1', agoMs: 0 });
    const replies = await Promise.all(pages.flatMap((page) => Array.from({ length: 100 }, () => say(page))));
    expect(replies.filter(({ status }) => status === 'SUCCESS')).toHaveLength(240);
    expect((await say(await openPage('good other'))).status).toBe('SUCCESS');
    market.clock.nowMs += 60_000;
    expect((await say(pages[0] as Socket)).status).toBe('SUCCESS');
  });

  it('is cut off for messages other than events too: the limit is 300 a minute', async () => {
    const { socket, closed } = await openRaw();
    socket.send('40{"token":"good raw"}');
    for (let sent = 0; sent < 400; sent += 1) socket.send('3');
    await closed;
  });

  it('R7.51 receives two thousand missed room events a minute, and refetches the rest', async () => {
    const room = 'services-poe1-mercenaries-WTS_other-lab1';
    for (let at = 0; at < 400; at += 1)
      await market.db
        .transaction()
        .execute((tx) => publishInStages(tx, [{ events: [{ room, event: 'service:delete', data: { ids: [] } }] }]));
    const socket = await openPage('good joiner');
    let missed = 0;
    socket.on('service:delete', () => (missed += 1));
    const join = (): Promise<unknown> => socket.timeout(5000).emitWithAck('subscribe', { rooms: [{ room, lastSeq: 0 }] });
    for (let joined = 0; joined < 8; joined += 1) expect(await join()).toEqual({ status: 'SUCCESS', data: { seqs: { [room]: 400 } } });
    expect(missed).toBe(2000);
    market.clock.nowMs += 60_000;
    await join();
    await vi.waitFor(() => expect(missed).toBe(2400));
  });
});
