import { encodeParam } from '@poexchange/contract/rest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anger, chaosOrb, createMarket, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';

let market: Market;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
  seller = await market.addPerson('Kirael');
  buyer = await market.addPerson('Dara');
});
afterAll(() => market.stop());

const group = 'cg0123456789abcdef';
const items = [
  { hash: anger, price: 6, quantity: 2, rawItems: [{ id: 'a1', stackSize: 2 }] },
  { hash: chaosOrb, price: 1, quantity: 10, rawItems: [{ id: 'c1', stackSize: 10 }] },
];
const makeGroup = (changes: Record<string, unknown> = {}) =>
  makeDraft(seller, { category: 'custom', subCategory: group, groupName: 'Starter <b>kit</b>', items, totalPrice: 22, ...changes });
const post = (changes?: Record<string, unknown>) => market.send(seller, { method: 'POST', url: listingsUrl, payload: makeGroup(changes) });
const readFeed = async (category: string): Promise<{ uuid: string; subCategory: string; custom?: unknown }[]> => {
  const url = `/api/v1/listings/poe1/mercenaries/${category}/${encodeParam({ side: 'sell' })}`;
  return ((await market.send(null, { method: 'GET', url })).body as { listings: never[] }).listings;
};
const end = (target: string, action: string) =>
  market.send(seller, { method: 'DELETE', url: `/api/v1/listings/poe1/mercenaries/${target}/${action}` });

describe('custom group listings', () => {
  it('D25 D20 a listing appears under custom with the seller’s name, across categories, and only the same group replaces it', async () => {
    const first = await post();
    expect(first).toMatchObject({
      status: 200,
      body: { category: 'custom', subCategory: group, custom: { name: 'Starter <b>kit</b>', tags: ['currency', 'essence'] } },
    });
    expect(await post({ groupName: ' Starter\n kit ' })).toMatchObject({
      body: { uuid: (first.body as { uuid: string }).uuid, custom: { name: 'Starter kit' } },
    });
    expect(await post({ subCategory: 'cgffffffffffffffff', groupName: 'Другое' })).toMatchObject({ status: 200 });
    expect((await readFeed('custom')).map(({ custom }) => custom)).toEqual([
      { name: 'Starter kit', tags: ['currency', 'essence'] },
      { name: 'Другое', tags: ['currency', 'essence'] },
    ]);
    expect(await readFeed('essence')).toEqual([]);
    expect(
      await market.send(null, { method: 'GET', url: `/api/v1/listings/expanded/${(first.body as { uuid: string }).uuid}` }),
    ).toMatchObject({
      status: 200,
      body: { custom: { name: 'Starter kit' } },
    });
  });

  const refused: [string, number, string, Record<string, unknown>][] = [
    ['without a group', 422, 'unknownCategory', { subCategory: '' }],
    ['with a category for a group', 422, 'unknownCategory', { subCategory: 'essenceHigh' }],
    ['without a name', 400, 'badRequest', { groupName: undefined }],
    ['with an invisible name', 400, 'badRequest', { groupName: '\u200b\u202e' }],
    ['with a name of 41 characters', 400, 'badRequest', { groupName: 'x'.repeat(41) }],
    ['with a name of a megabyte', 400, 'badRequest', { groupName: 'x'.repeat(1_000_000) }],
    ['with a group that is not in the summaries', 422, 'unknownItem', { items: [{ ...items[0], hash: '0'.repeat(40) }], totalPrice: 12 }],
    ['a name on another category', 400, 'badRequest', { category: 'essence', subCategory: '', items: items.slice(0, 1), totalPrice: 12 }],
  ];
  it.each(refused)('D25 refuses a group %s and writes nothing', async (_what, status, code, changes) => {
    const before = await market.db.selectFrom('listings').selectAll().execute();
    expect(await post(changes)).toMatchObject({ status, body: { code } });
    expect(await market.db.selectFrom('listings').selectAll().execute()).toEqual(before);
  });

  it('D25 D30 D31 a buyer’s whisper says custom list, and the request stores the group’s name', async () => {
    const listing = (await post({ groupName: 'Starter kit' })).body as { uuid: string; timestampMs: number };
    const ask = (asked: unknown) =>
      market.send(buyer, {
        method: 'POST',
        url: notificationsUrl,
        payload: { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, items: asked, ign: buyer.ign },
      });
    const whole = await ask([
      [anger, 2],
      [chaosOrb, 10],
    ]);
    expect(whole).toMatchObject({ status: 200, body: { whispers: ['@Kirael WTB [ALL] custom list listing for 22c (Mercenaries)'] } });
    expect(await ask([[chaosOrb, 3]])).toMatchObject({ body: { whispers: ['@Kirael WTB 3 Chaos Orb 1c each. Total 3c (Mercenaries)'] } });
    const { id } = whole.body as { id: string };
    expect(await market.send(seller, { method: 'GET', url: `/api/v1/notifications/trade/${id}` })).toMatchObject({
      status: 200,
      body: { notification: { body: { meta: { category: 'custom', subCategory: group, custom: { name: 'Starter kit' } } } } },
    });
  });

  it('D25 D16 R7.20 deactivates and deletes a listing by its group’s id, without affecting other groups', async () => {
    expect(await end(group, 'deactivate')).toMatchObject({ status: 200, body: { uuids: [expect.any(String)] } });
    expect((await readFeed('custom')).map(({ subCategory }) => subCategory)).toEqual(['cgffffffffffffffff']);
    expect(await post()).toMatchObject({ status: 200, body: { state: 'active' } });
    expect(await end(group, 'delete')).toMatchObject({ body: { uuids: [expect.any(String)] } });
    expect(await end('custom', 'delete')).toMatchObject({ body: { uuids: [] } });
    expect(await readFeed('custom')).toHaveLength(1);
  });

  it('D25 limits the number of a seller’s custom groups', async () => {
    await sql`
      insert into listings
      select (jsonb_populate_record(l, jsonb_build_object('uuid', gen_random_uuid(), 'sub_category', 'cg' || lpad(to_hex(n), 16, '0')))).*
      from listings l, generate_series(1, 98) n where l.sub_category = 'cgffffffffffffffff'`.execute(market.db);
    const countGroups = async () =>
      (await market.db.selectFrom('listings').select('uuid').where('category', '=', 'custom').execute()).length;
    const before = await countGroups();
    expect(await post({ subCategory: 'cgaaaaaaaaaaaaaaaa' })).toMatchObject({ status: 422, body: { code: 'tooManyGroups' } });
    expect(await post({ subCategory: 'cgffffffffffffffff' })).toMatchObject({ status: 200 });
    expect(await countGroups()).toBe(before);
  });
});
