/** Tests the bounds of the request queries: a test fails here if an SQL condition is missing. */
import { serviceLimits } from '@poexchange/domain/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarket, type Market, type Person } from '../../../testing/market.ts';
import { comeOnline, makeService, speakFor } from '../testing/service-scene.ts';
import {
  countReceived,
  countSent,
  findFinishedService,
  pruneServiceRequests,
  readRequests,
  type RequestRecord,
} from './requests.queries.ts';

type NewRequest = Omit<RequestRecord, 'id'>;
type Listed = { readonly id: string; readonly timestampMs: number };
const MINUTE_MS = 60_000;

let market: Market;
let say: ReturnType<typeof speakFor>;
let provider: Person;
let customer: Person;
let service: Listed;
/** The customer's withdrawn request; tests store modified copies of it. */
let request: NewRequest;
let tests = 0;
beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.clock.nowMs += 10 * MINUTE_MS;
  tests += 1;
  [provider, customer] = [await market.addPerson(`Provider${tests}`), await market.addPerson(`Customer${tests}`)];
  for (const person of [provider, customer]) await comeOnline(market, person);
  const [saved] = (await say.save(provider, [makeService(provider)])).body.services;
  if (saved === undefined) throw new Error('not saved');
  service = saved;
  const { id } = (await say.ask(customer, service)).body.request;
  await say.answer(customer, id, 'withdraw');
  const { id: _id, ...row } = await market.db.selectFrom('service_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  request = row;
  await market.db.deleteFrom('service_requests').where('id', '=', id).execute();
});

async function store(changes: readonly Partial<NewRequest>[]): Promise<string[]> {
  const rows = changes.map((change) => ({ ...request, ...change }));
  return (await market.db.insertInto('service_requests').values(rows).returning('id').execute()).map(({ id }) => id);
}
const copies = (count: number, change: Partial<NewRequest>) => Array.from({ length: count }, () => change);

describe('limits per minute', () => {
  it('D37 allows a person to send another request one minute after their twentieth', async () => {
    const elsewhere = await market.addPerson(`Elsewhere${tests}`);
    await store(copies(20, { owner_id: elsewhere.id, created_ms: market.clock.nowMs }));
    market.clock.nowMs += MINUTE_MS - 1;
    expect((await say.ask(customer, service)).body).toMatchObject({ code: 'rateLimited', policy: 'service-requests' });
    market.clock.nowMs += 1;
    expect(await say.ask(customer, service)).toMatchObject({ status: 200 });
  });

  it('D37 allows another request to the same owner one minute after the fifth', async () => {
    await store(copies(5, { created_ms: market.clock.nowMs }));
    market.clock.nowMs += MINUTE_MS - 1;
    expect((await say.ask(customer, service)).body).toMatchObject({ code: 'rateLimited', policy: 'service-requests-to-one' });
    market.clock.nowMs += 1;
    expect(await say.ask(customer, service)).toMatchObject({ status: 200 });
  });

  it('D37 counts only requests between these people and after the given time', async () => {
    const other = await market.addPerson(`Other${tests}`);
    await store([
      { created_ms: 10 },
      { created_ms: 11 },
      { created_ms: 12, asker_id: other.id },
      { created_ms: 13, owner_id: other.id },
      { created_ms: 14, owner_id: customer.id, asker_id: provider.id },
    ]);
    expect(await countSent(market.db, { userId: customer.id, sinceMs: 10 })).toBe(2);
    const received = await market.db
      .transaction()
      .execute((tx) => countReceived(tx, { ownerId: provider.id, askerId: customer.id, sinceMs: 10 }));
    expect(received).toEqual({ inAll: 2, ofAsker: 1 });
  });
});

describe('requests and vouches', () => {
  it('D61 does not count vouches from banned people for the other person in a request', async () => {
    const [id] = await store([{}]);
    const vouchers = [await market.addPerson(`Good${tests}`), await market.addPerson(`Banned${tests}`)];
    for (const { id: voucherId } of vouchers)
      await market.db
        .insertInto('vouches')
        .values({
          voucher_id: voucherId,
          target_id: provider.id,
          category: 'WTS_bossKilling',
          name: 'maven',
          is_custom: false,
          is_new: false,
          vouched_ms: 1,
          request_id: null,
        })
        .execute();
    const readCount = async () => {
      const [seen] = await readRequests(market.db, { userId: customer.id, id: id ?? '' });
      return seen?.other_vouch_count;
    };
    expect(await readCount()).toBe(2);
    await market.db
      .updateTable('users')
      .set({ banned_ms: 1 })
      .where('id', '=', vouchers[1]?.id ?? '')
      .execute();
    expect(await readCount()).toBe(1);
  });

  it('D61 bases a vouch on the last of several finished services', async () => {
    const done = { declined_ms: null, ended_by: null };
    const [, last] = await store([
      { ...done, done_ms: 20 },
      { ...done, done_ms: 30, asker_ign: 'Last' },
      { ...done, done_ms: 10 },
    ]);
    const who = { customerId: customer.id, providerId: provider.id, category: request.category, name: request.name };
    const found = await market.db.transaction().execute((tx) => findFinishedService(tx, who));
    expect(found).toMatchObject({ id: last, customerIgn: 'Last' });
    await say.vouch(customer, provider.id, { serviceCategory: 'WTS_bossKilling', serviceName: 'maven' });
    expect(await market.db.selectFrom('vouches').select('request_id').where('voucher_id', '=', customer.id).execute()).toEqual([
      { request_id: last },
    ]);
  });
});

describe('decline', () => {
  const declined = (change: Partial<NewRequest>) =>
    store([{ declined_ms: market.clock.nowMs, ended_by: 'owner', created_ms: 1, asked_ms: 1, ...change }]);

  it.each([
    ['of the other game', { game: 'poe2' }],
    ['of another league', { league: 'another league' }],
    ['of another category', { category: 'WTS_other' }],
    ['of another service', { name: 'sirus' }],
  ] as const)('D62 a decline %s does not block a request', async (_which, change) => {
    await declined(change);
    expect(await say.ask(customer, service)).toMatchObject({ status: 200 });
    await declined({});
    const { id } = (await say.ask(customer, service)).body.request;
    await say.answer(customer, id, 'withdraw');
    expect((await say.ask(customer, service)).body.code).toBe('requestDeclined');
  });
});

it('D18 keeps requests for thirty days, to the millisecond', async () => {
  const [id] = await store([{ created_ms: market.clock.nowMs }]);
  const isKept = async () =>
    (
      await market.db
        .selectFrom('service_requests')
        .select('id')
        .where('id', '=', id ?? '')
        .execute()
    ).length === 1;
  await pruneServiceRequests(market.db, market.clock.nowMs + serviceLimits.keptMs);
  expect(await isKept()).toBe(true);
  await pruneServiceRequests(market.db, market.clock.nowMs + serviceLimits.keptMs + 1);
  expect(await isKept()).toBe(false);
});
