/** Tests what two nodes with one database and one Redis share, and that nothing requires Redis. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READY_EVENT_NAME, type Ack, type Envelope } from '@poexchange/contract/events';
import { encodeParam } from '@poexchange/contract/rest';
import { createLogger } from '@poexchange/platform/log';
import { createRedisLink, type RedisLink, type RedisUse } from '@poexchange/platform/redis';
import { startTestRedis, type TestRedis } from '@poexchange/platform/testing';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNetWorthHooks } from '../features/net-worth/index.ts';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../testing/market.ts';
import { createAnnouncements, createNodeFinder, nodeKeyOf } from './announcements.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { addSocket } from './presence.ts';
import { sweepPresence } from './sweep-presence.ts';
import { OUTBOX_CHANNEL, publishEvent, publishInStages, userRoom } from './outbox.ts';

type Node = {
  readonly market: Market;
  readonly fallbacks: RedisUse[];
  readonly link: RedisLink;
  readonly gateway: Gateway;
  readonly url: string;
};

let redis: TestRedis;
let here: Node;
let there: Node;
beforeAll(async () => {
  redis = await startTestRedis();
  here = await startNode('here');
  there = await startNode('there', here.market);
  await Promise.all([becomes('ready'), becomes('ready')]);
});
afterEach(async () => {
  redis.resume();
  await redis.makeRoom().catch(() => redis.restart());
  await becomes('ready');
});
afterAll(async () => {
  for (const { gateway, link } of [here, there]) {
    await gateway.stop();
    await link.stop();
  }
  await there.market.stop();
  await here.market.stop();
  await redis.stop();
});

async function startNode(name: string, beside?: Market): Promise<Node> {
  const log = createLogger({ name: 'test', level: 'silent' });
  const fallbacks: RedisUse[] = [];
  const observer = { onFallback: (use: RedisUse) => fallbacks.push(use) };
  const link = createRedisLink({ url: redis.url, nodeKey: nodeKeyOf(name), log, observer, times: { probeEveryMs: 50, commandMs: 500 } });
  const market = await createMarket({ redis: link, ...(beside !== undefined && { beside }) });
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const ignore = async (): Promise<void> => undefined;
  const gateway = await startGateway({
    httpServer: http,
    db: market.db,
    databaseUrl: market.database.url,
    announcements: createAnnouncements(link, log),
    redis: link,
    log,
    clock: () => market.clock.nowMs,
    allowedOrigins: [],
    hooks: {
      authenticate: async (token) => {
        const program = /^program of (.+)$/.exec(token)?.[1];
        if (program !== undefined) return { id: program, sessionId: token, name: 'Program', scopes: [] };
        const person = market.people.get(token);
        return person === undefined ? { refused: 'sessionExpired' } : { id: person.id, sessionId: token, name: person.ign };
      },
      onConnected: ignore,
      onDisconnected: ignore,
      onActivity: ignore,
      netWorth: createNetWorthHooks(market.deps),
      onRemoveToken: ignore,
      onRemoveTokenOnly: ignore,
      onVouch: ignore,
      onUnvouch: ignore,
      findLiveSessions: async (ids) => new Set(ids),
    },
  });
  return { market, fallbacks, link, gateway, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

async function becomes(state: 'ready' | 'away'): Promise<void> {
  await vi.waitFor(() => expect([here.link.readState(), there.link.readState()]).toEqual([state, state]), 15_000);
}

/** Opens a page on a node; returns the events it receives, as text. */
async function openPage(node: Node, person: Person): Promise<string[]> {
  const heard: string[] = [];
  await connect(node, person, (socket) =>
    socket.on('listings:changed', ({ seq, data }: Envelope) => heard.push(`${seq} ${(data as { uuids: string[] }).uuids.join()}`)),
  );
  return heard;
}

