import { serviceRoomEvents } from '@poexchange/contract/events/services';
import type { OwnService, ServiceRequest } from '@poexchange/contract/rest/services';
import { serviceRoom } from '@poexchange/domain/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepPresence } from '../../realtime/sweep-presence.ts';
import { createMarket, type Market, type Person } from '../../testing/market.ts';
import { readNotifications } from '../trades/testing/trade-scene.ts';
import { comeOnline, leave, makeService, readRoom, speakFor } from './testing/service-scene.ts';

let market: Market;
let say: ReturnType<typeof speakFor>;
let provider: Person;
let customer: Person;
let tests = 0;
const minuteMs = 60_000;
beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.clock.nowMs += 10 * minuteMs;
  tests += 1;
  provider = await market.addPerson(`Provider${tests}`);
  customer = await market.addPerson(`Customer${tests}`);
  await comeOnline(market, provider);
  await comeOnline(market, customer);
});

const publish = async (changes: Record<string, unknown> = {}, owner = provider): Promise<OwnService> => {
  const reply = await say.save(owner, [makeService(owner, changes)]);
  expect(reply).toMatchObject({ status: 200 });
  const found = reply.body.services.find(({ serviceName }) => serviceName === (changes['serviceName'] ?? 'maven'));
  if (found === undefined) throw new Error('not saved');
  return found;
};
const listOf = async (owner = provider, category = 'WTS_all') =>
  (await say.read(category)).body.services.filter(({ userId }) => userId === owner.id);
const mavenRoom = 'services-poe1-mercenaries-WTS_bossKilling-maven';
const heardInRoom = async (owner = provider) =>
  (await readRoom(market, mavenRoom)).filter(({ data }) => JSON.stringify(data).includes(owner.id)).map(({ event }) => event);

it('D61, D62 leads from an offer to a vouch: publish, request, invite, done, vouch', async () => {
  const service = await publish();
  expect(await listOf()).toMatchObject([{ id: service.id, serviceName: 'maven', priceValue: 232, userStatus: 'online', vouchCount: 0 }]);
  const asked = await say.ask(customer, service);
  expect(asked.body).toMatchObject({
    request: { state: 'asked', party: 'asker', role: 'customer', rules: 'Wait in my hideout.', canVouch: false },
    whisper: `@${provider.ign} WTB The Maven (seller's map) for 232c. IGN ${customer.ign} (Mercenaries)`,
  });
  const { id } = asked.body.request;
  expect(await readNotifications(market, provider)).toMatchObject([
    { type: 'service-buy', senderId: customer.id, read: false, body: { id, poe: 'poe1', ign: customer.ign, listing: 'The Maven' } },
  ]);
  expect((await say.answer(provider, id, 'invite')).body.request).toMatchObject({ state: 'invited', party: 'owner', role: 'provider' });
  expect(await readNotifications(market, provider)).toMatchObject([{ read: true }]);
  expect(await readNotifications(market, customer)).toMatchObject([{ type: 'message', senderId: provider.id }]);
  expect((await say.answer(customer, id, 'done')).body.request).toMatchObject({ state: 'done', canVouch: true });
  expect(await say.vouch(customer, provider.id, service)).toMatchObject({ status: 200, body: { vouchCount: 1 } });
  expect(await listOf()).toMatchObject([{ vouchCount: 1 }]);
  expect((await say.get<object>(customer, '/vouches/my/list')).body).toEqual({ vouchedUsers: [provider.id], myVouchCount: 0 });
  expect((await say.get<object>(null, `/vouches/user/${provider.id}`)).body).toMatchObject({
    vouchCount: 1,
    oldestMs: market.clock.nowMs,
    services: [{ serviceCategory: 'WTS_bossKilling', serviceName: 'maven', isCustomService: false, count: 1 }],
  });
  const heard = (await readRoom(market, `user-${customer.id}`)).map(({ event }) => event).filter((event) => event !== 'presence:changed');
  expect(heard).toEqual([
    'service-request:moved',
    'notification',
    'service-request:moved',
    // The person who pressed Done is not notified; the invitation is marked as read.
    'notification:marked-read',
    'service-request:moved',
    'got-vouched',
  ]);
});

