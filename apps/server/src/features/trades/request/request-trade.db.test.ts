import type { TradeView } from '@poexchange/contract/rest';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anger, envy, listingsUrl, makeDraft, notificationsUrl, woe, type Market, type Person } from '../../../testing/market.ts';
import { countWaiting } from '../../../testing/count-waiting.ts';
import { takeChangeMs } from '../../listings/index.ts';
import { requestItems, readNotifications, readTrade, setTradeScene } from '../testing/trade-scene.ts';

let market: Market;
let seller: Person;
let buyer: Person;
let listing: { uuid: string; timestampMs: number };
setTradeScene(async (scene) => {
  ({ market, seller, buyer } = scene);
  listing = await publish();
});

async function publish(changes: Record<string, unknown> = {}): Promise<{ uuid: string; timestampMs: number }> {
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller, changes) });
  return reply.body;
}
const ask = (items: unknown, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}, person = buyer) =>
  requestItems({ market, asker: person }, listing, items, { changes, headers });
const heard = (person = seller) => readNotifications(market, person);
const events = async (person = seller) =>
  await market.db.selectFrom('room_events').select(['event', 'seq']).where('room', '=', `user-${person.id}`).orderBy('seq').execute();
const view = (id: string, person: Person) => readTrade(market, id, person);

