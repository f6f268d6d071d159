import type { OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anger, createMarket, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';
import { createTurns } from '../../http/turns.ts';
import { splitIntoPages, writeOwnListings } from './write-own-listings.ts';

let market: Market;
let seller: Person;
const published: string[] = [];
beforeAll(async () => {
  market = await createMarket();
  seller = await market.addPerson('Kirael');
  for (let at = 0; at < 5; at += 1) published.unshift(await publish(at));
});
afterAll(() => market.stop());

/** Publishes a listing of a separate custom group with 3,000 stacks. */
async function publish(at: number): Promise<string> {
  market.clock.nowMs += 1000;
  const rawItems = Array.from({ length: 3000 }, (_, stack) => ({ id: `${at}-${stack}-`.padEnd(64, String(stack * 7919)), stackSize: 1 }));
  const payload = makeDraft(seller, {
    category: 'custom',
    subCategory: `cg${String(at).padStart(16, '0')}`,
    groupName: `Group ${at}`,
    items: [{ hash: anger, price: 1, quantity: 3000, rawItems }],
    totalPrice: 3000,
  });
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload });
  expect(reply.status).toBe(200);
  return (reply.body as OwnListing).uuid;
}

it('R7.19, D20 returns all of a person’s own listings, newest first, regardless of number and size', async () => {
  const { status, body, headers } = await market.send(seller, { method: 'GET', url: `${listingsUrl}/my` });
  const { listings, serverTimeMs } = body as { listings: OwnListing[]; serverTimeMs: number };
  expect([status, headers['cache-control'], serverTimeMs]).toEqual([200, 'no-store', market.clock.nowMs]);
  expect(listings.map(({ uuid }) => uuid)).toEqual(published);
  expect(listings.every(({ items }) => items[0]?.rawItems.length === 3000)).toBe(true);
  expect(JSON.stringify(listings)).not.toContain(seller.id);
  // Items are sent as stored: exactly as the contract describes.
  expect(z.parse(laterApi.getMyListings.reply, body)).toEqual(body);
});

it('the list without stacks is otherwise identical, and much smaller', async () => {
  const read = async (query: string) => {
    const reply = await market.app.inject({ url: `${listingsUrl}/my${query}`, headers: { authorization: `Bearer ${seller.token}` } });
    return { bytes: reply.rawPayload.length, listings: reply.json<{ listings: OwnListing[] }>().listings };
  };
  const [whole, light] = [await read(''), await read('?stacks=none')];
  const emptied = whole.listings.map((listing) => ({ ...listing, items: listing.items.map((item) => ({ ...item, rawItems: [] })) }));
  expect(light.listings).toEqual(emptied);
  expect(light.bytes).toBeLessThan(whole.bytes / 100);
});

it('D20 serves a person’s concurrent reads one page at a time', async () => {
  let running = 0;
  let most = 0;
  const turns = createTurns({ atOnce: 1, longestMs: 60_000 });
  const counted: typeof turns = {
    take: async () => {
      const giveBack = await turns.take();
      most = Math.max(most, (running += 1));
      return () => {
        running -= 1;
        giveBack();
      };
    },
  };
  const readAll = async () => {
    let bytes = 0;
    for await (const piece of await writeOwnListings({ ...market.deps, turns: counted }, { userId: seller.id, stacks: 'all' }))
      bytes += piece.length;
    return bytes;
  };
  const sizes = await Promise.all(Array.from({ length: 6 }, readAll));
  expect(new Set(sizes).size).toBe(1);
  expect([running, most]).toEqual([0, 1]);
});

it('D20 returns an empty list for a person without listings', async () => {
  const { body } = await market.send(await market.addPerson('Nobody'), { method: 'GET', url: `${listingsUrl}/my` });
  expect(body).toEqual({ listings: [], serverTimeMs: market.clock.nowMs });
});

it('D20 reads large listings page by page, and omits a listing deleted in the meantime', async () => {
  const pieces: string[] = [];
  const [first, , , , last] = published;
  const turns = createTurns({ atOnce: 1, longestMs: 1000 });
  for await (const piece of await writeOwnListings({ ...market.deps, turns }, { userId: seller.id, stacks: 'all' })) {
    if (pieces.length === 0) await market.db.deleteFrom('listings').where('uuid', '=', String(last)).execute();
    pieces.push(piece);
  }
  const { listings } = JSON.parse(pieces.join('')) as { listings: OwnListing[] };
  expect(listings.map(({ uuid }) => uuid)).toEqual(published.slice(0, 4));
  expect(first).toBe(listings[0]?.uuid);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(500_000);
});

it('D20 limits a page to few listings to keep it small, but includes at least one', () => {
  const sizes = (bytes: number[]) => splitIntoPages(bytes.map((size, at) => ({ uuid: String(at), bytes: size })));
  expect(sizes([])).toEqual([]);
  expect(sizes([1000, 1000, 1000])).toEqual([['0', '1', '2']]);
  expect(sizes([9_000_000, 1, 200_000, 200_000])).toEqual([['0'], ['1', '2'], ['3']]);
  expect(sizes(Array.from({ length: 120 }, () => 1)).map(({ length }) => length)).toEqual([50, 50, 20]);
});
