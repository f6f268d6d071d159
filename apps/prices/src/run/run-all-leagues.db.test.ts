import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bandsFileSchema, bandsPath, explainPath, statusFileSchema, statusPath } from '@poexchange/contract/price-files';
import { explainFileSchema } from '@poexchange/contract/price-files/explain';
import { makeGroup } from '@poexchange/domain/grouping';
import { createDb, createPool } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { pricesMigrations } from '../database.ts';
import { syncLeagues, type FetchLeagues } from '../leagues/follow-leagues.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { storePage } from '../testing/store-page.ts';
import { readPage } from '../ingest/read-page.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { runAllLeagues, withPriceRunLock } from './run-all-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());

const start = Date.UTC(2026, 10, 20, 12, 10);
const hashOf = (tag: 'currency' | 'essence' | 'card', key: string) => makeGroup(tag, key, {}).hash;
const chaos = hashOf('currency', 'chaos orb');
const divine = hashOf('currency', 'divine orb');
const essence = hashOf('essence', 'screaming essence of anger');

let nowMs = start;
let folder = '';
let cursor: string | null = null;
let known = createKnownIds();
beforeEach(async () => {
  await pool.query(
    'truncate prices.stream_cursor, prices.league, prices.item_group, prices.tab, prices.tab_offers, prices.filled_offer, prices.league_group, prices.league_tag, prices.currency_rate, prices.hourly_value, prices.daily_value restart identity cascade',
  );
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  nowMs = start;
  cursor = null;
  known = createKnownIds();
});

const answer: FetchLeagues = async (game) =>
  game === 'poe2'
    ? { kind: 'notFound' }
    : {
        kind: 'ok',
        value: [
          { id: 'Mercenaries', startAt: '2025-06-13T20:00:00Z' },
          { id: 'Hardcore Mercenaries' },
          { id: 'SSF Mercenaries' },
          { id: 'Private (PL1)' },
        ],
      };
const list = (fetchLeagues: FetchLeagues = answer) => syncLeagues({ db, fetchLeagues, log, clock: () => nowMs });

async function take(tabs: readonly TestTab[]): Promise<void> {
  const to = String(Number(cursor ?? 0) + 1);
  await storePage(db, known, { page: readPage(makePageBytes(to, tabs)), askedWith: cursor, readAt: new Date(nowMs) });
  cursor = to;
}

async function publish() {
  const store = createPriceStore(folder);
  await runAllLeagues({ db, store, writer: createPriceFileWriter(store), log, clock: () => nowMs });
  return createPriceReader(store);
}

/** Creates sellers with increasing asks. */
const sellers = (count: number, item: { name: string; priceOf: (at: number) => string; frameType?: number }): TestTab[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${item.name}${at}`,
    account: `Seller#${at}`,
    items: [
      { name: item.name, note: `~price ${item.priceOf(at)}`, ...(item.frameType === undefined ? {} : { frameType: item.frameType }) },
    ],
  }));
const divines = (count = 12) => sellers(count, { name: 'Divine Orb', priceOf: (at) => `${100 + at} chaos` });
const essences = (count = 12) => sellers(count, { name: 'Screaming Essence of Anger', priceOf: () => '1/10 divine' });