describe('POST /notifications', () => {
  it('R7.23, D30, D31 returns the whisper, total and rate, and notifies the seller once, in their room', async () => {
    const reply = await ask([
      [anger, 3],
      [envy, 2],
    ]);
    expect(reply).toMatchObject({ status: 200, body: { totalChaos: 26.8, chaosPerDivine: 200 } });
    expect((reply.body as { whispers: string[] }).whispers).toEqual([
      `@${seller.ign} WTB 3 Deafening Essence of Anger 6.2c each, 2 Deafening Essence of Envy 4.1c each. Total 27c (Mercenaries)`,
    ]);
    expect(await heard()).toMatchObject([
      {
        type: 'offering-buy',
        read: false,
        body: {
          valid: true,
          ign: buyer.ign,
          totalChaos: 26.8,
          items: [
            [anger, 3],
            [envy, 2],
          ],
        },
      },
    ]);
    expect((await events()).filter((event) => event.event === 'notification')).toHaveLength(1);
  });

  it('D30 names the whole listing if everything is requested', async () => {
    const reply = await ask([
      [anger, 40],
      [envy, 11],
    ]);
    expect((reply.body as { whispers: string[] }).whispers).toEqual([`@${seller.ign} WTB [ALL] Essence listing for 1d 93c (Mercenaries)`]);
  });

  it('D31 refuses a request for a changed listing, and returns the new version without notifying the seller', async () => {
    market.clock.nowMs += 1000;
    const changed = await publish({ multiplier: 90 });
    const reply = await ask([[anger, 1]]);
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'listingChanged', listing: { uuid: changed.uuid, timestampMs: changed.timestampMs, multiplier: 90 } },
    });
    expect(JSON.stringify(reply.body)).not.toContain('rawItems');
    expect(await heard()).toEqual([]);
  });

  it('D31, R5.05 refuses items that were never listed, and warns the seller at most once a minute per buyer', async () => {
    expect(await ask([[woe, 1]])).toMatchObject({ status: 422, body: { code: 'tradeRequestNotValid' } });
    expect(await ask([[woe, 2]])).toMatchObject({ status: 422 });
    expect(await heard()).toMatchObject([{ body: { valid: false, ign: buyer.ign, items: [[woe, 1]] } }]);
    market.clock.nowMs += 59_000;
    await ask([[woe, 2]]);
    expect(await heard()).toHaveLength(1);
    const other = await market.addPerson(`Other${market.clock.nowMs}`);
    await ask([[woe, 2]], {}, {}, other);
    expect(await heard()).toMatchObject([{}, { body: { ign: other.ign } }]);
    market.clock.nowMs += 2000;
    await ask([[woe, -3]]);
    expect(await heard()).toMatchObject([{}, {}, { body: { ign: buyer.ign, items: [] } }]);
  });

  const refusals: [string, string, () => Promise<unknown>][] = [
    ['R5.08 more than the stock', 'quantityExceedsStock', () => ask([[anger, 41]])],
    ['R5.08 a quantity of -1', 'quantityNotValid', () => ask([[anger, -1]])],
    ['R5.08 nothing', 'emptySelection', () => ask([])],
    ["D31 one's own listing", 'ownListing', () => ask([[anger, 1]], {}, {}, seller)],
    ['D16 a character of somebody else', 'ignNotOwned', () => ask([[anger, 1]], { ign: seller.ign })],
    [
      'R8.05 a listing that does not exist',
      'tradeListingNotFound',
      () => ask([[anger, 1]], { listingUuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6' }),
    ],
  ];
  it.each(refusals)('refuses %s without notifying the seller', async (_what, code, request) => {
    expect(await request()).toMatchObject({ body: { code } });
    expect(await heard()).toEqual([]);
  });

  it('R5.02 refuses a selection below the minimum trade value', async () => {
    market.clock.nowMs += 1000;
    listing = await publish({ minTradeValue: 50 });
    expect(await ask([[anger, 1]])).toMatchObject({
      status: 422,
      body: { code: 'belowMinTradeValue', params: { minTradeValue: 50, totalChaos: 6.2 } },
    });
    expect(await ask([[anger, 9]])).toMatchObject({ status: 200 });
  });

  it('R3.04 refuses to sell part of a whole-listing offer', async () => {
    market.clock.nowMs += 1000;
    listing = await publish({ listingMode: 'bulk' });
    expect(await ask([[anger, 40]])).toMatchObject({ status: 422, body: { code: 'bulkOnly' } });
    expect(
      await ask([
        [anger, 40],
        [envy, 11],
      ]),
    ).toMatchObject({ status: 200 });
  });

  it('R4.02 refuses requests to a listing older than two hours', async () => {
    market.clock.nowMs += 2 * 3_600_000;
    expect(await ask([[anger, 1]])).toMatchObject({ status: 409, body: { code: 'listingNotActive' } });
  });

  it('D32 refuses the sixty-first request within a minute', async () => {
    const first = (await ask([[anger, 1]])).body as { id: string };
    // Sends requests to many sellers, because the limit for one seller is lower.
    const askOthers = (times: number) =>
      sql`insert into trades select made.* from trades cross join generate_series(1, ${times}::int) as n
        cross join lateral jsonb_populate_record(trades, jsonb_build_object('id', gen_random_uuid(), 'receiver_id', null, 'request_hash', n::text)) as made
        where trades.id = ${first.id}`.execute(market.db);
    await askOthers(58);
    expect(await ask([[envy, 2]])).toMatchObject({ status: 200 });
    expect(await ask([[anger, 3]])).toMatchObject({ status: 429, body: { code: 'rateLimited', policy: 'trade-requests' } });
    expect(await heard()).toHaveLength(2);
    market.clock.nowMs += 60_000;
    expect(await ask([[anger, 3]])).toMatchObject({ status: 200 });
  });

  it('D32 repeats of a request share one notification, which is announced again after a minute at the earliest', async () => {
    const first = await ask([
      [anger, 3],
      [envy, 1],
    ]);
    market.clock.nowMs += 29_000;
    const again = await ask([
      [envy, 1],
      [anger, 3],
    ]);
    expect((again.body as { id: string }).id).toBe((first.body as { id: string }).id);
    expect(await heard()).toHaveLength(1);
    market.clock.nowMs += 31_000;
    await ask([
      [anger, 3],
      [envy, 1],
    ]);
    expect(await heard()).toHaveLength(1);
    expect((await events()).map(({ event }) => event)).toEqual([
      'presence:changed',
      'listings:changed',
      'notification',
      'notification',
      'notification:updated',
    ]);
  });

  it('D32 creates a new request when a declined request is repeated', async () => {
    const first = (await ask([[anger, 3]])).body as { id: string };
    const declined = { id: first.id, step: 'declined' };
    expect(await market.send(seller, { method: 'POST', url: `${notificationsUrl}/step`, payload: declined })).toMatchObject({
      status: 200,
    });
    const again = await ask([[anger, 3]]);
    expect(again).toMatchObject({ status: 200 });
    expect((again.body as { id: string }).id).not.toBe(first.id);
    expect(await heard()).toHaveLength(2);
  });

  it('D16 creates one notification for a POST repeated with the same key', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => ask([[anger, 3]], {}, { 'idempotency-key': 'same' })));
    expect(new Set(replies.map((reply) => (reply.body as { id: string }).id)).size).toBe(1);
    expect(await heard()).toHaveLength(1);
  });
});

