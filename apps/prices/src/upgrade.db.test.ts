/** An upgrade from the version before leases and sales: its offers and its history go on in what is published. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeGroup } from '@poexchange/domain/grouping';
import { migrate, type MigrationSet } from '@poexchange/platform/db';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase, listBrokenWrites } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from './database.ts';
import { openRiver } from './doors/river.ts';
import { makePageBytes } from './testing/make-page.ts';

const LAST_OF_THEN = '0016_spread-of-markets.sql';
/** An hour after what was stored last. */
const CLOCK_MS = Date.UTC(2026, 10, 20, 14);
const { folder } = pricesMigrations;
const hashOf = (key: string): string => makeGroup('currency', key, {}).hash;

async function openPlace(migrations: readonly MigrationSet[] = []) {
  const place = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  const database = await createTestDatabase({ migrations });
  onTestFinished(async () => {
    await database.drop();
    await rm(place, { recursive: true, force: true });
  });
  return { place, database };
}

it(
  'D02, D51, D54 offers, fills and history of version f4515046 go on after the upgrade, and so does the stream',
  { timeout: 180_000 },
  async () => {
    const { place, database } = await openPlace();
    const { pool } = database;
    const names = await readdir(folder);
    for (const name of names.filter((each) => each <= LAST_OF_THEN)) await cp(path.join(folder, name), path.join(place, 'then', name));
    await migrate({ pool, schema: 'prices', folder: path.join(place, 'then') });
    await pool.query(await readFile(new URL('testing/data-of-0016.sql', import.meta.url), 'utf8'));
    const applied = await migrate({ pool, ...pricesMigrations });
    expect(applied.length).toBe(names.filter((name) => name > LAST_OF_THEN).length);

    const river = await openRiver(database.url, { clock: () => CLOCK_MS });
    onTestFinished(river.close);
    expect(await river.countStored()).toMatchObject({ offers: 23, tabs: 8, accounts: 8, leagues: 1, quarantined: 1 });
    const store = createPriceStore(path.join(place, 'files'));
    await river.publish(store);
    const prices = createPriceReader(store, { refreshMs: 0 });
    const read = async () => (await prices.readValuations('poe1', 'mercenaries', 'currency')).valuations;
    const [divine, vaal] = [hashOf('divine orb'), hashOf('vaal orb')];
    const upgraded = await read();
    // Eight sellers as before; of the hours every second is sent: that of then, and this one.
    expect(upgraded[divine]).toMatchObject({ l: 8, fl: 1 });
    expect(upgraded[divine]?.h.slice(-2)).toEqual([197.1439, expect.closeTo(197, -1)]);
    expect(upgraded[divine]?.d.at(-1)).toBeCloseTo(197, -1);
    expect(upgraded[vaal]).toMatchObject({ l: 8 });
    expect(Object.keys((await prices.readSummaries('poe1', 'mercenaries', 'currency')).summaries)).toContain(hashOf('mirror of kalandra'));

    // A tab of then is read again, and a new one comes: both stand beside the others.
    const item = (name: string, note: string) => ({ name, note, stackSize: 5 });
    await river.take([
      makePageBytes('11', [
        { id: 'tab1', account: 'Seller1#1', items: [item('Vaal Orb', '~price 2 chaos')] },
        { id: 'tab9', account: 'Seller9#1', items: [item('Vaal Orb', '~price 2 chaos')] },
      ]),
    ]);
    expect(await river.countStored()).toMatchObject({ offers: 22, tabs: 9, quarantined: 1 });
    await river.publish(store);
    expect(await read()).toMatchObject({ [divine]: { l: 7 }, [vaal]: { l: 9 } });
  },
);

it('D02 programs of version f4515046 write on the new schema: their statements are taken, and their rows', async () => {
  const { database } = await openPlace([pricesMigrations]);
  const { pool } = database;
  const writes = new URL('testing/writes-of-0016.sql', import.meta.url);
  expect(await listBrokenWrites(pool, writes)).toEqual([]);
  await pool.query(await readFile(new URL('testing/data-of-0016.sql', import.meta.url), 'utf8'));
  await pool.query('alter table prices.tab add column read_by text not null default current_user');
  await pool.query('alter table prices.tab alter column read_by drop default');
  await pool.query('alter table prices.market_state rename column centre to middle');
  expect((await listBrokenWrites(pool, writes)).map((text) => text.split(':')[0])).toEqual([
    'column "centre" of relation "market_state" does not exist',
    'prices.tab wants a value for read_by',
  ]);
});
