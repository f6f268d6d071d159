import { describe, expect, it } from 'vitest';
import { computeHourlyIncome, computeWindowIncome, type IncomePoint } from './income.ts';

const HOUR_MS = 3_600_000;
const point = (hour: number, totalPrice: number, quantityEffect: number | null, change: number | null): IncomePoint => ({
  createdMs: hour * HOUR_MS,
  totalPrice,
  quantityEffect,
  change,
});

describe('hourly income', () => {
  it('R3.60, D70 is the change since the previous snapshot divided by the hours in between, or -1 for the first snapshot', () => {
    expect(computeHourlyIncome({ createdMs: HOUR_MS, totalPrice: 10 }, null)).toBe(-1);
    expect(computeHourlyIncome({ createdMs: HOUR_MS * 1.5, totalPrice: 40 }, { createdMs: HOUR_MS, totalPrice: 10 })).toBe(60);
    expect(computeHourlyIncome({ createdMs: HOUR_MS * 3, totalPrice: 4 }, { createdMs: HOUR_MS, totalPrice: 10 })).toBe(-3);
    expect(computeHourlyIncome({ createdMs: HOUR_MS, totalPrice: 40 }, { createdMs: HOUR_MS, totalPrice: 10 })).toBe(-1);
  });

  it('D72 excludes the effect of tabs that only one snapshot has', () => {
    const [before, after] = [
      { createdMs: 0, totalPrice: 500 },
      { createdMs: HOUR_MS, totalPrice: 110 },
    ];
    expect(computeHourlyIncome(after, before, -400)).toBe(10);
  });

  it('R3.60 distinguishes a loss of exactly one chaos an hour from an unknown income', () => {
    const income = computeHourlyIncome({ createdMs: 2 * HOUR_MS, totalPrice: 9 }, { createdMs: HOUR_MS, totalPrice: 10 });
    expect(income).not.toBe(-1);
    expect(income).toBeCloseTo(-1, 5);
  });

  it('D70 is not diluted in a window by a night away or by time in which only prices changed', () => {
    const points = [point(0, 100, null, null), point(1, 160, 50, 60), point(2, 210, 50, 50), point(10, 250, 0, 40), point(11, 300, 60, 50)];
    expect(computeWindowIncome(points, { playedMs: Infinity, nowMs: 12 * HOUR_MS })).toEqual({
      constant: 53.333333,
      onPaper: 53.333333,
      playedMs: 3 * HOUR_MS,
    });
    expect(computeWindowIncome(points, { playedMs: HOUR_MS, nowMs: 12 * HOUR_MS })).toEqual({
      constant: 60,
      onPaper: 50,
      playedMs: HOUR_MS,
    });
  });

  it('D70 counts two hours of a long gap with changed pieces, and a share of a gap that the window cuts off', () => {
    const points = [point(0, 0, null, null), point(20, 100, 100, 100), point(21, 110, 10, 10)];
    expect(computeWindowIncome(points, { playedMs: Infinity, nowMs: 21 * HOUR_MS })).toMatchObject({ playedMs: 3 * HOUR_MS });
    expect(computeWindowIncome(points, { playedMs: 2 * HOUR_MS, nowMs: 21 * HOUR_MS })).toEqual({
      constant: 30,
      onPaper: 30,
      playedMs: 2 * HOUR_MS,
    });
  });

  it('R3.60 is -1 if no time was played', () => {
    expect(computeWindowIncome([], { playedMs: HOUR_MS, nowMs: 0 })).toEqual({ constant: -1, onPaper: -1, playedMs: 0 });
    expect(computeWindowIncome([point(0, 1, null, null), point(1, 2, 0, 1)], { playedMs: HOUR_MS, nowMs: HOUR_MS })).toMatchObject({
      constant: -1,
    });
  });
});
