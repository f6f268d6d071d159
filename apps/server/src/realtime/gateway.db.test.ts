import { createServer, type Server } from 'node:http';
import { connect as connectTcp, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { READY_EVENT_NAME, type Ack, type Envelope } from '@poexchange/contract/events';
import { createLogger } from '@poexchange/platform/log';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMarket, type Market, type Person } from '../testing/market.ts';
import { createNetWorthHooks } from '../features/net-worth/index.ts';
import { unvouchFor, vouchFor } from '../features/vouches/index.ts';
import { startGateway, type Gateway, type GatewayHooks } from './gateway.ts';
import { OUTBOX_CHANNEL, publishEvent, publishInStages, sessionRoom, userRoom } from './outbox.ts';

let market: Market;
let http: Server;
let gateway: Gateway;
let options: Parameters<typeof startGateway>[0];
let url: string;
const people = new Map<string, Person>();
const removed: string[] = [];
/** Calls to the gateway's hooks about sockets, in order; joining waits until `joining` resolves. */
const told: string[] = [];
const acted: Parameters<GatewayHooks['onActivity']>[0][] = [];
/** Calls to the gateway's observer. */
const observed: string[] = [];
let joining: Promise<void> = Promise.resolve();

beforeAll(async () => {
  market = await createMarket();
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const log = createLogger({ name: 'test', level: 'silent' });
  const ignore = async (): Promise<void> => undefined;
  options = {
    httpServer: http,
    db: market.db,
    databaseUrl: market.database.url,
    log,
    clock: () => market.clock.nowMs,
    allowedOrigins: [],
    observer: {
      onPageEvent: (event, outcome) => void observed.push(`${event} ${outcome}`),
      onHandshakeRefused: (code) => void observed.push(`handshake ${code}`),
      onAnnounced: (lagMs) => void observed.push(lagMs < 60_000 ? 'announced' : `announced after ${lagMs} ms`),
    },
    hooks: {
      authenticate: async (token) => {
        const person = people.get(token);
        return person === undefined ? { refused: 'sessionExpired' } : { id: person.id, sessionId: token, name: person.ign };
      },
      onConnected: async () => {
        await joining;
        told.push('connected');
      },
      onDisconnected: async () => void told.push('disconnected'),
      onActivity: async (value) => void acted.push(value),
      netWorth: createNetWorthHooks(market.deps),
      onRemoveToken: async (caller) => void removed.push(caller.id),
      onRemoveTokenOnly: ignore,
      onVouch: ({ userId: targetId, ...vouch }) => vouchFor(market.deps, { targetId, ...vouch }),
      onUnvouch: ({ voucherId, userId: targetId }) => unvouchFor(market.deps, { voucherId, targetId }),
      findLiveSessions: async (sessionIds) => new Set(sessionIds.filter((id) => people.has(id))),
    },
  };
  gateway = await startGateway(options);
});
afterAll(async () => {
  await gateway.stop();
  await market.stop();
});

async function addPerson(ign: string): Promise<Person> {
  const person = await market.addPerson(ign);
  people.set(person.token, person);
  return person;
}

/** Creates a gate that stays closed until it is opened. */
function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

type Heard = { socket: Socket; ready: { seq: number; complete: boolean }; envelopes: Envelope[] };

async function connect(token: string, lastSeq?: number, node = url): Promise<Heard> {
  const socket = io(node, {
    auth: { token, ...(lastSeq === undefined ? {} : { lastSeq }) },
    transports: ['websocket'],
    reconnection: false,
  });
  onTestFinished(() => void socket.close());
  const envelopes: Envelope[] = [];
  socket.on('listings:changed', (envelope: Envelope) => envelopes.push(envelope));
  const ready = await new Promise<Heard['ready']>((resolve, reject) => {
    socket.once(READY_EVENT_NAME, resolve);
    socket.once('connect_error', reject);
  });
  return { socket, ready, envelopes };
}

const say = (person: Person, text: string): Promise<number> =>
  market.db
    .transaction()
    .execute((tx) => publishEvent(tx, { room: userRoom(person.id), event: 'listings:changed', data: { uuids: [text] } }));

