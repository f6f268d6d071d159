import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createKnownIds } from '../asks/known-ids.ts';
import { pricesMigrations } from '../database.ts';
import { readPage } from '../ingest/read-page.ts';
import { storePage } from '../ingest/store-page.ts';
import { syncLeagues } from '../leagues/sync-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { ageOutGroups } from '../asks/league-groups.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createInlineRunner } from './part-runner.ts';
import { runAllLeagues } from './run-all-leagues.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const dayMs = 24 * 3_600_000;
const anger: TestTab = { id: 'anger', items: [{ name: 'Screaming Essence of Anger', note: '~price 3 chaos' }] };
const woe: TestTab = { id: 'woe', items: [{ name: 'Screaming Essence of Woe', note: '~price 2 chaos' }] };

/** A league whose stream is read and whose prices are published by a program that runs on, or is started anew. */
async function openLeague() {
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const db = createDb<unknown>(database.pool);
  // The database notes the day of a first sighting by its own clock.
  let nowMs = Date.now();
  await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues: async () => ({ kind: 'ok', value: [{ id: 'Mercenaries' }] }) });
  const store = createPriceStore(folder);
  const writer = createPriceFileWriter(store);
  let runner = createInlineRunner({ db, writer });
  const known = createKnownIds();
  let page = 0;
  return {
    pass: (days: number): void => void (nowMs += days * dayMs),
    restart: (): void => void (runner = createInlineRunner({ db, writer })),
    take: async (tabs: readonly TestTab[]): Promise<void> => {
      const askedWith = page === 0 ? null : String(page);
      page += 1;
      await storePage(db, known, { page: readPage(makePageBytes(String(page), tabs)), askedWith, readAt: new Date(nowMs) });
    },
    prune: () => ageOutGroups(db, nowMs),
    listKeys: async (): Promise<string[]> => {
      await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues: async () => ({ kind: 'ok', value: [{ id: 'Mercenaries' }] }) });
      await runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs });
      const { summaries } = await createPriceReader(store).readSummaries('poe1', 'Mercenaries', 'essence');
      return Object.values(summaries)
        .map(({ k }) => k)
        .toSorted();
    },
  };
}

const both = ['screaming essence of anger', 'screaming essence of woe'];

it('D46 a group that nobody asks for leaves the files after 60 days, and is back with the next ask', async () => {
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

it('D46 nothing leaves the files because the program was away', async () => {
  const league = await openLeague();
  await league.take([anger, woe]);
  expect(await league.listKeys()).toEqual(both);
  league.pass(70);
  league.restart();
  await league.prune();
  expect(await league.listKeys()).toEqual(both);
});
