/** Tests the statements used to change one service, and concurrent changes to other data. */
import type { OwnService } from '@poexchange/contract/rest/services';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { leaveAtOnce } from '../../realtime/leave-at-once.ts';
import { createMarket, type Market, type Person } from '../../testing/market.ts';
import { comeOnline, makeService, readRoom, speakFor } from './testing/service-scene.ts';

const ROOM = 'services-poe1-mercenaries-WTS_bossKilling-maven';
let market: Market;
let say: ReturnType<typeof speakFor>;
let provider: Person;
let service: OwnService;
let tests = 0;
const statements: string[] = [];
/** Runs once, right before a service is written. */
let beforeWriting: (() => Promise<unknown>) | null = null;

beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
  const listened = new WeakSet<object>();
  market.database.pool.on('acquire', (client) => {
    if (listened.has(client)) return;
    listened.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: async (...args: unknown[]) => {
        const text = String(args[0]);
        const run = beforeWriting;
        if (run !== null && text.includes('update service_listings')) {
          beforeWriting = null;
          await run();
        }
        statements.push(text);
        return query(...args);
      },
    });
  });
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.clock.nowMs += 600_000;
  tests += 1;
  provider = await market.addPerson(`Provider${tests}`);
  await comeOnline(market, provider);
  const [saved] = (await say.save(provider, [makeService(provider)])).body.services;
  if (saved === undefined) throw new Error('not saved');
  service = saved;
  statements.length = 0;
});

const change = (changes: object) =>
  market.send(provider, { method: 'PATCH', url: `/api/v1/services/update/${service.id}`, payload: changes });
const readOwn = async () =>
  market.db
    .selectFrom('service_listings')
    .select(['price_value', 'rules', 'active', 'timestamp_ms'])
    .where('id', '=', service.id)
    .executeTakeFirstOrThrow();
const heard = async () => (await readRoom(market, ROOM)).filter(({ data }) => JSON.stringify(data).includes(service.id));

it('R7.31, R7.60 writes a service in one statement, and holds no lock while the reply is sent', async () => {
  const reply = await change({ priceValue: 5, rules: 'Bring the map.' });
  // One statement reads the service, the other changes it and publishes the events.
  expect(statements).toHaveLength(2);
  expect(statements.filter((text) => /^(begin|commit)/i.test(text))).toEqual([]);
  expect(reply).toMatchObject({ status: 200, body: { service: { priceValue: 5, rules: 'Bring the map.', listed: true } } });
  const told = (await heard()).at(-1);
  expect(told).toMatchObject({ event: 'service:add-or-update', data: { services: [{ id: service.id, priceValue: 5 }] } });
  const own = await readRoom(market, `user-${provider.id}`);
  expect(own.at(-1)).toMatchObject({ event: 'services:changed', data: { game: 'poe1', league: 'mercenaries' } });
  expect((await say.read()).body.services.find(({ id }) => id === service.id)).toMatchObject({ priceValue: 5 });
});

it('R7.31 keeps all concurrent changes, each based on the previous one', async () => {
  const replies = await Promise.all([
    change({ priceValue: 5 }),
    change({ rules: 'Bring the map.' }),
    change({ active: false }),
    change({ overwriteRules: 'And wait.' }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const stored = await readOwn();
  expect(stored).toMatchObject({ price_value: 5, rules: 'Bring the map.', active: false });
  // Three of the changes affected the offer, and each created a new version.
  expect(stored.timestamp_ms).toBeGreaterThanOrEqual(service.timestampMs + 3);
  expect((await say.read()).body.services.filter(({ id }) => id === service.id)).toEqual([]);
});

it('R4.07 does not relist a service whose owner goes offline at that moment', async () => {
  beforeWriting = () => leaveAtOnce(market.presence, provider.id);
  expect(await change({ priceValue: 5 })).toMatchObject({ status: 200, body: { service: { priceValue: 5, listed: false } } });
  expect(await readOwn()).toMatchObject({ price_value: 5 });
  expect((await heard()).map(({ event }) => event)).toEqual(['service:add-or-update', 'service:delete']);
});

it('R7.31 reports a service deleted during the change as not found', async () => {
  beforeWriting = () => say.post(provider, '/services/delete', { ids: [service.id] });
  expect(await change({ priceValue: 5 })).toMatchObject({ status: 404, body: { code: 'serviceNotFound' } });
  expect((await heard()).map(({ event }) => event)).toEqual(['service:add-or-update', 'service:delete']);
});
