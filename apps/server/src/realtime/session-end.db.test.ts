/** Tests that sockets close when their session ends, and that sockets per person and rooms per page are limited. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_ROOMS, READY_EVENT_NAME, type Ack, type ClientEventName } from '@poexchange/contract/events';
import { createLogger } from '@poexchange/platform/log';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { composeServer, type Parts } from '../compose.ts';
import { completeSignIn } from '../features/auth/complete-sign-in.ts';
import { authenticate, findLiveSessions, issueSession, signLoginToken } from '../features/auth/index.ts';
import { startSignIn } from '../features/auth/start-sign-in.ts';
import { createAccountScene, type AccountScene } from '../features/auth/testing/account-scene.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { publishEvent, userRoom } from './outbox.ts';

let scene: AccountScene;
let http: Server;
let gateway: Gateway;
/** Signs in the way users do, with all of the server's side effects. */
let signInAtPublisher: (uuid: string) => Promise<string>;
let url: string;
const logged: string[] = [];
const unread = async (): Promise<never> => {
  throw new Error('not part of this test');
};

beforeAll(async () => {
  scene = await createAccountScene();
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const log = createLogger({ name: 'test', level: 'error', destination: { write: (line) => logged.push(line) } });
  const { db, clock, gameApi, config } = scene.deps;
  const priceReader = { readSummaries: unread, readValuations: unread, readLeagues: unread } as unknown as Parts['priceReader'];
  const parts: Parts = {
    db,
    clock,
    log,
    gameApi,
    priceReader,
    auth: config,
    poe2Stashes: 'notOffered',
    partner: null,
    chat: null,
    nodeId: 'node',
    waitsForListings: false,
  };
  const { hooks, auth } = composeServer(parts);
  signInAtPublisher = async (uuid) => {
    scene.account.fetchProfile = async () => ({ kind: 'ok', value: { uuid, name: `${uuid}#1234` } });
    const { state } = await startSignIn(auth, { game: 'poe1' });
    return (await completeSignIn(auth, { code: 'code', state })).token;
  };
  gateway = await startGateway({
    httpServer: http,
    db,
    databaseUrl: scene.url,
    log,
    clock,
    hooks: {
      ...hooks,
      authenticate: async (token) => {
        const outcome = await hooks.authenticate(token);
        await waitAtDoor();
        return outcome;
      },
    },
    allowedOrigins: ['http://site.example'],
  });
});
afterAll(async () => {
  await gateway.stop();
  await scene.drop();
});
beforeEach(() => {
  logged.length = 0;
});

