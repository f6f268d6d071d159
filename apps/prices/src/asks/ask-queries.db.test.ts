import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { askAt, ASK_BYTES, viewBytes } from './packed-asks.ts';
import { estimateAsks } from './ask-queries.ts';
import { createLeagueAsks } from '../valuate/book/league-asks.ts';
import { sortMarkets } from '../valuate/market/markets.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());

const nowMs = Date.UTC(2026, 10, 20, 12);
const hourMs = 3_600_000;
// Tab numbers like those computed from names: too large for 32 bits, one positive and one negative.
const [bigTab, negativeTab] = ['9223372036854775000', '-9000000000000000001'];
beforeAll(async () => {
  await pool.query(
    `insert into prices.tab (id, account_id, league_id, content, seen_at) values
       ($1, 4503599627370001, 1, 0, $3), ($2, 4503599627370001, 1, 0, $3), (7, 12, 1, 0, $3), (8, 13, 1, 0, $4), (9, 14, 2, 0, $3)`,
    [bigTab, negativeTab, new Date(nowMs - hourMs), new Date(nowMs - 49 * hourMs)],
  );
  await pool.query(
    `insert into prices.tab_offers (tab_id, league_id, asks)
     select tab, league, string_agg(int4send(g) || int4send(3) || float8send(1.25 * g) || int4send((40 + g) * 2 + (g % 2 = 0)::int)
       || int4send($1), ''::bytea)
     from (values ($2::bigint, 1), ($3::bigint, 1), (7, 1), (8, 1), (9, 2)) t (tab, league), generate_series(10, 14) g group by tab, league`,
    [(nowMs - 2 * hourMs) / 1000, bigTab, negativeTab],
  );
});

const asks = createLeagueAsks();
const halves = [new Set([10, 12]), new Set([11, 13, 14, 99])];
const read = async (parts: readonly (ReadonlySet<number> | undefined)[]) => {
  const rows: number[][] = [];
  for (const onlyIds of parts) {
    const { bytes, accountIds, seenAtMs, from, to } = await asks.read(db, { leagueId: 1, share: 'league/1', ownAsks: [], nowMs, onlyIds });
    const view = viewBytes(bytes);
    for (const [tab, accountId] of accountIds.entries())
      for (let at = (from[tab] ?? 0) * ASK_BYTES; at < (to[tab] ?? 0) * ASK_BYTES; at += ASK_BYTES)
        rows.push([
          view.getInt32(at + askAt.groupId),
          accountId,
          view.getInt32(at + askAt.currencyId),
          view.getFloat64(at + askAt.ask),
          view.getInt32(at + askAt.stock),
          view.getInt32(at + askAt.listedAtSeconds) * 1000,
          seenAtMs[tab] ?? 0,
        ]);
  }
  return rows.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
};

describe('league asks', () => {
  it("D51 returns asks from the league's live tabs, with exact numbers", async () => {
    const rows = await read([undefined]);
    expect(rows).toHaveLength(15);
    const ofTwelve = rows.filter(([groupId]) => groupId === 12);
    expect(ofTwelve.map((row) => row.slice(2))).toEqual(
      Array.from({ length: 3 }, () => [3, 15, 52 * 2 + 1, nowMs - 2 * hourMs, nowMs - hourMs]),
    );
    // Two tabs belong to one account, the third to another.
    expect(new Set(rows.map(([, accountId]) => accountId))).toEqual(new Set([4503599627370001, 12]));
  });

  it('D51 returns the same asks when read in batches, without splitting a group', async () => {
    expect(await read(halves)).toEqual(await read([undefined]));
    for (const onlyIds of halves) {
      const book = await asks.read(db, { leagueId: 1, share: 'league/1', ownAsks: [], nowMs, onlyIds });
      const { groupIds, offers, starts, ends } = sortMarkets(book, new Map([[3, 1]]));
      expect(groupIds.length).toBeGreaterThan(0);
      groupIds.forEach((_, at) => expect([offers[at], (ends[at] ?? 0) - (starts[at] ?? 0)]).toEqual([3, 2]));
    }
  });

  it('D51 shows asks as readable columns in SQL', async () => {
    const { rows } = await pool.query('select ask, quantity, is_noted, listed_at from prices.offer where tab_id = 7 and group_id = 13');
    expect(rows).toEqual([{ ask: 16.25, quantity: 53, is_noted: false, listed_at: new Date(nowMs - 2 * hourMs) }]);
    const { rows: odd } = await pool.query<{ ask: number }>(
      `select prices.read_ask_float(float8send(v), 0) as ask from unnest(array[0.1, 1e-9, 79 / 20.0, 123456789.123, 3.3333333333333335]::float8[]) v`,
    );
    expect(odd.map(({ ask }) => ask)).toEqual([0.1, 1e-9, 79 / 20, 123_456_789.123, 3.333_333_333_333_333_5]);
  });

  it('D51 counts the asks in a small table exactly and returns 0 for a league without tabs', async () => {
    const countOf = (leagueId: number) => estimateAsks(db, leagueId);
    expect(await Promise.all([1, 2, 77].map(countOf))).toEqual([20, 5, 0]);
  });

  it('estimates the asks in a large table from a sample of pages, ignoring the space left by replaced rows', async () => {
    await pool.query(
      `insert into prices.tab_offers (tab_id, league_id, asks)
       select n, 3 + n % 4 / 3, convert_to(repeat('x', 24 * (20 + n % 40)), 'UTF8') from generate_series(1000, 60999) n`,
    );
    const estimate = async (leagueId: number) => (await estimateAsks(db, leagueId)) / ((leagueId === 3 ? 45_000 : 15_000) * 39.5);
    const isNear = (ratio: number) => Math.abs(ratio - 1) < 0.1;
    const first = await Promise.all([3, 4].map(estimate));
    expect(first.every(isNear), first.join()).toBe(true);
    await pool.query('update prices.tab_offers set asks = asks where tab_id >= 1000');
    const grown = await Promise.all([3, 4].map(estimate));
    expect(grown.every(isNear), grown.join()).toBe(true);
  });
});
