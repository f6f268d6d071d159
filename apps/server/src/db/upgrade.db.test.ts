/** An upgrade from the version before nodes, tokens and the audit: its data stays, and today's code reads it. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeParam } from '@poexchange/contract/rest';
import { createDb, migrate } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, expect, it } from 'vitest';
import { anger, createMarket, listingsUrl, notificationsUrl, type Market, type Person } from '../testing/market.ts';
import type { Database } from './schema.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
const LAST_OF_THEN = '0029_own-snapshot-ids.sql';
const nowMs = 1_767_225_601_000;
const listingUuid = '77b3838c-bab2-43ce-89ed-ab30ec1d8f32';
const seller: Person = { id: '09cb835f-aaf2-4a40-87cc-f0bcfebcc98e', ign: 'Kirael', token: 'seller' };
const buyer: Person = { id: 'db648031-1ed8-4bef-af91-5366d27741c0', ign: 'Brinewash', token: 'buyer' };

const database = await createTestDatabase({ migrations: [] });
const { pool } = database;
afterAll(() => database.drop());

async function migrateAsThen(): Promise<void> {
  const then = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  const names = (await readdir(folder)).filter((name) => name <= LAST_OF_THEN);
  await Promise.all(names.map((name) => cp(path.join(folder, name), path.join(then, name))));
  await migrate({ pool, schema: 'public', folder: then });
  await rm(then, { recursive: true });
}

it('D02 what was stored with version f4515046 is there after the upgrade, and trades and services go on', async () => {
  await migrateAsThen();
  await pool.query(await readFile(new URL('../testing/data-of-0029.sql', import.meta.url), 'utf8'));
  const applied = await migrate({ pool, schema: 'public', folder });
  expect(applied.length).toBe((await readdir(folder)).filter((name) => name > LAST_OF_THEN).length);

  const people = new Map([seller, buyer].map((person) => [person.token, person]));
  const market = await createMarket({ beside: { database, db: createDb<Database>(pool), people, clock: { nowMs } } as unknown as Market });
  const get = async (person: Person | null, url: string) => {
    const reply = await market.send(person, { method: 'GET', url });
    expect(reply.status, url).toBe(200);
    return reply.body as object;
  };
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