/** Delays a socket after its token is checked. */
let waitAtDoor = async (): Promise<void> => undefined;
let people = 0;
async function addPerson(): Promise<string> {
  people += 1;
  const name = `Person${people}#1234`;
  const row = await scene.db
    .insertInto('users')
    .values({ account_uuid: name, name, created_ms: 0, signed_in_ms: 0, banned_ms: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
async function signIn(userId: string): Promise<string> {
  const sessionId = await scene.db
    .transaction()
    .execute((tx) => issueSession(tx, { userId, via: 'game', nowMs: scene.clock.nowMs, onEnded: undefined }));
  return signLoginToken({ userId, sessionId }, { key: scene.deps.config.loginKey, issuedMs: scene.clock.nowMs });
}

type Page = { socket: Socket; heard: string[] };
async function open(token: string, auth: object = {}): Promise<Page> {
  const socket = io(url, { auth: { token, ...auth }, transports: ['websocket'], reconnection: false, forceNew: true });
  onTestFinished(() => void socket.close());
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await new Promise<void>((resolve, reject) => {
    socket.once(READY_EVENT_NAME, () => resolve());
    socket.once('connect_error', reject);
    socket.once('disconnect', () => reject(new Error('closed')));
  });
  return { socket, heard };
}
const say = (socket: Socket, event: ClientEventName, payload: object = {}): Promise<Ack<unknown>> =>
  socket.timeout(5000).emitWithAck(event, payload) as Promise<Ack<unknown>>;
const readUserId = (outcome: Awaited<ReturnType<typeof authenticate>> | undefined): string => {
  if (outcome === undefined || 'refused' in outcome) throw new Error('refused');
  return outcome.userId;
};
const tell = (userId: string): Promise<number> =>
  scene.db.transaction().execute((tx) => publishEvent(tx, { room: userRoom(userId), event: 'listings:changed', data: { uuids: [] } }));

describe('socket whose session ends', () => {
  it('D13 R7.53 receives nothing more and is closed when a page ends its session silently (removeTokenOnly)', async () => {
    const userId = await addPerson();
    const token = await signIn(userId);
    const [mine, sameSession, otherSession] = [await open(token), await open(token), await open(await signIn(userId))];
    expect(await say(mine.socket, 'removeTokenOnly')).toMatchObject({ status: 'SUCCESS' });
    await tell(userId);
    await vi.waitFor(() => expect(otherSession.heard).toContain('listings:changed'));
    await vi.waitFor(() => expect([mine.socket.connected, sameSession.socket.connected]).toEqual([false, false]), 5000);
    for (const { heard } of [mine, sameSession]) expect(heard).toEqual([READY_EVENT_NAME]);
    expect(otherSession.socket.connected).toBe(true);
  });

  it.each(['removeToken', 'removeTokenOnly'] as const)(
    'D60, R4.06 sets the person offline without a grace period on %s of the last session, and not before',
    async (event) => {
      const userId = await addPerson();
      const [first, second] = [await open(await signIn(userId)), await open(await signIn(userId))];
      for (const game of ['poe1', 'poe2']) await say(second.socket, 'userActive', { game, agoMs: 0 });
      const read = () =>
        scene.db.selectFrom('user_presence').select(['game', 'state']).where('user_id', '=', userId).orderBy('game').execute();
      await say(first.socket, event);
      expect(await read()).toMatchObject([{ state: 'online' }, { state: 'online' }]);
      expect(await say(second.socket, event)).toMatchObject({ status: 'SUCCESS' });
      expect(await read()).toMatchObject([{ state: 'offline' }, { state: 'offline' }]);
      expect(await say(second.socket, 'userActive', { game: 'poe1', agoMs: 0 })).toMatchObject({ data: { code: 'sessionExpired' } });
      expect(await read()).toMatchObject([{ state: 'offline' }, { state: 'offline' }]);
      await open(await signIn(userId));
      expect(await read()).toMatchObject([{ state: 'online' }, { state: 'offline' }]);
    },
  );

  it('D12 is closed when the session expires, even if only in the database', async () => {
    const userId = await addPerson();
    const [expiring, staying] = [await open(await signIn(userId)), await open(await signIn(userId))];
    await sql`update sessions set expires_ms = ${scene.clock.nowMs}
      where id = (select id from sessions where user_id = ${userId} order by created_ms, ctid limit 1)`.execute(scene.db);
    await gateway.closeEndedSessions();
    // The socket is refused even before it is closed.
    expect(await say(expiring.socket, 'userActive', { game: 'poe1', agoMs: 0 })).toMatchObject({ data: { code: 'sessionExpired' } });
    await tell(userId);
    await vi.waitFor(() => expect(staying.heard).toContain('listings:changed'));
    await vi.waitFor(() => expect(expiring.socket.connected).toBe(false), 5000);
    expect(expiring.heard).toEqual([READY_EVENT_NAME]);
    expect(staying.socket.connected).toBe(true);
  });

  it('D12 R4.15 immediately notifies the page when a twenty-first sign-in ends the person’s oldest session', async () => {
    const tokens: string[] = [];
    const signInAgain = async (): Promise<void> => {
      scene.clock.nowMs += 1000;
      tokens.push(await signInAtPublisher('twenty-times'));
    };
    for (let made = 0; made < 20; made += 1) await signInAgain();
    const [oldest, next] = [await open(tokens[0] ?? ''), await open(tokens[1] ?? '')];
    await signInAgain();
    await vi.waitFor(() => expect(oldest.heard).toEqual([READY_EVENT_NAME, 'got-loggt-out']));
    await vi.waitFor(() => expect(oldest.socket.connected).toBe(false), 5000);
    expect([next.socket.connected, next.heard]).toEqual([true, [READY_EVENT_NAME]]);
    const outcomes = await Promise.all(tokens.map((token) => authenticate(scene.deps, token)));
    expect(outcomes.map((outcome) => 'refused' in outcome)).toEqual([true, ...tokens.slice(1).map(() => false)]);
    const all = await scene.db.selectFrom('sessions').select('id').where('user_id', '=', readUserId(outcomes[1])).execute();
    const ids = all.map(({ id }) => id);
    expect((await findLiveSessions(scene.db, { sessionIds: ids, nowMs: scene.clock.nowMs })).size).toBe(20);
  });
});

describe('limits per person', () => {
  it('allows fifty open pages, even when opened concurrently', async () => {
    const token = await signIn(await addPerson());
    let arrived = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    waitAtDoor = () => {
      arrived += 1;
      if (arrived === 60) release();
      return released;
    };
    const pages = await Promise.allSettled(Array.from({ length: 60 }, () => open(token)));
    const opened = pages.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
    expect(opened).toHaveLength(50);
    await expect(open(token)).rejects.toThrow('rateLimited');
    // A page that closes makes room for another.
    opened[0]?.socket.close();
    await vi.waitFor(() => open(token));
    expect(await open(await signIn(await addPerson()))).toHaveProperty('heard');
  });

  it('allows twenty rooms per page, with valid names', async () => {
    const { socket } = await open(await signIn(await addPerson()));
    const join = (rooms: object[]): Promise<Ack<unknown>> => say(socket, 'subscribe', { rooms });
    const named = (from: number, count: number): object[] => Array.from({ length: count }, (_, at) => ({ room: `services-${from + at}` }));
    expect(await join(named(0, MAX_ROOMS + 1))).toMatchObject({ data: { code: 'badRequest' } });
    expect(await join(named(0, MAX_ROOMS))).toMatchObject({ status: 'SUCCESS' });
    expect(await join(named(0, MAX_ROOMS))).toMatchObject({ status: 'SUCCESS' });
    expect(await join(named(MAX_ROOMS, 1))).toMatchObject({ data: { code: 'badRequest' } });
    await say(socket, 'unsubscribe', { rooms: ['services-0'] });
    expect(await join(named(MAX_ROOMS, 1))).toMatchObject({ status: 'SUCCESS' });
    for (const room of ['services-\0', 'services-', 'user-x', 'services-a\nb'])
      expect(await join([{ room }]), room).toMatchObject({ data: { code: 'badRequest' } });
  });

  it.each([0.5, -1, -1e308, 1e300, 'x'])('refuses an invalid room number: %s', async (lastSeq) => {
    const token = await signIn(await addPerson());
    await expect(open(token, { lastSeq })).rejects.toThrow('badRequest');
    const { socket } = await open(token);
    expect(await say(socket, 'subscribe', { rooms: [{ room: 'services-a', lastSeq }] })).toMatchObject({ data: { code: 'badRequest' } });
    expect(logged).toEqual([]);
  });
});

describe('handshake', () => {
  it('is refused for pages from other sites', async () => {
    const ask = (origin: string): Promise<number> =>
      fetch(`${url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } }).then(({ status }) => status);
    expect(await ask('http://evil.example')).toBe(403);
    expect([await ask('http://site.example'), await ask(url)]).toEqual([200, 200]);
  });

  it('forbids content sniffing of its replies, including refusals', async () => {
    for (const path of ['/socket.io/?EIO=4&transport=polling', '/socket.io/?transport=none', '/socket.io/'])
      expect((await fetch(url + path)).headers.get('x-content-type-options'), path).toBe('nosniff');
  });
});
