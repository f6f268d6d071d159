import type { PublishedListing, TradeView } from '@poexchange/contract/rest';
import type { OwnStock } from '@poexchange/contract/rest/later';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { anger, createMarket, envy, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';

let market: Market;
let seller: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.clock.nowMs += 60_000;
  seller = await market.addPerson(`Seller${market.clock.nowMs}`);
  first = await market.addPerson(`First${market.clock.nowMs}`);
  second = await market.addPerson(`Second${market.clock.nowMs}`);
  for (const [id, stackSize] of [
    ['a1', 30],
    ['a2', 10],
    ['e1', 11],
  ] as const)
    await market.layInStash(seller, { id, stackSize, readAtMs: market.clock.nowMs });
});

const custom = { category: 'custom', subCategory: 'cg0000000000000001', groupName: 'Everything' };
const publish = async (changes: Record<string, unknown> = {}) => {
  market.clock.nowMs += 1000;
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller, changes) });
  return { status: reply.status, body: reply.body as PublishedListing };
};
const ask = async (buyer: Person, listing: PublishedListing, items: readonly (readonly [string, number])[]) => {
  const payload = { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, items, ign: buyer.ign };
  const reply = await market.send(buyer, { method: 'POST', url: notificationsUrl, payload });
  return { status: reply.status, body: reply.body as { id: string; code?: string; listing?: PublishedListing } };
};
const process = (id: string, changes: object = {}) => {
  market.clock.nowMs += 1000;
  return market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id, ...changes } });
};
const offered = async (uuid: string) =>
  (await market.db.selectFrom('listings').select('feed_items').where('uuid', '=', uuid).executeTakeFirstOrThrow()).feed_items.map(
    ([hash, , quantity]) => [hash, quantity],
  );
const all = [
  [anger, 40],
  [envy, 11],
] as const;

describe('two listings of the same stacks', () => {
  it('D33 a sale on one listing reduces the other, and notifies askers whose items are gone', async () => {
    const one = (await publish()).body;
    const other = (await publish(custom)).body;
    const early = await ask(second, other, all);
    expect((await process((await ask(first, one, [[anger, 35]])).body.id)).status).toBe(200);
    for (const { uuid } of [one, other])
      expect(await offered(uuid)).toEqual([
        [anger, 5],
        [envy, 11],
      ]);
    const late = await ask(second, other, [[anger, 6]]);
    expect(late).toMatchObject({ status: 409, body: { code: 'listingChanged', listing: { uuid: other.uuid } } });
    const view = async (person: Person) =>
      (await market.send(person, { method: 'GET', url: `${notificationsUrl}/trade/${early.body.id}` })).body as TradeView;
    expect((await view(second)).items.map(({ left }) => left)).toEqual([5, 11]);
    expect((await view(seller)).items.map(({ available }) => available)).toEqual([5, 11]);
    const told = await market.db.selectFrom('room_events').selectAll().where('room', '=', `user-${second.id}`).execute();
    expect(told.filter(({ event }) => event === 'trade:changed').map(({ data }) => data)).toEqual([{ ids: [early.body.id] }]);
  });

  it('D33 allows handing over less than requested, but never more, and at least one piece', async () => {
    const { body } = await publish();
    const { id } = (await ask(first, body, all)).body;
    for (const [items, code] of [
      [[[anger, 41]], 'quantityNotValid'],
      [[[anger, 1.5]], 'quantityNotValid'],
      [[[anger, 0]], 'emptySelection'],
    ] as const)
      expect(await process(id, { items })).toMatchObject({ status: 422, body: { code } });
    expect((await process(id, { items: [[anger, 7]] })).body).toMatchObject({
      notification: { body: { handed: { items: [[anger, 7]], totalChaos: 43.4 } } },
    });
    expect(await offered(body.uuid)).toEqual([
      [anger, 33],
      [envy, 11],
    ]);
  });
});

