import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeInSevenDays, changeInTwoDays, lacksSameSource, listWeek } from './value-change.ts';
import { expandValuation } from './valuation.ts';

const valued = (value: number, history: { d?: (number | null)[]; h?: (number | null)[] }) =>
  expandValuation({ c: Array(10).fill(value), l: 12, d: history.d ?? [], h: history.h ?? [] });
const days = (...points: (number | null)[]) => [...Array<null>(30 - points.length).fill(null), ...points];

describe('value change', () => {
  it('R3.04 compares with the value seven daily points ago, and two days of hourly points ago', () => {
    expect(changeInSevenDays(valued(12, { d: days(99, 10, 11, 11, 11, 11, 11, 11) }))).toBeCloseTo(0.2);
    expect(changeInTwoDays(valued(5, { h: [10, ...Array<number>(23).fill(7)] }))).toBeCloseTo(-0.5);
  });

  it('R3.04 bridges a gap at the start with its neighbours, but not with later points', () => {
    expect(changeInSevenDays(valued(12, { d: days(null, null, 10, 12, 12, 12, 12) }))).toBeCloseTo(0.2);
    expect(changeInSevenDays(valued(12, { d: days(null, null, null, 12, 12, 12, 12) }))).toBeNull();
    expect(changeInTwoDays(valued(12, { h: Array<null>(24).fill(null) }))).toBeNull();
  });

  it('R3.04 is null for a value of 0, a previous value of 0, or too short a history', () => {
    expect(changeInSevenDays(valued(0, { d: days(10, 10, 10, 10, 10, 10, 10) }))).toBeNull();
    expect(changeInSevenDays(valued(9, { d: days(0, 0, 0, 9, 9, 9, 9) }))).toBeNull();
    expect(changeInSevenDays(valued(9, { d: [9, 9] }))).toBeNull();
    expect(changeInTwoDays(valued(9, { h: [] }))).toBeNull();
  });

  it('R3.04 D47 uses only points with the current value’s source, for a change and for the week', () => {
    const history = { d: days(9, 10, 11, 12, 12, 12, 12), h: Array<number>(24).fill(10) };
    const withMasks = (od: number, oh: number) => expandValuation({ c: Array(10).fill(12), l: 12, ...history, od, oh });
    const all = withMasks(0, 0);
    expect([changeInSevenDays(all), changeInTwoDays(all)]).toEqual([12 / 9 - 1, 12 / 10 - 1]);
    expect([lacksSameSource(all, 'sevenDays'), lacksSameSource(all, 'twoDays')]).toEqual([false, false]);
    // The oldest of the seven days has another source, so the next day is the base.
    const oldest = withMasks(1 << 6, 0);
    expect(changeInSevenDays(oldest)).toBeCloseTo(12 / 10 - 1);
    expect(listWeek(oldest)).toEqual([null, 10, 11, 12, 12, 12, 12, 12]);
    const none = withMasks(0b1110000, 0b111 << 21);
    expect([changeInSevenDays(none), changeInTwoDays(none)]).toEqual([null, null]);
    expect([lacksSameSource(none, 'sevenDays'), lacksSameSource(none, 'twoDays')]).toEqual([true, true]);
    expect(lacksSameSource(expandValuation({ c: Array(10).fill(12), l: 12, d: [], h: [], od: 7 }), 'sevenDays')).toBe(false);
  });

  it('R3.04 always returns eight points for a week, the last being the current value', () => {
    const point = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), fc.double({ min: 0, max: 1e6, noNaN: true }), (d, value) => {
        const week = listWeek(valued(value, { d }));
        expect(week).toHaveLength(8);
        expect(week.at(-1)).toBe(value > 0 ? value : null);
        expect(week.slice(0, 7)).toEqual([...Array<null>(Math.max(0, 7 - d.length)).fill(null), ...d.slice(-7)]);
      }),
    );
  });
});
