import { encodeParam, type ListingFeed } from '@poexchange/contract/rest';
import type { ChatAccountId } from '@poexchange/domain/ids';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { banAccount } from '../../admin.ts';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';
import { readMovedLeagues } from './feed.queries.ts';
import { expireDueListings, pruneOldListings } from './index.ts';

let market: Market;
let seller: Person;
let other: Person;
beforeAll(async () => {
  const nobodyAsks = () => Promise.reject(new Error('nobody links an account'));
  market = await createMarket({ chat: { buildAuthorizeUrl: nobodyAsks, identify: nobodyAsks } });
  seller = await market.addPerson('Kirael');
  other = await market.addPerson('Brinewash');
});
afterAll(() => market.stop());

const hourMs = 3_600_000;

async function publish(person: Person, changes: Record<string, unknown> = {}): Promise<{ uuid: string; timestampMs: number }> {
  market.clock.nowMs += 1000;
  const reply = await market.send(person, { method: 'POST', url: listingsUrl, payload: makeDraft(person, changes) });
  return reply.body;
}
const read = async (filter: object = {}, headers: Record<string, string> = {}) =>
  market.send(null, { method: 'GET', url: `${listingsUrl}/poe1/mercenaries/ALL/${encodeParam({ side: 'sell', ...filter })}`, headers });
