import { describe, expect, it } from 'vitest';
import { DAY_MS, dayOf, HOUR_MS, hourOf, layOutDays, layOutHours } from './history.ts';

const now = Date.UTC(2026, 10, 20, 15, 20);

describe('history', () => {
  it('D54 R9.21 sends 24 points, one for every second hour, oldest first, with gaps as null', () => {
    const points = Array.from({ length: 48 }, (_, age) => ({
      atMs: hourOf(now) - age * HOUR_MS,
      value: 48 - age,
      source: null,
      exchange: null,
    }));
    const sent = layOutHours(
      points.filter(({ value }) => value !== 45),
      now,
    );
    expect(sent.map((point) => point?.value ?? null)).toEqual([
      1,
      3,
      5,
      7,
      9,
      11,
      13,
      15,
      17,
      19,
      21,
      23,
      25,
      27,
      29,
      31,
      33,
      35,
      37,
      39,
      41,
      43,
      null,
      47,
    ]);
    expect(layOutHours([], now)).toEqual(Array.from({ length: 24 }, () => null));
  });

  it('D54 R9.21 sends 30 daily points, oldest first, and no older points', () => {
    const points = Array.from({ length: 40 }, (_, age) => ({
      atMs: dayOf(now) - age * DAY_MS,
      value: 40 - age,
      source: null,
      exchange: null,
    }));
    expect(layOutDays(points, now).map((point) => point?.value)).toEqual(Array.from({ length: 30 }, (_, slot) => slot + 11));
  });

  it('D54 records a day’s point at 02:00 UTC and assigns earlier values to the previous day', () => {
    expect(dayOf(Date.UTC(2026, 10, 20, 1, 59))).toBe(Date.UTC(2026, 10, 19));
    expect(dayOf(Date.UTC(2026, 10, 20, 2, 0))).toBe(Date.UTC(2026, 10, 20));
  });
});
