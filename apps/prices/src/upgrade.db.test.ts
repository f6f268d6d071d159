/** Upgrades from the version before leases and sales: its asks and history continue in the published files. */
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
/** An hour after the last stored data. */
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
  'D02, D51, D54 keeps offers, fills and history of version f4515046 after the upgrade, and resumes the stream',
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
    // Eight sellers, as before. Every second hour is sent, so the last two points are an hour from before the upgrade
    // and this hour.
    expect(upgraded[divine]).toMatchObject({ l: 8, fl: 1 });
    expect(upgraded[divine]?.h.slice(-2)).toEqual([197.1439, expect.closeTo(197, -1)]);
    expect(upgraded[divine]?.d.at(-1)).toBeCloseTo(197, -1);
    expect(upgraded[vaal]).toMatchObject({ l: 8 });
    expect(Object.keys((await prices.readSummaries('poe1', 'mercenaries', 'currency')).summaries)).toContain(hashOf('mirror of kalandra'));

    // Reads one of the old version's tabs again, and a new tab; both are stored with the existing tabs.
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

it('D47 repairs days that were shifted towards the price, and requests shifted hours again', async () => {
  const { place, database } = await openPlace();
  const { pool } = database;
  const names = await readdir(folder);
  for (const name of names.filter((each) => each < '0027')) await cp(path.join(folder, name), path.join(place, 'then', name));
  await migrate({ pool, schema: 'prices', folder: path.join(place, 'then') });
  await pool.query(`
    insert into prices.league (game, name) values ('poe1', 'Mercenaries');
    insert into prices.item_group (game, hash, tag, key, properties)
      values ('poe1', repeat('a', 40), 'currency', 'chaos orb', '{}'), ('poe1', repeat('b', 40), 'currency', 'divine orb', '{}');
    insert into prices.exchange_past (game, kind, at, outcome, asked_at) values
      ('poe1', 'day', '2026-11-18', 'filled', now()), ('poe1', 'hour', '2026-11-20T10:00Z', 'filled', now()),
      ('poe1', 'hour', '2026-11-18T10:00Z', 'missing', now());
    -- Filled in at nine tenths of the exchange's price; the next day was written by the program itself.
    insert into prices.daily_value (league_id, group_id, day, value_chaos, low_chaos, high_chaos, exchange_chaos) values
      (1, 1, '2026-11-18', 1, null, null, 1), (1, 2, '2026-11-18', 180, null, null, 200),
      (1, 2, '2026-11-19', 190, 180, 220, 210), (1, 2, '2026-11-20', 212, 200, 230, 212);
    insert into prices.hourly_value (league_id, group_id, hour_at, value_chaos, by_exchange) values
      (1, 2, '2026-11-20T10:00Z', 189, null), (1, 2, '2026-11-20T11:00Z', 210, false), (1, 2, '2026-11-20T12:00Z', 212, true);`);
  await migrate({ pool, ...pricesMigrations });
  const days = await pool.query(
    `select group_id as id, to_char(day, 'DD') as day, value_chaos as value, exchange_chaos as paid, by_exchange as "byExchange"
     from prices.daily_value order by 2, 1`,
  );
  expect(days.rows).toEqual([
    { id: 1, day: '18', value: 1, paid: null, byExchange: false },
    { id: 2, day: '18', value: 200, paid: 200, byExchange: true },
    { id: 2, day: '19', value: 190, paid: 210, byExchange: false },
    { id: 2, day: '20', value: 212, paid: 212, byExchange: true },
  ]);
  const hours = await pool.query('select value_chaos as value, exchange_chaos as paid from prices.hourly_value order by hour_at');
  expect(hours.rows).toEqual([
    { value: 210, paid: null },
    { value: 212, paid: 212 },
  ]);
  const asked = await pool.query('select kind, outcome from prices.exchange_past order by 1');
  expect(asked.rows).toEqual([
    { kind: 'day', outcome: 'filled' },
    { kind: 'hour', outcome: 'missing' },
  ]);
});

it('D02 runs statements of version f4515046 on the new schema, and stores their rows', async () => {
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
