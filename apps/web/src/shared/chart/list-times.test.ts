import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listTimes, timeStepsMs } from './list-times.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (text: string): number => new Date(text).getTime();

it('lists whole hours of a day, counted from midnight', () => {
  const times = listTimes({ fromMs: at('2026-11-21T22:10'), toMs: at('2026-11-22T11:00'), stepMs: 3 * HOUR_MS });
  expect(times.map((atMs) => new Date(atMs).getHours())).toEqual([0, 3, 6, 9]);
});

it('lists the midnights of a week', () => {
  const times = listTimes({ fromMs: at('2026-11-15T10:30'), toMs: at('2026-11-22T10:30'), stepMs: DAY_MS });
  expect(times.map((atMs) => new Date(atMs).getDate())).toEqual([16, 17, 18, 19, 20, 21, 22]);
});

it('lists the first days of months', () => {
  const times = listTimes({ fromMs: at('2026-02-10T10:00'), toMs: at('2027-02-10T10:00'), stepMs: 90 * DAY_MS });
  expect(times.map((atMs) => [new Date(atMs).getMonth(), new Date(atMs).getDate()])).toEqual([3, 6, 9, 0].map((month) => [month, 1]));
});

it('lists the same days when the range moves by less than a step', () => {
  const one = listTimes({ fromMs: at('2026-10-01T00:00'), toMs: at('2026-10-30T00:00'), stepMs: 4 * DAY_MS });
  const other = listTimes({ fromMs: at('2026-10-02T00:00'), toMs: at('2026-10-31T00:00'), stepMs: 4 * DAY_MS });
  expect(one.filter((atMs) => atMs >= at('2026-10-02T00:00'))).toEqual(other.filter((atMs) => atMs <= at('2026-10-30T00:00')));
});

it('lists increasing times within the range, no more than fit, for every step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40_000 }),
      fc.constantFrom(...timeStepsMs),
      fc.integer({ min: 1, max: 12 }),
      (hour, stepMs, steps) => {
        const fromMs = at('2026-01-01T00:00') + hour * HOUR_MS;
        const toMs = fromMs + steps * stepMs;
        const times = listTimes({ fromMs, toMs, stepMs });
        // The result may include both ends, and months and days with a clock change are shorter than others.
        expect(times.length).toBeLessThanOrEqual(steps + 3);
        for (const [order, atMs] of times.entries()) expect(atMs >= fromMs && atMs <= toMs && atMs > (times[order - 1] ?? 0)).toBe(true);
      },
    ),
  );
});
