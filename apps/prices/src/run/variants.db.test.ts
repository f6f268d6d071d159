import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { groupItem, makeGroup } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';
import { choosePriceGroup, expandValuation } from '@poexchange/domain/pricing';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createKnownIds } from '../asks/known-ids.ts';
import { pricesMigrations } from '../database.ts';
import { readPage } from '../ingest/read-page.ts';
import { storePage } from '../testing/store-page.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { runAllLeagues } from './run-all-leagues.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
const log = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());

const nowMs = Date.UTC(2026, 10, 20, 12, 10);
const sellersOfEach = 14;

type Copy = { readonly label: string; readonly priceChaos: number; readonly raw: Readonly<Record<string, unknown>> };
const belt = { frameType: 3, name: 'Headhunter', typeLine: 'Leather Belt', baseType: 'Leather Belt' };
const voices = (passives: string) => ({
  frameType: 3,
  name: 'Voices',
  typeLine: 'Large Cluster Jewel',
  baseType: 'Large Cluster Jewel',
  explicitMods: [`Adds ${passives} nothing`],
});
const pride = (number: number) => ({
  frameType: 3,
  name: 'Lethal Pride',
  typeLine: 'Timeless Jewel',
  baseType: 'Timeless Jewel',
  explicitMods: [`Commanded leadership over ${number} warriors under Kaom\nPassives in radius are Conquered by the Karui`, 'Historic'],
});
const regalia = { frameType: 0, ilvl: 86, name: '', typeLine: 'Vaal Regalia', baseType: 'Vaal Regalia' };
const influenced = { ...regalia, influences: { hunter: true } };
/** Ten sellers are enough to price a base; with nine sellers the base has no group in the files. */
const rareBase = { ...regalia, influences: { elder: true } };
const copies: readonly Copy[] = [
  { label: 'base', priceChaos: 30, raw: regalia },
  { label: 'influenced base', priceChaos: 300, raw: influenced },
  { label: 'plain', priceChaos: 1000, raw: belt },
  { label: 'corrupted', priceChaos: 300, raw: { ...belt, corrupted: true } },
  { label: 'foil', priceChaos: 50_000, raw: { ...belt, frameType: 10 } },
  { label: '1 passive', priceChaos: 2000, raw: voices('1 Small Passive Skill which grants') },
  { label: '7 passives', priceChaos: 20, raw: voices('7 Small Passive Skills which grant') },
];

const change = (id: string, account: string, items: readonly unknown[]) => ({
  id,
  public: true,
  accountName: account,
  stash: 'shop',
  stashType: 'PremiumStash',
  league: 'Mercenaries',
  items,
});

/**
 * Makes a page of tabs: each variant is sold by its own sellers, who ask up to a tenth more than its price; each jewel
 * is sold by one seller.
 */
function makePage(): Buffer {
  const stashes = copies.flatMap(({ label, priceChaos, raw }) =>
    Array.from({ length: sellersOfEach }, (_, at) => {
      const note = `~price ${Math.round(priceChaos * (1 + at / 140))} chaos`;
      return change(`${label}${at}`, `${label}#${at}`, [{ ...raw, id: `${label}${at}`, note }]);
    }),
  );
  const jewels = Array.from({ length: sellersOfEach }, (_, at) =>
    change(`jewel${at}`, `jewel#${at}`, [{ ...pride(10_000 + at), id: `jewel${at}`, note: `~price ${40 + at} chaos` }]),
  );
  const bases = Array.from({ length: 9 }, (_, at) =>
    change(`few${at}`, `few#${at}`, [{ ...rareBase, id: `few${at}`, note: `~price ${400 + at} chaos` }]),
  );
  return Buffer.from(JSON.stringify({ next_change_id: '1', stashes: [...stashes, ...jewels, ...bases] }));
}

it('D45 values each variant by its own sellers, in the files and for its owners', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const fetchLeagues = async () => ({ kind: 'ok' as const, value: [{ id: 'Mercenaries' }] });
  await syncLeagues({ db, fetchLeagues, log, clock: () => nowMs });
  await storePage(db, createKnownIds(), { page: readPage(makePage()), askedWith: null, readAt: new Date(nowMs) });
  const store = createPriceStore(folder);
  await runAllLeagues({ db, store, writer: createPriceFileWriter(store), log, clock: () => nowMs });
  const reader = createPriceReader(store);
  const tags = ['unique', 'base'] as const;
  const files = await Promise.all(tags.map((tag) => reader.readValuations('poe1', 'mercenaries', tag)));
  const valuations = new Map(
    files.flatMap((file) => Object.entries(file.valuations).map(([hash, value]) => [hash, expandValuation(value)] as const)),
  );
  const [uniques, bases] = await Promise.all(tags.map((tag) => reader.readSummaries('poe1', 'mercenaries', tag)));
  const summaries = { ...uniques?.summaries, ...bases?.summaries };

  for (const { label, priceChaos, raw } of copies) {
    const read = readItem(raw);
    const grouped = read.ok ? groupItem(read.item, 'poe1') : undefined;
    if (grouped?.ok !== true) throw new Error(label);
    const group = choosePriceGroup(grouped, valuations);
    expect([label, summaries[group.hash]?.p]).toEqual([label, (grouped.extended ?? grouped.primary).unsafeHashProperties]);
    const value = valuations.get(group.hash)?.primaryValue ?? 0;
    expect([label, value / priceChaos > 0.9 && value / priceChaos < 1.15]).toEqual([label, true]);
  }
  const jewels = await reader.readSummaries('poe1', 'mercenaries', 'timeless_jewel');
  expect(Object.keys(jewels.summaries)).toEqual([makeGroup('timeless_jewel', 'lethal pride', { conqueror: 'kaom' }).hash]);

  expect(Object.values(bases?.summaries ?? {}).map(({ p }) => p)).toEqual(
    expect.arrayContaining([{ ilvl: '86 and above' }, { ilvl: '86 and above', influence: ['hunter'] }]),
  );
  expect(Object.keys(bases?.summaries ?? {})).toHaveLength(2);
  expect(files[1]?.valuations).not.toHaveProperty(makeGroup('base', 'vaal regalia', { ilvl: '86 and above', influence: ['elder'] }).hash);
});
