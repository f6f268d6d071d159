import { expect, it } from 'vitest';
import { chooseScale, type ChartPoint } from './chart-geometry.ts';
import { describeHistory, listPowers } from './history-plot.ts';

const describePoints = (points: readonly ChartPoint[], unitsChaos: readonly number[] = [1]) =>
  describeHistory(document.createElement('div'), {
    points,
    scale: chooseScale(points, unitsChaos) ?? expect.fail(),
    unit: 'c',
    now: 'Now',
  });
const pointsOf = (...values: (number | null)[]): ChartPoint[] => values.map((chaos, at) => ({ atMs: 1000 * at, chaos }));

it('D54 ends the line at a gap, and draws an isolated point as a dot', () => {
  const { data, options } = describePoints(pointsOf(4, 6, null, 8, null));
  expect(data.at(-1)).toEqual([4, 6, null, 8, null]);
  expect(options.series.at(-1)?.points?.filter).toEqual([3]);
});

it('D47 draws points from another source as a separate line', () => {
  const { data } = describePoints(pointsOf(1, 2, 3, 4).map((point, at) => ({ ...point, isOfOtherSource: at < 2 })));
  expect(data.slice(-2)).toEqual([
    [1, 2, null, null],
    [null, null, 3, 4],
  ]);
});

it('D53 draws the band and the exchange line on days that have them, and held prices as dots', () => {
  const { data, options } = describePoints([
    { atMs: 0, chaos: 10, band: { low: 8, high: 14 }, exchangeChaos: 9 },
    { atMs: 1000, chaos: 11, exchangeChaos: null, isHeld: true },
    { atMs: 2000, chaos: null, band: { low: 9, high: 15 }, exchangeChaos: 12 },
  ]);
  expect(data.slice(1, 5)).toEqual([
    [8, null, null],
    [14, null, null],
    [9, null, 12],
    [null, 11, null],
  ]);
  expect(options.bands?.[0]?.series).toEqual([2, 1]);
});

it('D54 draws amounts in the unit of the scale', () => {
  expect(describePoints(pointsOf(4400, 5100), [200, 1]).data.at(-1)).toEqual([22, 25.5]);
});

it('D54 places lines of a logarithmic scale at round values', () => {
  expect(listPowers(1.5, 60)).toEqual([2, 5, 10, 20, 50]);
  expect(listPowers(0.008, 0.3)).toEqual([0.01, 0.02, 0.05, 0.1, 0.2]);
});
