/** Tests a database that is down for ten seconds while five hundred people time out, and while they return. */
import { serviceRoomEvents } from '@poexchange/contract/events/services';
import type { ServiceFeed } from '@poexchange/contract/rest/services';
import { serviceRoom } from '@poexchange/domain/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServiceFeed } from '../features/services/service-feed.ts';
import { createMarket, type Market } from '../testing/market.ts';
import { startOutage } from '../testing/outage.ts';
import { beatHeart } from './heartbeat.ts';
import { keepPresence } from './keep-presence.ts';
import { addSocket, noteActivity, removeSocket, type OpenPage, type PresenceDeps } from './presence.ts';
import { sweepPresence } from './sweep-presence.ts';
import { readText } from '../testing/read-text.ts';

const PEOPLE = 500;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const place = { game: 'poe1', league: 'mercenaries' } as const;
const room = serviceRoom({
  poe: place.game,
  league: place.league,
  serviceCategory: 'WTS_bossKilling',
  serviceName: 'maven',
  isCustomService: false,
});

let market: Market;
let pages: OpenPage[];
beforeAll(async () => {
  market = await createMarket();
  // Connections break in the middle of their work.
  market.database.pool.on('error', () => undefined);
  market.database.pool.on('connect', (client) => client.on('error', () => undefined));
  pages = await addOwners();
});
afterAll(() => market.stop());

/** Adds people who are each online with a page and offer a service. */
async function addOwners(): Promise<OpenPage[]> {
  const nowMs = market.clock.nowMs;
  await sql`
    with people as (
      insert into users (account_uuid, name, created_ms, signed_in_ms) select 'p' || n, 'Owner' || n || '#1', 0, 0 from generate_series(1, ${PEOPLE}::int) n returning id
    ), here as (
      insert into user_presence (user_id, game, last_active_ms, state, online_ms) select id, 'poe1', ${nowMs}, 'online', ${nowMs} from people
    ), opened as (
      insert into user_sockets (socket_id, user_id, game, node_id, heartbeat_ms) select 'page of ' || id, id, 'poe1', 'market', ${nowMs} from people
    )
    insert into service_listings (user_id, game, league, location, category, name, name_key, is_custom, ign, price_value, price_type, rules,
      overwrite_rules, overwrite_mode, regions, active, timestamp_ms)
    select id, 'poe1', 'mercenaries', 'seller', 'WTS_bossKilling', 'maven', 'maven', false, 'Ign', 5, 'c', '', '', 'adds', '{}', true, ${nowMs} from people`.execute(
    market.db,
  );
  await market.db
    .insertInto('service_clocks')
    .values({ ...place, last_ms: nowMs })
    .execute();
  const owners = await market.db.selectFrom('service_listings').select('user_id').execute();
  return owners.map(({ user_id: userId }) => ({ userId, game: 'poe1', socketId: `page of ${userId}` }));
}

const feeds = ['a', 'b'].map(() => () => createServiceFeed(market.deps));
const held = new Map<number, ReturnType<typeof createServiceFeed>>();
/** Reads the people in each node's list, sorted; nodes keep the list in memory after the first read. */
async function readLists(): Promise<string[][]> {
  return Promise.all(
    feeds.map(async (make, at) => {
      const feed = held.get(at) ?? make();
      held.set(at, feed);
      const reply = await feed.readFeed({ ...place, category: 'WTS_all', serviceName: undefined, sinceMs: undefined });
      return (JSON.parse(readText(reply)) as ServiceFeed).services.map(({ userId }) => userId).toSorted();
    }),
  );
}

/**
 * Counts how often services were reported as listed and as removed since the start, in total and for the service
 * reported most often.
 */
async function countTold(): Promise<Record<'came' | 'left', string>> {
  const events = await market.db.selectFrom('room_events').select(['event', 'data']).where('room', '=', room).execute();
  const [came, left] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { event, data } of events) {
    if (event === 'service:add-or-update') for (const { id } of serviceRoomEvents[event].parse(data).services) count(came, id);
    if (event === 'service:delete') for (const id of serviceRoomEvents[event].parse(data).ids) count(left, id);
  }
  const describe = (counts: Map<string, number>): string => `${counts.size} services, at most ${Math.max(0, ...counts.values())} times`;
  return { came: describe(came), left: describe(left) };
}

type Interruption = { readonly presence: PresenceDeps; readonly reached: Promise<void>; readonly letFail: () => void };

/**
 * Stops presence in the middle of a transaction once this many people have been updated: `reached` resolves then, and
 * `letFail` continues the transaction once the database is down. An update locks the league's clock until its
 * transaction ends, so people updated earlier are already stored.
 */
function interruptAfter(people: number): Interruption {
  let moved = 0;
  let tellReached = (): void => undefined;
  let letFail = (): void => undefined;
  const reached = new Promise<void>((resolve) => (tellReached = resolve));
  const isAway = new Promise<void>((resolve) => (letFail = resolve));
  const onStateChanged: PresenceDeps['onStateChanged'] = async (tx, changes) => {
    await market.presence.onStateChanged(tx, changes);
    moved += changes.people.length;
    if (moved <= people) return;
    tellReached();
    await isAway;
  };
  return { presence: { ...market.presence, onStateChanged }, reached, letFail: () => letFail() };
}