describe('trade view', () => {
  it('D16 returns the first answer to a repeated POST even if the listing is gone', async () => {
    const headers = { 'idempotency-key': 'answer-lost' };
    const first = await ask([[anger, 3]], {}, headers);
    await market.db.deleteFrom('listings').where('uuid', '=', listing.uuid).execute();
    expect(await ask([[anger, 3]], {}, headers)).toMatchObject({ status: 200, body: first.body });
  });

  it('R7.26, D18 shows the places of items to the seller, and only the request to the buyer', async () => {
    await market.layInStash(seller, { id: 'a1', stackSize: 30, readAtMs: market.clock.nowMs });
    await market.takeFromStash(seller, 'a2');
    const { id } = (await ask([[anger, 32]])).body as { id: string };
    const forSeller = await view(id, seller);
    expect(forSeller.body).toMatchObject({
      role: 'seller',
      items: [
        {
          hash: anger,
          quantity: 32,
          price: 6.2,
          places: [
            { id: 'a1', stackSize: 30, tabName: 'Shop', x: 2, y: 4 },
            { id: 'a2', stackSize: 2, tabName: null },
          ],
        },
      ],
    });
    const forBuyer = await view(id, buyer);
    expect(forBuyer.body).toMatchObject({ role: 'buyer', items: [{ places: [] }] });
    expect(JSON.stringify(forBuyer.body)).not.toContain('Shop');
  });

  it('D33 shows the seller a stack’s current content, not the amount requested from it', async () => {
    const sizeOf = async (id: string) => ((await view(id, seller)).body as TradeView).items[0]?.places[0]?.stackSize;
    await market.layInStash(seller, { id: 'a1', stackSize: 3602, readAtMs: market.clock.nowMs });
    const { id } = (await ask([[anger, 5]])).body as { id: string };
    expect(await sizeOf(id)).toBe(3602);
    const other = (await requestItems({ market, asker: await market.addPerson('Second') }, listing, [[anger, 6]])).body as { id: string };
    await market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id: other.id } });
    expect(await sizeOf(id)).toBe(3596);
    expect(await sizeOf(other.id)).toBe(6);
  });

  it('R6.04 is not visible to others', async () => {
    const stranger = await market.addPerson('Stranger');
    const { id } = (await ask([[anger, 1]])).body as { id: string };
    expect(await view(id, stranger)).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });

  it('R5.04 refuses a request for an item that the seller had deselected, and warns the seller in the trade', async () => {
    market.clock.nowMs += 1000;
    const { items } = makeDraft(seller) as { items: { hash: string }[] };
    listing = await publish({ deselected: [envy], items: items.filter(({ hash }) => hash !== envy), totalPrice: 248 });
    const reply = await ask([
      [anger, 1],
      [envy, 1],
    ]);
    expect(reply).toMatchObject({ status: 422, body: { code: 'tradeRequestNotValid' } });
    const warning = (await readNotifications(market, seller)).find(({ body }) => !(body as { valid?: boolean }).valid);
    const trade = (await view(warning?.id ?? '', seller)).body;
    expect(trade.items.map((item) => item.deselected)).toEqual([false, true]);
    expect(trade.notification.body.valid).toBe(false);
  });

  const process = (id: string, changes: object = {}, person = seller) =>
    market.send(person, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id, ...changes } });
  const stock = async () =>
    await market.db
      .selectFrom('listings')
      .select(['feed_items', 'state', 'total_price'])
      .where('uuid', '=', listing.uuid)
      .executeTakeFirstOrThrow();

  it('D32, R4.31 deducts the quantities once on Done, and restores them on undo', async () => {
    const { id } = (
      await ask([
        [anger, 40],
        [envy, 1],
      ])
    ).body as { id: string };
    expect((await process(id)).body).toMatchObject({ notification: { body: { processed: true } } });
    expect(await stock()).toMatchObject({ feed_items: [[envy, 4.1, 10]], total_price: 41 });
    expect(await process(id)).toMatchObject({ status: 409, body: { code: 'alreadyProcessed' } });
    await process(id, { undo: true });
    expect(await stock()).toMatchObject({
      feed_items: [
        [anger, 6.2, 40],
        [envy, 4.1, 11],
      ],
      total_price: 293.1,
    });
  });

  it('D32 makes a sold-out listing inactive, and active again on undo', async () => {
    const { id } = (
      await ask([
        [anger, 40],
        [envy, 11],
      ])
    ).body as { id: string };
    await process(id);
    expect(await stock()).toMatchObject({ feed_items: [], state: 'inactive' });
    expect((await view(id, seller)).body).toMatchObject({ listing: { state: 'inactive', isSoldOut: true } });
    await process(id, { undo: true });
    expect(await stock()).toMatchObject({ state: 'active', total_price: 293.1 });
    expect((await view(id, seller)).body).toMatchObject({ listing: { state: 'active', isSoldOut: false } });
  });

  it('D32 undo adds nothing to a listing that has been published again', async () => {
    const { id } = (await ask([[anger, 4]])).body as { id: string };
    await process(id);
    market.clock.nowMs += 1000;
    await publish();
    await process(id, { undo: true });
    expect(await stock()).toMatchObject({
      feed_items: [
        [anger, 6.2, 40],
        [envy, 4.1, 11],
      ],
    });
  });

  it('D32, R4.02 undo does not reactivate a listing that its owner ended, sold out or not', async () => {
    const { id } = (await ask([[anger, 4]])).body as { id: string };
    await process(id);
    await market.send(seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/ALL/deactivate` });
    await process(id, { undo: true });
    expect(await stock()).toMatchObject({ state: 'inactive', total_price: 293.1 });
  });

  it('D16 deducts once and gives the same answer when Done is sent twice with one key', async () => {
    const { id } = (await ask([[anger, 4]])).body as { id: string };
    const headers = { 'idempotency-key': 'once' };
    const send = () => market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, headers, payload: { id } });
    const replies = [await send(), await send()];
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(await stock()).toMatchObject({
      feed_items: [
        [anger, 6.2, 36],
        [envy, 4.1, 11],
      ],
    });
  });

  it('D32, D21 Done waits for a concurrent change to the same listing, and both succeed', async () => {
    const asked = await ask([[anger, 4]]);
    const { id } = asked.body as { id: string };
    let processed: Promise<{ status: number }> | undefined;
    // Publishing, ending and expiring lock in the same order: first the league's clock, then the listing's row.
    await market.db.transaction().execute(async (tx) => {
      await takeChangeMs(tx, { game: 'poe1', league: 'mercenaries', nowMs: market.clock.nowMs });
      processed = market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id } });
      await expect.poll(() => countWaiting(market.db)).toBe(1);
      await tx.updateTable('listings').set({ multiplier: 99 }).where('uuid', '=', listing.uuid).execute();
    });
    expect(await processed).toMatchObject({ status: 200 });
  });

  it('R6.04 lets only the seller press Done', async () => {
    const { id } = (await ask([[anger, 1]])).body as { id: string };
    expect(await process(id, {}, buyer)).toMatchObject({ status: 404 });
  });
});