/** Closes the connection on which the gateway listens. */
async function deafen(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = ${`listen ${OUTBOX_CHANNEL}`}`.execute(market.db);
}

describe('socket gateway', () => {
  it('D12 refuses a handshake without a valid token', async () => {
    await expect(connect('forged')).rejects.toThrow('sessionExpired');
    expect(observed.splice(0)).toEqual(['handshake sessionExpired']);
  });

  it("D17 sends a committed event only to its person's room, with a number", async () => {
    const kirael = await addPerson('Kirael');
    const other = await addPerson('Brinewash');
    const [mine, theirs] = [await connect(kirael.token), await connect(other.token)];
    await say(kirael, 'first');
    await vi.waitFor(() => expect(mine.envelopes).toEqual([{ room: userRoom(kirael.id), seq: 1, data: { uuids: ['first'] } }]));
    expect(theirs.envelopes).toEqual([]);
    expect(observed.splice(0)).toEqual(['announced']);
    expect(gateway.readState()).toEqual({ open: 2, isListening: true });
  });

  it('R7.49, R7.50, R6.06 accepts vouches, and states the reason when acknowledging a vouch that does not count', async () => {
    const [kirael, other] = [await addPerson('Voucher'), await addPerson('Target')];
    const { socket } = await connect(kirael.token);
    const service = { serviceCategory: 'WTS_other', serviceName: 'lab1' };
    const emit = (event: string, payload: object): Promise<unknown> => socket.emitWithAck(event, payload) as Promise<unknown>;
    expect(await emit('vouch', { userId: kirael.id, ...service })).toMatchObject({ status: 'ERROR', data: { code: 'ownVouch' } });
    expect(await emit('vouch', { userId: other.id, ...service })).toMatchObject({ status: 'ERROR', data: { code: 'vouchNotEarned' } });
    expect(await emit('vouch', { userId: other.id })).toMatchObject({ status: 'ERROR', data: { code: 'badRequest' } });
    expect(await emit('unvouch', { userId: other.id })).toEqual({ status: 'SUCCESS', data: { userId: other.id, vouchCount: 0 } });
    expect(observed.splice(0)).toEqual(['vouch ownVouch', 'vouch vouchNotEarned', 'vouch badRequest', 'unvouch ok']);
  });

  it('R7.51, R7.60 sends the events of several service rooms, numbered per room, to their members', async () => {
    const person = await addPerson('Watcher');
    const { socket, envelopes } = await connect(person.token);
    const rooms = ['services-poe1-mercenaries-WTS_other-lab1', 'services-poe1-mercenaries-WTS_other-lab2'];
    socket.on('service:delete', (envelope: (typeof envelopes)[number]) => envelopes.push(envelope));
    await socket.emitWithAck('subscribe', { rooms: rooms.map((room) => ({ room })) });
    for (let at = 0; at < 2; at += 1)
      await market.db
        .transaction()
        .execute((tx) =>
          publishInStages(tx, [{ events: rooms.map((room) => ({ room, event: 'service:delete', data: { ids: [] } }) as const) }]),
        );
    const numbers = (room: string) => envelopes.filter((envelope) => envelope.room === room).map(({ seq }) => seq);
    await vi.waitFor(() =>
      expect(rooms.map(numbers)).toEqual([
        [1, 2],
        [1, 2],
      ]),
    );
  });

  it('D17 never sends a rolled-back event, and leaves no gap for it', async () => {
    const person = await addPerson('Halvard');
    const heard = await connect(person.token);
    await market.db
      .transaction()
      .execute(async (tx) => {
        await publishEvent(tx, { room: userRoom(person.id), event: 'listings:changed', data: { uuids: ['never'] } });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await say(person, 'kept');
    await vi.waitFor(() => expect(heard.envelopes.map((envelope) => envelope.seq)).toEqual([1]));
    expect(heard.envelopes[0]?.data).toEqual({ uuids: ['kept'] });
  });

  it('D17 sends a returning client the events it missed, once and in order, and marks them as complete', async () => {
    const person = await addPerson('Quillon');
    const before = await connect(person.token);
    await say(person, 'one');
    await vi.waitFor(() => expect(before.envelopes).toHaveLength(1));
    before.socket.close();
    const other = await connect(person.token);
    await say(person, 'two');
    await say(person, 'three');
    // Events that the server reads after the client has returned arrive twice, and pages drop the duplicates by number.
    await vi.waitFor(() => expect(other.envelopes).toHaveLength(2));
    const after = await connect(person.token, 1);
    expect(after.ready).toMatchObject({ seq: 3, complete: true });
    await vi.waitFor(() => expect(after.envelopes.map((envelope) => envelope.seq)).toEqual([2, 3]));
  });

  it('D17 cannot replay pruned events, so the client has to refetch', async () => {
    const person = await addPerson('Rusthoof');
    for (const text of ['one', 'two', 'three']) await say(person, text);
    await market.db.deleteFrom('room_events').where('room', '=', userRoom(person.id)).where('seq', '<', 3).execute();
    expect((await connect(person.token, 1)).ready).toMatchObject({ complete: false, seq: 3 });
  });

  it('D17 sends events too long for NOTIFY in full', async () => {
    const person = await addPerson('Yssara');
    const heard = await connect(person.token);
    const long = 'x'.repeat(20_000);
    await say(person, long);
    await vi.waitFor(() => expect(heard.envelopes[0]?.data).toEqual({ uuids: [long] }));
  });

  it('D17 a client that joins during missed announcements does not hide them from the same person’s other tabs', async () => {
    const person = await addPerson('Deafened');
    const first = await connect(person.token);
    const seqOf = (heard: Heard): number[] => heard.envelopes.map((envelope) => envelope.seq);
    // Simulates a NOTIFY lost with the listener's connection: stored, never announced.
    await market.db
      .insertInto('rooms')
      .values({ room: userRoom(person.id), seq: 1 })
      .execute();
    await market.db
      .insertInto('room_events')
      .values({ room: userRoom(person.id), seq: 1, event: 'listings:changed', data: '{"uuids":["missed"]}' })
      .execute();
    await connect(person.token, 1);
    await deafen();
    await vi.waitFor(() => expect(seqOf(first)).toEqual([1]), 5000);
  });

  it('D13 sends a sign-out from elsewhere to the tab unnumbered, so that it is not dropped as an old event', async () => {
    const person = await addPerson('Leaver');
    for (const text of ['one', 'two']) await say(person, text);
    const { socket, ready } = await connect(person.token);
    expect(ready.seq).toBe(2);
    const heard = new Promise<Envelope>((resolve) => socket.once('got-loggt-out', resolve));
    await market.db.transaction().execute((tx) => publishEvent(tx, { room: sessionRoom(person.token), event: 'got-loggt-out', data: {} }));
    expect(await heard).toMatchObject({ room: sessionRoom(person.token), seq: 0 });
  });

  it('D13, D17 once the listener has reconnected, sends a sign-out whose announcement was lost', async () => {
    const person = await addPerson('Unheard');
    const { socket } = await connect(person.token);
    const heard = new Promise<Envelope>((resolve) => socket.once('got-loggt-out', resolve));
    const room = sessionRoom(person.token);
    await market.db.insertInto('rooms').values({ room, seq: 1 }).execute();
    await market.db.insertInto('room_events').values({ room, seq: 1, event: 'got-loggt-out', data: '{}' }).execute();
    await deafen();
    expect(await heard).toMatchObject({ room, seq: 0 });
  });

  it('D12, D13 cuts off a tab that stays connected after its session ended', async () => {
    const person = await addPerson('Stayer');
    const { socket } = await connect(person.token);
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await market.db.transaction().execute((tx) => publishEvent(tx, { room: sessionRoom(person.token), event: 'got-loggt-out', data: {} }));
    expect(await closed).toBe('io server disconnect');
  });

  it('R8.21 refuses more client events than a page sends in a minute', async () => {
    const person = await addPerson('Chatter');
    const { socket } = await connect(person.token);
    const acks = (await Promise.all(
      Array.from({ length: 121 }, () => socket.timeout(5000).emitWithAck('userActive', { game: 'poe1', agoMs: 0 })),
    )) as Ack<unknown>[];
    expect(acks.filter((ack) => ack.status === 'ERROR')).toMatchObject([{ data: { code: 'rateLimited' } }]);
    market.clock.nowMs += 60_000;
    expect(await socket.timeout(5000).emitWithAck('userActive', { game: 'poe1', agoMs: 0 })).toMatchObject({ status: 'SUCCESS' });
  });

  it('D60 a socket that closes while it is being recorded is then recorded as closed', async () => {
    const person = await addPerson('Fleeting');
    told.length = 0;
    let join = (): void => undefined;
    joining = new Promise((resolve) => (join = resolve));
    const socket = io(url, { auth: { token: person.token }, transports: ['websocket'], reconnection: false });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.close();
    await vi.waitFor(() => expect(gateway.listPages()).toEqual([]));
    expect(told).toEqual([]);
    join();
    await vi.waitFor(() => expect(told).toEqual(['connected', 'disconnected']));
  });

  it('D17 disconnects a page whose greeting never completes, so that it reconnects and gets events again', async () => {
    const person = await addPerson('Deaf');
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const hooks = { ...options.hooks, onConnected: () => new Promise<void>(() => undefined) };
    const hanging = await startGateway({ ...options, httpServer: other, hooks, greetingTimeoutMs: 200 });
    onTestFinished(() => hanging.stop());
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const socket = io(address, { auth: { token: person.token }, transports: ['websocket'], reconnection: false });
    onTestFinished(() => void socket.close());
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    expect(await new Promise<string>((resolve) => socket.once('disconnect', resolve))).toBe('io server disconnect');
  });

  it('D12, D17 a page that connects before its node listens is admitted and greeted once the node listens, or is refused', async () => {
    const person = await addPerson('Early');
    const database = new URL(market.database.url);
    const held = createGate();
    const slow = createTcpServer((client) => {
      const upstream = connectTcp({ host: database.hostname, port: Number(database.port) });
      for (const end of [client, upstream]) end.on('error', () => void [client, upstream].map((each) => each.destroy()));
      upstream.pipe(client);
      void held.opened.then(() => client.pipe(upstream));
    });
    const other = createServer();
    for (const server of [slow, other]) await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void slow.close());
    const databaseUrl = new URL(market.database.url);
    databaseUrl.port = String((slow.address() as AddressInfo).port);
    const starting = startGateway({ ...options, httpServer: other, databaseUrl: databaseUrl.href });
    onTestFinished(async () => (await starting).stop());
    const node = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    let opened = 0;
    other.on('upgrade', () => (opened += 1));
    const early = connect(person.token, undefined, node);
    const forged = connect('forged', undefined, node);
    await vi.waitFor(() => expect(opened).toBe(2));
    // Long enough for a handshake that is not blocked.
    await sleep(200);
    held.open();
    await starting;
    await expect(forged).rejects.toThrow('sessionExpired');
    expect((await early).ready).toMatchObject({ complete: false });
  });

  it('D17 acknowledges client events with SUCCESS, and invalid events with a coded ERROR', async () => {
    const person = await addPerson('Sulphite');
    const { socket } = await connect(person.token);
    expect(await socket.timeout(5000).emitWithAck('userActive', { game: 'poe1', agoMs: 0 })).toEqual({ status: 'SUCCESS', data: {} });
    const refused = (await socket.timeout(5000).emitWithAck('subscribe', { rooms: 'all' })) as Ack<never>;
    expect(refused).toMatchObject({ status: 'ERROR', data: { code: 'badRequest', wording: 'error.bad_request' } });
    const foreign = (await socket.timeout(5000).emitWithAck('subscribe', { rooms: [{ room: 'user-somebody' }] })) as Ack<never>;
    expect(foreign).toMatchObject({ status: 'ERROR' });
    await socket.timeout(5000).emitWithAck('removeToken', {});
    expect(removed).toEqual([person.id]);
  });

  it('D17 also answers an unknown event, or an event without a payload', async () => {
    const person = await addPerson('Terse');
    const { socket } = await connect(person.token);
    removed.length = 0;
    const say = (event: string, ...said: unknown[]) => socket.timeout(5000).emitWithAck(event, ...said) as Promise<Ack<unknown>>;
    const refused = { status: 'ERROR', data: { code: 'badRequest' } };
    expect(await say('userActive')).toMatchObject(refused);
    expect(await say('userActive', 'now', 'please')).toMatchObject(refused);
    for (const event of ['removeEverything', '__proto__', 'constructor']) expect(await say(event, {})).toMatchObject(refused);
    // Events without an acknowledgement.
    socket.emit('userActive');
    socket.emit('removeEverything');
    for (let said = 6; said < 120; said += 1) socket.emit('removeEverything');
    expect(await say('removeEverything')).toMatchObject({ status: 'ERROR', data: { code: 'rateLimited' } });
    const { socket: other } = await connect(person.token);
    expect(await other.timeout(5000).emitWithAck('removeToken')).toEqual({ status: 'SUCCESS', data: {} });
    expect(removed).toEqual([person.id]);
  });

  it("D60 passes on the page's game and the age of its last action, and refuses a future action", async () => {
    const person = await addPerson('Twofold');
    const { socket } = await connect(person.token);
    acted.length = 0;
    const say = (event: string, said: object) => socket.timeout(5000).emitWithAck(event, said) as Promise<Ack<unknown>>;
    await say('userActive', { game: 'poe2', agoMs: 5 });
    await say('userIdle', { game: 'poe1', agoMs: 1_800_000 });
    const page = { socketId: socket.id, userId: person.id };
    expect(acted).toEqual([
      { ...page, game: 'poe2', agoMs: 5 },
      { ...page, game: 'poe1', agoMs: 1_800_000 },
    ]);
    for (const said of [{}, { game: 'poe1', agoMs: -1 }, { game: 'poe3', agoMs: 0 }])
      expect(await say('userActive', said)).toMatchObject({ status: 'ERROR', data: { code: 'badRequest' } });
  });
});