/**
 * Stops the database when the interruption is reached, and restarts it ten seconds later, but not before all of `work`
 * has ended, so that work in progress fails even on slow machines. Returns the outcomes.
 */
async function loseDatabase<Result>({ reached, letFail }: Interruption, work: Promise<Result>): Promise<Result> {
  await reached;
  const outage = await startOutage(market.database.url);
  letFail();
  await expect(market.db.selectFrom('users').select('id').execute()).rejects.toThrow();
  // Messages from pages and nodes are lost during this time.
  const [page] = pages;
  if (page !== undefined) await expect(noteActivity(market.presence, { ...page, agoMs: 0 })).rejects.toThrow();
  await expect(beatHeart(market.presence, () => pages)).rejects.toThrow();
  await expect(sweepPresence(market.presence)).rejects.toThrow();
  const result = await work;
  market.clock.nowMs += 10 * SECOND;
  await outage.end();
  return result;
}

it('D60, R4.07 updates each of 500 people who time out and return exactly once, with the database down for 10 s', async () => {
  expect((await readLists()).map((list) => list.length)).toEqual([PEOPLE, PEOPLE]);
  // Half of the people close their pages; the other half leave their pages open and are inactive for two hours.
  market.clock.nowMs += 2 * HOUR - 60 * SECOND;
  await beatHeart(market.presence, () => pages);
  for (const page of pages.slice(0, PEOPLE / 2)) await removeSocket(market.presence, page);
  market.clock.nowMs += 60 * SECOND;
  await beatHeart(market.presence, () => pages.slice(PEOPLE / 2));
  // The first hundred people are updated, and the database goes down while the rest are being updated.
  const leaving = interruptAfter(100);
  const sweeps = Promise.allSettled(['market', 'other'].map((nodeId) => sweepPresence({ ...leaving.presence, nodeId })));
  expect((await loseDatabase(leaving, sweeps)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const [left = []] = await readLists();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(PEOPLE);
  await Promise.all([sweepPresence(market.presence), sweepPresence({ ...market.presence, nodeId: 'other' })]);
  expect(await readLists()).toEqual([[], []]);
  expect(await countTold()).toEqual({ came: '0 services, at most 0 times', left: `${PEOPLE} services, at most 1 times` });

  // Everyone returns at the same time. If its server failed, a page reconnects and sends its action again.
  const come = (presence: PresenceDeps, waiting: readonly OpenPage[]) =>
    Promise.allSettled(
      waiting.map(async (page) => {
        await addSocket(presence, page);
        await noteActivity(presence, { ...page, agoMs: 0 });
      }),
    );
  const coming = interruptAfter(100);
  const said = await loseDatabase(coming, come(coming.presence, pages));
  const failed = pages.filter((_page, at) => said[at]?.status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(PEOPLE);
  for (let waiting = failed; waiting.length > 0;) {
    const saidAgain = await come(market.presence, waiting);
    waiting = waiting.filter((_page, at) => saidAgain[at]?.status === 'rejected');
  }
  await sweepPresence(market.presence);
  const everybody = pages.map(({ userId }) => userId).toSorted();
  expect(await readLists()).toEqual([everybody, everybody]);
  expect(await countTold()).toEqual({ came: `${PEOPLE} services, at most 1 times`, left: `${PEOPLE} services, at most 1 times` });
  const told = await market.db.selectFrom('notifications').select(['receiver_id', 'type', 'body']).execute();
  expect(told.map((row) => row.receiver_id).toSorted()).toEqual(everybody);
  const body = { poe1: 1, poe2: 0, failed: 0, hiddenSinceMs: expect.any(Number) };
  expect(told).toEqual(told.map((row) => ({ ...row, type: 'serviceRelist', body })));
});

it('D60 a node whose database was down for minutes records its open pages again, and continues to update presence', async () => {
  const warnings: string[] = [];
  const log = { warn: (_context: object, message?: string) => void warnings.push(String(message)) } as never;
  const open = pages.slice(0, 20);
  const openIds = open.map(({ userId }) => userId);
  await market.db.updateTable('user_presence').set({ state: 'offline' }).where('user_id', 'not in', openIds).execute();
  const countPresent = async () =>
    (await market.db.selectFrom('user_presence').select('user_id').where('state', '<>', 'offline').execute()).length;
  const outage = await startOutage(market.database.url);
  const keeping = keepPresence(market.presence, { log, listPages: () => open, beatEveryMs: 5, sweepEveryMs: 5 });
  await expect.poll(() => new Set(warnings), { timeout: 20_000 }).toEqual(new Set(['heartbeat failed', 'sweeping presence failed']));
  market.clock.nowMs += 5 * 60 * SECOND;
  await outage.end();
  await expect
    .poll(async () => (await market.db.selectFrom('user_sockets').select('socket_id').execute()).length, { timeout: 20_000 })
    .toBe(open.length);
  market.clock.nowMs += 60 * SECOND;
  expect(await countPresent()).toBe(open.length);
  // Their pages stay open, but the people are offline two hours later anyway.
  market.clock.nowMs += 2 * HOUR;
  await expect.poll(countPresent, { timeout: 20_000 }).toBe(0);
  await keeping.stop();
});
