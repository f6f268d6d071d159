import type { OwnListing, TradeView } from '@poexchange/contract/rest';
import { listingLimits } from '@poexchange/domain/listing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anger, createMarket, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';

let market: Market;
let seller: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.clock.nowMs += 60_000;
  seller = await market.addPerson(`Seller${market.clock.nowMs}`);
});

/** Publishes a custom group with this many stacks; `at` numbers the groups. */
async function publish(at: number, stacks: number, changes: Record<string, unknown> = {}) {
  const rawItems = Array.from({ length: stacks }, (_, stack) => ({ id: `${at}-${stack}`.padEnd(40, 'x'), stackSize: 1 }));
  const payload = makeDraft(seller, {
    category: 'custom',
    subCategory: `cg${String(at).padStart(16, '0')}`,
    groupName: `Group ${at}`,
    items: [{ hash: anger, price: 1, quantity: stacks, rawItems }],
    totalPrice: stacks,
    ...changes,
  });
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload });
  return { status: reply.status, body: reply.body as OwnListing & { code?: string; params?: object } };
}
const listedStacks = async () => {
  const rows = await market.db
    .selectFrom('listings')
    .select(['items', 'group_count', 'stack_count', 'state'])
    .where('user_id', '=', seller.id)
    .where('state', '<>', 'deleted')
    .execute();
  for (const row of rows) {
    expect(row.group_count).toBe(row.items.length);
    expect(row.stack_count).toBe(row.items.reduce((sum, { rawItems }) => sum + rawItems.length, 0));
  }
  return rows.reduce((sum, row) => sum + row.stack_count, 0);
};
const { maxRawItems, maxListedStacks, maxListedGroups } = listingLimits;
const refusal = { status: 422, body: { code: 'tooMuchListed', params: { groups: maxListedGroups, stacks: maxListedStacks } } };

describe('a person’s listings in a league', () => {
  it('D20 shares a limit on stacks among all listings, even under concurrent publications', { timeout: 60_000 }, async () => {
    const fits = maxListedStacks / maxRawItems;
    for (let at = 1; at < fits; at += 1) expect(await publish(at, maxRawItems)).toMatchObject({ status: 200 });
    const both = await Promise.all([publish(fits, maxRawItems), publish(fits + 1, maxRawItems)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.find(({ status }) => status === 422)).toMatchObject(refusal);
    expect(await listedStacks()).toBe(maxListedStacks);
    // Replaces the existing listing. Other listings are refused, even after this listing is deactivated.
    expect(await publish(1, maxRawItems)).toMatchObject({ status: 200 });
    await market.send(seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/cg0000000000000001/deactivate` });
    expect(await publish(50, 1)).toMatchObject(refusal);
    // Other leagues and people have separate limits.
    const other = await publish(50, 1, { league: 'standard', stashTabs: ['standard:tab1'] });
    expect(other.body.code).not.toBe('tooMuchListed');
    const first = seller;
    seller = await market.addPerson(`Neighbour${market.clock.nowMs}`);
    expect(await publish(50, 1)).toMatchObject({ status: 200 });
    seller = first;
    await market.send(seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/cg0000000000000001/delete` });
    expect(await publish(50, 1)).toMatchObject({ status: 200 });
  });

  it('D20 shares a limit on groups among all listings, including want-to-buy listings', async () => {
    const { body } = await publish(1, 1);
    await sql`update listings set group_count = ${maxListedGroups - 1} where uuid = ${body.uuid}`.execute(market.db);
    // A league with the same name in the other game is a different league.
    await sql`insert into listings select made.* from listings cross join lateral jsonb_populate_record(listings,
      jsonb_build_object('uuid', gen_random_uuid(), 'game', 'poe2')) as made where listings.uuid = ${body.uuid}`.execute(market.db);
    const wanted = { side: 'buy', stashTabs: [], items: [{ hash: anger, price: 1, quantity: 5, rawItems: [] }], totalPrice: 5 };
    expect(await publish(2, 0, wanted)).toMatchObject({ status: 200 });
    expect(await publish(3, 0, wanted)).toMatchObject(refusal);
    // The same custom group on the other side is a separate listing.
    expect(await publish(1, 0, wanted)).toMatchObject(refusal);
    expect(await publish(1, 2)).toMatchObject({ status: 200 });
    expect(await publish(3, 0, wanted)).toMatchObject({ status: 200 });
  });

  it('D20, D33 recounts the listings when a trade takes stacks', async () => {
    const buyer = await market.addPerson(`Buyer${market.clock.nowMs}`);
    const { body: listing } = await publish(1, 3);
    const payload = { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, items: [[anger, 2]], ign: buyer.ign };
    const asked = await market.send(buyer, { method: 'POST', url: notificationsUrl, payload });
    const { id } = asked.body as { id: string };
    const process = (changes: object) =>
      market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id, ...changes } });
    expect((await process({})).status).toBe(200);
    expect(await listedStacks()).toBe(1);
    expect((await process({ undo: true })).status).toBe(200);
    expect(await listedStacks()).toBe(3);
  });

  it('D18, D20 discards a deleted listing’s bulky data, while its trades can still be finished and undone', async () => {
    const buyer = await market.addPerson(`Buyer${market.clock.nowMs}`);
    const { body: listing } = await publish(1, 300, { deselected: [anger] });
    const payload = { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, items: [[anger, 2]], ign: buyer.ign };
    const { id } = (await market.send(buyer, { method: 'POST', url: notificationsUrl, payload })).body as { id: string };
    await market.send(seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/cg0000000000000001/delete` });
    const row = await market.db.selectFrom('listings').selectAll().where('uuid', '=', listing.uuid).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'deleted', items: [], feed_items: [], deselected: [], group_count: 0, stack_count: 0 });
    expect(JSON.stringify(row).length).toBeLessThan(2000);
    const asked = (await market.send(seller, { method: 'GET', url: `${notificationsUrl}/trade/${id}` })).body as TradeView;
    expect(asked.items).toMatchObject([{ hash: anger, quantity: 2, places: [{ stackSize: 1 }, { stackSize: 1 }] }]);
    for (const changes of [{}, { undo: true }, {}])
      expect(
        (await market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id, ...changes } })).status,
      ).toBe(200);
  });
});
