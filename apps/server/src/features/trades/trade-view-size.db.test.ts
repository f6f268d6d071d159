import type { OwnListing, TradeView } from '@poexchange/contract/rest';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anger, createMarket, envy, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';

let market: Market;
let seller: Person;
let buyer: Person;
/** Number of characters in all rows that the database has sent since the last reset. */
let sent = 0;
beforeAll(async () => {
  market = await createMarket();
  seller = await market.addPerson('Kirael');
  buyer = await market.addPerson('Brinewash');
  const listened = new WeakSet<object>();
  market.database.pool.on('acquire', (client) => {
    if (listened.has(client)) return;
    listened.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<{ rows?: unknown[] }>;
    Object.assign(client, {
      query: async (...args: unknown[]) => {
        const result = await query(...args);
        sent += JSON.stringify(result.rows ?? []).length;
        return result;
      },
    });
  });
});
afterAll(() => market.stop());

it("D33, R7.26 reads a trade without the rest of its seller's listing", async () => {
  const others = Array.from({ length: 5000 }, (_, at) => ({ id: `e${at}-`.padEnd(64, '0'), stackSize: 1 }));
  for (const [id, stackSize] of [
    ['a1', 30],
    ['a2', 10],
  ] as const)
    await market.layInStash(seller, { id, stackSize, readAtMs: market.clock.nowMs });
  const laid = others.map(({ id, stackSize }) => [
    id,
    { x: 0, y: 0, w: 1, h: 1, name: 'An essence', lines: [], stackSize, hashes: [envy] },
  ]);
  await sql`update stash_tab_reads set items = items || ${JSON.stringify(Object.fromEntries(laid))}::jsonb where user_id = ${seller.id}`.execute(
    market.db,
  );
  const rawItems = [
    { id: 'a1', stackSize: 30 },
    { id: 'a2', stackSize: 10 },
  ];
  const items = [
    { hash: anger, price: 1, quantity: 40, rawItems },
    { hash: envy, price: 1, quantity: 5000, rawItems: others },
  ];
  const published = await market.send(seller, {
    method: 'POST',
    url: listingsUrl,
    payload: makeDraft(seller, { items, totalPrice: 5040 }),
  });
  const listing = published.body as OwnListing;
  expect(listing.items.map(({ quantity }) => quantity)).toEqual([40, 5000]);
  const payload = { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, items: [[anger, 35]], ign: buyer.ign };
  const { id } = (await market.send(buyer, { method: 'POST', url: notificationsUrl, payload })).body as { id: string };
  for (const person of [seller, buyer]) {
    sent = 0;
    const { status, body } = await market.send(person, { method: 'GET', url: `/api/v1/notifications/trade/${id}` });
    expect(status).toBe(200);
    const view = body as TradeView;
    expect(view.listing).toMatchObject({ uuid: listing.uuid, state: 'active', isSoldOut: false });
    expect(view.items).toMatchObject([person === seller ? { hash: anger, available: 40 } : { hash: anger, left: 35 }]);
    expect(view.items[0]?.places.map((place) => place.tabName)).toEqual(person === seller ? ['Shop', 'Shop'] : []);
    // The listing alone has half a million characters.
    expect(sent).toBeGreaterThan(100);
    expect(sent).toBeLessThan(10_000);
  }
});
