/** Access to an expanded listing, and how often its reply was generated. */
import type { ExpandedListing } from '@poexchange/contract/rest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';
import { createExpandedCache } from './expanded-cache.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { readText } from '../../testing/read-text.ts';

let market: Market;
let seller: Person;
let people = 0;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  people += 1;
  seller = await market.addPerson(`Seller${people}`);
  market.clock.nowMs += 60_000;
});

const publish = async (): Promise<string> => {
  await market.layInStash(seller, { id: 'a1', stackSize: 30, readAtMs: market.clock.nowMs });
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) });
  return (reply.body as { uuid: string }).uuid;
};
const read = (uuid: string, person: Person | null = null, headers: Record<string, string> = {}) =>
  market.send(person, { method: 'GET', url: `${listingsUrl}/expanded/${uuid}`, headers });
const place = { x: 2, y: 4, lines: ['a line'] };
const nowhere = { x: null, y: null, name: '', lines: [] };
const firstStack = (body: unknown): unknown => (body as ExpandedListing).items[0]?.rawItems[0];

describe('expanded listing', () => {
  it('D18 shows the places of an inactive listing only to its owner', async () => {
    const uuid = await publish();
    expect(firstStack((await read(uuid)).body)).toMatchObject(place);
    await market.send(seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/ALL/deactivate` });
    const stranger = await market.addPerson(`Stranger${people}`);
    for (const person of [null, stranger]) {
      const { body } = await read(uuid, person);
      expect(body).toMatchObject({ state: 'inactive' });
      expect(firstStack(body)).toMatchObject(nowhere);
    }
    expect(firstStack((await read(uuid, seller)).body)).toMatchObject(place);
    expect(firstStack((await read(uuid)).body)).toMatchObject(nowhere);
  });

  it('answers 304 to a client that already has the listing', async () => {
    const uuid = await publish();
    const { headers } = await read(uuid);
    expect(await read(uuid, null, { 'if-none-match': String(headers['etag']) })).toMatchObject({ status: 304, body: null });
    market.clock.nowMs += 10_000;
    // Only the server's time has changed.
    expect(await read(uuid, null, { 'if-none-match': String(headers['etag']) })).toMatchObject({ status: 304 });
    await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller, { multiplier: 90 }) });
    expect(await read(uuid, null, { 'if-none-match': String(headers['etag']) })).toMatchObject({ status: 200, body: { multiplier: 90 } });
  });

  it('generates one reply for all requests within a few seconds, for one listing at a time', async () => {
    const uuids = [await publish()];
    seller = await market.addPerson(`Second${people}`);
    uuids.push(await publish());
    let running = 0;
    let most = 0;
    let written = 0;
    const findStashReads: ListingsDeps['findStashReads'] = async (value) => {
      running += 1;
      written += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return market.deps.findStashReads(value);
    };
    const cache = createExpandedCache({ ...market.deps, findStashReads });
    const ask = (): Promise<unknown> =>
      Promise.all(Array.from({ length: 20 }, (_, at) => cache.read({ uuid: uuids[at % 2] ?? '', callerId: null })));
    await ask();
    await ask();
    expect([written, most]).toEqual([2, 1]);
    market.clock.nowMs += 5000;
    await ask();
    expect(written).toBe(4);
  });

  it('after a failure, generates the reply again on the next request', async () => {
    const uuid = await publish();
    let isBroken = true;
    const findStashReads: ListingsDeps['findStashReads'] = async (value) => {
      if (isBroken) throw new Error('no database');
      return market.deps.findStashReads(value);
    };
    const cache = createExpandedCache({ ...market.deps, findStashReads });
    await expect(cache.read({ uuid, callerId: null })).rejects.toThrow('no database');
    isBroken = false;
    expect(readText(await cache.read({ uuid, callerId: null }))).toContain('a line');
  });
});
