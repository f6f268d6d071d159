import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawBand,
  drawExchange,
  dropLeadingGaps,
  findNearest,
  hasBand,
  hasExchangeLine,
  layOutChart,
  type ChartPoint,
} from './chart-geometry.ts';

const size = { width: 400, height: 160 };
const points = (...values: (number | null)[]): ChartPoint[] => values.map((chaos, at) => ({ atMs: 1000 * at, chaos }));

describe('the chart of a history', () => {
  it('D54 a gap ends the line, and one point alone is a dot', () => {
    expect(layOutChart(points(1, 2, null, 3), { size })?.pieces.map((piece) => piece.length)).toEqual([2, 1]);
    expect(layOutChart(points(7), { size })?.pieces).toEqual([[{ x: 200, y: 80 }]]);
    expect(layOutChart(points(null, null), { size })).toBeNull();
    expect(layOutChart([], { size })).toBeNull();
  });

  it('D54 a jump of a millionfold is drawn in equal shares, so that both ends can be read', () => {
    const chart = layOutChart(points(1, 10, 1_000_000), { size });
    expect(chart?.isLogarithmic).toBe(true);
    const ys = chart?.pieces[0]?.map(({ y }) => y) ?? [];
    expect((ys[0] ?? 0) - (ys[1] ?? 0)).toBeCloseTo(((ys[1] ?? 0) - (ys[2] ?? 0)) / 5);
    expect(chart?.marks).toEqual([1, 100, 10_000, 1_000_000]);
    expect(layOutChart(points(10, 12), { size })?.isLogarithmic).toBe(false);
  });

  it('D54 keeps every value inside the plot, with rising marks within the span', () => {
    const value = fc.option(fc.double({ min: 1e-4, max: 1e12, noNaN: true }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), fc.array(value, { maxLength: 3 }), (values, also) => {
        const chart = layOutChart(points(...values), { size, also });
        if (chart === null) return;
        for (const { x, y } of chart.pieces.flat()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(size.width);
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeLessThanOrEqual(size.height + 1e-6);
        }
        expect(chart.marks.length).toBeLessThanOrEqual(6);
        const known = values.concat(also).filter((each) => each !== null);
        // Prices that never moved have one value to write.
        if (Math.max(...known) > Math.min(...known) * 1.000001) expect(chart.marks.length).toBeGreaterThan(1);
        expect(chart.marks).toEqual([...chart.marks].sort((a, b) => a - b));
      }),
    );
  });

  it('D54 marks are round in one unit of the prices shown', () => {
    const marksOf = (values: number[], unitsChaos: number[]) => {
      const chart = layOutChart(points(...values), { size, unitsChaos });
      return { unit: chart?.markUnitChaos, marks: chart?.marks };
    };
    // 22 to 25.5 divines at 200: not 4,500 and 5,000 chaos, which read as "22 divines 100".
    expect(marksOf([4400, 5100], [200, 1])).toEqual({ unit: 200, marks: [4400, 4800] });
    expect(marksOf([4800, 5060], [200, 1])).toEqual({ unit: 200, marks: [4800, 4900, 5000] });
    expect(marksOf([30, 90], [200, 1])).toEqual({ unit: 1, marks: [40, 60, 80] });
    expect(marksOf([2.1, 8.2], [8])).toEqual({ unit: 8, marks: [4, 8] });
    expect(marksOf([0.003, 9000], [200, 1])).toEqual({ unit: 200, marks: [0.02, 2, 200] });
  });

  it('D54 a move of a fiftieth of a percent is drawn as one: the scale is never narrower than a twentieth of the price', () => {
    const [from, to] = layOutChart(points(151.83, 151.8), { size })?.pieces[0] ?? [];
    expect(Math.abs((from?.y ?? 0) - (to?.y ?? 0))).toBeLessThan(size.height / 100);
    expect(Math.abs((from?.y ?? 0) - size.height / 2)).toBeLessThan(2);
    const [low, high] = layOutChart(points(100, 104), { size })?.pieces[0] ?? [];
    expect((low?.y ?? 0) - (high?.y ?? 0)).toBeGreaterThan(size.height / 2);
  });

  it('D47 points of another source are lines of their own', () => {
    const asked = points(1, 2, 3, 4, 5).map((point, at) => ({ ...point, isOfOtherSource: at < 2 }));
    const chart = layOutChart(asked, { size });
    expect([chart?.otherPieces, chart?.pieces].map((pieces) => pieces?.map((piece) => piece.length))).toEqual([[2], [3]]);
  });

  it('D54 a history that began within the range starts where it began', () => {
    expect(dropLeadingGaps(points(null, null, 3, null, 4)).map((point) => point.chaos)).toEqual([3, null, 4]);
    expect(dropLeadingGaps(points(null))).toEqual([]);
  });

  it('D53 the band follows the days that know theirs, one day alone is a bar, and the exchange has gaps too', () => {
    const days: ChartPoint[] = [
      { atMs: 0, chaos: 10, band: { low: 8, high: 14 }, exchangeChaos: 9 },
      { atMs: 1000, chaos: 11, band: { low: 9, high: 15 }, exchangeChaos: null },
      { atMs: 2000, chaos: 12 },
      { atMs: 3000, chaos: 12, band: { low: 11, high: 13 }, exchangeChaos: 12 },
    ];
    const chart = layOutChart(days, { size });
    if (chart === null) throw new Error('a history without a chart');
    const bands = drawBand(days, chart);
    expect(bands.map((outline) => outline.split('L').length)).toEqual([4, 4]);
    expect(drawExchange(days, chart).match(/M/g)).toHaveLength(2);
    // Single points do not make a line.
    expect([hasExchangeLine(days), hasExchangeLine(days.toSpliced(1, 2))]).toEqual([false, true]);
    // The exchange's line is covered where its price is the value.
    const priced: ChartPoint[] = [10, 11, 12].map((chaos, at) => ({ atMs: at, chaos, exchangeChaos: chaos * 1.002 }));
    expect([hasExchangeLine(priced), hasExchangeLine([...priced, { atMs: 3, chaos: 12, exchangeChaos: 13 }])]).toEqual([false, true]);
    // All of it is in sight.
    expect(chart.yOf(15)).toBeGreaterThanOrEqual(0);
    expect(chart.yOf(8)).toBeLessThanOrEqual(size.height);
    expect(drawBand(points(1, 2), chart)).toEqual([]);
  });

  it('D54 a short span has two marks at least, and one that grew more than tenfold too', () => {
    expect(layOutChart(points(180, 245), { size })?.marks).toEqual([180, 200, 220, 240]);
    expect(layOutChart(points(2, 50), { size })?.marks).toEqual([2, 5, 10, 20, 50]);
  });

  it('D53 a band of some minutes in a month cannot be seen, one of days can', () => {
    const day = 86_400_000;
    const bandOn = (...at: number[]): ChartPoint[] =>
      [0, 1, 2, 29, 30, 30.001].map((each) => ({ atMs: each * day, chaos: 9, band: at.includes(each) ? { low: 8, high: 10 } : null }));
    expect(hasBand(bandOn())).toBe(false);
    expect(hasBand(bandOn(30, 30.001))).toBe(false);
    expect(hasBand(bandOn(0, 2))).toBe(false);
    expect(hasBand(bandOn(29, 30))).toBe(true);
    expect(hasBand(bandOn(0, 1, 30))).toBe(true);
  });

  it('D85 finds the point nearest to the pointer, never a gap', () => {
    const shown = points(1, null, 3);
    expect(findNearest(shown, 1100)?.chaos).toBe(3);
    expect(findNearest(points(null), 0)).toBeNull();
  });
});