async function connect(node: Node, person: Person, prepare: (socket: Socket) => unknown = () => undefined): Promise<Socket> {
  const socket = io(node.url, { auth: { token: person.token }, transports: ['websocket'], reconnection: false, forceNew: true });
  onTestFinished(() => void socket.close());
  prepare(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once(READY_EVENT_NAME, () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Sends an event this many times concurrently on each page; returns how many were accepted. */
async function emitMany(pages: readonly Socket[], times: number, event = 'userActive'): Promise<number> {
  const emitted = pages.flatMap((page) =>
    Array.from(
      { length: times },
      () => page.emitWithAck(event, event === 'unsubscribe' ? { rooms: [] } : { game: 'poe1', agoMs: 0 }) as Promise<Ack<unknown>>,
    ),
  );
  return (await Promise.all(emitted)).filter(({ status }) => status === 'SUCCESS').length;
}

const say = (node: Node, person: Person, text: string): Promise<number> =>
  node.market.db
    .transaction()
    .execute((tx) => publishEvent(tx, { room: userRoom(person.id), event: 'listings:changed', data: { uuids: [text] } }));
const afterwards = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 150));

/** Counts PostgreSQL's notifications from this call on. */
async function countNotifications(): Promise<() => number> {
  const client = await here.market.database.pool.connect();
  let count = 0;
  client.on('notification', () => (count += 1));
  await client.query(`listen ${OUTBOX_CHANNEL}`);
  onTestFinished(() => client.release(true));
  return () => count;
}

describe('two nodes', () => {
  it('D17 delivers one node’s event to a page on the other node once and in order, without NOTIFY', async () => {
    const person = await here.market.addPerson('Kirael');
    const [near, far] = [await openPage(here, person), await openPage(there, person)];
    const countNotified = await countNotifications();
    for (const text of ['a', 'b', 'c']) await say(here, person, text);
    await publishInStages(there.market.db, [
      { events: [{ room: userRoom(person.id), event: 'services:changed', data: { games: ['poe1'] } as never }] },
    ]);
    await say(there, person, 'd');
    await say(here, person, 'x'.repeat(9000));
    await vi.waitFor(() => expect([near.length, far.length]).toEqual([5, 5]), 10_000);
    await afterwards();
    const expected = ['1 a', '2 b', '3 c', '5 d', `6 ${'x'.repeat(9000)}`];
    expect({ near, far }).toEqual({ near: expected, far: expected });
    expect(countNotified()).toBe(0);
    expect([here.fallbacks, there.fallbacks]).toEqual([[], []]);
  });

  it('D17 delivers events announced twice, in any order and through both channels, once and in order', async () => {
    const person = await here.market.addPerson('Twice');
    const heard = await openPage(there, person);
    const room = userRoom(person.id);
    const announce = async (seq: number): Promise<void> => {
      const said = JSON.stringify({ room, seq, event: 'listings:changed', data: { uuids: [`${seq}`] } });
      await there.link.run('events', (commands) => commands.publish(`poexchange:${OUTBOX_CHANNEL}`, said));
      await sql`select pg_notify(${OUTBOX_CHANNEL}, ${said})`.execute(here.market.db);
    };
    await sql`with numbered as (insert into rooms (room, seq) values (${room}, 4))
      insert into room_events (room, seq, event, data)
      select ${room}, seq, 'listings:changed', jsonb_build_object('uuids', jsonb_build_array(seq::text)) from generate_series(1, 4) seq`.execute(
      here.market.db,
    );
    for (const seq of [3, 1, 1, 4, 2, 3]) await announce(seq);
    await vi.waitFor(() => expect(heard).toHaveLength(4));
    await afterwards();
    expect(heard).toEqual(['1 1', '2 2', '3 3', '4 4']);
  });

  it('D17 does not send a rolled-back event, and reuses its number', async () => {
    const person = await here.market.addPerson('Rolled');
    const heard = await openPage(there, person);
    const undone = here.market.db.transaction().execute(async (tx) => {
      await publishEvent(tx, { room: userRoom(person.id), event: 'listings:changed', data: { uuids: ['undone'] } });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    // PostgreSQL rolls this transaction back at its commit, because one of its statements failed.
    await here.market.db.transaction().execute(async (tx) => {
      await publishEvent(tx, { room: userRoom(person.id), event: 'listings:changed', data: { uuids: ['failed'] } });
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await say(here, person, 'kept');
    await vi.waitFor(() => expect(heard).toEqual(['1 kept']));
  });

  it('D17 delivers each event once while Redis is killed and restarts empty', async () => {
    const person = await here.market.addPerson('Unlucky');
    const [near, far] = [await openPage(here, person), await openPage(there, person)];
    await say(here, person, 'before');
    await redis.kill();
    // The nodes may not have noticed yet.
    await say(here, person, 'at once');
    await becomes('away');
    there.fallbacks.length = 0;
    await say(there, person, 'away');
    expect(there.fallbacks).toEqual(['events']);
    await redis.restart();
    await becomes('ready');
    await say(here, person, 'back');
    const expected = ['1 before', '2 at once', '3 away', '4 back'];
    await vi.waitFor(() => expect({ near, far }).toEqual({ near: expected, far: expected }));
    await afterwards();
    expect([near.length, far.length]).toEqual([4, 4]);
  });

  it('D17 finds events that were never announced, within a second on a node that cannot reach Redis', async () => {
    const person = await here.market.addPerson('Silent');
    const heard = await openPage(there, person);
    await say(here, person, 'first');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    redis.pause();
    await becomes('away');
    // Simulates a node that died between its commit and the announcement.
    await sql`with numbered as (update rooms set seq = seq + 1 where room = ${userRoom(person.id)} returning room, seq)
      insert into room_events (room, seq, event, data) select room, seq, 'listings:changed', '{"uuids":["unsaid"]}' from numbered`.execute(
      here.market.db,
    );
    await vi.waitFor(() => expect(heard).toEqual(['1 first', '2 unsaid']));
  });

  const url = `/api/v1/listings/poe1/mercenaries/ALL/${encodeParam({ side: 'sell' })}`;
  const poll = async (node: Node, caller: Person | string): Promise<number> => {
    const [person, address] = typeof caller === 'string' ? [null, caller] : [caller, '192.0.2.1'];
    return (await node.market.send(person, { method: 'GET', url, headers: { 'x-forwarded-for': address } })).status;
  };

  it("share a person's limit, and each grants the remainder when Redis fails", async () => {
    const [busy, other] = [await here.market.addPerson('Busy'), await here.market.addPerson('Other')];
    const statuses: number[] = [];
    for (let sent = 0; sent < 242; sent += 1) statuses.push(await poll(sent % 2 === 0 ? here : there, busy));
    expect(statuses.slice(0, 240).filter((status) => status === 200)).toHaveLength(240);
    expect(statuses.slice(240)).toEqual([429, 429]);
    for (let sent = 0; sent < 200; sent += 1) await poll(here, other);
    expect(await poll(there, other)).toBe(200);
    await redis.kill();
    const alone: number[] = [];
    for (let sent = 0; sent < 41; sent += 1) alone.push(await poll(there, other));
    expect(alone.filter((status) => status === 200)).toHaveLength(39);
  });

  it("share an address's limit, even under concurrent requests", async () => {
    const sharedCounts: number[] = [];
    for (const address of ['192.0.2.9', '192.0.2.10', '192.0.2.11', '192.0.2.12']) {
      for (const { fallbacks } of [here, there]) fallbacks.length = 0;
      const statuses = await Promise.all(Array.from({ length: 610 }, (_, at) => poll(at % 2 === 0 ? here : there, address)));
      const granted = statuses.filter((status) => status === 200).length;
      // Skip a count only if a node reports that it counted alone because Redis was slow on a busy machine.
      if ([here, there].every(({ fallbacks }) => !fallbacks.includes('limits'))) sharedCounts.push(granted);
      if (sharedCounts.length > 0) break;
    }
    expect(sharedCounts).toEqual([600]);
  });

  it("R8.21 share a person's limit of page events, and each grants the remainder when Redis fails", async () => {
    const [busy, other] = [await here.market.addPerson('Busy'), await here.market.addPerson('Other')];
    const pages = await Promise.all([here, here, there, there].map((node) => connect(node, busy)));
    expect(await emitMany(pages, 70)).toBe(240);
    // Each node still uses the last shared count.
    expect(await emitMany(pages.slice(0, 1), 1)).toBe(0);
    const [near, nearToo, far] = [await connect(here, other), await connect(here, other), await connect(there, other)];
    expect(await emitMany([near, nearToo], 100)).toBe(200);
    expect(await emitMany([far], 1)).toBe(1);
    await redis.kill();
    expect(await emitMany([far], 60)).toBe(39);
    // Another page has used up the limit, but signing out is still accepted.
    expect(await emitMany(pages.slice(0, 1), 1)).toBe(0);
    expect(await emitMany(pages.slice(0, 1), 1, 'removeTokenOnly')).toBe(1);
  });

  it('R8.21 counts events from programs separately from events from pages', async () => {
    const person = await here.market.addPerson('Programmed');
    const pages = await Promise.all([here, there].map((node) => connect(node, person)));
    const programs = await Promise.all([here, there, there].map((node) => connect(node, { ...person, token: `program of ${person.id}` })));
    expect(await emitMany(programs, 100, 'unsubscribe')).toBe(240);
    expect(await emitMany(pages, 1)).toBe(2);
  });

  it.each(['pause', 'fill', 'kill'] as const)('answer page events while Redis is faulty (%s)', async (hurt) => {
    const people = await Promise.all(Array.from({ length: 4 }, (_, at) => here.market.addPerson(`Hurt${at}`)));
    const pages = await Promise.all(people.map((person, at) => connect(at % 2 === 0 ? here : there, person)));
    const hurting = redis[hurt]();
    expect(await emitMany(pages, 10)).toBe(40);
    await hurting;
    await becomes('away');
    expect(await emitMany(pages, 1)).toBe(4);
  });

  it.each(['pause', 'fill', 'kill'] as const)('keep accepting requests while Redis is faulty (%s)', async (hurt) => {
    const hurting = redis[hurt]();
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, at) => poll(at % 2 === 0 ? here : there, `198.51.100.${at}`)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await hurting;
    await becomes('away');
    here.fallbacks.length = 0;
    expect(await poll(here, '198.51.100.99')).toBe(200);
    expect(new Set(here.fallbacks)).toEqual(new Set(['limits']));
  });

  it('D60 soon drops a dead node’s pages, but not while Redis has the node’s key, and not early while Redis is down', async () => {
    const { db, clock } = here.market;
    const presence = { ...here.market.presence, findGoneNodes: createNodeFinder(here.link) };
    const person = await here.market.addPerson('Left');
    const lay = async (ageMs: number): Promise<void> => {
      await db.deleteFrom('user_sockets').where('user_id', '=', person.id).execute();
      for (const node of ['there', 'dead'])
        await addSocket(
          { ...presence, nodeId: node, clock: () => clock.nowMs - ageMs },
          { userId: person.id, game: 'poe1', socketId: node },
        );
    };
    const sweep = async (): Promise<string[]> => {
      await sweepPresence(presence);
      const rows = await db.selectFrom('user_sockets').select('socket_id').where('user_id', '=', person.id).orderBy('socket_id').execute();
      return rows.map((row) => row.socket_id);
    };
    await lay(40_000);
    expect(await sweep()).toEqual(['dead', 'there']);
    await lay(50_000);
    expect(await sweep()).toEqual(['there']);
    await redis.kill();
    await becomes('away');
    await lay(50_000);
    here.fallbacks.length = 0;
    expect(await sweep()).toEqual(['dead', 'there']);
    expect(here.fallbacks).toContain('nodes');
    await lay(121_000);
    expect(await sweep()).toEqual([]);
  });

  it('D21 shows a publication from one node on the other node, which reads it before any request', async () => {
    const seller = await here.market.addPerson('Seller');
    const other = await here.market.addPerson('Other');
    await here.market.send(other, { method: 'POST', url: listingsUrl, payload: makeDraft(other) });
    await poll(there, '203.0.113.1');
    const clockReads = vi.spyOn(there.market.db, 'selectFrom');
    onTestFinished(() => clockReads.mockRestore());
    const posted = await here.market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) });
    expect(posted.status).toBe(200);
    await vi.waitFor(() => expect(clockReads.mock.calls.map(([table]) => table)).toContain('listing_clocks'));
    const replies = await Promise.all([here, there].map((node) => node.market.send(null, { method: 'GET', url })));
    for (const { body } of replies)
      expect((body as { listings: { ign: string }[] }).listings.map(({ ign }) => ign).toSorted()).toEqual(['Other', 'Seller']);
  });
});
