import { readFileSync, readdirSync } from 'node:fs';
import type { ExpandedListing } from '@poexchange/contract/rest';
import { readPublisherTabId, type PublisherTabId } from '@poexchange/domain/ids';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anger, createMarket, envy, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { refreshSeen } from './follow-tab.ts';

const rawItems = (...ids: string[]) => ids.map((id) => ({ id, stackSize: 1 }));
const tab = (text: string): PublisherTabId => readPublisherTabId(text) ?? expect.fail();

let market: Market;
let people = 0;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

/**
 * Publishes two stacks of Anger, one in a plain tab and one in a part of a map tab, and a stack of Envy in the map
 * tab's other part.
 */
async function publish(changes: Record<string, unknown> = {}) {
  people += 1;
  const seller = await market.addPerson(`Keeper${people}`);
  await layAll(seller);
  const payload = makeDraft(seller, {
    supportRegex: true,
    stashTabs: ['mercenaries:plain', 'mercenaries:maps'],
    items: [
      { hash: anger, price: 5, quantity: 2, rawItems: rawItems('a1', 'a2') },
      { hash: envy, price: 4, quantity: 1, rawItems: rawItems('e1') },
    ],
    totalPrice: 14,
    ...changes,
  });
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload });
  return { seller, reply, listing: reply.body as { uuid: string; timestampMs: number; supportRegex: boolean; seenAt: number | null } };
}

async function layAll(seller: Person): Promise<void> {
  const stack = { stackSize: 1, readAtMs: market.clock.nowMs };
  await market.layInStash(seller, { ...stack, id: 'a1', tabId: 'plain', lines: ['Port Map'] });
  await market.layInStash(seller, { ...stack, id: 'a2', tabId: 'part1', parentId: 'maps', lines: ['Port Map'] });
  await market.layInStash(seller, { ...stack, id: 'e1', tabId: 'part2', parentId: 'maps', lines: ['Pit Map'] });
}

