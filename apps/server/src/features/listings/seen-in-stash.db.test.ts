import type { PublishedListing } from '@poexchange/contract/rest';
import { makeGroup } from '@poexchange/domain/grouping';
import type { PublisherTabId } from '@poexchange/domain/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anger, createMarket, envy, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';
import { listTabGroups } from '../game-data/list-tab-groups.ts';
import { readTabItems } from '../game-data/read-tab-items.ts';
import { saveStashGroups } from '../game-data/stash-groups.queries.ts';
import { saveTabRead } from '../game-data/stash-reads.queries.ts';
import { followTab } from './follow-tab.ts';

let market: Market;
let people = 0;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const place = { game: 'poe1', league: 'mercenaries' } as const;
const tabId = 'tab1' as PublisherTabId;
const essence = (id: string, name: string, stackSize = 1) => ({ id, typeLine: name, baseType: name, frameType: 5, stackSize });
const angerName = 'Deafening Essence of Anger';
const envyName = 'Deafening Essence of Envy';
const tierProperty = { name: 'Map Tier', values: [['16', 0]], displayMode: 0, type: 1 };
const corruptedMap = {
  id: 'm1',
  typeLine: 'Strand Map',
  baseType: 'Strand Map',
  frameType: 2,
  corrupted: true,
  properties: [tierProperty],
};
const strand = makeGroup('map', 'strand map', { tier: 16 }).hash;
const corruptedStrand = makeGroup('map', 'strand map', { tier: 16, unmodifiable: true }).hash;

/** Stores a tab with these items as if the publisher had sent it. */
async function readTab(owner: Person, raw: Parameters<typeof readTabItems>[0]): Promise<void> {
  const items = readTabItems(raw, 'poe1');
  const readAtMs = market.clock.nowMs;
  await saveTabRead(market.db, { userId: owner.id, ...place, tab: { id: tabId }, items, tabId, parentId: null, readAtMs });
  await saveStashGroups(market.db, { ...place, groups: listTabGroups(items), seenMs: readAtMs });
  await followTab(market.deps, { userId: owner.id, ...place, tabId });
}

async function addSeller(): Promise<Person> {
  people += 1;
  market.clock.nowMs += 1000;
  return market.addPerson(`Seller${people}`);
}

/** Publishes a draft with these items and returns the refusal code. */
async function refuse(seller: Person, items: readonly (readonly [string, string])[], changes: Record<string, unknown> = {}) {
  const payload = makeDraft(seller, {
    items: items.map(([hash, id]) => ({ hash, price: 5, quantity: 1, rawItems: [{ id, stackSize: 1 }] })),
    totalPrice: 5 * items.length,
    ...changes,
  });
  return ((await market.send(seller, { method: 'POST', url: listingsUrl, payload })).body as { code?: string }).code;
}

/** Publishes single items at 5 chaos, each given as [hash of the offered group, id]. */
async function publish(seller: Person, items: readonly (readonly [string, string])[], changes: Record<string, unknown> = {}) {
  const draft = makeDraft(seller, {
    items: items.map(([hash, id]) => ({ hash, price: 5, quantity: 1, rawItems: [{ id, stackSize: 1 }] })),
    totalPrice: 5 * items.length,
    ...changes,
  });
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload: draft });
  expect(reply.status).toBe(200);
  return reply.body as PublishedListing;
}

const readSeen = async (uuid: string): Promise<unknown> =>
  ((await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${uuid}` })).body as { seenAt: unknown }).seenAt;

const readHashes = async (uuid: string): Promise<unknown> =>
  ((await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${uuid}` })).body as { items: { hash: string }[] }).items.map(
    ({ hash }) => hash,
  );

it('D23, D33 refuses a stack under a group other than the one it was read as', async () => {
  const seller = await addSeller();
  await readTab(seller, [essence('cheap', envyName), essence('dear', angerName), essence('third', angerName)]);
  expect((await publish(seller, [[anger, 'dear']])).seenAt).toBe(market.clock.nowMs);
  const half = await publish(seller, [
    [anger, 'dear'],
    [envy, 'third'],
  ]);
  expect(half.leftOut).toEqual([{ hash: envy, quantity: 1, reason: 'notInTabs' }]);
  expect(await refuse(seller, [[anger, 'cheap']])).toBe('nothingInStock');
});

it('D23, D33 removes a stack from the listing when a tab read shows the stack in another group', async () => {
  const seller = await addSeller();
  const listing = await publish(seller, [
    [anger, 'early'],
    [envy, 'rest'],
  ]);
  await readTab(seller, [essence('early', envyName), essence('rest', envyName)]);
  expect(await readHashes(listing.uuid)).toEqual([envy]);
});

it('D23 does not treat an item without a group, or anything that is not an item, as seen', async () => {
  const seller = await addSeller();
  await readTab(seller, [
    { ...essence('locked', angerName), lockedToAccount: true },
    { id: 'thing', typeLine: '' },
  ]);
  for (const id of ['locked', 'thing']) expect((await publish(seller, [[anger, id]])).seenAt).toBeNull();
});

it.each([
  ['its plain group', strand],
  ['its extended group', corruptedStrand],
])('D23, D28 counts a corrupted map as seen when it is listed under %s', async (_what, hash) => {
  const seller = await addSeller();
  const lower = { ...corruptedMap, id: 'm2', corrupted: false, properties: [{ ...tierProperty, values: [['15', 0]] }] };
  await readTab(seller, [corruptedMap, lower]);
  const listing = await publish(seller, [[hash, 'm1']], { category: 'map' });
  expect(listing.seenAt).toBe(market.clock.nowMs);
  const otherTier = makeGroup('map', 'strand map', { tier: 15 }).hash;
  expect(await refuse(seller, [[otherTier, 'm1']], { category: 'map' })).toBe('nothingInStock');
});

it('D23, D25 counts a custom group as seen if each stack was seen in the group it is offered under', async () => {
  const seller = await addSeller();
  await readTab(seller, [essence('a', angerName), essence('e', envyName), corruptedMap]);
  const custom = { category: 'custom', subCategory: 'cg0123456789abcdef', groupName: 'Mixed' };
  const own = [[anger, 'a'] as const, [envy, 'e'] as const, [corruptedStrand, 'm1'] as const];
  expect((await publish(seller, own, custom)).seenAt).toBe(market.clock.nowMs);
  const swapped = [[anger, 'e'] as const, [envy, 'a'] as const, [corruptedStrand, 'm1'] as const];
  expect((await publish(seller, swapped, custom)).leftOut?.map(({ hash }) => hash)).toEqual([anger, envy]);
});

it('D23 counts a stack whose stored read lacks groups as seen once the tab is read again', async () => {
  const seller = await addSeller();
  await readTab(seller, [essence('a', angerName)]);
  await sql`update stash_tab_reads set items = items #- '{a,hashes}' where user_id = ${seller.id}`.execute(market.db);
  const listing = await publish(seller, [[anger, 'a']]);
  expect(listing.seenAt).toBeNull();
  market.clock.nowMs += 1000;
  await readTab(seller, [essence('a', angerName)]);
  expect(await readSeen(listing.uuid)).toBe(market.clock.nowMs);
});
