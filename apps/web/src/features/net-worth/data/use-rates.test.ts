import { expect, it } from 'vitest';
import { findRate, listRates } from './use-rates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 12:00 UTC. */
const NOW_MS = Date.UTC(2026, 10, 22, 12);

it('D54 uses hourly rates for the last two days, daily rates before, and the oldest known rate for earlier times', () => {
  const daily = Array.from({ length: 30 }, (_none, at) => 100 + at);
  const hourly = Array.from({ length: 24 }, (_none, at) => 200 + at);
  const points = listRates({ primaryValue: 250, history: { primaryValueDaily: daily, primaryValueHourly: hourly } }, NOW_MS);
  expect(findRate(points, NOW_MS)).toEqual({ rate: 250, kind: 'then' });
  expect(findRate(points, NOW_MS - 4 * HOUR_MS)).toEqual({ rate: 221, kind: 'then' });
  // 02:00 UTC ten days ago.
  expect(findRate(points, NOW_MS - 10 * HOUR_MS - 10 * DAY_MS)).toEqual({ rate: 119, kind: 'then' });
  expect(findRate(points, NOW_MS - 60 * DAY_MS)).toEqual({ rate: 100, kind: 'oldest' });
});

it('skips days without a value, and returns null if there are no rates', () => {
  const points = listRates({ primaryValue: 0, history: { primaryValueDaily: [0, 180, null], primaryValueHourly: [] } }, NOW_MS);
  expect(points.map(({ rate }) => rate)).toEqual([180]);
  expect(findRate([], NOW_MS)).toBeNull();
});