describe('list of services', () => {
  it('R3.45, R7.30 replaces only services with the same identity', async () => {
    const first = await publish();
    const again = await publish({ priceValue: 1.5, priceType: 'd' });
    expect([again.id, again.priceValue, again.priceType]).toEqual([first.id, 1.5, 'd']);
    expect(again.timestampMs).toBeGreaterThan(first.timestampMs);
    await publish({ location: 'buyer' });
    await publish({ serviceCategory: 'WTB_bossKilling' });
    expect((await listOf()).map(({ location }) => location).toSorted()).toEqual(['buyer', 'seller']);
    expect(await listOf(provider, 'WTB_all')).toMatchObject([{ creatorType: 'wtb' }]);
  });

  it('R3.45 treats a custom name in lookalike letters as the same name', async () => {
    const first = await publish({ isCustomService: true, serviceName: 'Maven carry' });
    const again = await publish({ isCustomService: true, serviceName: 'Mаvеn carry' });
    expect(again.id).toBe(first.id);
  });

  it('R7.30 is saved completely or not at all, and a repeat with the same key adds nothing', async () => {
    const drafts = [makeService(provider), makeService(provider, { serviceName: 'sirus', priceValue: -1 })];
    expect(await say.save(provider, drafts)).toMatchObject({
      status: 422,
      body: { code: 'servicePriceNotValid', paths: ['body.1.priceValue'] },
    });
    expect(await listOf()).toEqual([]);
    const good = [makeService(provider), makeService(provider, { serviceName: 'sirus' })];
    for (let at = 0; at < 2; at += 1) expect((await say.save(provider, good, 'same')).body.services).toHaveLength(2);
    expect(await heardInRoom()).toEqual(['service:add-or-update']);
  });

  it.each([
    ['an unknown boss', { serviceName: 'jonathan' }, 'unknownService'],
    ['a boss of the other game', { serviceName: 'xesht' }, 'unknownService'],
    ['a service of another category', { serviceName: 'lab1' }, 'unknownService'],
    ['a category that only gathers', { serviceCategory: 'WTS_all' }, 'unknownService'],
    ['a name of Object.prototype', { serviceName: 'constructor' }, 'unknownService'],
    ['a negative price', { priceValue: -0.01 }, 'servicePriceNotValid'],
    ['a price as text', { priceValue: '5' }, 'servicePriceNotValid'],
    ['a currency of the other game', { priceType: 'ex' }, 'servicePriceNotValid'],
    ['401 characters of rules', { rules: 'x'.repeat(401) }, 'serviceTextNotValid'],
    ['100 kB of rules', { rules: 'x'.repeat(100_000) }, 'badRequest'],
    ['an empty custom name', { isCustomService: true, serviceName: '\u200B\u202E ' }, 'serviceTextNotValid'],
    ['a name of 61 characters', { isCustomService: true, serviceName: 'x'.repeat(61) }, 'serviceTextNotValid'],
    ["an invitation in the seller's map", { serviceName: 'theFeared' }, 'badRequest'],
    ['a league that does not exist', { league: 'nowhere' }, 'leagueNotFound'],
    ['a character of somebody else', { ign: 'Somebody' }, 'ignNotOwned'],
  ])('R3.35, R3.45 refuses %s', async (_what, changes, code) => {
    expect((await say.save(provider, [makeService(provider, changes)])).body.code).toBe(code);
    expect(await listOf()).toEqual([]);
  });

  it('R3.35 stores free text as plain text, without invisible characters or text direction marks', async () => {
    const service = await publish({
      rules: '<script>alert(1)</script>\u202Egnp\u200B',
      overwriteRules: ' a \u0000'.replace('\u0000', '\u0007'),
    });
    expect([service.rules, service.overwriteRules]).toEqual(['<script>alert(1)</script>gnp', 'a']);
  });

  it('R2.21 limits a person to ten custom services per league, even with two concurrent lists', async () => {
    const custom = (at: number) =>
      makeService(provider, { isCustomService: true, serviceCategory: 'WTS_other', serviceName: `My own ${at}` });
    const lists = [0, 1, 2].map((list) => [0, 1, 2, 3, 4].map((at) => custom(5 * list + at)));
    const replies = await Promise.all(lists.map((list) => say.save(provider, list)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'tooManyServices', params: { limit: 10 } });
    expect((await say.save(provider, [custom(1), makeService(provider)])).status).toBe(replies[0]?.status === 422 ? 422 : 200);
    expect((await listOf()).filter(({ isCustomService }) => isCustomService)).toHaveLength(10);
  });

  it('D20 limits a person to three hundred services per league, and refuses an entire list above the limit', async () => {
    const first = await publish();
    const row = await market.db.selectFrom('service_listings').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 298 }, (_none, at) => {
      const { id: _id, ...copy } = { ...row, name: `old ${at}`, name_key: `old ${at}` };
      return copy;
    });
    await market.db.insertInto('service_listings').values(copies).execute();
    await publish({ serviceName: 'sirus' });
    const refused = await say.save(provider, [makeService(provider, { priceValue: 1 }), makeService(provider, { location: 'buyer' })]);
    expect(refused).toMatchObject({ status: 422, body: { code: 'tooManyServices', params: { limit: 300 } } });
    expect((await say.save(provider, [makeService(provider)])).body.services).toHaveLength(300);
    expect((await listOf()).find(({ id }) => id === first.id)).toMatchObject({ priceValue: 232 });
  });

  it('R4.01, R7.31 pauses and activates services individually, by category or all together, and deletes them', async () => {
    const service = await publish();
    await publish({ serviceName: 'lab1', serviceCategory: 'WTS_other' });
    const set = (active: boolean, target: object) =>
      say.post(provider, '/services/active', { game: 'poe1', league: 'mercenaries', active, target });
    expect((await set(false, { category: 'WTS_bossKilling' })).body).toMatchObject({ ids: [service.id] });
    expect((await listOf()).map(({ serviceName }) => serviceName)).toEqual(['lab1']);
    expect(((await set(false, { all: true })).body as { ids: string[] }).ids).toHaveLength(1);
    expect(((await set(true, { all: true })).body as { ids: string[] }).ids).toHaveLength(2);
    expect((await set(true, { all: true })).body).toMatchObject({ ids: [] });
    const patch = { method: 'PATCH', url: `/api/v1/services/update/${service.id}` } as const;
    expect(await market.send(customer, { ...patch, payload: { active: false } })).toMatchObject({
      status: 404,
      body: { code: 'serviceNotFound' },
    });
    expect(await market.send(provider, { ...patch, payload: { priceValue: 0 } })).toMatchObject({
      status: 200,
      body: { service: { priceValue: 0 } },
    });
    expect(await say.post(customer, '/services/delete', { ids: [service.id] })).toMatchObject({ body: { ids: [] } });
    expect(await say.post(provider, '/services/delete', { ids: [service.id] })).toMatchObject({ body: { ids: [service.id] } });
    expect((await listOf()).map(({ serviceName }) => serviceName)).toEqual(['lab1']);
    expect(await heardInRoom()).toEqual(['service:add-or-update', 'service:add-or-update', 'service:add-or-update']);
    const left = (await readRoom(market, mavenRoom)).filter(({ event }) => event === 'service:delete').map(({ data }) => data);
    expect(left.filter((data: { ids: string[] }) => data.ids.includes(service.id))).toHaveLength(2);
  });

  it('R7.60 room events match the contract', async () => {
    const service = await publish();
    await say.post(provider, '/services/delete', { ids: [service.id] });
    const room = serviceRoom({ ...service, league: 'mercenaries' });
    expect(room).toBe(mavenRoom);
    for (const { event, data } of await readRoom(market, room)) {
      const schema = serviceRoomEvents[event as keyof typeof serviceRoomEvents];
      expect([event, schema.safeParse(data).success]).toEqual([event, true]);
    }
  });

  it('R1.03 R3.36 separates services on sale from wanted services, and returns an empty list for a category without services', async () => {
    await publish();
    await publish({ serviceCategory: 'WTB_bossKilling', location: 'buyer' });
    const sides = async (category: string) => new Set((await say.read(category)).body.services.map(({ creatorType }) => creatorType));
    expect([await sides('WTS_bossKilling'), await sides('WTB_bossKilling')]).toEqual([new Set(['wts']), new Set(['wtb'])]);
    const empty = [
      'WTS_ascendancy',
      'WTS_pinnacleBosses',
      'WTS_campaignBosses',
      'WTB_requiredCampaignBosses',
      'WTB_optionalCampaignBosses',
    ];
    for (const category of empty) expect(await say.read(category)).toMatchObject({ status: 200, body: { services: [] } });
    expect((await say.read('WTB_campaignBosses')).status).toBe(400);
  });

  it('R7.27 narrows a list to one service, and returns changes and removals since the last poll', async () => {
    const service = await publish();
    const { newestMs } = (await say.read()).body;
    expect((await say.read('WTS_all', `?sinceMs=${newestMs}`)).body).toMatchObject({ full: false, services: [], gone: [] });
    const other = await publish({ serviceName: 'sirus' });
    await say.post(provider, '/services/delete', { ids: [service.id] });
    const delta = (await say.read('WTS_all', `?sinceMs=${newestMs}`)).body;
    expect(delta).toMatchObject({ full: false, gone: [service.id] });
    expect(delta.services.map(({ id }) => id)).toEqual([other.id]);
    const named = (await say.read('WTS_bossKilling', '?serviceName=sirus')).body.services;
    expect(named.filter(({ userId }) => userId === provider.id).map(({ id }) => id)).toEqual([other.id]);
    expect(named.filter(({ serviceName }) => serviceName !== 'sirus')).toEqual([]);
    expect((await say.read('WTS_bossKilling', '?serviceName=maven')).body.services.filter(({ userId }) => userId === provider.id)).toEqual(
      [],
    );
    expect((await say.read('WTS_all', '', 'nowhere')).status).toBe(404);
  });
});

