/** A feed of one category contains nothing of other categories except their counts. */
import type { ListingFeed } from '@poexchange/contract/rest';
import { beforeEach, describe, expect, it } from 'vitest';
import { anger, chaosOrb, createMarket, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';
import { lockAllListingsOf, removeListingsOf } from './departed-listings.queries.ts';
import { createFeedCache, type FeedCache, type FeedQuery } from './feed-cache.ts';
import { bumpFeedVersion, takeChangeMs } from './feed.queries.ts';
import { readText } from '../../testing/read-text.ts';

const place = { game: 'poe1', league: 'mercenaries' } as const;
const minuteMs = 60_000;

let market: Market;
let seller: Person;
let other: Person;
let feed: FeedCache;
beforeEach(async () => {
  market = await createMarket();
  [seller, other] = [await market.addPerson('Kirael'), await market.addPerson('Brinewash')];
  feed = openFeed();
  return () => market.stop();
});

const openFeed = (): FeedCache => createFeedCache({ db: market.db, clock: () => market.clock.nowMs, mayExist: async () => true });
const read = async (category: string, over: Partial<FeedQuery> & { from?: FeedCache } = {}): Promise<ListingFeed> => {
  const { from = feed, ...query } = over;
  const asked = { ...place, side: 'sell', subCategory: undefined, sinceMs: undefined, category, ...query } as const;
  return JSON.parse(readText(await from.readFeed(asked))) as ListingFeed;
};

/** Publishes later, so that earlier changes are outside the poll's overlap. */
async function publish(person: Person, changes: Record<string, unknown> = {}): Promise<string> {
  market.clock.nowMs += 10_000;
  const { status, body } = await market.send(person, { method: 'POST', url: listingsUrl, payload: makeDraft(person, changes) });
  expect(status).toBe(200);
  return (body as { uuid: string }).uuid;
}
const orbs = {
  category: 'currency',
  items: [{ hash: chaosOrb, price: 1, quantity: 10, rawItems: [{ id: 'c1', stackSize: 10 }] }],
  totalPrice: 10,
};
async function end(person: Person, target: string): Promise<void> {
  market.clock.nowMs += 10_000;
  await market.send(person, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/${target}/deactivate` });
}

describe('feed of one category', () => {
  it('D21 immediately reports a publication, edit or removal in another category, but only as counts', async () => {
    const essence = await publish(seller);
    const first = await read('currency');
    expect(first).toMatchObject({ full: true, listings: [], counts: { essence: 1 } });
    const currency = await publish(other, orbs);
    const elsewhere = await read('essence', { sinceMs: first.newestMs });
    expect(elsewhere).toMatchObject({ full: false, listings: [], gone: [], counts: { currency: 1, essence: 1 } });
    const own = await read('currency', { sinceMs: first.newestMs });
    expect([own.listings.map(({ uuid }) => uuid), own.gone, own.counts]).toEqual([[currency], [], { currency: 1, essence: 1 }]);

    expect(await publish(seller, { multiplier: 90 })).toBe(essence);
    const edited = await read('essence', { sinceMs: own.newestMs });
    expect(edited).toMatchObject({ listings: [{ uuid: essence, multiplier: 90 }], gone: [], counts: { currency: 1, essence: 1 } });

    await end(seller, 'essence');
    expect(await read('currency', { sinceMs: own.newestMs })).toMatchObject({ listings: [], gone: [], counts: { currency: 1 } });
    expect(await read('essence', { sinceMs: own.newestMs })).toMatchObject({ listings: [], gone: [essence], counts: { currency: 1 } });
    market.clock.nowMs += 10_000;
    const full = await read('essence');
    expect([full.listings, full.counts]).toEqual([[], { currency: 1 }]);
  });

  it('D21 counts each side separately, and omits counts when all categories are sent', async () => {
    await publish(seller);
    await publish(other, { side: 'buy', stashTabs: [], items: [{ hash: anger, price: 5, quantity: 2, rawItems: [] }], totalPrice: 10 });
    const { newestMs, listings } = await read('ALL');
    expect(listings.map(({ side }) => side)).toEqual(['sell']);
    expect((await read('fossil')).counts).toEqual({ essence: 1 });
    expect((await read('fossil', { side: 'buy' })).counts).toEqual({ essence: 1 });
    expect(await read('ALL')).not.toHaveProperty('counts');
    const wanted = await market.send(other, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/essence/delete?side=buy` });
    expect(wanted).toMatchObject({ status: 200, body: { uuids: [expect.any(String)] } });
    expect((await read('fossil', { side: 'buy', sinceMs: newestMs })).counts).toEqual({});
    expect(await read('fossil', { sinceMs: newestMs })).not.toHaveProperty('counts');
    await publish(await market.addPerson('Ysolde'));
    expect((await read('fossil', { sinceMs: newestMs })).counts).toEqual({ essence: 2 });
    expect(await read('ALL', { sinceMs: newestMs })).not.toHaveProperty('counts');
  });

  it('D21 reports a change that neither adds nor ends a listing only in that category, without counts', async () => {
    await publish(seller);
    await publish(other, orbs);
    const { newestMs } = await read('essence');
    market.clock.nowMs += 10_000;
    await market.db.transaction().execute(async (tx) => {
      await tx.updateTable('user_presence').set({ state: 'idle' }).where('user_id', '=', seller.id).execute();
      await bumpFeedVersion(tx, { game: 'poe1', userIds: [seller.id], nowMs: market.clock.nowMs });
    });
    const own = await read('essence', { sinceMs: newestMs });
    expect(own.listings.map(({ presence }) => presence)).toEqual(['idle']);
    const elsewhere = await read('currency', { sinceMs: newestMs });
    expect([elsewhere.listings, elsewhere.gone]).toEqual([[], []]);
    for (const reply of [own, elsewhere]) expect(reply).not.toHaveProperty('counts');
  });

  it('R4.02, D21 removes an expired listing from its category and from all counts', async () => {
    const uuid = await publish(seller);
    market.clock.nowMs += 119 * minuteMs;
    await publish(other, orbs);
    const { newestMs, counts } = await read('currency');
    expect(counts).toEqual({ currency: 1, essence: 1 });
    market.clock.nowMs += minuteMs;
    expect(await read('currency', { sinceMs: newestMs })).toMatchObject({ listings: [], gone: [], counts: { currency: 1 } });
    expect(await read('essence', { sinceMs: newestMs })).toMatchObject({ gone: [uuid], counts: { currency: 1 } });
  });

  it('D21 a node that missed changes corrects pages previously served by another node', async () => {
    await publish(seller);
    await publish(other, orbs);
    const away = openFeed();
    await read('essence', { from: away });
    for (const change of [async () => publish(await market.addPerson('Ysolde')), async () => end(seller, 'essence')]) {
      await change();
      const told = await read('currency');
      const undo = told.counts?.['essence'] === 2 ? 'Ysolde' : 'Kirael';
      const person = [...market.people.values()].find(({ ign }) => ign === undo) ?? expect.fail();
      await (undo === 'Ysolde' ? end(person, 'essence') : publish(person));
      expect(await read('currency', { from: away, sinceMs: told.newestMs })).toMatchObject({ counts: { currency: 1, essence: 1 } });
    }
  });

  it('D18, D21 removes a deleted person’s listing from its category, or from every category on a node that never saw it', async () => {
    const uuid = await publish(seller);
    await publish(other, orbs);
    const { newestMs } = await read('currency');
    market.clock.nowMs += 10_000;
    await market.db.transaction().execute(async (tx) => {
      const clocks = await lockAllListingsOf(tx, { userId: seller.id, nowMs: market.clock.nowMs });
      await removeListingsOf(tx, { userId: seller.id, clocks });
    });
    expect(await read('currency', { sinceMs: newestMs })).toMatchObject({ gone: [], counts: { currency: 1 } });
    expect(await read('essence', { sinceMs: newestMs })).toMatchObject({ gone: [uuid], counts: { currency: 1 } });
    const late = openFeed();
    expect(await read('currency', { from: late, sinceMs: newestMs })).toMatchObject({ gone: [uuid], counts: { currency: 1 } });
  });

  it('D21 pages of unchanged categories share one reply; only a changed category’s reply is regenerated', async () => {
    await publish(seller);
    await publish(other, orbs);
    const ask = (category: string, sinceMs?: number) =>
      feed.readFeed({ ...place, side: 'sell', subCategory: undefined, sinceMs, category });
    const { newestMs } = await read('fossil');
    const quiet = await ask('fossil', newestMs);
    expect(await ask('scarab', newestMs + 2000)).toBe(quiet);
    const full = await ask('essence');
    const delta = await ask('essence', newestMs - 60_000);
    const third = await market.addPerson('Ysolde');
    await market.send(third, { method: 'POST', url: listingsUrl, payload: makeDraft(third, orbs) });
    expect(await ask('essence')).toBe(full);
    expect(await ask('essence', newestMs - 60_000)).toBe(delta);
    expect(JSON.parse(readText(await ask('fossil', newestMs)))).toMatchObject({ counts: { currency: 2, essence: 1 } });
    const fourth = await market.addPerson('Morven');
    await market.send(fourth, { method: 'POST', url: listingsUrl, payload: makeDraft(fourth) });
    const now = { listings: [{}, {}], counts: { currency: 2, essence: 2 } };
    expect(JSON.parse(readText(await ask('essence')))).toMatchObject(now);
    expect(JSON.parse(readText(await ask('essence', newestMs - 60_000)))).toMatchObject(now);
  });

  it('D18, D21 a delta includes a deleted person’s listing that this node never saw, even if the delta was cached just before', async () => {
    await publish(seller);
    await publish(other, orbs);
    const { newestMs } = await read('essence');
    const uuid = await publish(seller, { multiplier: 80 });
    const late = openFeed();
    await read('essence', { from: late, sinceMs: newestMs });
    expect(await read('essence', { from: late, sinceMs: newestMs })).toMatchObject({ listings: [{ uuid }], gone: [] });
    const unseen = '00000000-0000-4000-8000-00000000dead';
    await market.db.transaction().execute(async (tx) => {
      const changeMs = await takeChangeMs(tx, { ...place, nowMs: market.clock.nowMs });
      await tx
        .insertInto('departed_listings')
        .values({ uuid: unseen, ...place, changed_ms: changeMs })
        .execute();
    });
    expect(await read('essence', { from: late, sinceMs: newestMs })).toMatchObject({ listings: [{ uuid }], gone: [unseen] });
  });
});