const expand = async (uuid: string) => {
  const { items } = (await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${uuid}` })).body as ExpandedListing;
  return items.flatMap((item) => item.rawItems.map(({ id, x, searchable }) => [id, x, searchable ?? true]));
};

async function ask(listing: { uuid: string; timestampMs: number }, items: unknown, regex: string) {
  people += 1;
  const buyer = await market.addPerson(`Asker${people}`);
  const payload = { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, ign: buyer.ign, items, regex };
  return market.send(buyer, { method: 'POST', url: notificationsUrl, payload });
}

describe('listing tabs', () => {
  it('R2.07, D18 shows positions only in the named tabs and their parts', async () => {
    const { listing } = await publish({ stashTabs: ['mercenaries:maps'] });
    expect(await expand(listing.uuid)).toEqual([
      ['a1', null, true],
      ['a2', 2, true],
      ['e1', 2, true],
    ]);
  });

  it('D18, R2.07 shows buyers the kinds of tabs and which stacks share a tab, but not which tabs they are', async () => {
    const { listing } = await publish();
    const { body } = await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${listing.uuid}` });
    const expanded = body as ExpandedListing;
    expect(expanded.tabs).toEqual([
      { kind: 'premium', size: 12 },
      { kind: 'premium', size: 12 },
    ]);
    expect(expanded.items.flatMap((item) => item.rawItems.map(({ id, tab: number }) => [id, number]))).toEqual([
      ['a1', 0],
      ['a2', 1],
      ['e1', 1],
    ]);
    expect(JSON.stringify(expanded)).not.toMatch(/Shop|plain|maps|part[12]/);
  });

  it.each([
    ['the publisher’s id alone', ['plain']],
    ['a tab of another league', ['standard:plain']],
  ])('R3.26 rejects %s as a bad request', async (_what, stashTabs) => {
    const { reply } = await publish({ stashTabs });
    expect(reply).toMatchObject({ status: 400, body: { code: 'badRequest', paths: ['body.stashTabs.0'] } });
  });

  it.each([
    ['the publisher’s id alone', ['maps']],
    ['a tab of another league', ['standard:maps']],
  ])('R6.09 rejects %s as a tab closed to searches', async (_what, searchDeniedTabs) => {
    const { reply } = await publish({ searchDeniedTabs });
    expect(reply).toMatchObject({ status: 400, body: { code: 'badRequest', paths: ['body.searchDeniedTabs.0'] } });
  });

  it('R6.09 excludes a closed tab’s stacks even if the listing does not name the tab', async () => {
    const { listing } = await publish({ stashTabs: ['mercenaries:plain'], searchDeniedTabs: ['mercenaries:maps'] });
    expect(listing.supportRegex).toBe(true);
    expect(await ask(listing, [[anger, 1]], 'port')).toMatchObject({ status: 200 });
    expect(await ask(listing, [[envy, 1]], 'pit')).toMatchObject({ status: 422, body: { code: 'searchMismatch' } });
  });

  it('D23 updates the last-seen time when a part of a map tab is read', async () => {
    const { seller, listing } = await publish();
    expect(listing.seenAt).toBe(market.clock.nowMs);
    market.clock.nowMs += 1000;
    await layAll(seller);
    await refreshSeen(market.deps, { userId: seller.id, game: 'poe1', league: 'mercenaries', tabId: tab('maps') });
    const { body } = await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${listing.uuid}` });
    expect(body).toMatchObject({ seenAt: market.clock.nowMs });
  });

  it('R2.14, R6.09 matches only stacks in open tabs; a closed map tab excludes its parts and nothing else', async () => {
    const { seller, listing } = await publish({ searchDeniedTabs: ['mercenaries:maps'] });
    expect(listing.supportRegex).toBe(true);
    expect(await expand(listing.uuid)).toEqual([
      ['a1', 2, true],
      ['a2', 2, false],
      ['e1', 2, false],
    ]);
    const one = await ask(listing, [[anger, 1]], 'port');
    expect(one).toMatchObject({ status: 200 });
    const { items } = (await market.send(seller, { method: 'GET', url: `${notificationsUrl}/trade/${(one.body as { id: string }).id}` }))
      .body as { items: { places: { id: string }[] }[] };
    expect(items[0]?.places.map(({ id }) => id)).toEqual(['a1']);
    expect(await ask(listing, [[anger, 2]], 'port')).toMatchObject({
      status: 422,
      body: { code: 'searchMismatch', params: { missed: 1 } },
    });
    expect(await ask(listing, [[envy, 1]], 'pit')).toMatchObject({ status: 422, body: { code: 'searchMismatch' } });
    // Searches do not cover the closed tab, so matches there do not matter.
    expect(await ask(listing, [[anger, 1]], 'map')).toMatchObject({ status: 200 });
  });

  it('R6.09 refuses to search a stack that was not seen in an open tab while some tabs are closed', async () => {
    const { seller, listing } = await publish({ searchDeniedTabs: ['mercenaries:maps'] });
    await market.takeFromStash(seller, 'a1');
    expect(await ask(listing, [[anger, 1]], 'port')).toMatchObject({ status: 422, body: { code: 'searchMismatch' } });
  });

  it('R6.09 refuses searches if all tabs of a listing are closed', async () => {
    const { listing } = await publish({ searchDeniedTabs: ['mercenaries:maps', 'mercenaries:plain'] });
    expect(listing.supportRegex).toBe(false);
    expect(await ask(listing, [[anger, 1]], 'port')).toMatchObject({ status: 422, body: { code: 'searchNotAllowed' } });
  });
});

it('R3.26 finds tabs of older listings whose ids lack the league, and maps parts to their enclosing tab', async () => {
  const folder = new URL('../../../migrations/', import.meta.url);
  const database = await createTestDatabase({ migrations: [] });
  const names = readdirSync(folder).toSorted();
  const own = names.indexOf('0011_stash-tab-ids.sql');
  const run = async (name: string) => database.pool.query(readFileSync(new URL(name, folder), 'utf8'));
  for (const name of names.slice(0, own)) await run(name);
  const userId = '9f0c5d0e-8f5a-4b7e-9a53-0d9a0e6f2b11';
  await database.pool.query(`
    insert into users (id, account_uuid, name, created_ms, signed_in_ms) values ('${userId}', 'a', 'A#1', 0, 0);
    insert into stash_tab_reads (user_id, game, league, tab_id, parent_id, tab_name, tab_type, tab_colour, items, read_ms)
    values ('${userId}', 'poe1', 'my league: hard', 'part', 'maps', '', '', '', '{}', 0);
    insert into listings (user_id, game, league, category, side, listing_mode, ign, multiplier, min_trade_value, support_regex, regex_extra_price,
      regex_quant_extra_price, stash_tabs, items, feed_items, deselected, total_price, timestamp_ms, listed_ms, changed_ms, state)
    select '${userId}', 'poe1', 'my league: hard', category, 'sell', 'single', 'A', 100, 0, false, 0, 0, tabs::jsonb, '[]', '[]', '[]', 1, 0, 0, 0, 'active'
    from (values
      ('essence', '["plain", "part", "maps", "my league%3a hard:plain"]'), ('map', '["a/b", "other:x", "my league%3a hard:part"]'), ('card', '[]')
    ) made (category, tabs)`);
  await run('0011_stash-tab-ids.sql');
  const { rows } = await database.pool.query('select category, stash_tabs, search_denied_tabs from listings order by category');
  expect(rows).toEqual([
    { category: 'card', stash_tabs: [], search_denied_tabs: [] },
    { category: 'essence', stash_tabs: ['my league%3a hard:maps', 'my league%3a hard:plain'], search_denied_tabs: [] },
    { category: 'map', stash_tabs: ['my league%3a hard:maps'], search_denied_tabs: [] },
  ]);
  await database.drop();
});
