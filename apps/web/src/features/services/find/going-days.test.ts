import { describeGoingPrice } from '@poexchange/domain/service';
import { describe, expect, it } from 'vitest';
import { drawWeek, hasMedian, layOutWeek, type GoingDay } from './going-days.ts';

const DAY = 24 * 3_600_000;
const today = 1000 * DAY;
const nowMs = today + 5 * 3_600_000;
const nobody = describeGoingPrice([]);
const day = (before: number, medianChaos: number, over: object = {}) => ({
  dayMs: today - before * DAY,
  location: 'seller' as const,
  offers: 9,
  lowChaos: medianChaos / 2,
  medianChaos,
  highChaos: medianChaos * 1.5,
  ...over,
});
const lay = (days: readonly ReturnType<typeof day>[], going = nobody) =>
  layOutWeek({ days: [...days] }, { location: 'seller', nowMs, going });

describe('week of going prices', () => {
  it('has an entry for each day, oldest first, for one map only', () => {
    const week = lay([day(6, 100), day(0, 300), day(3, 50, { location: 'buyer' }), day(7, 999)]);
    expect(week.days.map((each) => each?.medianChaos ?? null)).toEqual([100, null, null, null, null, null, 300]);
    expect(week.firstDayMs).toBe(today - 6 * DAY);
    expect(week).toMatchObject({ kind: 'known', changePercent: 200 });
  });

  it('uses each day’s map option with the most offers if no map is selected', () => {
    const days = [day(2, 50, { location: 'buyer', offers: 5 }), day(2, 100, { offers: 8 }), day(1, 70, { location: 'buyer' })];
    const week = layOutWeek({ days }, { location: null, nowMs, going: nobody });
    expect(week.days.map((each) => each?.medianChaos ?? null)).toEqual([null, null, null, null, 100, 70, null]);
  });

  it('shows current prices for today instead of stored prices', () => {
    const going = describeGoingPrice([0, 10, 20, 30, 40, 50]);
    expect(lay([day(0, 300)], going).days[6]).toEqual({ dayMs: today, offers: 5, lowChaos: 10, medianChaos: 30, highChaos: 50 });
  });

  it('shows only a range, without a change, for days with fewer than five offers', () => {
    const few = { offers: 4 };
    expect(lay([day(2, 100, few), day(1, 200, few)])).toMatchObject({ kind: 'few', changePercent: null });
    expect(lay([day(2, 100), day(1, 200, few)])).toMatchObject({ kind: 'known', changePercent: null });
    expect([hasMedian(null), hasMedian(day(1, 1, few)), hasMedian(day(1, 1, { offers: 5 }))]).toEqual([false, false, true]);
    expect(lay([])).toMatchObject({ kind: 'none', changePercent: null });
    expect(lay([day(1, 0)]).kind).toBe('none');
  });
});

describe('chart of a week', () => {
  const box = { width: 180, height: 44 };
  const draw = (days: readonly (GoingDay | null)[]) => drawWeek({ days }, box);
  const none = [null, null, null, null, null, null] as const;

  it('joins consecutive days, and leaves a gap for a day without prices', () => {
    const { line, dots, band } = draw([day(6, 100), day(5, 120), null, day(3, 90), null, day(1, 100), day(0, 110)]);
    expect(line.match(/M/g)).toHaveLength(2);
    expect(line.match(/L/g)).toHaveLength(2);
    expect(dots.map(({ x }) => x)).toEqual([90, 180]);
    expect(band.match(/Z/g)).toHaveLength(3);
  });

  it('draws higher prices higher and inside the box, and is not flattened by one absurd price', () => {
    const steady = draw([day(6, 100), day(5, 200), ...none.slice(2), day(0, 100, { highChaos: 1e9 })]);
    const ys = [...steady.line.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
    expect(ys[0]).toBeGreaterThan((ys[1] ?? 0) + 5);
    for (const y of ys) expect(y > 0 && y < 44).toBe(true);
  });

  it('draws a single day, equal days, and a week without days', () => {
    expect(draw([...none, day(0, 100, { lowChaos: 100, highChaos: 100 })])).toMatchObject({ line: '', dots: [{ x: 180, y: 22 }] });
    expect(draw([...none, null])).toEqual({ line: '', band: '', dots: [] });
    expect(draw([...none, day(0, 100, { offers: 1 })]).dots).toEqual([]);
  });
});