describe('price run', () => {
  it('D27 lists the trade leagues of both games, and the seed if the publisher lists none', async () => {
    expect(await list()).toBe(false);
    const leagues = await (await publish()).readLeagues();
    expect(leagues.map(({ game, id }) => `${game} ${id}`)).toEqual([
      'poe1 mercenaries',
      'poe1 hardcore mercenaries',
      'poe2 dawn of the hunt',
      'poe2 standard',
    ]);
    expect(leagues[0]).toEqual({ game: 'poe1', id: 'mercenaries', name: 'Mercenaries', startAt: '2025-06-13T20:00:00.000Z', endAt: null });
  });

  it('D27 keeps known leagues while the list is unavailable, and for 14 days after they disappear from the list', async () => {
    await list();
    expect(await list(async () => ({ kind: 'down', reason: 'HTTP 503' }))).toBe(false);
    nowMs += 13 * 24 * 3_600_000;
    await list(async () => ({ kind: 'ok', value: [{ id: 'Settlers' }] }));
    expect((await (await publish()).readLeagues()).map(({ id }) => id)).toContain('mercenaries');
    nowMs += 2 * 24 * 3_600_000;
    expect((await (await publish()).readLeagues()).map(({ id }) => id)).not.toContain('mercenaries');
  });

  it('D01 D58 writes currency files for every league, with or without offers, with chaos at 1', async () => {
    await list();
    const reader = await publish();
    for (const league of ['mercenaries', 'hardcore mercenaries']) {
      expect((await reader.readSummaries('poe1', league, 'currency')).summaries[chaos]?.k).toBe('chaos orb');
      expect((await reader.readValuations('poe1', league, 'currency')).valuations[chaos]?.c).toEqual(Array.from({ length: 10 }, () => 1));
    }
    const summaries = await reader.readSummaries('poe2', 'dawn of the hunt', 'essence');
    expect(summaries.meta).toEqual({ league: 'dawn of the hunt', tag: 'essence', timestampMs: start });
    expect(Object.keys(summaries.summaries).length).toBeGreaterThan(10);
    expect((await reader.readValuations('poe2', 'dawn of the hunt', 'essence')).valuations).toEqual({});
  });

  it('R3.13, R3.14, D50, D51 writes files with their meta and entries; values currencies first and other goods at their rates', async () => {
    await list();
    await take([...divines(), ...essences()]);
    const reader = await publish();
    const currency = await reader.readValuations('poe1', 'mercenaries', 'currency');
    expect(currency.valuations[divine]).toMatchObject({ l: 12 });
    expect(currency.valuations[divine]?.lc).toBeUndefined();
    const level12 = currency.valuations[divine]?.c[3] ?? 0;
    // The median of the twelve minus its distance from level 12.
    expect(level12).toBeGreaterThan(95);
    expect(level12).toBeLessThan(104);
    const essenceFile = await reader.readValuations('poe1', 'mercenaries', 'essence');
    expect(essenceFile.valuations[essence]?.c[3]).toBeCloseTo(level12 / 10, 3);
    expect((await reader.readSummaries('poe1', 'mercenaries', 'essence')).summaries[essence]).toEqual({
      k: 'screaming essence of anger',
      i: ['/image/Art/ScreamingEssenceofAnger.png'],
      p: {},
    });
    expect(currency.meta).toMatchObject({ timestampMs: start });
    expect((await reader.readSummaries('poe1', 'mercenaries', 'essence')).meta).toMatchObject({ league: 'mercenaries', tag: 'essence' });
    // A tag seen in one league has files in all leagues.
    expect((await reader.readSummaries('poe1', 'hardcore mercenaries', 'essence')).meta.timestampMs).toBe(start);
  });

  it('D51 ignores an ask in a currency whose own value is doubtful', async () => {
    await list();
    await take([...divines(9), ...essences()]);
    expect((await (await publish()).readValuations('poe1', 'mercenaries', 'essence')).valuations[essence]).toBeUndefined();
  });

  it('D51 converts at the previous price run’s rate', async () => {
    await list();
    await take([...divines(), ...essences()]);
    const readEssence = async () =>
      (await (await publish()).readValuations('poe1', 'mercenaries', 'essence')).valuations[essence]?.c[3] ?? 0;
    const before = await readEssence();
    nowMs += 12 * 3_600_000;
    await take([...sellers(12, { name: 'Divine Orb', priceOf: (at) => `${103 + at} chaos` }), ...essences()]);
    expect(await readEssence()).toBe(before);
    expect(await readEssence()).toBeGreaterThan(before * 1.02);
  });

  it('D52 holds and reports a divine rate that jumps on asks alone, and moves no other price until the jump has persisted', async () => {
    await list();
    await take([...divines(), ...essences()]);
    await publish();
    const readBoth = async () => {
      const reader = await publish();
      const rate = (await reader.readValuations('poe1', 'mercenaries', 'currency')).valuations[divine];
      return { rate, essence: (await reader.readValuations('poe1', 'mercenaries', 'essence')).valuations[essence]?.c[3] };
    };
    const before = await readBoth();
    await take(sellers(12, { name: 'Divine Orb', priceOf: (at) => `${200 + at} chaos` }));
    for (const minutes of [0, 1, 61, 240]) {
      nowMs += minutes * 60_000;
      const held = await readBoth();
      expect(held.rate).toMatchObject({ lc: true, lr: 'held' });
      expect(held.rate?.c[3]).toBeCloseTo(before.rate?.c[3] ?? 0, 2);
      expect(held.essence).toBe(before.essence);
    }
    nowMs += 4 * 3_600_000;
    expect((await readBoth()).rate?.lr).toBeUndefined();
    expect((await readBoth()).essence).toBeGreaterThan((before.essence ?? 0) * 1.9);
  });

  it('D58 explains each price, its last change and the age of a league', async () => {
    await list();
    await take([...divines(), { id: 'bait', account: 'Baiter', items: [{ name: 'Divine Orb', note: '~price 1 chaos' }] }]);
    await publish();
    const store = createPriceStore(folder);
    const read = async <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
      z.parse(schema, JSON.parse((await store.readPublished(path))?.body.toString() ?? '')) as z.output<Schema>;
    const place = { game: 'poe1', league: 'Mercenaries', tag: 'currency' } as const;
    const first = await read(explainPath(place), explainFileSchema);
    expect(first.explanations[divine]).toMatchObject({ o: 13, a: 13, u: 12, d: { low: 1 }, n: 12, t: [start, start, start] });
    expect(first.explanations[divine]?.s?.[0]).toEqual([1, 1, 'low']);
    expect(first.explanations[divine]?.p).toBeUndefined();
    const status = { meta: { timestampMs: start }, status: { streamAtMs: start, exchangeHourMs: null, offers: 13, groups: 2 } };
    expect(await read(statusPath(place), statusFileSchema)).toEqual(status);

    nowMs += 10 * 60_000;
    await publish();
    expect((await read(statusPath(place), statusFileSchema)).meta.timestampMs).toBe(nowMs);
    // No price has moved, so the explanation keeps its time.
    expect((await read(explainPath(place), explainFileSchema)).meta.timestampMs).toBe(start);
    const value = (await createPriceReader(store).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine]?.c[3];
    await take(sellers(12, { name: 'Divine Orb', priceOf: (at) => `${101 + at} chaos` }));
    await publish();
    expect((await read(explainPath(place), explainFileSchema)).explanations[divine]?.p).toEqual({ v: value, at: nowMs });
  });

  it('D53 D54 marks thin markets and counts fills', async () => {
    await list();
    await take([...divines(3), { id: 'gone', account: 'Z', items: [{ name: 'Divine Orb', note: '~price 100 chaos', stackSize: 5 }] }]);
    await take([{ id: 'gone', account: 'Z', items: [{ name: 'Divine Orb', note: '~price 100 chaos', stackSize: 4 }] }]);
    expect((await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine]).toMatchObject({
      l: 4,
      fl: 1,
      lc: true,
      lr: 'few',
    });
  });

  it('D54 writes one point an hour and one a day, with gaps as null, however often a run publishes', async () => {
    await list();
    await take(divines());
    await publish();
    const first = (await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine];
    expect(first?.h.filter((point) => point !== null)).toHaveLength(1);
    expect(first?.d.at(-1)).toBe(first?.h.at(-1));
    nowMs += 4 * 3_600_000;
    await take(sellers(12, { name: 'Divine Orb', priceOf: (at) => `${200 + at} chaos` }));
    await publish();
    const later = (await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine];
    expect(later?.h.slice(-3)).toEqual([first?.h.at(-1), null, later?.c[3]]);
    expect([later?.h.length, later?.d.length]).toEqual([24, 30]);
    expect(later?.d.at(-1)).toBe(first?.d.at(-1));
  });

  it('D52 D53 D54 stores the spread of asks and held values for each day, in a file that changes once a day', async () => {
    await list();
    await take([...divines(), ...essences()]);
    const store = createPriceStore(folder);
    const readBands = async () => {
      const file = await store.readPublished(bandsPath({ game: 'poe1', league: 'Mercenaries', tag: 'currency' }));
      return z.parse(bandsFileSchema, JSON.parse(file?.body.toString() ?? ''));
    };
    const value = (await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine];
    const first = await readBands();
    expect(first.bands[divine]).toMatchObject({ lo: { length: 30 }, hi: { length: 30 } });
    expect([first.bands[divine]?.lo.at(-1), first.bands[divine]?.hi.at(-1)]).toEqual([value?.c[0], value?.c[9]]);
    expect(first.bands[divine]?.lo.slice(0, -1)).toEqual(Array.from({ length: 29 }, () => null));
    expect([first.bands[divine]?.held, first.bands[divine]?.x]).toEqual([undefined, undefined]);

    // The next day begins at 02:00 UTC, with a rate that only asks support.
    nowMs += 13 * 3_600_000 + 40 * 60_000;
    await take([...divines(), ...essences()]);
    await publish();
    nowMs += 15 * 60_000;
    await take(sellers(12, { name: 'Divine Orb', priceOf: (at) => `${200 + at} chaos` }));
    await publish();
    const held = await readBands();
    expect(held.bands[divine]?.lo.filter((low) => low !== null)).toHaveLength(2);
    expect(held.bands[divine]?.held).toEqual([29]);
    expect(held.meta.timestampMs).toBeGreaterThan(first.meta.timestampMs);
    nowMs += 60_000;
    await publish();
    expect(await readBands()).toEqual(held);
  });

  it('D54 D04 leaves at most one point per hour, each in its slot, after the clock jumps ahead and back', async () => {
    await list();
    await take(divines());
    await publish();
    for (const jumpHours of [5, -3, 1, -3]) {
      nowMs += jumpHours * 3_600_000;
      await publish();
    }
    expect(nowMs).toBe(start);
    const { rows } = await pool.query('select hour_at from prices.hourly_value group by league_id, group_id, hour_at having count(*) > 1');
    expect(rows).toEqual([]);
    const value = (await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine];
    // A point from the future is not shown before its time.
    expect(value?.h.filter((point) => point !== null)).toHaveLength(1);
    nowMs += 5 * 3_600_000;
    const later = (await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine];
    expect(later?.h.slice(-3)).toEqual([value?.h.at(-1), value?.h.at(-1), null]);
  });

  it('D56 R7.16 writes a file for each key of tags with many partitions', async () => {
    await list();
    await take(sellers(12, { name: 'The Nurse', priceOf: (at) => `${50 + at} chaos`, frameType: 6 }));
    await publish();
    const file = await createPriceStore(folder).readPublished('v10/valuations/keys/mercenaries/card/the%20nurse.json');
    expect(Object.keys((JSON.parse(file?.body.toString() ?? '') as { valuations: object }).valuations)).toEqual([
      hashOf('card', 'the nurse'),
    ]);
  });

  it('D51 ignores offers older than 48 hours', async () => {
    await list();
    await take(divines());
    nowMs += 47 * 3_600_000;
    await list();
    expect((await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine]?.lr).toBe('stale');
    nowMs += 2 * 3_600_000;
    expect((await (await publish()).readValuations('poe1', 'mercenaries', 'currency')).valuations[divine]).toBeUndefined();
  });

  it('D58 serialises the runs of two programs, and a killed program does not block other programs', async () => {
    await list();
    const order: string[] = [];
    const hold = withPriceRunLock(db, async () => {
      order.push('first begins');
      await sleep(150);
      order.push('first ends');
    });
    await expect.poll(() => order).toEqual(['first begins']);
    const other = createPool(database.url, { max: 4 });
    const store = createPriceStore(folder);
    await runAllLeagues({ db: createDb<unknown>(other), store, writer: createPriceFileWriter(store), log, clock: () => nowMs });
    order.push('second ends');
    await Promise.all([hold, other.end()]);
    expect(order).toEqual(['first begins', 'first ends', 'second ends']);
    const killed = withPriceRunLock(db, async () => {
      await pool.query(
        "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())",
      );
    });
    await expect(killed).rejects.toThrow();
    await expect(publish()).resolves.toBeDefined();
  });
});
