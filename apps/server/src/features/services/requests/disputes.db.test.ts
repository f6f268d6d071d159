/** Undoing Done, services that were paid for but not done, and operators' decisions. */
import { serviceLimits, type ServiceCategory } from '@poexchange/domain/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideDisputeById, listDisputes } from '../../../admin.ts';
import { createMarket, type Market, type Person } from '../../../testing/market.ts';
import { readNotifications } from '../../trades/testing/trade-scene.ts';
import { comeOnline, makeService, speakFor, type Reply } from '../testing/service-scene.ts';

let market: Market;
let say: ReturnType<typeof speakFor>;
let provider: Person;
let customer: Person;
let id: string;
let tests = 0;
beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.clock.nowMs += 3_600_000;
  tests += 1;
  provider = await market.addPerson(`Provider${tests}`);
  customer = await market.addPerson(`Customer${tests}`);
  for (const person of [provider, customer]) await comeOnline(market, person);
  const [service] = (await say.save(provider, [makeService(provider)])).body.services;
  if (service === undefined) throw new Error('not saved');
  id = (await say.ask(customer, service)).body.request.id;
  await say.answer(provider, id, 'invite');
});

const dispute = (person: Person, of = id): Promise<Reply<{ request: { dispute: unknown }; code?: string; policy?: string }>> =>
  say.post(person, '/services/requests/dispute', { id: of, reason: 'Paid, then left.' });
const see = async (person: Person) => (await say.get<{ request: object }>(person, `/services/request/${id}`)).body.request;
const messagesOf = async (person: Person): Promise<string[]> =>
  (await readNotifications(market, person))
    .filter(({ type }) => type === 'message')
    .map(({ body }) => (typeof body === 'string' ? (body.split('&')[0] ?? '') : ''))
    .toSorted();

