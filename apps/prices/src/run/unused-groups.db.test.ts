import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGroup } from '@poexchange/domain/grouping';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createKnownIds } from '../asks/known-ids.ts';
import { pricesMigrations } from '../database.ts';
import { readPage } from '../ingest/read-page.ts';
import { storePage } from '../testing/store-page.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { ageOutGroups } from '../asks/league-groups.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createInlineRunner } from './part-runner.ts';
import { runAllLeagues } from './run-all-leagues.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const dayMs = 24 * 3_600_000;
const anger: TestTab = { id: 'anger', items: [{ name: 'Screaming Essence of Anger', note: '~price 3 chaos' }] };
const woe: TestTab = { id: 'woe', items: [{ name: 'Screaming Essence of Woe', note: '~price 2 chaos' }] };

/**
 * Opens a league whose stream is read and whose prices are published by a program that keeps running or is restarted.
 */
async function openLeague({ migrations = [pricesMigrations] } = {}) {
  const database = await createTestDatabase({ migrations });
  const folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const db = createDb<unknown>(database.pool);
  // The database stores the day of a first sighting by its own clock.
  let nowMs = Date.now();
  await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues: async () => ({ kind: 'ok', value: [{ id: 'Mercenaries' }] }) });
  const store = createPriceStore(folder);
  const writer = createPriceFileWriter(store);
  let runner = createInlineRunner({ db, writer });
  const known = createKnownIds();
  let page = 0;
  const publish = async () => {
    await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues: async () => ({ kind: 'ok', value: [{ id: 'Mercenaries' }] }) });
    await runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs });
    return createPriceReader(store);
  };
  return {
    pool: database.pool,
    now: () => nowMs,
    publish,
    pass: (days: number): void => void (nowMs += days * dayMs),
    restart: (): void => void (runner = createInlineRunner({ db, writer })),
    take: async (tabs: readonly TestTab[]): Promise<void> => {
      const askedWith = page === 0 ? null : String(page);
      page += 1;
      await storePage(db, known, { page: readPage(makePageBytes(String(page), tabs)), askedWith, readAt: new Date(nowMs) });
    },
    prune: () => ageOutGroups(db, nowMs),
    listKeys: async (): Promise<string[]> => {
      const { summaries } = await (await publish()).readSummaries('poe1', 'Mercenaries', 'essence');
      return Object.values(summaries)
        .map(({ k }) => k)
        .toSorted();
    },
  };
}

const both = ['screaming essence of anger', 'screaming essence of woe'];

it('D46 removes a group without asks from the files after 60 days, and restores it with the next ask', async () => {
  const league = await openLeague();
  await league.take([anger, woe]);
  expect(await league.listKeys()).toEqual(both);
  await league.take([{ ...woe, items: [] }]);
  for (const days of [58, 2]) {
    league.pass(days);
    await league.take([anger]);
    expect(await league.listKeys()).toEqual(both);
    await league.prune();
  }
  expect(await league.listKeys()).toEqual(both);
  league.pass(1);
  await league.take([anger]);
  await league.listKeys();
  await league.prune();
  expect(await league.listKeys()).toEqual(['screaming essence of anger']);
  await league.take([woe]);
  await league.listKeys();
  expect(await league.listKeys()).toEqual(both);
  await league.prune();
  expect(await league.listKeys()).toEqual(both);
});

it('D46 does not age out groups because the program was stopped', async () => {
  const league = await openLeague();
  await league.take([anger, woe]);
  expect(await league.listKeys()).toEqual(both);
  league.pass(70);
  league.restart();
  await league.prune();
  expect(await league.listKeys()).toEqual(both);
});

/** Twelve sellers of an essence are enough for a reliable value. */
const sell = (name: string, priceChaos: number): TestTab[] =>
  Array.from({ length: 12 }, (_, at) => ({
    id: `${name} ${at}`,
    account: `Seller of ${name}#${at}`,
    items: [{ name, note: `~price ${priceChaos + at / 10} chaos` }],
  }));
const empty = (tabs: readonly TestTab[]): TestTab[] => tabs.map((tab) => ({ ...tab, items: [] }));
const WOE = 'Screaming Essence of Woe';
const woeHash = makeGroup('essence', WOE.toLowerCase(), {}).hash;

it('D46 D54 restores an aged-out group with its history', async () => {
  const league = await openLeague();
  const asks = sell(WOE, 20);
  await league.take([anger, ...asks]);
  await league.listKeys();
  const readDays = async (): Promise<{ id: number; day: string; value: number }[]> =>
    (
      await league.pool.query<{ id: number; day: string; value: number }>(
        `select g.id, v.day::text as day, v.value_chaos as value from prices.daily_value v join prices.item_group g on g.id = v.group_id
         where g.hash = $1 order by v.day`,
        [woeHash],
      )
    ).rows;
  const [first] = await readDays();
  expect(first?.value).toBeGreaterThan(15);
  await league.take(empty(asks));
  league.pass(61);
  await league.take([anger]);
  await league.listKeys();
  await league.prune();
  expect(await league.listKeys()).toEqual(['screaming essence of anger']);
  // A day was filled from the exchange's past in the meantime: only days that changed are sent.
  const [pastDay, pastValue] = [new Date(league.now() - 5 * dayMs).toISOString().slice(0, 10), 12.5];
  await league.pool.query('insert into prices.daily_value (league_id, group_id, day, value_chaos) values (1, $1, $2, $3)', [
    first?.id,
    pastDay,
    pastValue,
  ]);
  await league.take(sell(WOE, 30));
  await league.listKeys();
  const reader = await league.publish();
  const { valuations } = await reader.readValuations('poe1', 'Mercenaries', 'essence');
  expect(valuations[woeHash]?.d.filter((value) => value !== null)).toEqual([pastValue, valuations[woeHash]?.c[3]]);
  const days = await readDays();
  expect(days.map(({ id }) => id)).toEqual([first?.id, first?.id, first?.id]);
  expect(days.map(({ value }) => value)).toEqual([first?.value, pastValue, expect.closeTo(valuations[woeHash]?.c[3] ?? 0, 6)]);
});

// The server owns the views: its own migrations create them here as in a real database.
const serverMigrations = { schema: 'public', folder: fileURLToPath(new URL('../../../server/migrations', import.meta.url)) };

it('D46 keeps a stashed group without asks in the files until the stash is deleted', async () => {
  const league = await openLeague({ migrations: [pricesMigrations, serverMigrations] });
  await league.take([anger, woe]);
  await league.listKeys();
  await league.take([{ ...woe, items: [] }]);
  const noteInStash = async (): Promise<void> => {
    await league.pool.query(`insert into stash_groups values ('poe1', 'mercenaries', $1, 'essence', $2, '{}', null, $3)`, [
      woeHash,
      WOE.toLowerCase(),
      league.now(),
    ]);
    await league.pool.query(`insert into stash_tags values ('poe1', 'mercenaries', 'essence')`);
  };
  await noteInStash();
  league.pass(61);
  await league.take([anger]);
  await league.listKeys();
  await league.prune();
  expect(await league.listKeys()).toEqual(both);
  await league.pool.query('delete from stash_groups');
  await league.pool.query('update stash_tags set version = gen_random_uuid()');
  expect(await league.listKeys()).toEqual(['screaming essence of anger']);
});
