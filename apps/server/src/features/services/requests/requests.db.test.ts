import type { OwnService } from '@poexchange/contract/rest/services';
import { serviceLimits } from '@poexchange/domain/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarket, type Market, type Person } from '../../../testing/market.ts';
import { readNotifications } from '../../trades/testing/trade-scene.ts';
import { comeOnline, leave, makeService, readRoom, speakFor } from '../testing/service-scene.ts';
import { expireRequests } from './expire-requests.ts';

let market: Market;
let say: ReturnType<typeof speakFor>;
let provider: Person;
let customer: Person;
let service: OwnService;
let tests = 0;
beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.clock.nowMs += 600_000;
  tests += 1;
  provider = await market.addPerson(`Provider${tests}`);
  customer = await market.addPerson(`Customer${tests}`);
  for (const person of [provider, customer]) await comeOnline(market, person);
  service = await publish(provider);
});

async function publish(owner: Person, changes: Record<string, unknown> = {}): Promise<OwnService> {
  const { services } = (await say.save(owner, [makeService(owner, changes)])).body;
  const saved = services.at(-1);
  if (saved === undefined) throw new Error('not saved');
  return saved;
}
const ask = async (asker = customer) => (await say.ask(asker, service)).body.request;
const moves = async (person: Person) =>
  (await readRoom(market, `user-${person.id}`))
    .filter(({ event }) => event === 'service-request:moved')
    .map(({ data }: { data: { state: string; by: string; party: string } }) => [data.state, data.by, data.party]);

describe('requesting a service', () => {
  it('D62 stores the accepted price and rules, and refuses a request whose terms have changed', async () => {
    const edited = await publish(provider, { priceValue: 300, overwriteRules: 'Pay first.', overwriteMode: 'replaces' });
    const stale = await say.ask(customer, service);
    expect(stale).toMatchObject({ status: 409, body: { code: 'serviceChanged', listing: { id: service.id, priceValue: 300 } } });
    const { request } = (await say.ask(customer, edited)).body;
    expect(request).toMatchObject({ priceValue: 300, rules: 'Pay first.' });
    await publish(provider, { priceValue: 400, overwriteRules: '' });
    expect((await say.get<object>(customer, `/services/request/${request.id}`)).body).toMatchObject({
      request: { priceValue: 300, rules: 'Pay first.' },
    });
  });

  it('D62 returns the same person’s open request, even under concurrent calls', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => say.ask(customer, service)));
    expect(new Set(replies.map(({ body }) => body.request.id)).size).toBe(1);
    expect(await readNotifications(market, provider)).toHaveLength(1);
    const keyed = await Promise.all([say.ask(customer, service, 'key'), say.ask(customer, service, 'key')]);
    expect(new Set(keyed.map(({ body }) => body.request.id)).size).toBe(1);
  });

  it("R6.04 is refused for the person's own service, an unlisted service, or another person's character", async () => {
    expect((await say.ask(provider, service)).body.code).toBe('ownService');
    expect((await say.ask({ ...customer, ign: provider.ign }, service)).body.code).toBe('ignNotOwned');
    await market.send(provider, { method: 'PATCH', url: `/api/v1/services/update/${service.id}`, payload: { active: false } });
    expect((await say.ask(customer, service)).body.code).toBe('serviceNotFound');
    const gone = { id: '8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e', timestampMs: 1 };
    expect((await say.ask(customer, gone)).body.code).toBe('serviceNotFound');
  });

  it('R4.07 refuses a request to an owner who has left', async () => {
    await leave(market, provider);
    await market.db.updateTable('user_presence').set({ state: 'offline' }).where('user_id', '=', provider.id).execute();
    expect((await say.ask(customer, service)).body.code).toBe('serviceNotFound');
  });

  it('D37 lets one person send another five requests a minute, even if each is withdrawn', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) {
      const reply = await say.ask(customer, service);
      statuses.push(reply.status);
      if (reply.status === 200) await say.answer(customer, reply.body.request.id, 'withdraw');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const requests = (await readNotifications(market, provider)).filter(({ type }) => type === 'service-buy');
    expect(requests).toHaveLength(5);
  });

  it('D37 limits requests to twenty a minute from one person and sixty to one owner, then says how long to wait', async () => {
    const row = async () => {
      const { id } = await ask();
      const { id: _id, ...made } = await market.db
        .selectFrom('service_requests')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await say.answer(customer, id, 'withdraw');
      return { ...made, declined_ms: market.clock.nowMs, ended_by: 'asker' as const };
    };
    const made = await row();
    const [other, another] = [await market.addPerson(`Busy${tests}`), await market.addPerson(`Late${tests}`)];
    const copy = (count: number, changes: object) => Array.from({ length: count }, () => ({ ...made, ...changes }));
    // Nineteen requests to other people, by a person who may send one more request.
    const elsewhere = copy(19, { asker_id: other.id, owner_id: another.id, listing_id: null });
    await market.db.insertInto('service_requests').values(elsewhere).execute();
    const last = await say.ask(other, service);
    expect(last.status).toBe(200);
    await say.answer(other, last.body.request.id, 'withdraw');
    expect((await say.ask(other, service)).body).toMatchObject({ code: 'rateLimited', policy: 'service-requests' });
    // With the two earlier requests, the provider has received fifty-nine.
    await market.db
      .insertInto('service_requests')
      .values(copy(57, { asker_id: other.id }))
      .execute();
    expect((await say.ask(another, service)).status).toBe(200);
    const silenced = await say.ask(await market.addPerson(`Sixtyfirst${tests}`), service);
    expect(silenced.body).toMatchObject({ code: 'rateLimited', policy: 'service-requests-to-one' });
    const told = (await readNotifications(market, provider)).filter(({ type }) => type === 'service-buy');
    expect(told).toHaveLength(3);
  });
});

