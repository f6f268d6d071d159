import { createRandom } from '@poexchange/domain/random';
import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { createAnnounced, packPage } from './pack-page.ts';
import { readPage } from './read-page.ts';
import { makeMarketChange } from '../testing/make-market.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { storePages } from './store-pages.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());

/** Cuts a list at random positions; parts may be empty. */
function cut<Value>(values: readonly Value[], random: () => number, parts: number): Value[][] {
  const ends = Array.from({ length: parts - 1 }, () => Math.floor(random() * (values.length + 1))).toSorted((a, b) => a - b);
  return [...ends, values.length].map((end, at) => values.slice(at === 0 ? 0 : ends[at - 1], end));
}

/**
 * Follows changes split at random into pages, and pages split at random into transactions; returns what is stored
 * afterwards.
 */
async function follow(changes: readonly TestTab[], seed: number) {
  await pool.query(
    'truncate prices.stream_cursor, prices.tab, prices.tab_offers, prices.filled_offer, prices.league_group, prices.league_tag',
  );
  const random = createRandom(seed);
  const announced = createAnnounced();
  const known = createKnownIds();
  const pages = cut(changes, random, 1 + Math.floor(random() * 12)).map((tabs, at) =>
    packPage(readPage(makePageBytes(String(at + 1), tabs)), announced),
  );
  let askedWith: string | null = null;
  for (const batch of cut(pages, random, 1 + Math.floor(random() * pages.length))) {
    const last = batch.at(-1);
    if (last === undefined) continue;
    expect(await storePages(db, known, { pages: batch, askedWith, readAt: new Date('2026-11-20T12:00:00Z') })).toBe('stored');
    askedWith = last.nextChangeId;
  }
  const read = async (query: string) => (await pool.query(query)).rows as unknown[];
  return {
    offers: await read(
      'select tab_id::text, league_id, group_id, currency_id, ask, quantity, is_noted from prices.offer order by 1, 3, 4, 5',
    ),
    tabs: await read('select id::text, account_id, league_id, content from prices.tab order by 1'),
    filled: await read('select league_id, group_id, count(*) from prices.filled_offer group by 1, 2 order by 1, 2'),
    seen: await read('select league_id, group_id from prices.league_group order by 1, 2'),
  };
}

describe('splitting the stream', () => {
  it('D51 D54 leaves the same offers and fills no matter how changes are split into pages and pages into transactions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 60 }), async (market, one, other, count) => {
        const random = createRandom(market);
        const changes = Array.from({ length: count }, () => makeMarketChange(random, 8));
        expect(await follow(changes, one)).toEqual(await follow(changes, other));
      }),
      { numRuns: 40 },
    );
  });

  it('D51 leaves the same offers if only each tab’s last change is stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), async (market, seed) => {
        const random = createRandom(market);
        const changes = Array.from({ length: 50 }, () => makeMarketChange(random, 8));
        const last = [...new Map(changes.map((change) => [change.id, change])).values()];
        expect((await follow(changes, seed)).offers).toEqual((await follow(last, seed)).offers);
      }),
      { numRuns: 20 },
    );
  });
});
