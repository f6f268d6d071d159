import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { makeMarket } from '../testing/markets.ts';
import { createHistoryKeeper, type HistoryKeeper } from './history-keeper.ts';
import { HOUR_MS } from './history.ts';
import { valueGroup, type GroupValue } from '../valuate/value/value-group.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());
beforeEach(async () => {
  await pool.query('truncate prices.league, prices.hourly_value, prices.daily_value restart identity cascade');
  await pool.query("insert into prices.league (game, name) values ('poe1', 'Mercenaries')");
});

const start = Date.UTC(2026, 10, 20, 12, 10);
const valueOf = (price: number): GroupValue =>
  valueGroup(makeMarket([price], { atMs: start }), { nowMs: start, prior: null, exchange: null }) as GroupValue;
const update = async (keeper: HistoryKeeper, prices: Readonly<Record<number, number>>, nowMs: number, pastMoments = 0) => {
  const values = new Map(Object.entries(prices).map(([id, price]) => [Number(id), valueOf(price)]));
  const { seriesOf, days } = await keeper.update(db, { leagueId: 1, game: 'poe1', groupIds: [1, 2, 3], values, nowMs, pastMoments });
  return { lastHours: [1, 2, 3].map((id) => seriesOf(id).hours.at(-1)), today: [1, 2, 3].map((id) => seriesOf(id).days.at(-1)), days };
};

describe('league history cached between price runs', () => {
  it('D54 matches the database: one point an hour, whatever a group is worth later in that hour', async () => {
    const keeper = createHistoryKeeper();
    expect(await update(keeper, { 1: 5 }, start)).toMatchObject({ lastHours: [5, null, null], today: [5, null, null] });
    const later = await update(keeper, { 1: 6, 2: 7 }, start + 60_000);
    expect(later.lastHours).toEqual([5, 7, null]);
    expect([...(later.days?.keys() ?? [])]).toEqual([1, 2]);
    // Two hours later is the next even hour.
    expect((await update(keeper, { 1: 6, 2: 8 }, start + 2 * HOUR_MS)).lastHours).toEqual([6, 8, null]);
    expect((await update(createHistoryKeeper(), { 1: 9, 2: 9 }, start + 2 * HOUR_MS)).lastHours).toEqual([6, 8, null]);
  });

  it('D54 reports no changed day and runs no query until a group gets its first value of an hour', async () => {
    const keeper = createHistoryKeeper();
    expect((await update(keeper, { 1: 5 }, start)).days).not.toBeNull();
    await pool.query('alter table prices.hourly_value rename to away');
    expect(await update(keeper, { 1: 6 }, start + 60_000)).toEqual({ lastHours: [5, null, null], today: [5, null, null], days: null });
    await pool.query('alter table prices.away rename to hourly_value');
    expect((await update(keeper, { 1: 6 }, start + HOUR_MS)).days).not.toBeNull();
  });

  it('D47 marks points whose source differs from the current value’s source, and points that were held back', async () => {
    const keeper = createHistoryKeeper();
    const asked = { ...valueOf(5), exchange: null };
    const traded = { ...asked, primary: 4, origin: 'exchange' as const, exchange: { priceChaos: 4 } as GroupValue['exchange'] };
    const held = { ...asked, reason: 'held' as const };
    const values = new Map([asked, traded, held].map((value, at) => [at + 1, value]));
    const marksOf = async (now: typeof values, nowMs: number) => {
      const { seriesOf } = await keeper.update(db, { leagueId: 1, game: 'poe1', groupIds: [1, 2, 3], values: now, nowMs, pastMoments: 0 });
      return [1, 2, 3].map((id) => [seriesOf(id).otherHours, seriesOf(id).otherDays]);
    };
    expect(await marksOf(values, start)).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    // The source changes within the hour, but the point made from asks stays.
    const swapped = new Map([traded, asked, asked].map((value, at) => [at + 1, value]));
    expect(await marksOf(swapped, start + 60_000)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    // Two hours and a day later, the older point moves to the next bit.
    expect((await marksOf(swapped, start + 2 * HOUR_MS)).map(([hours]) => hours)).toEqual([2, 2, 2]);
    expect((await marksOf(swapped, start + 24 * HOUR_MS)).map(([, days]) => days)).toEqual([2, 2, 2]);
  });

  it("D47 shows the exchange's past prices for a group that the exchange prices now, regardless of past asks", async () => {
    const asked = { ...valueOf(5), exchange: { priceChaos: 4 } as GroupValue['exchange'] };
    const keeper = createHistoryKeeper();
    const shown = async (value: GroupValue, nowMs: number) => {
      const values = new Map([[1, value]]);
      const { seriesOf } = await keeper.update(db, { leagueId: 1, game: 'poe1', groupIds: [1], values, nowMs, pastMoments: 0 });
      const { hours, days, otherHours, otherDays } = seriesOf(1);
      return { hour: hours.at(-1), day: days.at(-1), others: [otherHours, otherDays] };
    };
    expect(await shown(asked, start)).toEqual({ hour: 5, day: 5, others: [0, 0] });
    const traded = { ...asked, primary: 4, origin: 'exchange' as const };
    expect(await shown(traded, start + 60_000)).toEqual({ hour: 4, day: 4, others: [0, 0] });
  });

  it('D54 reads the history again after past points are added', async () => {
    const keeper = createHistoryKeeper();
    await update(keeper, { 1: 5 }, start, 1);
    await pool.query("insert into prices.daily_value (league_id, group_id, day, value_chaos) values (1, 1, '2026-11-19', 4)");
    const { days } = await update(keeper, { 1: 6 }, start + 60_000, 2);
    expect(
      days
        ?.get(1)
        ?.map(({ value }) => value)
        .toSorted(),
    ).toEqual([4, 5]);
    expect((await update(keeper, { 1: 6 }, start + 120_000, 2)).days).toBeNull();
  });

  it('D54 shows a point that another program wrote first', async () => {
    await pool.query('insert into prices.hourly_value values (1, 2, $1, 40)', [new Date(Math.floor(start / HOUR_MS) * HOUR_MS)]);
    expect((await update(createHistoryKeeper(), { 2: 7 }, start)).lastHours).toEqual([null, 40, null]);
  });

  it('D54 D04 reads the history again after the clock is set back', async () => {
    const keeper = createHistoryKeeper();
    await update(keeper, { 1: 5 }, start + 2 * HOUR_MS);
    expect((await update(keeper, { 1: 4 }, start)).lastHours).toEqual([4, null, null]);
  });

  it('D54 shows the point of a value that returns within the hour, whatever was cached before', async () => {
    await update(createHistoryKeeper(), { 1: 5, 2: 7 }, start - 2 * HOUR_MS);
    const keeper = createHistoryKeeper();
    await update(keeper, { 1: 5 }, start);
    expect((await update(keeper, { 1: 5, 2: 8 }, start + 60_000)).lastHours).toEqual([5, 8, null]);
    expect((await pool.query('select value_chaos from prices.hourly_value where group_id = 2 order by hour_at')).rows).toEqual([
      { value_chaos: 7 },
      { value_chaos: 8 },
    ]);
  });
});
