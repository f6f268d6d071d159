import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseScale, dropLeadingGaps, findNearest, hasBand, hasExchangeLine, type ChartPoint } from './chart-geometry.ts';

const points = (...values: (number | null)[]): ChartPoint[] => values.map((chaos, at) => ({ atMs: 1000 * at, chaos }));

describe('scale of a price history', () => {
  it('D54 returns null if no point has a value', () => {
    expect(chooseScale(points(null, null))).toBeNull();
    expect(chooseScale([])).toBeNull();
  });

  it('D54 uses a logarithmic scale after a millionfold jump, so that both ends can be read', () => {
    expect(chooseScale(points(1, 10, 1_000_000))?.isLogarithmic).toBe(true);
    expect(chooseScale(points(10, 12))?.isLogarithmic).toBe(false);
  });

  it('D54 starts the scale above zero if the highest price is fifteen times the lowest', () => {
    expect(chooseScale(points(1, 15))).toMatchObject({ isLogarithmic: false, low: 0.5 });
  });

  it('D54 contains every value, with padding above and below', () => {
    const value = fc.option(fc.double({ min: 1e-4, max: 1e12, noNaN: true }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), fc.constantFrom([], [200, 1], [8]), (values, unitsChaos) => {
        const scale = chooseScale(points(...values), unitsChaos);
        const known = values.filter((each) => each !== null);
        expect(scale === null).toBe(known.length === 0);
        if (scale === null) return;
        expect(scale.low).toBeGreaterThan(0);
        expect(scale.low * scale.unitChaos).toBeLessThan(Math.min(...known));
        expect(scale.high * scale.unitChaos).toBeGreaterThan(Math.max(...known));
      }),
    );
  });

  it('D54 uses one unit of the displayed prices, so that grid lines fall on round numbers', () => {
    const unitOf = (values: number[], unitsChaos: number[]) => chooseScale(points(...values), unitsChaos)?.unitChaos;
    // 22 to 25.5 divines at 200 chaos each: lines at 4,500 and 5,000 chaos would read as "22 divines 100".
    expect(unitOf([4400, 5100], [200, 1])).toBe(200);
    expect(unitOf([30, 90], [200, 1])).toBe(1);
    expect(unitOf([2.1, 8.2], [8])).toBe(8);
    expect(unitOf([0.003, 9000], [200, 1])).toBe(200);
  });

  it('D54 spans at least a twentieth of the price, so that a move of 0.02 % looks small', () => {
    const { low, high } = chooseScale(points(151.83, 151.8)) ?? expect.fail();
    expect(high - low).toBeGreaterThan(151.8 / 20);
    expect((low + high) / 2).toBeCloseTo(151.815);
    const usual = chooseScale(points(100, 104)) ?? expect.fail();
    expect(4 / (usual.high - usual.low)).toBeGreaterThan(0.5);
  });

  it('D53 contains the band and the exchange’s value', () => {
    const { low, high } =
      chooseScale([
        { atMs: 0, chaos: 10, band: { low: 8, high: 14 }, exchangeChaos: 9 },
        { atMs: 1000, chaos: 11, exchangeChaos: 16 },
      ]) ?? expect.fail();
    expect([low < 8, high > 16]).toEqual([true, true]);
  });
});

describe('visible part of a price history', () => {
  it('D54 starts where a history began if it began within the range', () => {
    expect(dropLeadingGaps(points(null, null, 3, null, 4)).map((point) => point.chaos)).toEqual([3, null, 4]);
    expect(dropLeadingGaps(points(null))).toEqual([]);
  });

  it('D53 draws the exchange’s line only if two consecutive points differ from the value', () => {
    const days: ChartPoint[] = [
      { atMs: 0, chaos: 10, exchangeChaos: 9 },
      { atMs: 1000, chaos: 11, exchangeChaos: null },
      { atMs: 2000, chaos: 12 },
      { atMs: 3000, chaos: 12, exchangeChaos: 13 },
    ];
    expect([hasExchangeLine(days), hasExchangeLine(days.toSpliced(1, 2))]).toEqual([false, true]);
    // The exchange line is hidden where the value is the exchange's price.
    const priced: ChartPoint[] = [10, 11, 12].map((chaos, at) => ({ atMs: at, chaos, exchangeChaos: chaos * 1.002 }));
    expect([hasExchangeLine(priced), hasExchangeLine([...priced, { atMs: 3, chaos: 12, exchangeChaos: 13 }])]).toEqual([false, true]);
  });

  it('D53 hides a band that spans a few minutes of a month, and shows a band of several days', () => {
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
