import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  bandsPath,
  bundleFileSchema,
  bundlePath,
  explainPath,
  priceIndexFileSchema,
  priceIndexPath,
  summaryFileSchema,
  summaryPath,
  valuationFileSchema,
  valuationPath,
  type PriceIndexFile,
} from '@poexchange/contract/price-files';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore, type PriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { pricesMigrations } from '../database.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { ageOutGroups, noteUsedGroups } from '../asks/league-groups.ts';
import { storePage } from '../testing/store-page.ts';
import { readPage } from '../ingest/read-page.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createInlineRunner } from '../run/part-runner.ts';
import { runAllLeagues } from '../run/run-all-leagues.ts';
import { createPriceFileWriter } from './price-file-writer.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());

const start = Date.UTC(2026, 10, 20, 12, 10);
const place = { game: 'poe1', league: 'Mercenaries' } as const;
let nowMs = start;
let folder = '';
let cursor: string | null = null;
let known = createKnownIds();
beforeEach(async () => {
  await pool.query(
    'truncate prices.stream_cursor, prices.league, prices.tab, prices.tab_offers, prices.league_group, prices.league_tag cascade',
  );
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  nowMs = start;
  cursor = null;
  known = createKnownIds();
  await syncLeagues({
    db,
    fetchLeagues: async (game) => (game === 'poe2' ? { kind: 'notFound' } : { kind: 'ok', value: [{ id: 'Mercenaries' }] }),
    log,
    clock: () => nowMs,
  });
});

async function take(...tabs: TestTab[]): Promise<void> {
  const to = String(Number(cursor ?? 0) + 1);
  await storePage(db, known, { page: readPage(makePageBytes(to, tabs)), askedWith: cursor, readAt: new Date(nowMs) });
  cursor = to;
}
const sells = (name: string, priceChaos: number, frameType?: number): TestTab => ({
  id: name,
  account: `Seller of ${name}`,
  items: [{ name, note: `~price ${priceChaos} chaos`, ...(frameType === undefined ? {} : { frameType }) }],
});

/** Creates one program that publishes repeatedly, as the real program does. */
function createProgram(store: PriceStore) {
  const writer = createPriceFileWriter(store);
  const runner = createInlineRunner({ db, writer });
  return () => runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs });
}

async function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
  const found = await createPriceStore(folder).readPublished(file);
  return found === null ? null : z.parse(schema, JSON.parse(found.body.toString()));
}
const readIndex = (): Promise<PriceIndexFile | null> => readJson(priceIndexPath(place), priceIndexFileSchema);

/** Lists the files named in the index that are missing or older than the index states. */
async function listBroken(): Promise<string[]> {
  const index = await readIndex();
  const broken: string[] = [];
  for (const [tag, { n, s, v }] of Object.entries(index?.tags ?? {})) {
    const summaries = await readJson(summaryPath({ ...place, tag }), summaryFileSchema);
    const valuations = await readJson(valuationPath({ ...place, tag }), valuationFileSchema);
    if (summaries === null || summaries.meta.timestampMs < s || Object.keys(summaries.summaries).length < n)
      broken.push(`${tag} summaries`);
    if (valuations === null || valuations.meta.timestampMs < v) broken.push(`${tag} valuations`);
    for (const file of [explainPath({ ...place, tag }), bandsPath({ ...place, tag })]) {
      if ((await createPriceStore(folder).readVersion(file)) === null) broken.push(file);
    }
  }
  return broken;
}

describe('price file index', () => {
  it('lists a league’s tags that have files, with the number of groups and the file times', async () => {
    const publish = createProgram(createPriceStore(folder));
    await take(sells('Divine Orb', 100));
    await publish();
    expect((await readIndex())?.tags).toEqual({ currency: { n: 2, s: start, v: start } });
    nowMs += 60_000;
    await take(sells('The Nurse', 50, 6));
    await publish();
    const index = await readIndex();
    expect(index?.meta.timestampMs).toBe(nowMs);
    // The bundle has the same tags, so a client that has the bundle does not need to request the index.
    expect(Object.keys((await readJson(bundlePath(place), bundleFileSchema))?.tags ?? {})).toEqual(Object.keys(index?.tags ?? {}));
    expect(index?.tags).toEqual({ card: { n: 1, s: nowMs, v: nowMs }, currency: { n: 2, s: start, v: start } });
    expect(await listBroken()).toEqual([]);
  });

  it('writes one file per league, with a prefix for poe2', async () => {
    await createProgram(createPriceStore(folder))();
    const poe2 = await readJson(priceIndexPath({ game: 'poe2', league: 'Dawn of the Hunt' }), priceIndexFileSchema);
    expect(Object.keys(poe2?.tags ?? {})).toContain('essence');
    expect(Object.keys((await readIndex())?.tags ?? {})).toEqual(['currency']);
  });

  it('drops a tag without groups, and restores the tag when groups return', async () => {
    const publish = createProgram(createPriceStore(folder));
    await take(sells('Divine Orb', 100), sells('The Nurse', 50, 6));
    await publish();
    const laterMs = nowMs + 100 * 24 * 3_600_000;
    const { rows } = await pool.query<{ tag: string; leagueId: number; groupId: number }>(
      'select g.tag, lg.league_id as "leagueId", g.id as "groupId" from prices.league_group lg join prices.item_group g on g.id = lg.group_id',
    );
    const noteUsed = async (tag: string): Promise<void> => {
      for (const row of rows.filter((each) => each.tag === tag))
        await noteUsedGroups(db, { leagueId: row.leagueId, groupIds: [row.groupId], nowMs: laterMs });
    };
    await noteUsed('currency');
    await ageOutGroups(db, laterMs);
    await publish();
    expect(Object.keys((await readIndex())?.tags ?? {})).toEqual(['currency']);
    await noteUsed('card');
    await publish();
    expect(Object.keys((await readIndex())?.tags ?? {})).toEqual(['card', 'currency']);
  });

  it('never names a missing file, even if a price run was interrupted or the folder emptied', async () => {
    let writesLeft = Infinity;
    const store = createPriceStore(folder);
    const cutOff: PriceStore = {
      ...store,
      publish: async (file, text) => {
        // There are many poe2 tables, which would make the test slow.
        if (file.startsWith('poe2/')) return 'unchanged';
        if ((writesLeft -= 1) < 0) throw new Error('full disk');
        return store.publish(file, text);
      },
    };
    await take(sells('Divine Orb', 100));
    await createProgram(cutOff)();
    await take(sells('The Nurse', 50, 6), sells('Divine Orb', 120));
    let cuts = 0;
    for (let most = 0; ; most += 1) {
      writesLeft = most;
      nowMs += 60_000;
      const isWhole = await createProgram(cutOff)().then(
        () => true,
        () => false,
      );
      expect(await listBroken(), `after ${most} writes`).toEqual([]);
      if (isWhole) break;
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(8);
    writesLeft = Infinity;
    const publish = createProgram(cutOff);
    await publish();
    await rm(path.join(folder, 'v10'), { recursive: true });
    await publish();
    expect((await readIndex())?.tags).toHaveProperty('card');
    expect(await listBroken()).toEqual([]);
  });
});
