import { computeWindowIncome, type IncomePoint } from '@poexchange/domain/net-worth';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeHead } from '../testing/heads.ts';
import { countPlayed, listPlayedHours, pointOf } from './played-hours.ts';

const HOUR_MS = 3_600_000;
const somePoints = fc
  .array(
    fc.record({
      gapMs: fc.integer({ min: 1, max: 12 * 60 }).map((minutes) => minutes * 60_000),
      quantity: fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 900 })),
      price: fc.integer({ min: -90, max: 90 }),
    }),
    { maxLength: 40 },
  )
  .map((steps) => {
    let createdMs = 1_700_000_000_000;
    const points: IncomePoint[] = [{ createdMs, totalPrice: 1, quantityEffect: null, change: null }];
    for (const { gapMs, quantity, price } of steps) {
      createdMs += gapMs;
      points.push({ createdMs, totalPrice: 1, quantityEffect: quantity, change: quantity + price });
    }
    return points;
  });

it('D71 computes the income over the last twelve hours of play, hour by hour', () => {
  fc.assert(
    fc.property(somePoints, (points) => {
      const nowMs = points.at(-1)?.createdMs ?? 0;
      const hours = listPlayedHours(points, { hours: 12, nowMs });
      const all = computeWindowIncome(points, { playedMs: 12 * HOUR_MS, nowMs });
      const sum = (pick: (hour: (typeof hours)[number]) => number): number => hours.reduce((total, hour) => total + pick(hour), 0);
      expect(sum(({ playedMs }) => playedMs)).toBeCloseTo(all.playedMs, 3);
      if (all.playedMs === 0) expect(hours).toEqual([]);
      expect(sum(({ change }) => change)).toBeCloseTo((all.onPaper * all.playedMs) / HOUR_MS, 2);
      expect(sum(({ constant }) => constant)).toBeCloseTo((all.constant * all.playedMs) / HOUR_MS, 2);
      for (const [at, { playedMs }] of hours.entries()) expect(at === 0 || playedMs === HOUR_MS).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('D71 does not count as income any tabs that only one snapshot contains', () => {
  expect(pointOf(makeHead({ createdAtMs: 5, totalPrice: 7, effects: [1, 2, 3, 400] }))).toEqual({
    createdMs: 5,
    totalPrice: 7,
    quantityEffect: 1,
    change: 6,
  });
});

it('returns no hours and a count of 0 for a single snapshot', () => {
  const points = [pointOf(makeHead())];
  expect(listPlayedHours(points, { hours: 12, nowMs: Date.now() })).toEqual([]);
  expect(countPlayed(points, { playedMs: HOUR_MS, nowMs: Date.now() })).toBe(0);
});
