import type { OwnListing } from '@poexchange/contract/rest';
import { describe, expect, it } from 'vitest';
import { listingsUrl, makeDraft, maps, type Market, type Person } from '../../../testing/market.ts';
import { requestItems, readNotifications, readTrade, setTradeScene } from '../testing/trade-scene.ts';

let market: Market;
let seller: Person;
let buyer: Person;
setTradeScene((scene) => {
  ({ market, seller, buyer } = scene);
});

const [burial, temple, fortress] = maps;
const items = [
  [burial, 100, 3],
  [temple, 90, 2],
  [fortress, 30, 4],
] as const;

async function publish(changes: Record<string, unknown> = {}): Promise<OwnListing> {
  const payload = makeDraft(seller, {
    category: 'map',
    stashTabs: ['mercenaries:maps'],
    items: items.map(([hash, price, quantity]) => ({ hash, price, quantity, rawItems: [{ id: hash, stackSize: quantity }] })),
    totalPrice: 600,
    ...changes,
  });
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

async function ask(listing: OwnListing, asked: readonly (readonly [string, number])[], changes: Record<string, unknown> = {}) {
  const reply = await requestItems({ market, asker: buyer }, listing, asked, { changes });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body as { id: string; whispers: string[]; totalChaos: number };
}

/** All items except one Fortress Map. */
const nearlyAll = [
  [burial, 3],
  [temple, 2],
  [fortress, 3],
] as const;

describe('POST /notifications for nearly all of a map listing', () => {
  it('R9.37 writes what is left out and the total to pay in the whisper; the seller gets the exact items', async () => {
    const reply = await ask(await publish({ subCategory: 'normalMap' }), nearlyAll);
    expect(reply).toMatchObject({
      totalChaos: 570,
      whispers: [`@${seller.ign} WTB [ALL] Normal Map listing, ignore 1 Fortress Map 30c each. Total 2d 170c (Mercenaries)`],
    });
    expect(await readNotifications(market, seller)).toMatchObject([
      { body: { items: nearlyAll, totalChaos: 570, meta: { category: 'map', subCategory: 'normalMap' } } },
    ]);
    for (const person of [seller, buyer]) {
      const view = (await readTrade(market, reply.id, person)).body;
      expect(view.items.map(({ hash, quantity }) => [hash, quantity])).toEqual(nearlyAll);
      expect(view.whispers).toEqual(reply.whispers);
    }
  });

  it('R9.37 keeps the usual forms for other categories, for few items and for the whole listing', async () => {
    const listing = await publish();
    expect((await ask(listing, [[fortress, 1]])).whispers).toEqual([`@${seller.ign} WTB 1 Fortress Map 30c each. Total 30c (Mercenaries)`]);
    market.clock.nowMs += 60_000;
    expect(
      (
        await ask(
          listing,
          items.map(([hash, , quantity]) => [hash, quantity]),
        )
      ).whispers,
    ).toEqual([`@${seller.ign} WTB [ALL] Map listing for 3d (Mercenaries)`]);
    const custom = await publish({ category: 'custom', subCategory: 'cg0123456789abcdef', groupName: 'Mine' });
    expect((await ask(custom, nearlyAll)).whispers[0]).toContain('WTB 3 Burial Chambers Map 100c each, 2 Crimson');
  });

  it('R9.37, D59 uses the unit that the buyer picked in poe2', async () => {
    const byHand = items.map(([hash, price, quantity]) => ({ hash, price, quantity, rawItems: [] }));
    const listing = await publish({ game: 'poe2', league: 'dawn of the hunt', stashTabs: [], items: byHand });
    expect((await ask(listing, nearlyAll, { unit: 'd' })).whispers[0]).toMatch(
      /WTB \[ALL\] Map listing, ignore 1 Fortress Map 0\.15d each\. Total 3d \(/,
    );
    market.clock.nowMs += 60_000;
    expect((await ask(listing, nearlyAll, { unit: 'c' })).whispers[0]).toMatch(/ignore 1 Fortress Map 30c each\. Total 570c \(/);
  });
});
