/** Tests net worth events over a real socket. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READY_EVENT_NAME, type Ack, type Envelope } from '@poexchange/contract/events';
import { netWorthClientEvents, netWorthRoom, netWorthRoomEvents } from '@poexchange/contract/events/net-worth';
import { createLogger } from '@poexchange/platform/log';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNetWorthScene, detailsOf, type NetWorthScene } from '../features/net-worth/testing/net-worth-scene.ts';
import type { Person } from '../testing/market.ts';
import { startGateway, type Gateway } from './gateway.ts';

let scene: NetWorthScene;
let http: Server;
let gateway: Gateway;
let url: string;
const people = new Map<string, Person>();

beforeAll(async () => {
  scene = await createNetWorthScene();
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const ignore = async (): Promise<void> => undefined;
  gateway = await startGateway({
    httpServer: http,
    db: scene.market.db,
    databaseUrl: scene.market.database.url,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock: () => scene.market.clock.nowMs,
    allowedOrigins: [],
    hooks: {
      authenticate: async (token) => {
        const person = people.get(token);
        return person === undefined ? { refused: 'sessionExpired' } : { id: person.id, sessionId: token, name: person.ign };
      },
      onConnected: ignore,
      onDisconnected: ignore,
      onActivity: ignore,
      onVouch: ignore,
      onUnvouch: ignore,
      onRemoveToken: ignore,
      onRemoveTokenOnly: ignore,
      netWorth: scene.hooks,
      findLiveSessions: async (ids) => new Set(ids),
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await scene.market.stop();
});

async function addPerson(ign: string): Promise<Person> {
  const person = await scene.market.addPerson(ign);
  people.set(person.token, person);
  return person;
}

/** Opens a person's page, and records the net worth events it receives. */
async function open(person: Person): Promise<{ socket: Socket; heard: { event: string; envelope: Envelope }[] }> {
  const socket = io(url, { auth: { token: person.token }, transports: ['websocket'], reconnection: false });
  onTestFinished(() => void socket.close());
  const heard: { event: string; envelope: Envelope }[] = [];
  for (const event of Object.keys(netWorthRoomEvents)) socket.on(event, (envelope: Envelope) => void heard.push({ event, envelope }));
  await new Promise((resolve, reject) => {
    socket.once(READY_EVENT_NAME, resolve);
    socket.once('connect_error', reject);
  });
  return { socket, heard };
}
const emit = (socket: Socket, name: string, payload: unknown): Promise<Ack<never>> =>
  socket.emitWithAck(name, payload) as Promise<Ack<never>>;

describe('net worth events', () => {
  it("R7.42-R7.48, R7.58, R7.59 are acknowledged, and sent only to the person's own pages", async () => {
    const [me, other] = [await addPerson('Kirael'), await addPerson('Someone')];
    const [first, second, theirs] = [await open(me), await open(me), await open(other)];
    const said = async <N extends keyof typeof netWorthClientEvents>(name: N, payload: unknown) => {
      const ack = await emit(first.socket, name, payload);
      expect(ack.status, name).toBe('SUCCESS');
      return netWorthClientEvents[name].ack.parse(ack.data);
    };
    const profile = netWorthClientEvents['profile:add'].ack.parse(await said('profile:add', scene.draft));
    await said('profile:update', { ...scene.draft, id: profile.id, name: 'Renamed' });
    await said('settings:update', { poe: 'poe1', autosnapshotEnabled: true });
    const token = netWorthClientEvents['snapshot:acquireAutoSnapshotToken'].ack.parse(
      await said('snapshot:acquireAutoSnapshotToken', { poe: 'poe1' }),
    );
    expect(await emit(second.socket, 'snapshot:acquireAutoSnapshotToken', { poe: 'poe1' })).toMatchObject({ data: { held: false } });
    const snapshot = scene.snapshotOf(profile, detailsOf([{ key: 'divine orb', quantity: 2, price: 200 }]));
    await said('snapshot:add', { snapshot, type: 'auto', ...(token.held && { token: token.token }) });
    await said('settings:get', { poe: 'poe1' });
    const names = ['profile:added', 'settings:updated', 'profile:updated', 'settings:updated', 'snapshot:added', 'settings:updated'];
    for (const { heard } of [first, second]) await vi.waitFor(() => expect(heard.map(({ event }) => event)).toEqual(names));
    expect(first.heard.map(({ envelope }) => envelope.seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(first.heard.every(({ envelope }) => envelope.room === netWorthRoom(me.id))).toBe(true);
    expect(theirs.heard).toEqual([]);
  });

  it('R7.40 refusals include a code and, for a snapshot sent too soon, the time of the last snapshot', async () => {
    const me = await addPerson('Brinewash');
    const { socket } = await open(me);
    const profile = await scene.addProfile(me);
    const send = () => emit(socket, 'snapshot:add', { snapshot: scene.snapshotOf(profile, detailsOf([])), type: 'manual' });
    expect(await send()).toMatchObject({ status: 'SUCCESS' });
    expect(await send()).toMatchObject({
      status: 'ERROR',
      data: { code: 'snapshotTooSoon', wording: 'warning.snapshot_too_soon', lastSnapshotAt: scene.market.clock.nowMs },
    });
    expect(await emit(socket, 'profile:delete', { id: profile.id })).toMatchObject({ data: { code: 'lastSnapshotProfile' } });
    expect(await emit(socket, 'profile:add', { ...scene.draft, activeLeague: 'a\0b', stashTabs: [] })).toMatchObject({
      data: { code: 'badRequest' },
    });
    for (const payload of [{}, { poe: 'poe3' }, null, 'x', { snapshot: {}, type: 'manual' }, { poe: 'poe1\0' }])
      for (const name of Object.keys(netWorthClientEvents))
        expect(await emit(socket, name, payload), name).toMatchObject({ data: { code: 'badRequest' } });
  });

  it('R7.51 keeps the net worth room private to its person, and replays missed events', async () => {
    const [me, other] = [await addPerson('Mirrorwise'), await addPerson('Nosy')];
    await scene.addProfile(me);
    const [mine, theirs] = [await open(me), await open(other)];
    const room = netWorthRoom(me.id);
    expect(await emit(theirs.socket, 'subscribe', { rooms: [{ room }] })).toMatchObject({ data: { code: 'badRequest' } });
    expect(await emit(mine.socket, 'subscribe', { rooms: [{ room, lastSeq: 1 }] })).toEqual({
      status: 'SUCCESS',
      data: { seqs: { [room]: 2 } },
    });
    // Events that a slow node sends live in the meantime arrive twice: pages drop duplicates by number.
    const missed = () => new Map(mine.heard.filter(({ envelope }) => envelope.seq > 1).map((each) => [each.envelope.seq, each.event]));
    await vi.waitFor(() => expect([...missed()]).toEqual([[2, 'settings:updated']]));
  });

  it('R7.44 limits a person to eight snapshots a minute across all their sockets', async () => {
    const me = await addPerson('Greedy');
    const profile = await scene.addProfile(me);
    const { socket } = await open(me);
    const codes = [];
    for (let sent = 0; sent < 10; sent += 1) {
      const snapshot = scene.snapshotOf(profile, detailsOf([]), { totalPrice: 5 });
      const ack = await emit(socket, 'snapshot:add', { snapshot, type: 'manual' });
      codes.push(ack.status === 'ERROR' ? ack.data.code : 'ok');
    }
    expect(codes).toEqual([...Array.from({ length: 8 }, () => 'totalNotValid'), 'rateLimited', 'rateLimited']);
  });
});
