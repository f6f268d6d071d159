import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { FIELD, ROW } from './ask-columns.ts';
import { listParts, readAsks, readTabs } from './ask-queries.ts';
import { visitMarkets } from './collect-asks.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());

const nowMs = Date.UTC(2026, 10, 20, 12);
const hourMs = 3_600_000;
// Numbers as names give them: beyond what 32 bits hold, of both signs.
const [bigTab, negativeTab] = ['9223372036854775000', '-9000000000000000001'];
beforeAll(async () => {
  await pool.query(
    `insert into prices.tab (id, account_id, league_id, content, seen_at) values
       ($1, 4503599627370001, 1, 0, $3), ($2, 4503599627370001, 1, 0, $3), (7, 12, 1, 0, $3), (8, 13, 1, 0, $4), (9, 14, 2, 0, $3)`,
    [bigTab, negativeTab, new Date(nowMs - hourMs), new Date(nowMs - 49 * hourMs)],
  );
  await pool.query(
    `insert into prices.offer (tab_id, ask, league_id, group_id, currency_id, quantity, listed_at, is_noted)
     select tab, 1.25 * g, league, g, 3, 40 + g, $1, g % 2 = 0
     from (values ($2::bigint, 1), ($3::bigint, 1), (7, 1), (8, 1), (9, 2)) t (tab, league), generate_series(10, 14) g`,
    [new Date(nowMs - 2 * hourMs), bigTab, negativeTab],
  );
});

const read = async (of: number) => {
  const tabs = await readTabs(db, 1, nowMs);
  const rows: number[][] = [];
  for (let place = 0; place < of; place += 1) {
    const columns = await readAsks(db, 1, { tabs, part: { place, of, room: 2 } });
    columns.groupIds.forEach((groupId, at) => rows.push([groupId, ...columns.rows.subarray(at * ROW, (at + 1) * ROW)]));
  }
  return rows.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
};

describe('the asks of a league', () => {
  it('D51 are those of its living tabs, field by field', async () => {
    const rows = await read(1);
    expect(rows).toHaveLength(15);
    const ofTwelve = rows.filter(([groupId]) => groupId === 12);
    expect(ofTwelve.map((row) => row.slice(1 + FIELD.currencyId))).toEqual(
      Array.from({ length: 3 }, () => [3, 15, 52, nowMs - 2 * hourMs, nowMs - hourMs, 1]),
    );
    // Two tabs of one account, and one of another.
    expect(new Set(rows.map((row) => row[1 + FIELD.accountId])).size).toBe(2);
  });

  it('D51 are the same read in parts, each group whole', async () => {
    expect(await read(3)).toEqual(await read(1));
    const tabs = await readTabs(db, 1, nowMs);
    for (const place of [0, 1, 2]) {
      const columns = await readAsks(db, 1, { tabs, part: { place, of: 3, room: 100 } });
      visitMarkets(columns, new Map([[3, 1]]), (market) => expect([market.offers, market.count]).toEqual([3, 2]));
    }
  });

  it('D51 are one part before anything was counted', async () => {
    expect(await listParts(db)).toEqual([{ place: 0, of: 1, room: 4096 }]);
  });
});
