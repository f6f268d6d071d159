import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explainPath } from '@poexchange/contract/price-files';
import { explainFileSchema, type ExplainEntry } from '@poexchange/contract/price-files/explain';
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
import { pruneOld } from './repeat-price-runs.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createInlineRunner } from './part-runner.ts';
import { runAllLeagues } from './run-all-leagues.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const MINUTE_MS = 60_000;
const GOOD = 'Screaming Essence of Anger';

/** Opens a league whose stream is read and whose prices are published every ten minutes. */
async function openLeague() {
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const { pool } = database;
  const db = createDb<unknown>(pool);
  let nowMs = Date.now();
  await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues: async () => ({ kind: 'ok', value: [{ id: 'Mercenaries' }] }) });
  const store = createPriceStore(folder);
  const writer = createPriceFileWriter(store);
  let runner = createInlineRunner({ db, writer });
  const known = createKnownIds();
  let page = 0;
  return {
    pool,
    restart: (): void => void (runner = createInlineRunner({ db, writer })),
    prune: (days: number) => pruneOld(db, nowMs + days * 24 * 60 * MINUTE_MS),
    /** Simulates ten minutes in which these tabs change, followed by a price run. */
    step: async (tabs: readonly TestTab[]): Promise<void> => {
      const askedWith = page === 0 ? null : String(page);
      page += 1;
      await storePage(db, known, { page: readPage(makePageBytes(String(page), tabs)), askedWith, readAt: new Date(nowMs) });
      nowMs += 10 * MINUTE_MS;
      await runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs });
    },
    /** Reads today's number of fills, as lists show it. */
    readFilled: async (): Promise<number | undefined> => {
      await runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs });
      const { valuations } = await createPriceReader(store).readValuations('poe1', 'mercenaries', 'essence');
      return valuations[makeGroup('essence', GOOD.toLowerCase(), {}).hash]?.fl;
    },
    readEntry: async (): Promise<ExplainEntry | undefined> => {
      await runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs });
      const file = await store.readPublished(explainPath({ game: 'poe1', league: 'Mercenaries', tag: 'essence' }), 'identity');
      const { explanations } = explainFileSchema.parse(JSON.parse(String(file?.body)));
      return explanations[makeGroup('essence', GOOD.toLowerCase(), {}).hash];
    },
  };
}

type Shelf = { readonly ask?: number | null; readonly stack?: number; readonly tab?: string; readonly isPublic?: boolean };

const makeTab = (seller: number, { ask = 10 + seller / 4, stack = 4, tab = 'shop', isPublic = true }: Shelf = {}): TestTab => ({
  id: `${tab}${seller}`,
  account: `Seller${seller}#1`,
  isPublic,
  items: [
    { name: 'Vaal Orb', note: '~price 1 chaos', stackSize: 9 },
    ...(ask === null ? [] : [{ name: GOOD, note: `~price ${ask} chaos`, stackSize: stack }]),
  ],
});

const sellers = Array.from({ length: 24 }, (_, seller) => seller);

it('D54 shows fills with a time for each level, across a restart, and ignores moved, hidden and repriced asks', async () => {
  const league = await openLeague();
  await league.step(sellers.map((seller) => makeTab(seller)));
  await league.step(sellers.map((seller) => makeTab(seller)));
  await league.step(sellers.map((seller) => makeTab(seller)));
  expect((await league.readEntry())?.f).toBeUndefined();
  // Six asks are bought, four completely and two in part; the stock of six other asks is moved, hidden or repriced.
  const emptied = { ask: null };
  await league.step([
    ...[0, 1, 2, 3].map((seller) => makeTab(seller, emptied)),
    ...[4, 5].map((seller) => makeTab(seller, { stack: 1 })),
    ...[6, 7].map((seller) => makeTab(seller, emptied)),
    makeTab(8, { isPublic: false }),
    makeTab(9, { ask: 11 }),
    makeTab(10, emptied),
    makeTab(11, { ask: 900, stack: 1 }),
  ]);
  // It is too early to judge, because the stock may still reappear.
  expect((await league.readEntry())?.f).toBeUndefined();
  // Ten asks have less stock than before, or have left a tab that is still public.
  expect(await league.readFilled()).toBe(10);
  await league.step([6, 7].map((seller) => makeTab(seller, { tab: 'other' })));
  league.restart();
  const seenAgain = sellers
    .filter((seller) => ![8, 10].includes(seller))
    .map((seller) => ({ ...makeTab(seller), id: `beside${seller}`, items: [{ name: 'Orb of Regret', note: '~price 1 chaos' }] }));
  await league.step(seenAgain);
  await league.step([]);
  const entry = await league.readEntry();
  expect(entry?.f?.n).toBe(6);
  expect(await league.readFilled()).toBe(8);
  const times = entry?.f?.t ?? [];
  expect(times[0]?.[0]).toBeGreaterThan(0.1);
  expect(times[0]?.[0]).toBeLessThan(3);
  expect(times.at(-1)).toBeNull();
  expect(entry?.g?.v).toBeGreaterThan(1.02);
  league.restart();
  expect((await league.readEntry())?.f?.n).toBeUndefined();
  expect((await league.readEntry())?.f?.n).toBe(6);
  const count = async (table: string) =>
    (await league.pool.query<{ n: number }>(`select count(*)::int as n from prices.${table}`)).rows[0]?.n;
  // The hidden account may return.
  expect(await count('stock_change')).toBe(7);
  await league.prune(8);
  expect([await count('stock_change'), await count('sales_sums')]).toEqual([0, 0]);
});
