import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeGroup } from '@poexchange/domain/grouping';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { storePage } from '../testing/store-page.ts';
import { readPage } from '../ingest/read-page.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { runAllLeagues } from './run-all-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
const log = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());

const DIVINE = makeGroup('currency', 'divine orb', {}).hash;
const CARD_FRAME = 6;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
/**
 * Number of cards, each worth 600 chaos. For each card, one seller asks in chaos and all other sellers ask in divines.
 */
const CARDS = 60;

function listCards(rate: number): TestTab[] {
  return range(CARDS * 4).map((at) => {
    const chaos = 600 * (1 + (at % 7) / 100);
    const note = at % 4 === 0 ? `~price ${chaos} chaos` : `~price ${chaos / rate} divine`;
    return { id: `card${at}`, account: `Collector#${at}`, items: [{ name: `Card ${Math.floor(at / 4)}`, frameType: CARD_FRAME, note }] };
  });
}

const listDivines = (rate: number): TestTab[] =>
  range(24).map((at) => ({
    id: `divine${at}`,
    account: `Banker#${at}`,
    items: [{ name: 'Divine Orb', note: `~price ${rate + at - 3} chaos` }],
  }));

it('D52 follows a jump in the divine’s rate immediately if goods priced in divines confirm it, without moving other prices', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let nowMs = Date.UTC(2026, 10, 20, 12, 10);
  let cursor: string | null = null;
  const known = createKnownIds();
  const take = async (tabs: readonly TestTab[]): Promise<void> => {
    const to: string = String(Number(cursor ?? 0) + 1);
    await storePage(db, known, { page: readPage(makePageBytes(to, tabs)), askedWith: cursor, readAt: new Date(nowMs) });
    cursor = to;
  };
  const publish = async () => {
    nowMs += 60_000;
    const store = createPriceStore(folder);
    await runAllLeagues({ db, store, writer: createPriceFileWriter(store), log, clock: () => nowMs });
    const reader = createPriceReader(store);
    const cards = Object.values((await reader.readValuations('poe1', 'mercenaries', 'card')).valuations);
    return { rate: (await reader.readValuations('poe1', 'mercenaries', 'currency')).valuations[DIVINE], card: cards[0]?.c[3] ?? 0 };
  };
  await syncLeagues({ db, fetchLeagues: async () => ({ kind: 'ok', value: [{ id: 'Mercenaries' }] }), log, clock: () => nowMs });
  await take([...listDivines(150), ...listCards(150)]);
  await publish();
  await publish();
  const before = await publish();
  expect(before.rate?.lr).toBeUndefined();
  await take([...listDivines(180), ...listCards(180)]);
  expect((await publish()).rate).toMatchObject({ lr: 'held' });
  const after = await publish();
  expect(after.rate?.lr).toBeUndefined();
  expect((after.rate?.c[3] ?? 0) / (before.rate?.c[3] ?? 0)).toBeCloseTo(180 / 150, 1);
  const settled = await publish();
  expect(settled.card / before.card).toBeCloseTo(1, 1);
  // Only asks for the divine itself show that it fell again.
  await take(listDivines(150));
  await publish();
  const fallen = await publish();
  expect(fallen.rate?.lr).toBe('held');
  expect(fallen.rate?.c[3]).toBeCloseTo(settled.rate?.c[3] ?? 0, 1);
});
