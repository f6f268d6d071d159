import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGroup, type HashProperties, type Tag } from '@poexchange/domain/grouping';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { syncLeagues } from '../leagues/sync-leagues.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { storePage } from '../ingest/store-page.ts';
import { readPage } from '../ingest/read-page.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { runAllLeagues } from '../run/run-all-leagues.ts';
import { createPriceFileWriter } from './price-file-writer.ts';

// The view is the server's: its own migrations make it here as they do in a real database.
const serverMigrations = { schema: 'public', folder: fileURLToPath(new URL('../../../server/migrations', import.meta.url)) };
const database = await createTestDatabase({ migrations: [pricesMigrations, serverMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
const nowMs = Date.UTC(2026, 10, 20, 12, 10);
afterAll(() => database.drop());

let folder = '';
beforeEach(async () => {
  await pool.query(
    'truncate stash_groups, prices.stream_cursor, prices.league, prices.item_group, prices.tab, prices.tab_offers, prices.league_group, prices.league_tag, prices.currency_rate, prices.hourly_value, prices.daily_value restart identity cascade',
  );
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const leagues = ['Mercenaries', 'Hardcore Mercenaries', 'Dawn of the Hunt'];
  const fetchLeagues = async () => ({ kind: 'ok' as const, value: leagues.map((id) => ({ id })) });
  await syncLeagues({ db, log, clock: () => nowMs, fetchLeagues });
});

type Seen = { game?: string; league?: string; tag: string; key: string; properties?: HashProperties; icon?: string | null };

async function seeInStash({ game = 'poe1', league = 'mercenaries', tag, key, properties = {}, icon = null }: Seen): Promise<string> {
  const { hash } = makeGroup(tag as Tag, key, properties);
  await pool.query('insert into stash_groups values ($1, $2, $3, $4, $5, $6, $7, $8)', [
    game,
    league,
    hash,
    tag,
    key,
    properties,
    icon,
    nowMs,
  ]);
  return hash;
}

async function publish() {
  const store = createPriceStore(folder);
  await runAllLeagues({ db, store, writer: createPriceFileWriter(store), log, clock: () => nowMs });
  return createPriceReader(store);
}

async function take(tabs: readonly TestTab[]): Promise<void> {
  const page = readPage(makePageBytes('1', tabs));
  await storePage(db, createKnownIds(), { page, askedWith: null, readAt: new Date(nowMs) });
}

const divines = Array.from({ length: 12 }, (_, at) => ({
  id: `tab${at}`,
  account: `Seller#${at}`,
  items: [{ name: 'Divine Orb', note: `~price ${100 + at} chaos` }],
}));

describe('groups seen in stashes', () => {
  it('D58 have a summary in their league and no value', async () => {
    const gem = await seeInStash({
      tag: 'gem',
      key: 'empower support',
      properties: { lvl: '3', corrupted: true },
      icon: '/image/Art/Gem.png',
    });
    const reader = await publish();
    expect((await reader.readSummaries('poe1', 'mercenaries', 'gem')).summaries).toEqual({
      [gem]: { k: 'empower support', i: ['/image/Art/Gem.png'], p: { lvl: '3', corrupted: true } },
    });
    expect((await reader.readValuations('poe1', 'mercenaries', 'gem')).valuations).toEqual({});
    const elsewhere = await reader.readSummaries('poe1', 'hardcore mercenaries', 'gem');
    expect([elsewhere.summaries, elsewhere.meta.timestampMs]).toEqual([{}, nowMs]);
    expect((await reader.readSummaries('poe2', 'dawn of the hunt', 'gem')).summaries).not.toHaveProperty(gem);
  });

  it('D58 stand beside what the stream has seen, which keeps its value and icon', async () => {
    await take(divines);
    const divine = await seeInStash({ tag: 'currency', key: 'divine orb', icon: '/image/Art/Other.png' });
    const chaos = await seeInStash({ tag: 'currency', key: 'chaos orb', icon: '/image/Art/Chaos.png' });
    const mirror = await seeInStash({ tag: 'currency', key: 'mirror of kalandra' });
    const reader = await publish();
    const { summaries } = await reader.readSummaries('poe1', 'mercenaries', 'currency');
    expect(Object.keys(summaries)).toEqual([divine, chaos, mirror].toSorted());
    expect(summaries[divine]?.i).toEqual(['/image/Art/DivineOrb.png']);
    // The stash's icon is used where the stream has shown none.
    expect(summaries[chaos]?.i).toEqual(['/image/Art/Chaos.png']);
    const { valuations } = await reader.readValuations('poe1', 'mercenaries', 'currency');
    expect(Object.keys(valuations).toSorted()).toEqual([chaos, divine].toSorted());
    expect([valuations[chaos]?.c[3], valuations[divine]?.l]).toEqual([1, 12]);
  });

  it('D58 poe2 ones join the tables', async () => {
    const before = Object.keys((await (await publish()).readSummaries('poe2', 'dawn of the hunt', 'essence')).summaries).length;
    const odd = await seeInStash({ game: 'poe2', league: 'dawn of the hunt', tag: 'essence', key: 'essence of something new' });
    const { summaries } = await (await publish()).readSummaries('poe2', 'dawn of the hunt', 'essence');
    expect(Object.keys(summaries)).toHaveLength(before + 1);
    expect(summaries[odd]?.k).toBe('essence of something new');
  });

  it('D58 a tag this program does not know, and a league it does not publish, are left out', async () => {
    await seeInStash({ tag: '../../leagues', key: 'x' });
    await seeInStash({ tag: 'essence', key: 'x', league: 'somebody (pl1)' });
    const reader = await publish();
    expect((await reader.readLeagues()).map(({ id }) => id)).toContain('mercenaries');
    expect((await reader.readSummaries('poe1', 'somebody (pl1)', 'essence')).meta.timestampMs).toBe(0);
  });

  it('D56 D58 a name that cannot be a file stands in the tag’s file, and keeps nothing from being published', async () => {
    const keys = ['../x', '.hidden', 'a/b', ' '.repeat(120), '*'.repeat(120), 'é'.repeat(120), 'plain'];
    const hashes = await Promise.all(keys.map((key) => seeInStash({ tag: 'unique', key })));
    const reader = await publish();
    expect(Object.keys((await reader.readSummaries('poe1', 'mercenaries', 'unique')).summaries).toSorted()).toEqual(hashes.toSorted());
    const keyFile = async (name: string) => createPriceStore(folder).readPublished(`v10/valuations/keys/mercenaries/unique/${name}.json`);
    expect(await keyFile('plain')).not.toBeNull();
    expect(await keyFile('.hidden')).toBeNull();
  });

  it('D58 a database in which the server has not made its view yet is published all the same', async () => {
    await seeInStash({ tag: 'gem', key: 'empower support' });
    await pool.query('alter view shared_stash_groups rename to elsewhere');
    onTestFinished(async () => void (await pool.query('alter view elsewhere rename to shared_stash_groups')));
    const reader = await publish();
    expect((await reader.readSummaries('poe1', 'mercenaries', 'currency')).meta.timestampMs).toBe(nowMs);
    expect((await reader.readSummaries('poe1', 'mercenaries', 'gem')).meta.timestampMs).toBe(0);
  });
});