describe('services and presence', () => {
  const pass = async (ms: number) => {
    market.clock.nowMs += ms;
    await market.db.updateTable('user_sockets').set({ heartbeat_ms: market.clock.nowMs }).execute();
    await sweepPresence(market.presence);
  };
  const relists = async (person = provider) =>
    (await readNotifications(market, person)).filter(({ type }) => type === 'serviceRelist').map(({ body }) => body);
  const hiddenSinceMs: unknown = expect.any(Number);

  it('R4.06, R4.07, D60 hides services a minute after the last page closed, but not on a reload, and relists them later', async () => {
    await publish();
    await leave(market, provider);
    await pass(59_000);
    await comeOnline(market, provider);
    expect(await listOf()).toHaveLength(1);
    expect(await relists()).toEqual([]);
    await leave(market, provider);
    await pass(60_000);
    expect(await listOf()).toEqual([]);
    const own = (await say.get<{ services: OwnService[] }>(provider, '/services/poe1/my/list?league=mercenaries')).body.services;
    expect(own).toMatchObject([{ active: true, listed: false, userStatus: 'offline' }]);
    await comeOnline(market, provider);
    expect(await listOf()).toMatchObject([{ userStatus: 'online', onlineSinceMs: market.clock.nowMs }]);
    expect(await relists()).toEqual([{ poe1: 1, poe2: 0, failed: 0, hiddenSinceMs }]);
    // Idle during the grace, then online again.
    const idleOnce = ['service:status', 'service:status'];
    expect(await heardInRoom()).toEqual(['service:add-or-update', ...idleOnce, 'service:add-or-update']);
  });

  it('R4.05, R4.06 shows services as idle after half an hour, and hides them after two hours', async () => {
    await publish();
    await pass(30 * minuteMs);
    expect(await listOf()).toMatchObject([{ userStatus: 'idle' }]);
    expect(await heardInRoom()).toEqual(['service:add-or-update', 'service:status']);
    await pass(90 * minuteMs);
    expect(await listOf()).toEqual([]);
    expect(await relists()).toEqual([]);
  });

  it('R4.07 does not relist paused services or notify owners without services', async () => {
    const service = await publish();
    await market.send(provider, { method: 'PATCH', url: `/api/v1/services/update/${service.id}`, payload: { active: false } });
    for (const person of [provider, customer]) await leave(market, person);
    await pass(60_000);
    for (const person of [provider, customer]) await comeOnline(market, person);
    expect(await listOf()).toEqual([]);
    expect([await relists(), await relists(customer)]).toEqual([[], []]);
  });

  it('R7.29, R8.10 relisting counts the relisted services and pauses all other services', async () => {
    await publish();
    await market.db
      .insertInto('service_listings')
      .values({
        user_id: provider.id,
        game: 'poe1',
        league: 'a league that is over',
        location: 'seller',
        category: 'WTS_other',
        name: 'lab1',
        name_key: 'lab1',
        is_custom: false,
        ign: provider.ign,
        price_value: 1,
        price_type: 'c',
        rules: '',
        overwrite_rules: '',
        overwrite_mode: 'adds',
        regions: [],
        active: true,
        timestamp_ms: 1,
      })
      .execute();
    const relist = () => say.post(provider, '/services/relistAllServices', { games: ['poe1', 'poe2'] });
    expect((await relist()).body).toMatchObject({ poe1: 1, poe2: 0, failed: 1 });
    expect((await relist()).body).toMatchObject({ poe1: 1, poe2: 0, failed: 0 });
  });

  it('R6.07, D18 immediately removes a deleted account’s services, and keeps its requests without the link', async () => {
    const service = await publish();
    const { id } = (await say.ask(customer, service)).body.request;
    await say.post(provider, '/users/delete-account', { accountName: `${provider.ign}#1234` });
    expect(await listOf()).toEqual([]);
    const request = (await say.get<{ request: ServiceRequest }>(customer, `/services/request/${id}`)).body.request;
    expect(request).toMatchObject({ serviceId: null, counterpart: null, ownerIgn: provider.ign, canVouch: false });
  });
});
