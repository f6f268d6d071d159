import { describe, expect, it } from 'vitest';
import { inverseNormal } from './inverse-normal.ts';
import { measureShape, quantileOf } from './market-shape.ts';
import { poolShapes, shrinkShape } from './usual-shape.ts';

type Quantile = (share: number) => number;

const laplace: Quantile = (share) => 0.25 * (share < 0.5 ? Math.log(2 * share) : -Math.log(2 - 2 * share));
const student: Quantile = (share) => (0.19 * (2 * share - 1)) / Math.sqrt(2 * share * (1 - share));
const normal: Quantile = (share) => 0.18 * inverseNormal(share);

/** Spreads of ten markets of so many sellers each, whose asks lie at even shares of a distribution around 0. */
const shapesOf = (quantile: Quantile, sellers: number) =>
  Array.from({ length: 10 }, (_, market) => {
    const logs = Float64Array.from({ length: sellers }, (_unused, at) => quantile((at + 0.3 + market * 0.04) / sellers));
    const asks = { logs, weights: new Float64Array(sellers).fill(1), count: sellers };
    let scale = 0.19;
    for (let round = 0; round < 10; round += 1) scale = measureShape(asks, 0, scale).below.deviation;
    return measureShape(asks, 0, scale);
  });

/** Distance of the level that is read from a market of this kind from the true one, in log space. */
function offAt(quantile: Quantile, level: number): number {
  const shapes = shapesOf(quantile, 120);
  const usual = poolShapes(shapes);
  return quantileOf(shrinkShape(shapes[0] as (typeof shapes)[0], usual), usual.peakedness, level / 100) - quantile(level / 100);
}

describe('the usual spread of a kind', () => {
  it('D44 low levels of asks with heavy tails are not read as if these were normal', () => {
    expect(Math.abs(offAt(laplace, 5))).toBeLessThan(0.09);
    expect(Math.abs(offAt(laplace, 12))).toBeLessThan(0.05);
    expect(Math.abs(offAt(student, 12))).toBeLessThan(0.05);
  });

  it('D44 normal asks have normal levels', () => {
    expect(poolShapes(shapesOf(normal, 120)).peakedness).toBe(0);
    for (const level of [5, 12, 30]) expect(Math.abs(offAt(normal, level))).toBeLessThan(0.01);
  });
});