describe('request', () => {
  it('D62 ignores answers from a stranger or from the wrong side', async () => {
    const { id } = await ask();
    const stranger = await market.addPerson(`Stranger${tests}`);
    for (const action of ['invite', 'decline', 'withdraw', 'done', 'uninvite'])
      expect(await say.answer(stranger, id, action)).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect((await say.get<{ code: string }>(stranger, `/services/request/${id}`)).body.code).toBe('notFound');
    expect((await say.answer(customer, id, 'invite')).body.code).toBe('notFound');
    expect((await say.answer(provider, id, 'withdraw')).body.code).toBe('notFound');
    expect((await say.answer(customer, id, 'done')).body.code).toBe('requestClosed');
    expect(await moves(customer)).toEqual([['asked', 'asker', 'asker']]);
  });

  it('D62 is published live to both sides, but a repeated answer is not', async () => {
    const { id } = await ask();
    for (let at = 0; at < 3; at += 1) await say.answer(provider, id, 'invite');
    await Promise.all([say.answer(customer, id, 'done'), say.answer(provider, id, 'done')]);
    const states = ['asked', 'invited', 'done'];
    expect((await moves(customer)).map(([state]) => state)).toEqual(states);
    expect((await moves(provider)).map(([state, , party]) => [state, party])).toEqual(states.map((state) => [state, 'owner']));
  });

  it('D62, R3.53 notifies only the other person, with the service, agreed price and request', async () => {
    const messages = async (person: Person) =>
      (await readNotifications(market, person)).flatMap(({ type, body }) => (type === 'message' ? [String(body)] : []));
    const keys = async (person: Person) => (await messages(person)).map((body) => body.split('&')[0]);
    const { id } = await ask();
    await say.answer(provider, id, 'invite');
    const what = `service=The%20Maven&request=${id}&game=poe1&category=WTS_bossKilling&name=maven&custom=0&price=232&unit=c`;
    expect(await messages(customer)).toEqual([`service.invited&ign=${provider.ign}&${what}&role=customer`]);
    // A later price change does not affect the agreed price.
    await publish(provider, { priceValue: 500, priceType: 'd' });
    await say.answer(customer, id, 'done');
    expect(await messages(provider)).toEqual([`service.finished&ign=${customer.ign}&${what}&role=provider`]);
    expect(await keys(customer)).toEqual(['service.invited']);
    expect(await readNotifications(market, customer)).toMatchObject([{ read: true }]);
    service = (await say.save(provider, [makeService(provider)])).body.services.at(-1) ?? service;
    const again = await ask();
    await say.answer(provider, again.id, 'invite');
    await say.answer(provider, again.id, 'done');
    const third = await ask();
    await say.answer(customer, third.id, 'withdraw');
    await say.answer(provider, (await ask()).id, 'decline');
    expect(await keys(customer)).toEqual(['service.invited', 'service.invited', 'service.finished', 'service.declined']);
    expect(await keys(provider)).toEqual(['service.finished', 'service.withdrawn']);
    expect((await messages(customer))[2]).toContain('&role=customer');
  });

  it('D62 makes the asker wait five minutes after a decline, but only for the same service', async () => {
    const { id } = await ask();
    await say.answer(provider, id, 'decline');
    const refused = await say.ask(customer, service);
    expect(refused).toMatchObject({ status: 409, body: { code: 'requestDeclined', params: { minutes: 5 }, retryAfterMs: 300_000 } });
    // List the same service again.
    await say.post(provider, '/services/delete', { ids: [service.id] });
    service = await publish(provider, { priceValue: 100 });
    market.clock.nowMs += serviceLimits.declinedMs - 60_001;
    expect((await say.ask(customer, service)).body).toMatchObject({ code: 'requestDeclined', params: { minutes: 2 } });
    expect(await readNotifications(market, provider)).toHaveLength(1);
    const { services } = (await say.save(provider, [makeService(provider, { serviceName: 'sirus' })])).body;
    expect((await say.ask(customer, services.find(({ serviceName }) => serviceName === 'sirus') ?? service)).status).toBe(200);
    const other = await market.addPerson(`Other${tests}`);
    expect((await say.ask(other, service)).status).toBe(200);
    market.clock.nowMs += 60_001;
    expect((await say.ask(customer, service)).status).toBe(200);
  });

  it('D62 withdrawing an invitation deletes its notification; repeated invitations notify at most three times', async () => {
    const { id } = await ask();
    const invited = async () =>
      (await readNotifications(market, customer)).filter(({ body }) => typeof body === 'string' && body.startsWith('service.invited&'));
    await say.answer(provider, id, 'invite');
    expect(await invited()).toHaveLength(1);
    await say.answer(provider, id, 'uninvite');
    expect(await invited()).toEqual([]);
    const events = (await readRoom(market, `user-${customer.id}`)).map(({ event }) => event);
    expect(events.slice(-2)).toEqual(['notification:deleted', 'service-request:moved']);
    for (let at = 0; at < 20; at += 1) await say.answer(provider, id, at % 2 === 0 ? 'invite' : 'uninvite');
    await say.answer(provider, id, 'invite');
    const told = (await readRoom(market, `user-${customer.id}`)).filter(({ event }) => event === 'notification');
    expect(told).toHaveLength(3);
    expect((await moves(customer)).at(-1)).toEqual(['invited', 'owner', 'asker']);
    expect((await say.answer(customer, id, 'done')).body.request.state).toBe('done');
  });

  it('D18 refuses an asker whose account is being deleted as signed out', async () => {
    const [, asked] = await Promise.all([
      say.post(customer, '/users/delete-account', { accountName: `${customer.ign}#1234` }),
      say.ask(customer, service),
    ]);
    expect([200, 401]).toContain(asked.status);
    const late = await say.ask(customer, service);
    expect(late).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
    expect(await market.db.selectFrom('service_requests').select('id').where('asker_id', '=', customer.id).execute()).toEqual([]);
  });

  it('D18, D62 ends open requests when an account is deleted, and notifies each waiting person once', async () => {
    const [other, third] = [await market.addPerson(`Second${tests}`), await market.addPerson(`Third${tests}`)];
    const [asked, invited] = [await ask(), await ask(other)];
    await say.answer(provider, invited.id, 'invite');
    const declined = await ask(third);
    await say.answer(provider, declined.id, 'decline');
    await say.post(provider, '/users/delete-account', { accountName: `${provider.ign}#1234` });
    for (const [person, { id }] of [
      [customer, asked],
      [other, invited],
    ] as const) {
      expect((await say.get<object>(person, `/services/request/${id}`)).body).toMatchObject({
        request: { state: 'declined', endedBy: 'owner', counterpart: null, expiresMs: null },
      });
      const told = (await readNotifications(market, person)).filter(({ read }) => !read);
      expect(told).toMatchObject([{ type: 'message', senderId: null }]);
      expect(JSON.stringify(told[0]?.body)).toContain(`"service.gone&ign=${provider.ign}&`);
      expect((await moves(person)).at(-1)).toEqual(['declined', 'owner', 'asker']);
    }
    const toldThird = await readNotifications(market, third);
    expect(toldThird.map(({ body }) => JSON.stringify(body).split('&')[0])).toEqual(['"service.declined']);
    market.clock.nowMs += serviceLimits.invitedMs;
    await expireRequests(market.deps);
    expect((await readNotifications(market, customer)).filter(({ read }) => !read)).toHaveLength(1);
    expect((await moves(other)).filter(([state]) => state === 'expired')).toEqual([]);
  });

  it("D18, D62 deleting the asker's account withdraws the request, leaving the owner nothing to answer", async () => {
    const { id } = await ask();
    await say.post(customer, '/users/delete-account', { accountName: `${customer.ign}#1234` });
    expect((await say.get<object>(provider, `/services/request/${id}`)).body).toMatchObject({
      request: { state: 'declined', endedBy: 'asker' },
    });
    expect(new Set((await readNotifications(market, provider)).map(({ read, type }) => `${type} ${read}`))).toEqual(
      new Set(['service-buy true', 'message false']),
    );
    expect(await say.answer(provider, id, 'invite')).toMatchObject({ status: 409, body: { code: 'requestClosed' } });
  });

  it('D62 ends once declined or withdrawn, and requesting again creates a new request', async () => {
    const first = await ask();
    expect((await say.answer(provider, first.id, 'decline')).body.request).toMatchObject({ state: 'declined', endedBy: 'owner' });
    expect((await say.answer(provider, first.id, 'invite')).body.code).toBe('requestClosed');
    market.clock.nowMs += serviceLimits.declinedMs;
    const second = await ask();
    expect(second.id).not.toBe(first.id);
    expect((await say.answer(customer, second.id, 'withdraw')).body.request).toMatchObject({ state: 'declined', endedBy: 'asker' });
    expect(await moves(provider)).toContainEqual(['declined', 'asker', 'owner']);
  });

  it('D62 expires without an answer and notifies both sides once, regardless of which nodes check', async () => {
    // First expire requests that other tests left open.
    await expireRequests(market.deps);
    const { id } = await ask();
    market.clock.nowMs += serviceLimits.askedMs;
    expect((await say.get<object>(customer, `/services/request/${id}`)).body).toMatchObject({
      request: { state: 'expired', expiresMs: null },
    });
    const counts = await Promise.all([expireRequests(market.deps), expireRequests(market.deps)]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(await expireRequests(market.deps)).toBe(0);
    for (const person of [customer, provider]) expect((await moves(person)).at(-1)?.slice(0, 2)).toEqual(['expired', 'time']);
    expect(await readNotifications(market, provider)).toMatchObject([{ type: 'service-buy', read: true }]);
    expect((await say.answer(provider, id, 'invite')).body.code).toBe('requestClosed');
  });

  it('R1.03, R6.06 treats the listing’s owner as the customer in a request for a wanted service', async () => {
    const wanted = await publish(customer, { serviceCategory: 'WTB_bossKilling' });
    const { request } = (await say.ask(provider, wanted)).body;
    expect(request).toMatchObject({ party: 'asker', role: 'provider', creatorType: 'wtb' });
    await say.answer(customer, request.id, 'invite');
    expect((await say.answer(provider, request.id, 'done')).body.request).toMatchObject({ state: 'done', canVouch: false });
    expect((await say.get<object>(customer, `/services/request/${request.id}`)).body).toMatchObject({
      request: { role: 'customer', canVouch: true, counterpart: { userId: provider.id, ign: provider.ign } },
    });
  });

  it('D62 stays in both histories, newest first, even after its listing was deleted', async () => {
    const { id } = await ask();
    market.clock.nowMs += 1;
    await publish(provider, { serviceName: 'sirus' });
    await say.post(provider, '/services/delete', { ids: [service.id] });
    for (const person of [provider, customer])
      expect((await say.get<object>(person, '/services/requests/poe1')).body).toMatchObject({ requests: [{ id, serviceId: null }] });
    expect((await say.get<object>(customer, '/services/requests/poe2')).body).toMatchObject({ requests: [] });
    const before = `/services/requests/poe1?beforeMs=${market.clock.nowMs - 1}`;
    expect((await say.get<object>(customer, before)).body).toMatchObject({ requests: [] });
  });

  it('D62 starts the next page of older requests where the previous page ended, and loses none from the same millisecond', async () => {
    const { id } = await ask();
    const row = await market.db.selectFrom('service_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    // Requests at three times: one request, one fewer than a page, and four requests, the last two of which would not
    // fit on the first page.
    const copies = [...Array.from({ length: 198 }, () => 1), 2, 2, 2, 2, 3].map((agoMs) => {
      const { id: _id, ...copy } = { ...row, created_ms: row.created_ms - agoMs, asked_ms: row.created_ms, done_ms: row.created_ms };
      return copy;
    });
    await market.db.insertInto('service_requests').values(copies).execute();
    const read = async (query: string): Promise<{ requests: { id: string; askedMs: number }[]; olderBeforeMs: number | null }> =>
      (await say.get<never>(customer, `/services/requests/poe1${query}`)).body;
    const first = await read('');
    expect(first.requests).toHaveLength(203);
    expect(first.olderBeforeMs).toBe(row.created_ms - 2);
    expect(first.requests[0]?.id).toBe(id);
    expect(first.requests.map(({ askedMs }) => askedMs)).toEqual(first.requests.map(({ askedMs }) => askedMs).toSorted((a, b) => b - a));
    const second = await read(`?beforeMs=${first.olderBeforeMs}`);
    expect(second).toMatchObject({ requests: [{ askedMs: row.created_ms - 3 }], olderBeforeMs: null });
    const all = [...first.requests, ...second.requests].map((request) => request.id);
    expect(new Set(all).size).toBe(204);
  });

  it('R3.54, D62 stores an invitation as a state of the request; withdrawing it keeps the request’s place in the history', async () => {
    const { id, askedMs } = await ask();
    market.clock.nowMs += 1000;
    expect((await say.answer(provider, id, 'invite')).body.request).toMatchObject({
      id,
      state: 'invited',
      askedMs,
      invitedMs: market.clock.nowMs,
      expiresMs: market.clock.nowMs + serviceLimits.invitedMs,
    });
    market.clock.nowMs += 1000;
    const { request } = (await say.answer(provider, id, 'uninvite')).body;
    expect(request).toMatchObject({ state: 'asked', askedMs, expiresMs: market.clock.nowMs + serviceLimits.askedMs });
  });
});
