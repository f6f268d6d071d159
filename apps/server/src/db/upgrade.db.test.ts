/**
 * Upgrades from the version before nodes, tokens and the audit: its data remains and can be read by the current code.
 */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeParam } from '@poexchange/contract/rest';
import { netWorthApi, readDetails } from '@poexchange/contract/rest/net-worth';
import { createDb, migrate } from '@poexchange/platform/db';
import { createTestDatabase, listBrokenWrites } from '@poexchange/platform/testing';
import type { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { anger, createMarket, listingsUrl, notificationsUrl, type Market, type Person } from '../testing/market.ts';
import { authenticate, signLoginToken } from '../features/auth/index.ts';
import { isBanRemembered } from '../features/auth/ban-user.ts';
import { findChatLink } from '../features/chat-link/chat-link.queries.ts';
import type { Database } from './schema.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
const LAST_OF_THEN = '0029_own-snapshot-ids.sql';
const nowMs = 1_767_225_601_000;
const listingUuid = '77b3838c-bab2-43ce-89ed-ab30ec1d8f32';
const seller: Person = { id: '09cb835f-aaf2-4a40-87cc-f0bcfebcc98e', ign: 'Kirael', token: 'seller' };
const buyer: Person = { id: 'db648031-1ed8-4bef-af91-5366d27741c0', ign: 'Brinewash', token: 'buyer' };

/** A person with a profile and two snapshots, a custom group's listing and a linked chat account. */
const keeper: Person = { id: '64eeeab4-07f7-4f26-b683-f2d84e77b719', ign: 'Halvard', token: 'keeper' };
const keeperSession = '9652cafc-8ba3-4015-99d4-bb9f59c95cb2';
const banned = { userId: '8e885c2d-5ea1-4c15-85d2-06eb80fa818f', sessionId: 'c846d619-e479-4023-8040-9aad38024b68' };
const profileId = '9cac76d9-806a-430b-8260-0367761f8516';

const readData = (name: string): Promise<string> => readFile(new URL(`../testing/${name}`, import.meta.url), 'utf8');

/** Creates a database with data stored by that version, upgrades it, and starts a server on it. */
async function openUpgraded(data: string, persons: readonly Person[]) {
  const database = await createTestDatabase({ migrations: [] });
  const { pool } = database;
  onTestFinished(() => database.drop());
  await migrateAsThen(pool);
  await pool.query(await readData(data));
  const applied = await migrate({ pool, schema: 'public', folder });
  expect(applied.length).toBe((await readdir(folder)).filter((name) => name > LAST_OF_THEN).length);
  const people = new Map(persons.map((person) => [person.token, person]));
  const market = await createMarket({ beside: { database, db: createDb<Database>(pool), people, clock: { nowMs } } as unknown as Market });
  const get = async (person: Person | null, url: string) => {
    const reply = await market.send(person, { method: 'GET', url });
    expect(reply.status, url).toBe(200);
    return reply.body as object;
  };
  return { market, get };
}

async function migrateAsThen(pool: Pool): Promise<void> {
  const then = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  const names = (await readdir(folder)).filter((name) => name <= LAST_OF_THEN);
  await Promise.all(names.map((name) => cp(path.join(folder, name), path.join(then, name))));
  await migrate({ pool, schema: 'public', folder: then });
  await rm(then, { recursive: true });
}

it('D02 keeps data stored by version f4515046 through the upgrade, with trades and services still working', async () => {
  const { market, get } = await openUpgraded('data-of-0029.sql', [seller, buyer]);
  const feed = await get(null, `${listingsUrl}/poe1/mercenaries/ALL/${encodeParam({ side: 'sell' })}`);
  expect(feed).toMatchObject({
    listings: [{ uuid: listingUuid, ign: 'Kirael', totalPrice: 293.1, items: [[anger, 6.2, 40], {}] }],
  });
  expect(await get(seller, `${listingsUrl}/my`)).toMatchObject({
    listings: [{ uuid: listingUuid, state: 'active', items: [{ rawItems: [{ id: 'a1' }, { id: 'a2' }] }, {}] }],
  });

  const told = (await get(seller, `${notificationsUrl}/${encodeParam({ game: 'poe1', sinceMs: 0 })}`)) as {
    notifications: { id: string; type: string }[];
  };
  const trade = told.notifications.find(({ type }) => type === 'offering-buy');
  expect(await get(seller, `${notificationsUrl}/trade/${trade?.id}`)).toMatchObject({ items: [{ hash: anger, quantity: 1 }] });
  const services = await get(null, '/api/v1/services/poe1/mercenaries/WTS_all');
  expect(services).toMatchObject({ services: [{ serviceName: 'maven', priceValue: 232, vouchCount: 1 }] });
  const exported = JSON.stringify(await get(buyer, '/api/v1/users/export'));
  for (const kept of ['Brinewash', 'Deafening Essence of Anger', 'maven']) expect(exported).toContain(kept);

  const again = await market.send(buyer, {
    method: 'POST',
    url: notificationsUrl,
    payload: { listingUuid, listingTimestampMs: 1_767_225_600_000, ign: 'Brinewash', items: [[anger, 2]] },
  });
  expect(again.status, JSON.stringify(again.body)).toBe(200);
});

it("D02, R3.60, D25 net worth, a chat link and a custom group's listing survive the upgrade", async () => {
  const { market, get } = await openUpgraded('more-data-of-0029.sql', [keeper]);
  const list = netWorthApi.getProfileSnapshots.reply.parse(await get(keeper, `/api/v1/networth/profile/${profileId}/snapshots`));
  expect(list.snapshots.map((row) => [row[6], row[7]])).toEqual([
    [848, -1],
    [1248, 24_000],
  ]);
  const newest = list.snapshots.at(-1)?.[0] ?? '';
  const { snapshot } = netWorthApi.getSnapshot.reply.parse(await get(keeper, `/api/v1/networth/snapshots/${newest}`));
  expect(readDetails(snapshot).items.map(({ key, quantity }) => [key, quantity])).toEqual([
    ['divine orb', 5],
    ['deafening essence of anger', 40],
  ]);
  const custom = await get(keeper, `${listingsUrl}/my`);
  expect(custom).toMatchObject({ listings: [{ category: 'custom', subCategory: 'cg0123456789abcdef', custom: { name: 'Starter kit' } }] });
  expect(await findChatLink(market.db, keeper.id)).toEqual({ name: 'halvard.chat', nameShown: false, linkedMs: nowMs });
  const exported = JSON.stringify(await get(keeper, '/api/v1/users/export'));
  for (const kept of ['Main stash', 'Starter kit', 'halvard.chat']) expect(exported).toContain(kept);
});

it('D02, R4.11, D13, D18 keeps bans through the upgrade, even for deleted accounts, and keeps everyone else signed in', async () => {
  const { market } = await openUpgraded('more-data-of-0029.sql', [keeper]);
  const loginKey = new Uint8Array(32);
  const deps = { db: market.db, clock: () => nowMs, config: { loginKey } } as Parameters<typeof authenticate>[0];
  const come = async (claims: typeof banned) => authenticate(deps, await signLoginToken(claims, { key: loginKey, issuedMs: nowMs }));
  expect(await come(banned)).toEqual({ refused: 'banned' });
  expect(await come({ userId: keeper.id, sessionId: keeperSession })).toMatchObject({ userId: keeper.id, name: 'Halvard#1234' });
  expect(await isBanRemembered(market.db, 'deleted-account')).toBe(true);
  expect(await isBanRemembered(market.db, 'another-account')).toBe(false);
});

it('D02 lets servers of version f4515046 write to the new schema with their own statements and row formats', async () => {
  for (const data of ['data-of-0029.sql', 'more-data-of-0029.sql']) {
    const { pool, drop } = await createTestDatabase({ migrations: [{ schema: 'public', folder }] });
    onTestFinished(drop);
    expect(await listBrokenWrites(pool, new URL('../testing/writes-of-0029.sql', import.meta.url))).toEqual([]);
    await pool.query(await readData(data));
  }
});