describe('Done', () => {
  it('D64 lets either side undo Done within ten minutes, and notifies the other side', async () => {
    for (const [by, other] of [
      [customer, provider],
      [provider, customer],
    ] as const) {
      const done = (await say.answer(by, id, 'done')).body.request;
      expect(done).toMatchObject({ state: 'done', undoUntilMs: market.clock.nowMs + serviceLimits.undoMs });
      expect((await say.answer(other, id, 'undo')).body.request).toMatchObject({ state: 'invited', undoUntilMs: null, endedMs: null });
      expect(await messagesOf(by)).toContain('service.undone');
    }
    await say.answer(customer, id, 'done');
    market.clock.nowMs += serviceLimits.undoMs;
    expect(await say.answer(customer, id, 'undo')).toMatchObject({ status: 409, body: { code: 'requestClosed' } });
  });

  it('D64 is undone only once by concurrent calls, and cannot be undone while a vouch is based on it', async () => {
    await say.answer(customer, id, 'done');
    const both = await Promise.all([say.answer(customer, id, 'undo'), say.answer(provider, id, 'undo')]);
    expect(both.map(({ body }) => body.request.state)).toEqual(['invited', 'invited']);
    const told = [...(await messagesOf(customer)), ...(await messagesOf(provider))].filter((key) => key === 'service.undone');
    expect(told).toHaveLength(1);
    await say.answer(customer, id, 'done');
    await say.vouch(customer, provider.id, { serviceCategory: 'WTS_bossKilling' as ServiceCategory, serviceName: 'maven' });
    expect(await see(provider)).toMatchObject({ isVouchReceived: true, undoUntilMs: null });
    expect((await say.answer(provider, id, 'undo')).body.code).toBe('requestClosed');
    await say.unvouch(customer, provider.id);
    expect((await say.answer(provider, id, 'undo')).body.request).toMatchObject({ state: 'invited' });
  });

  it('lets the owner undo a decline within ten minutes, notifying the asker and reopening the request', async () => {
    await say.answer(provider, id, 'uninvite');
    expect((await say.answer(provider, id, 'decline')).body.request).toMatchObject({
      state: 'declined',
      undoUntilMs: market.clock.nowMs + serviceLimits.undoMs,
    });
    expect(await see(customer)).toMatchObject({ state: 'declined', undoUntilMs: null });
    expect((await say.answer(customer, id, 'undo')).body.code).toBe('requestClosed');
    expect((await say.answer(provider, id, 'undo')).body.request).toMatchObject({ state: 'asked', undoUntilMs: null, endedMs: null });
    expect((await messagesOf(customer)).filter((key) => key === 'service.reopened')).toHaveLength(1);
    expect((await say.answer(provider, id, 'undo')).status).toBe(200);
    expect((await messagesOf(customer)).filter((key) => key === 'service.reopened')).toHaveLength(1);
    // Requesting the service again is allowed, and returns the reopened request.
    const [service] = (await say.save(provider, [makeService(provider)])).body.services;
    expect((await say.ask(customer, service ?? expect.fail())).body.request.id).toBe(id);
    expect((await say.answer(provider, id, 'invite')).body.request).toMatchObject({ state: 'invited' });
  });

  it('refuses to undo a decline after ten minutes, or once the asker has requested again or left', async () => {
    await say.answer(provider, id, 'decline');
    market.clock.nowMs += serviceLimits.declinedMs;
    const [service] = (await say.save(provider, [makeService(provider)])).body.services;
    const again = (await say.ask(customer, service ?? expect.fail())).body.request;
    expect(again.id).not.toBe(id);
    expect(await see(provider)).toMatchObject({ state: 'declined', undoUntilMs: null });
    expect((await say.answer(provider, id, 'undo')).body.code).toBe('requestClosed');
    await say.answer(provider, again.id, 'decline');
    market.clock.nowMs += serviceLimits.undoMs;
    expect((await say.answer(provider, again.id, 'undo')).body.code).toBe('requestClosed');
  });

  it('leaves one open request when a decline is undone and the asker requests again at the same time', async () => {
    await say.answer(provider, id, 'decline');
    market.clock.nowMs += serviceLimits.declinedMs;
    const [service] = (await say.save(provider, [makeService(provider)])).body.services;
    const [undone, asked] = await Promise.all([say.answer(provider, id, 'undo'), say.ask(customer, service ?? expect.fail())]);
    const open = asked.body.request.id;
    expect(undone.status === 200 ? open === id : open !== id).toBe(true);
  });

  it('limits the notifications of repeated declines and undos', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await say.answer(provider, id, 'decline');
      await say.answer(provider, id, 'undo');
    }
    expect((await messagesOf(customer)).length).toBeLessThanOrEqual(10);
  });

  it('D61 D64 refuses either the vouch or the undo when both happen at the same moment', async () => {
    await say.answer(customer, id, 'done');
    const service = { serviceCategory: 'WTS_bossKilling' as ServiceCategory, serviceName: 'maven' };
    const [undone, vouched] = await Promise.all([say.answer(provider, id, 'undo'), say.vouch(customer, provider.id, service)]);
    expect(new Set([undone.status, vouched.status])).toEqual(new Set([200, 409]));
  });
});

