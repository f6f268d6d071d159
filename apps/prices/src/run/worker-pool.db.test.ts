import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeGroup } from '@poexchange/domain/grouping';
import { createRandom } from '@poexchange/domain/random';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createKnownIds, storeGroups, storeLeagueNames } from '../asks/known-ids.ts';
import { storeLeagueGroups } from '../asks/league-groups.ts';
import { storePage } from '../testing/store-page.ts';
import { readPage } from '../ingest/read-page.ts';
import { makeMarketChange } from '../testing/make-market.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { bindRows } from '../valuate/book/ask-book.ts';
import { createInlineRunner, type PartRunner } from './part-runner.ts';
import { runAllLeagues } from './run-all-leagues.ts';
import { createPartMemory, runPart, type PartInput } from './run-part.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { createWorkerPool } from './worker-pool.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
const nowMs = Date.UTC(2026, 10, 20, 12, 10);
afterAll(() => database.drop());

beforeAll(async () => {
  const fetchLeagues = async () => ({ kind: 'ok' as const, value: ['Mercenaries', 'Hardcore Mercenaries'].map((id) => ({ id })) });
  await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues });
  const random = createRandom(7);
  const changes = Array.from({ length: 900 }, () => makeMarketChange(random, 300));
  await storePage(db, createKnownIds(), { page: readPage(makePageBytes('1', changes)), askedWith: null, readAt: new Date(nowMs) });
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function readFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)));
}

/** Makes two price runs, a minute apart, starting without history. */
async function publishTwice(
  folder: string,
  makeRunner: (writer: ReturnType<typeof createPriceFileWriter>) => PartRunner,
  asksAtOnce = 1_000_000,
) {
  await pool.query('truncate prices.currency_rate, prices.hourly_value, prices.daily_value, prices.market_state');
  const store = createPriceStore(folder);
  const writer = createPriceFileWriter(store);
  const runner = makeRunner(writer);
  for (const atMs of [nowMs, nowMs + 60_000]) await runAllLeagues({ db, store, writer, runner, log, clock: () => atMs, asksAtOnce });
  return readFiles(folder);
}

function openPool(folder: string, size: number) {
  const runner = createWorkerPool({ databaseUrl: database.url, store: { PRICE_STORE: folder, S3_REGION: '' } }, { size });
  onTestFinished(() => runner.close());
  return runner;
}

