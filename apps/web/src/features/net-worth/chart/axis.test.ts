import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listTimeMarks, listValueMarks } from './axis.ts';

describe('marks of values', () => {
  it('are nice and few', () => {
    expect(listValueMarks({ low: 0, high: 1746 })).toEqual([0, 400, 800, 1200, 1600]);
    expect(listValueMarks({ low: 0, high: 1e9 })).toEqual([0, 2e8, 4e8, 6e8, 8e8, 1e9]);
    expect(listValueMarks({ low: 1010, high: 1090 })).toEqual([1020, 1040, 1060, 1080]);
    expect(listValueMarks({ low: 5, high: 5 })).toEqual([5]);
  });

  it('are two to six for every amount, and none is outside', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.double({ min: 1e-4, max: 1e12, noNaN: true }), (low, span) => {
        const marks = listValueMarks({ low, high: low + span });
        fc.pre(low + span > low);
        expect(marks.length).toBeGreaterThanOrEqual(1);
        expect(marks.length).toBeLessThanOrEqual(6);
        const error = 1e-6 * (low + span);
        for (const mark of marks) expect(mark >= low - error && mark <= low + span + error).toBe(true);
      }),
    );
  });
});

describe('marks of time', () => {
  const at = (text: string): number => new Date(text).getTime();

  it('are whole hours of a day, and its midnight', () => {
    const marks = listTimeMarks({ fromMs: at('2026-11-21T22:10'), toMs: at('2026-11-22T11:00'), most: 6 });
    expect(marks.map(({ atMs, unit }) => [new Date(atMs).getHours(), unit])).toEqual([
      [0, 'day'],
      [3, 'clock'],
      [6, 'clock'],
      [9, 'clock'],
    ]);
  });

  it('are midnights of a week', () => {
    const marks = listTimeMarks({ fromMs: at('2026-11-15T10:30'), toMs: at('2026-11-22T10:30'), most: 8 });
    expect(marks.map(({ atMs }) => new Date(atMs).getDate())).toEqual([16, 17, 18, 19, 20, 21, 22]);
  });

  it('stay where they are when the window moves by less than a step', () => {
    const one = listTimeMarks({ fromMs: at('2026-10-01T00:00'), toMs: at('2026-10-30T00:00'), most: 6 });
    const other = listTimeMarks({ fromMs: at('2026-10-02T00:00'), toMs: at('2026-10-31T00:00'), most: 6 });
    expect(one.map(({ atMs }) => atMs).filter((time) => time >= at('2026-10-02T00:00'))).toEqual(
      other.map(({ atMs }) => atMs).filter((time) => time <= at('2026-10-30T00:00')),
    );
  });

  it('are at most as many as requested, within the window, for hours and for years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 2, max: 12 }),
        (day, minutes, most) => {
          const fromMs = at('2026-01-01T00:00') + day * 3_600_000;
          const toMs = fromMs + minutes * 60_000 + 600_000;
          const marks = listTimeMarks({ fromMs, toMs, most });
          // Both ends may be marks, and a midnight may join the marks of hours.
          expect(marks.length).toBeLessThanOrEqual(most + 3);
          for (const { atMs } of marks) expect(atMs >= fromMs && atMs <= toMs).toBe(true);
        },
      ),
    );
  });
});