describe('dispute', () => {
  it('D64 lets the customer open a dispute once, within seven days, and notifies the provider', async () => {
    await say.answer(provider, id, 'done');
    expect((await dispute(provider)).body.code).toBe('requestClosed');
    expect((await dispute(await market.addPerson(`Other${tests}`))).body.code).toBe('notFound');
    const disputed = await Promise.all([dispute(customer), dispute(customer)]);
    for (const { body } of disputed)
      expect(body.request).toMatchObject({ dispute: { outcome: 'open' }, disputeUntilMs: null, canVouch: false });
    expect((await messagesOf(provider)).filter((key) => key === 'service.disputed')).toHaveLength(1);
    expect(await market.db.selectFrom('service_disputes').select('id').where('request_id', '=', id).execute()).toHaveLength(1);
    const vouch = await say.vouch(customer, provider.id, { serviceCategory: 'WTS_bossKilling' as ServiceCategory, serviceName: 'maven' });
    expect(vouch.body.code).toBe('vouchNotEarned');
  });

  it('D64 accepts a dispute about a service paid for after the invitation and never marked as done', async () => {
    expect(await see(customer)).toMatchObject({ disputeUntilMs: market.clock.nowMs + serviceLimits.disputeMs });
    expect(await see(provider)).toMatchObject({ disputeUntilMs: null });
    market.clock.nowMs += serviceLimits.disputeMs - 1;
    await say.answer(provider, id, 'decline');
    expect((await dispute(customer)).status).toBe(200);
  });

  it('D64 is refused after seven days', async () => {
    await say.answer(provider, id, 'done');
    market.clock.nowMs += serviceLimits.disputeMs;
    expect((await dispute(customer)).body.code).toBe('requestClosed');
  });

  it('D64 applies only the first when a dispute and an undo are concurrent', async () => {
    await say.answer(provider, id, 'done');
    const [undone] = await Promise.all([say.answer(provider, id, 'undo'), dispute(customer)]);
    const seen = (await see(customer)) as { state: string; dispute: object | null };
    expect(seen.dispute).toMatchObject({ outcome: 'open' });
    expect(seen.state).toBe(undone.status === 200 ? 'invited' : 'done');
    expect((await say.answer(provider, id, 'done')).status).toBe(200);
    expect((await say.answer(provider, id, 'undo')).body.code).toBe('requestClosed');
  });

  it('D64 is decided once by an operator, notifies both people, and shows on the profile if upheld', async () => {
    await say.answer(provider, id, 'done');
    await dispute(customer);
    const open = (await listDisputes(market.database.url)).find(({ target }) => target === `${provider.ign}#1234`);
    expect(open).toMatchObject({ reporter: `${customer.ign}#1234`, service: 'maven', reason: 'Paid, then left.', upheldBefore: 0 });
    const decide = (isUpheld: boolean) =>
      decideDisputeById(market.database.url, { id: open?.id ?? '', isUpheld, reason: 'Seen in the log.' });
    const decided = await Promise.all([decide(true), decide(true)]);
    expect(decided.toSorted()).toEqual(['decided', 'done']);
    expect(await decide(false)).toBe('decided');
    for (const person of [provider, customer]) expect((await messagesOf(person)).filter((key) => key === 'service.upheld')).toHaveLength(1);
    expect(await see(customer)).toMatchObject({ dispute: { outcome: 'upheld', decision: 'Seen in the log.' } });
    const info = (await say.get<object>(null, `/vouches/user/${provider.id}`)).body;
    expect(info).toMatchObject({ upheldDisputes: 1, lastUpheldMs: expect.any(Number) });
    const audit = await market.db.selectFrom('audit_entries').select(['action', 'reason']).where('action', '=', 'uphold-dispute').execute();
    expect(audit).toEqual([{ action: 'uphold-dispute', reason: 'Seen in the log.' }]);
    const unknown = { id: '8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e', isUpheld: true, reason: 'x' };
    expect(await decideDisputeById(market.database.url, unknown)).toBe('unknown');
  });
});

it("R3.35 a request includes a cleaned message of limited length and the asker's region", async () => {
  const other = await market.addPerson(`Asker${tests}`);
  const [service] = (await say.save(provider, [makeService(provider, { location: 'buyer' })])).body.services;
  if (service === undefined) throw new Error('not saved');
  const ask = (message: string): Promise<Reply<{ request: { id: string }; code?: string }>> =>
    say.post(other, '/services/requests', {
      serviceId: service.id,
      timestampMs: service.timestampMs,
      ign: other.ign,
      message,
      region: 'eu',
    });
  expect((await ask('x'.repeat(serviceLimits.rulesCharacters + 1))).body.code).toBe('serviceTextNotValid');
  const asked = (await ask(' Five runs, please. \u202E')).body.request;
  const seen = (await say.get<{ request: object }>(provider, `/services/request/${asked.id}`)).body.request;
  expect(seen).toMatchObject({ message: 'Five runs, please.', askerRegion: 'eu' });
});
