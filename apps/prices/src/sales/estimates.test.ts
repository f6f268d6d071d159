import { confidenceLevels } from '@poexchange/domain/pricing';
import { describe, expect, it } from 'vitest';
import { estimateGap, poolDistances, readDistance } from './sales-evidence.ts';
import { bandOf, BANDS, readEdges } from './sale-bands.ts';
import { addHours, addSale, ageSums, createSums, type SalesSums } from './sales-sums.ts';
import { estimateTimes, quantileOfChiSquare } from './time-to-sale.ts';

const levels = confidenceLevels.map((_, at) => 90 + 2 * at);

const timesOf = (sums: SalesSums) => estimateTimes(sums, { asked: levels, levels });

function makeSums(bands: readonly (readonly [sales: number, hours: number])[]) {
  const sums = createSums();
  bands.forEach(([sales, hours], band) => {
    addHours(sums, band, hours);
    for (let sale = 0; sale < sales; sale += 1) addSale(sums, band, 0.1);
  });
  return sums;
}

describe('time to sale', () => {
  it('is the median of an exponential time, with a Poisson interval for the number of events', () => {
    const [time] = timesOf(
      makeSums([
        [10, 100],
        [10, 200],
      ]),
    );
    expect(time?.[0]).toBeCloseTo(10 * Math.LN2, 6);
    // Garwood (1936): with 10 observed events, the 90 % interval of a Poisson mean is 5.43 to 16.96.
    expect(((time?.[1] ?? 0) * 16.96) / (100 * Math.LN2)).toBeCloseTo(1, 2);
    expect(((time?.[2] ?? 0) * 5.43) / (100 * Math.LN2)).toBeCloseTo(1, 2);
    expect(quantileOfChiSquare(20, 1.6449)).toBeCloseTo(31.41, 1);
  });

  it('never rises for a lower price, because bands that would contradict this are pooled', () => {
    const times = timesOf(
      makeSums([
        [3, 100],
        [9, 100],
        [3, 100],
        [4, 400],
        [6, 900],
      ]),
    );
    expect(times[0]).toEqual(times[2]);
    const hours = times.flatMap((time) => time?.[0] ?? []);
    expect(hours).toHaveLength(10);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  });

  it('is null for fewer than five sales, or fewer than three at a price', () => {
    expect(timesOf(makeSums([[4, 100]]))[0]).toBeNull();
    const times = timesOf(
      makeSums([
        [5, 100],
        [2, 100],
      ]),
    );
    expect(times[0]).not.toBeNull();
    expect(times[3]).toBeNull();
    expect(times[9]).toBeNull();
  });

  it('limits the time at a price without sales to the time at the next higher price', () => {
    const times = timesOf(
      makeSums([
        [1, 5],
        [6, 100],
      ]),
    );
    expect(times[2]).not.toBeNull();
    expect(times[0]).toEqual(times[2]);
  });

  it('D43 gives the exchange’s levels the times of asks at those prices', () => {
    const sums = makeSums([10, 40, 100, 200, 400].map((hours) => [20, hours] as const));
    const own = timesOf(sums);
    const traded = confidenceLevels.map((_, at) => (at < 5 ? 97 : 105));
    const times = estimateTimes(sums, { asked: levels, levels: traded });
    expect([times[0], times[9]]).toEqual([own[2], own[8]]);
    expect(new Set(own.map((time) => time?.[0]))).toHaveProperty('size', 5);
  });

  it('gives day-old sales half the weight', () => {
    const sums = makeSums([[8, 80]]);
    ageSums(sums, 24);
    expect([...sums.slice(0, 1), ...sums.slice(BANDS, BANDS + 1)]).toEqual([40, 4]);
    expect(createSums([1, 2])).toEqual(createSums());
    expect(createSums(Array.from(sums, () => Number.NaN))).toEqual(createSums());
  });

  it('sorts prices into bands, and leaves out NaN and prices far from the market', () => {
    const edges = readEdges(levels);
    expect(levels.map((price) => bandOf(edges, price))).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3, 4]);
    expect([1, 60, 200, Number.NaN, Infinity, -1].map((price) => bandOf(edges, price))).toEqual([-1, -1, -1, -1, -1, -1]);
  });
});

describe('gap between asks and sales', () => {
  const own = { mean: Math.log(1.2), variance: 0.1 ** 2 };
  const usual = { mean: Math.log(1.1), variance: 0.1 ** 2 };

  it('is shrunk towards the usual gap of its kind in proportion to its uncertainty', () => {
    expect(estimateGap(own, null, 'sales').ratio).toBeCloseTo(1.2, 6);
    expect(estimateGap(own, usual, 'sales').ratio).toBeCloseTo(Math.sqrt(1.2 * 1.1), 6);
    const sure = estimateGap({ ...own, variance: 0.01 ** 2 }, usual, 'exchange');
    expect(sure.ratio).toBeCloseTo(1.2, 2);
    expect(Math.log(sure.most / sure.least) / 2 / 1.6449).toBeCloseTo(0.01, 3);
  });

  it('is null for fewer than three sales, and has no usual value for fewer than four groups', () => {
    expect(readDistance({ sales: 2.9, mean: 0.1, variance: 0 })).toBeNull();
    expect(readDistance({ sales: 4, mean: 0.1, variance: 0.04 })).toEqual({ mean: 0.1, variance: 0.01 });
    expect(poolDistances([own, own, own])).toBeNull();
  });

  it('assumes that a kind’s groups vary by more than chance alone', () => {
    const at = (mean: number) => ({ mean, variance: 0.02 ** 2 });
    expect(poolDistances([0, 0.2, 0, 0.2].map(at))?.mean).toBeCloseTo(0.1, 6);
    expect(Math.sqrt(poolDistances([0, 0.2, 0, 0.2].map(at))?.variance ?? 0)).toBeGreaterThan(0.1);
    expect(Math.sqrt(poolDistances([0.1, 0.1, 0.1, 0.1].map(at))?.variance ?? 0)).toBeCloseTo(0.05, 6);
  });
});