describe('publishing handed-over stacks', () => {
  it('D33 leaves out such stacks with a reason, restores them on Undo, and informs the page that they were handed over', async () => {
    const { body } = await publish();
    const { id } = (await ask(first, body, [[anger, 30]])).body;
    await process(id);
    const again = await publish();
    expect(again.body).toMatchObject({ totalPrice: 107.1, leftOut: [{ hash: anger, quantity: 30, reason: 'handedOver' }] });
    const stock = async () =>
      ((await market.send(seller, { method: 'GET', url: '/api/v1/stock/poe1/mercenaries' })).body as OwnStock).handedOver;
    expect(await stock()).toMatchObject([{ itemId: 'a1', quantity: 30 }]);
    await process(id, { undo: true });
    expect(await stock()).toEqual([]);
    expect(await offered(body.uuid)).toEqual(all.map((each) => [...each]));
  });

  it('D33 is refused if the listing contains nothing else, until the tab is read again', async () => {
    const { body } = await publish();
    await process((await ask(first, body, all)).body.id);
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'nothingInStock' } });
    market.clock.nowMs += 1000;
    for (const id of ['a1', 'a2', 'e1']) await market.layInStash(seller, { id, stackSize: 50, readAtMs: market.clock.nowMs });
    expect((await publish()).status).toBe(200);
  });

  it('D33 counts only a later read, even if the league’s clock runs ahead', async () => {
    const aheadMs = market.clock.nowMs + 15 * 60_000;
    const clocks = market.db.updateTable('listing_clocks').where('game', '=', 'poe1').where('league', '=', 'mercenaries');
    const { body } = await publish();
    const { id } = (await ask(first, body, all)).body;
    await clocks.set({ last_ms: aheadMs }).execute();
    await process(id);
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'nothingInStock' } });
    market.clock.nowMs += 1000;
    for (const [itemId, stackSize] of [
      ['a1', 30],
      ['a2', 10],
      ['e1', 11],
    ] as const)
      await market.layInStash(seller, { id: itemId, stackSize, readAtMs: market.clock.nowMs });
    const again = await publish();
    await clocks.set({ last_ms: market.clock.nowMs }).execute();
    expect(again.status).toBe(200);
    expect(again.body.leftOut).toBeUndefined();
  });

  it('D33 D55 a new quantity entered by hand applies to all listings entered by hand', async () => {
    const byHand = (quantity: number, changes: object = {}) =>
      publish({
        game: 'poe2',
        stashTabs: [],
        items: [{ hash: anger, price: 2, quantity, rawItems: [] }],
        totalPrice: 2 * quantity,
        ...changes,
      });
    const one = (await byHand(10)).body;
    const other = (await byHand(10, custom)).body;
    const { id } = (await ask(first, one, [[anger, 3]])).body;
    await process(id);
    expect([await offered(one.uuid), await offered(other.uuid)]).toEqual([[[anger, 7]], [[anger, 7]]]);
    await byHand(5, custom);
    expect(await offered(one.uuid)).toEqual([[anger, 5]]);
    await process(id, { undo: true });
    expect(await offered(one.uuid)).toEqual([[anger, 5]]);
  });
});

describe('two buyers of one stack', () => {
  const rowsOf = (id: string) => market.db.selectFrom('handed_over').select(['item_id', 'quantity']).where('trade_id', '=', id).execute();
  const view = async (id: string) =>
    (await market.send(seller, { method: 'GET', url: `${notificationsUrl}/trade/${id}` })).body as TradeView;

  it('D33 Done records what the stock supplied and refuses more than it contains; Undo offers no more than is left', async () => {
    await market.layInStash(seller, { id: 'a1', stackSize: 4618, readAtMs: market.clock.nowMs });
    const items = [{ hash: anger, price: 1, quantity: 4618, rawItems: [{ id: 'a1', stackSize: 4618 }] }];
    const { body } = await publish({ items, totalPrice: 4618 });
    const one = (await ask(first, body, [[anger, 2770]])).body.id;
    const two = (await ask(second, body, [[anger, 2770]])).body.id;
    expect((await process(one)).status).toBe(200);
    expect(await process(two, { items: [[anger, 2770]] })).toMatchObject({ status: 409, body: { code: 'stockChanged' } });
    expect((await view(two)).items).toMatchObject([{ available: 1848 }]);
    expect(await rowsOf(two)).toEqual([]);
    const handed = { items: [[anger, 1848]], totalChaos: 1848 };
    expect((await process(two)).body).toMatchObject({ notification: { body: { handed } } });
    expect((await view(two)).notification.body).toMatchObject({ handed });
    expect(await rowsOf(two)).toEqual([{ item_id: 'a1', quantity: 1848 }]);
    await process(one, { undo: true });
    expect(await offered(body.uuid)).toEqual([[anger, 2770]]);
    await process(two, { undo: true });
    expect(await offered(body.uuid)).toEqual([[anger, 4618]]);
  });

  it('D33 D55 applies the same limits to a group entered by hand', async () => {
    const { body } = await publish({
      game: 'poe2',
      stashTabs: [],
      items: [{ hash: anger, price: 2, quantity: 100, rawItems: [] }],
      totalPrice: 200,
    });
    const one = (await ask(first, body, [[anger, 60]])).body.id;
    const two = (await ask(second, body, [[anger, 60]])).body.id;
    await process(one);
    expect(await process(two, { items: [[anger, 41]] })).toMatchObject({ status: 409, body: { code: 'stockChanged' } });
    expect((await process(two)).body).toMatchObject({ notification: { body: { handed: { items: [[anger, 40]], totalChaos: 80 } } } });
    await process(one, { undo: true });
    expect(await offered(body.uuid)).toEqual([[anger, 60]]);
  });

  it('D33 refuses a buyer when nothing is left', async () => {
    const { body } = await publish();
    const one = (await ask(first, body, [[envy, 11]])).body.id;
    const two = (await ask(second, body, [[envy, 11]])).body.id;
    await process(one);
    expect(await process(two)).toMatchObject({ status: 409, body: { code: 'stockChanged' } });
    expect((await view(two)).notification.body.processed).toBe(false);
  });
});