describe('worker pool', () => {
  it('D56 D58 publishes the same files as a single thread, whatever the pool size', { timeout: 60_000 }, async () => {
    const expected = await publishTwice(await makeFolder(), (writer) => createInlineRunner({ db, writer }));
    expect(Object.keys(expected).length).toBeGreaterThan(12);
    expect(Object.values(expected).join('')).toContain('"lr":"few"');
    for (const size of [1, 3]) {
      const folder = await makeFolder();
      expect(await publishTwice(folder, () => openPool(folder, size))).toEqual(expected);
    }
  });

  it('D51 publishes the same files when a league is read in parts', { timeout: 60_000 }, async () => {
    const publishParts = async (asksAtOnce: number) =>
      publishTwice(await makeFolder(), (writer) => createInlineRunner({ db, writer }), asksAtOnce);
    expect(await publishParts(200)).toEqual(await publishParts(1_000_000));
  });

  it('D51 D58 publishes no price for a market in the price run after its last tab turned private', { timeout: 60_000 }, async () => {
    const folder = await makeFolder();
    const store = createPriceStore(folder);
    const writer = createPriceFileWriter(store);
    const runner = createInlineRunner({ db, writer });
    const hash = makeGroup('fossil', 'faceted fossil', {}).hash;
    const others = Array.from({ length: 3 }, (_, at) => ({
      id: `pristine${at}`,
      account: `P#${at}`,
      items: [{ name: 'Pristine Fossil', note: '~price 3 chaos' }],
    }));
    const take = async (from: string, to: string, last: Partial<TestTab>) =>
      storePage(db, createKnownIds(), {
        page: readPage(makePageBytes(to, [{ id: 'last', account: 'Last#1', ...last }, ...others])),
        askedWith: from,
        readAt: new Date(nowMs),
      });
    const readFossil = async (atMs: number) => {
      await runAllLeagues({ db, store, writer, runner, log, clock: () => atMs });
      return (await createPriceReader(store).readValuations('poe1', 'mercenaries', 'fossil')).valuations;
    };
    await take('1', '2', { items: [{ name: 'Faceted Fossil', note: '~price 90 chaos' }] });
    expect((await readFossil(nowMs))[hash]?.l).toBe(1);
    await take('2', '3', { isPublic: false });
    const after = await readFossil(nowMs + 60_000);
    expect(after[hash]).toBeUndefined();
    expect(Object.keys(after)).toHaveLength(1);
  });

  it('D58 publishes a group’s summary in the first price run after the group is seen, and its icon once the icon is seen', async () => {
    const store = createPriceStore(await makeFolder());
    const writer = createPriceFileWriter(store);
    const runner = createInlineRunner({ db, writer });
    const group = makeGroup('fossil', 'shuddering fossil', {});
    const { hash, key } = group;
    const readSummary = async (atMs: number) => {
      await runAllLeagues({ db, store, writer, runner, log, clock: () => atMs });
      return (await createPriceReader(store).readSummaries('poe1', 'mercenaries', 'fossil')).summaries[hash];
    };
    expect(await readSummary(nowMs)).toBeUndefined();
    await db.transaction().execute(async (tx) => {
      const [groupId = 0] = (await storeGroups(tx, 'poe1', [{ group, icon: undefined }])).values();
      const [leagueId = 0] = (await storeLeagueNames(tx, 'poe1', ['Mercenaries'])).values();
      await storeLeagueGroups(tx, [{ leagueId, groupId }]);
    });
    expect(await readSummary(nowMs + 60_000)).toMatchObject({ k: key, i: [] });
    await db.transaction().execute((tx) => storeGroups(tx, 'poe1', [{ group, icon: '/image/x.png' }]));
    expect(await readSummary(nowMs + 120_000)).toMatchObject({ k: key, i: ['/image/x.png'] });
  });

  it('D58 writes a bands file for a tag without prices, and restores a tag’s deleted files', { timeout: 60_000 }, async () => {
    const folder = await makeFolder();
    const store = createPriceStore(folder);
    const writer = createPriceFileWriter(store);
    const runner = createInlineRunner({ db, writer });
    const publish = (memory: 'keep' | 'forget') => runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs + 120_000, memory });
    await publish('keep');
    const expected = await readFiles(folder);
    const names = Object.keys(expected);
    const isOf = (kind: string) => (name: string) => name.includes(`/${kind}/`) && !name.includes('/keys/');
    expect(names.filter(isOf('bands'))).toHaveLength(names.filter(isOf('explain')).length);
    await rm(path.join(folder, 'v10'), { recursive: true });
    await publish('keep');
    expect(Object.keys(await readFiles(folder)).toSorted()).toEqual(names.toSorted());
    await rm(path.join(folder, 'v10'), { recursive: true });
    await publish('forget');
    expect(Object.keys(await readFiles(folder)).toSorted()).toEqual(names.toSorted());
  });

  it('D58 fails completely when one thread fails, and completes the next price run', { timeout: 60_000 }, async () => {
    const folder = await makeFolder();
    const store = createPriceStore(folder);
    const writer = createPriceFileWriter(store);
    const runner = openPool(folder, 2);
    await pool.query('alter table prices.market_state rename to market_state_away');
    await expect(runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs })).rejects.toThrow('market_state');
    await pool.query('alter table prices.market_state_away rename to market_state');
    await runner.close();
    expect(await runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs })).toBeGreaterThan(0);
    expect(Object.keys(await readFiles(folder)).length).toBeGreaterThan(12);
  });

  it('D27 D54 drops the state of leagues that are no longer published, and of a league that failed', async () => {
    const writer = createPriceFileWriter(createPriceStore(await makeFolder()));
    const memory = createPartMemory();
    const book = bindRows([]);
    const publish = (leagueId: number, shares: readonly number[], to = writer, how: Partial<PartInput> = {}) =>
      runPart(
        { db, writer: to, memory },
        {
          league: { id: leagueId, game: 'poe1', name: `League ${leagueId}` },
          share: `league/${leagueId}`,
          tags: [{ tag: 'currency', seenGroups: 0, version: 0, stashVersion: null }],
          baseCurrencies: { chaos: { id: 1, hash: 'c'.repeat(40), key: 'chaos orb', properties: {}, icon: null }, guardedIds: [] },
          nowMs,
          pastMoments: 0,
          runNumber: 1,
          book,
          rates: new Map([[1, 1]]),
          anchors: new Map(),
          guards: new Map(),
          moves: [],
          memory: 'keep',
          shares: shares.map((id) => `league/${id}`),
          sales: null,
          ...how,
        },
      );
    await publish(1, [1, 2]);
    const kept = memory.leagues.get('league/1');
    await publish(1, [1, 2]);
    await publish(2, [1, 2]);
    expect([memory.leagues.get('league/1') === kept, memory.leagues.size]).toEqual([true, 2]);
    const fail = () => Promise.reject(new Error('full disk'));
    const full = { ...writer, writeDocument: fail, writeAgain: fail };
    await expect(publish(2, [1, 2], full)).rejects.toThrow('full disk');
    expect([...memory.leagues.keys()]).toEqual(['league/1']);
    await publish(3, [2, 3]);
    expect([...memory.leagues.keys()]).toEqual(['league/3']);
    // The state is dropped once at an operator's request, however many parts the price run has.
    const last = memory.leagues.get('league/3');
    await publish(3, [3], writer, { memory: 'forget', runNumber: 2 });
    const fresh = memory.leagues.get('league/3');
    await publish(3, [3], writer, { memory: 'forget', runNumber: 2 });
    expect([fresh === last, memory.leagues.get('league/3') === fresh]).toEqual([false, true]);
  });

  it('D01 ends immediately when the program ends', async () => {
    const folder = await makeFolder();
    const store = createPriceStore(folder);
    const runner = openPool(folder, 1);
    const stopping = new AbortController();
    const publishing = runAllLeagues({
      db,
      store,
      writer: createPriceFileWriter(store),
      runner,
      log,
      clock: () => nowMs,
      signal: stopping.signal,
    });
    stopping.abort(new Error('stopping'));
    await expect(publishing).rejects.toThrow('stopping');
  });
});