const readFeed = async (filter: object = {}): Promise<ListingFeed> => (await read(filter)).body;
const end = (person: Person, target: string, action: string) =>
  market.send(person, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/${target}/${action}` });

describe('listing feed', () => {
  it('R7.21, D11, D21 is open to visitors and reports later changes and removals', async () => {
    const first = await publish(seller);
    const second = await publish(other);
    const full = await readFeed();
    expect(full.full).toBe(true);
    expect(full.listings.map((row) => row.uuid).toSorted()).toEqual([first.uuid, second.uuid].toSorted());
    const moved = (sinceMs: number) => readMovedLeagues(market.db, { sinceMs, most: 9 });
    expect(await moved(second.timestampMs)).toEqual([{ game: 'poe1', league: 'mercenaries' }]);
    expect(await moved(second.timestampMs + hourMs)).toEqual([]);

    await end(other, 'essence', 'deactivate');
    const delta = await readFeed({ sinceMs: full.newestMs });
    expect(delta).toMatchObject({ full: false, listings: [], gone: [second.uuid] });
    const relisted = await publish(other);
    expect(relisted.uuid).toBe(second.uuid);
    const back = await readFeed({ sinceMs: delta.newestMs });
    expect(back.listings.map((row) => row.uuid)).toEqual([second.uuid]);
    expect(back.gone).toEqual([]);
  });

  it('R3.01, D63 includes the chat account only while its owner shows it, and reports a change to pages immediately', async () => {
    const { uuid } = await publish(other);
    await market.db
      .insertInto('chat_links')
      .values({ user_id: other.id, account_id: '7' as ChatAccountId, name: 'brinewash.chat', linked_ms: 1 })
      .execute();
    const show = async (nameShown: boolean) => {
      market.clock.nowMs += 5000;
      const before = await readFeed();
      const payload = { nameShown };
      expect(await market.send(other, { method: 'PATCH', url: '/api/v1/users/chat', payload })).toMatchObject({ status: 200 });
      const { listings } = await readFeed({ sinceMs: before.newestMs });
      const { body } = await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${uuid}` });
      return [listings.find((row) => row.uuid === uuid), body].map((shown) => (shown as { chatName?: string }).chatName);
    };
    expect((await readFeed()).listings.find((row) => row.uuid === uuid)).not.toHaveProperty('chatName');
    expect(await show(true)).toEqual(['brinewash.chat', 'brinewash.chat']);
    expect(await show(false)).toEqual([undefined, undefined]);
    expect(await show(true)).toEqual(['brinewash.chat', 'brinewash.chat']);
    await market.send(other, { method: 'DELETE', url: '/api/v1/users/chat' });
    expect((await readFeed()).listings.find((row) => row.uuid === uuid)).not.toHaveProperty('chatName');
  });

  it('R3.01, D11 shows uuid and items to every caller and the state to the owner, but never the account or its chat', async () => {
    const { uuid } = await publish(seller);
    const [row] = (await readFeed()).listings.filter((listing) => listing.uuid === uuid);
    expect(row).toMatchObject({ uuid, ign: 'Kirael', category: 'essence', timestampMs: market.clock.nowMs, multiplier: 100 });
    expect(row?.items).toHaveLength(2);
    const expanded = async () => (await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${uuid}` })).body as object;
    expect(await expanded()).toMatchObject({ uuid, state: 'active' });
    for (const shown of [row, await expanded()]) {
      expect(JSON.stringify(shown)).not.toContain(seller.id);
      for (const field of ['userId', 'discord', 'twitch']) expect(shown).not.toHaveProperty(field);
    }
    const stateOf = async () =>
      (
        (await market.send(seller, { method: 'GET', url: `${listingsUrl}/my` })).body as { listings: { uuid: string; state: string }[] }
      ).listings
        .filter((listing) => listing.uuid === uuid)
        .map(({ state }) => state);
    expect(await stateOf()).toEqual(['active']);
    await end(seller, 'essence', 'deactivate');
    expect(await stateOf()).toEqual(['inactive']);
    await end(seller, 'essence', 'delete');
    expect(await expanded()).toMatchObject({ code: 'tradeListingNotFound' });
  });

  it('D21, D27 refuses an unknown league as not found; ended and private leagues have a feed', async () => {
    const ask = async (league: string) =>
      market.send(null, { method: 'GET', url: `${listingsUrl}/poe1/${encodeURIComponent(league)}/ALL/${encodeParam({ side: 'sell' })}` });
    for (const league of ['nowhere', '__proto__', 'settlers'])
      expect(await ask(league), league).toMatchObject({ status: 404, body: { code: 'leagueNotFound' } });
    for (const league of ['mercenaries', 'standard', "kirael's league (pl12345)"])
      expect(await ask(league), league).toMatchObject({ status: 200, body: { full: true } });
    // A league that is no longer published but had listings.
    await market.db.insertInto('listing_clocks').values({ game: 'poe1', league: 'settlers', last_ms: 5 }).execute();
    expect(await ask('settlers')).toMatchObject({ status: 200, body: { full: true, listings: [], newestMs: 5 } });
  });

  it('D21 refuses a category that the game does not have as not found', async () => {
    const ask = (path: string, filter: object = {}) =>
      market.send(null, { method: 'GET', url: `${listingsUrl}/${path}/${encodeParam({ side: 'sell', ...filter })}` });
    for (const [path, filter] of [
      ['poe1/mercenaries/spaceships', {}],
      ['poe1/mercenaries/essence', { subCategory: 'fossil' }],
      ['poe1/mercenaries/custom', { subCategory: 'mine' }],
    ] as const)
      expect(await ask(path, filter), path).toMatchObject({ status: 404, body: { code: 'categoryNotFound' } });
    for (const [path, filter] of [
      ['poe1/mercenaries/ALL', {}],
      ['poe1/mercenaries/essence', { subCategory: 'essenceHigh' }],
      ['poe1/mercenaries/custom', { subCategory: 'cg0000000000000001' }],
    ] as const)
      expect(await ask(path, filter), path).toMatchObject({ status: 200 });
  });

  it('D21, D27 accepts every league while the published leagues are unavailable or empty', async () => {
    const { readLeagues } = market.deps.prices;
    onTestFinished(() => void Object.assign(market.deps.prices, { readLeagues }));
    const url = `${listingsUrl}/poe1/keepers/ALL/${encodeParam({ side: 'sell' })}`;
    expect(await market.send(null, { method: 'GET', url })).toMatchObject({ status: 404 });
    for (const away of [async () => [], () => Promise.reject(new Error('away'))]) {
      Object.assign(market.deps.prices, { readLeagues: away });
      expect(await market.send(null, { method: 'GET', url })).toMatchObject({ status: 200 });
    }
  });

  it('D21 shares a reply among pages that poll from the same second until something changes', async () => {
    const start = Math.floor(market.clock.nowMs / 1000) * 1000;
    const ask = async (sinceMs: number) => JSON.stringify(await readFeed({ sinceMs }));
    await publish(seller);
    const shared = await ask(start - 5000);
    expect(await ask(start - 4001)).toBe(shared);
    const third = await market.addPerson('Third');
    const { uuid } = await publish(third);
    const next = await ask(start - 4500);
    expect([shared.includes(uuid), next.includes(uuid)]).toEqual([false, true]);
    await end(third, 'ALL', 'delete');
    expect((JSON.parse(await ask(start - 4500)) as ListingFeed).gone).toContain(uuid);
  });

  it('D21 returns all listings if sinceMs is older than the stored departures', async () => {
    expect((await readFeed({ sinceMs: market.clock.nowMs - 16 * 60_000 })).full).toBe(true);
    expect((await readFeed({ sinceMs: market.clock.nowMs - 60_000 })).full).toBe(false);
  });

  it('D21 sends an ETag, answers 304 to a request that repeats it, and compresses large replies in advance', async () => {
    const reply = await read();
    const again = await read({}, { 'if-none-match': String(reply.headers['etag']) });
    expect(again.status).toBe(304);
    for (let index = 0; index < 12; index += 1) {
      const person = await market.addPerson(`Seller${index}`);
      await publish(person);
    }
    const url = `${listingsUrl}/poe1/mercenaries/ALL/${encodeParam({ side: 'sell' })}`;
    const packed = await market.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    for (const refusing of ['gzip;q=0', 'br, gzip; q=0.0', 'identity']) {
      const plain = await market.app.inject({ url, headers: { 'accept-encoding': refusing } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.json()).toMatchObject({ full: true });
    }
  });

  it("D16 rows never contain raw items, tab names or the seller's ids", async () => {
    const text = JSON.stringify((await readFeed()).listings);
    for (const secret of ['rawItems', '"a1"', 'tab1', seller.id]) expect(text).not.toContain(secret);
  });

  it('D15 refuses an invalid filter', async () => {
    const reply = await market.send(null, { method: 'GET', url: `${listingsUrl}/poe1/mercenaries/ALL/@@@` });
    expect(reply).toMatchObject({ status: 400, body: { code: 'badRequest' } });
  });

  it('D21 assigns increasing change times in commit order under concurrent publications', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => market.addPerson(`Crowd${index}`)));
    const stamps = await Promise.all(
      people.map(async (person) => {
        const reply = await market.send(person, { method: 'POST', url: listingsUrl, payload: makeDraft(person) });
        return (reply.body as { timestampMs: number }).timestampMs;
      }),
    );
    expect(new Set(stamps).size).toBe(8);
  });

  it('D18, R7.22 an expanded listing contains the positions of its items but never the tab', async () => {
    const { uuid } = await publish(seller);
    await market.takeFromStash(seller, 'a2');
    const reply = await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${uuid}` });
    expect(reply.body).toMatchObject({
      items: [
        {
          rawItems: [
            { id: 'a1', x: 2, y: 4, lines: ['a line'] },
            { id: 'a2', x: null, y: null },
          ],
        },
        {},
      ],
    });
    expect(JSON.stringify(reply.body)).not.toMatch(/Shop|As offered/);
    await market.layInStash(seller, { id: 'a2', stackSize: 10, readAtMs: market.clock.nowMs });
  });

  it('R8.05 refuses an unknown listing as not found', async () => {
    const reply = await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/3fa85f64-5717-4562-b3fc-2c963f66afa6` });
    expect(reply).toMatchObject({ status: 404, body: { code: 'tradeListingNotFound' } });
  });
});

describe('ending listings', () => {
  it("R7.20, R6.04 ends only the caller's own listings", async () => {
    const mine = await publish(seller);
    const foreign = await publish(other);
    const reply = await end(seller, 'ALL', 'delete');
    expect((reply.body as { uuids: string[] }).uuids).toEqual([mine.uuid]);
    expect((await readFeed()).listings.some((row) => row.uuid === foreign.uuid)).toBe(true);
  });

  it('D20 changes nothing when there is nothing to end, or for an unknown league', async () => {
    const stranger = await market.addPerson('Stranger');
    const reply = await market.send(stranger, { method: 'DELETE', url: `${listingsUrl}/poe1/invented/ALL/delete` });
    expect(reply).toMatchObject({ status: 200, body: { uuids: [] } });
    expect(await market.db.selectFrom('listing_clocks').select('league').where('league', '=', 'invented').execute()).toEqual([]);
  });

  it('D16 targets the sub-category, or the category if a listing has no sub-category', async () => {
    const plain = await publish(seller);
    const high = await publish(seller, { subCategory: 'essenceHigh' });
    expect((await end(seller, 'essence', 'deactivate')).body).toMatchObject({ uuids: [plain.uuid] });
    expect((await end(seller, 'essenceHigh', 'deactivate')).body).toMatchObject({ uuids: [high.uuid] });
  });

  it('R4.02, R9.01, D22 after 2 hours, a listing is inactive and no longer in the feed, whether or not the job has run', async () => {
    const { uuid } = await publish(seller);
    market.clock.nowMs += 2 * hourMs - 1;
    expect((await readFeed()).listings.some((row) => row.uuid === uuid)).toBe(true);
    market.clock.nowMs += 1;
    expect((await readFeed()).listings.some((row) => row.uuid === uuid)).toBe(false);
    const my = async () =>
      ((await market.send(seller, { method: 'GET', url: `${listingsUrl}/my` })).body as { listings: { uuid: string; state: string }[] })
        .listings;
    expect((await my()).find((row) => row.uuid === uuid)?.state).toBe('inactive');
    expect(await expireDueListings(market.deps)).toBeGreaterThan(0);
    expect(await expireDueListings(market.deps)).toBe(0);
    expect((await my()).find((row) => row.uuid === uuid)?.state).toBe('inactive');
  });

  it('R4.03, R9.02 removes an inactive listing after 6 days', async () => {
    const { uuid } = await publish(seller);
    await end(seller, 'essence', 'deactivate');
    market.clock.nowMs += 6 * 24 * hourMs - 1000;
    await pruneOldListings(market.deps);
    const exists = async () => (await market.db.selectFrom('listings').select('uuid').where('uuid', '=', uuid).execute()).length;
    expect(await exists()).toBe(1);
    market.clock.nowMs += 3000;
    await pruneOldListings(market.deps);
    expect(await exists()).toBe(0);
  });

  it('immediately removes a banned account’s listings from all feeds, and refuses to open them or accept requests for them', async () => {
    const cheat = await market.addPerson('Cheat');
    const { uuid } = await publish(cheat);
    const before = await readFeed();
    expect(before.listings.map((row) => row.uuid)).toContain(uuid);
    expect(await banAccount(market.database.url, 'Cheat#1234')).not.toBeNull();
    expect((await readFeed({ sinceMs: before.newestMs })).gone).toContain(uuid);
    const expanded = await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${uuid}` });
    expect(expanded.body).not.toMatchObject({ state: 'active' });
    expect(await market.db.selectFrom('listings').select('state').where('uuid', '=', uuid).execute()).toEqual([{ state: 'inactive' }]);
  });
});
