import { describe, expect, it } from 'vitest';
import { inverseNormal, measureShape, quantileOf, type MarketShape } from './market-shape.ts';
import { poolShapes, shrinkShape } from './usual-shape.ts';

type Quantile = (share: number) => number;

const laplace: Quantile = (share) => 0.25 * (share < 0.5 ? Math.log(2 * share) : -Math.log(2 - 2 * share));
const student: Quantile = (share) => (0.19 * (2 * share - 1)) / Math.sqrt(2 * share * (1 - share));
const normal: Quantile = (share) => 0.18 * inverseNormal(share);

/** Spreads of ten markets with this many sellers each, whose asks are at even quantiles of a distribution around 0. */
const shapesOf = (quantile: Quantile, sellers: number) =>
  Array.from({ length: 10 }, (_, market) => {
    const logs = Float64Array.from({ length: sellers }, (_unused, at) => quantile((at + 0.3 + market * 0.04) / sellers));
    const asks = { logs, weights: new Float64Array(sellers).fill(1), count: sellers };
    let scale = 0.19;
    for (let round = 0; round < 10; round += 1) scale = measureShape(asks, 0, scale).below.deviation;
    return measureShape(asks, 0, scale);
  });

/** Computes the error of a level read from a market of this kind, in log space. */
function offAt(quantile: Quantile, level: number): number {
  const shapes = shapesOf(quantile, 120);
  const usual = poolShapes(shapes);
  return quantileOf(shrinkShape(shapes[0] as (typeof shapes)[0], usual), usual.peakedness, level / 100) - quantile(level / 100);
}

describe('usual spread of a kind', () => {
  it('D44 does not read low levels of heavy-tailed asks as if they were normal', () => {
    expect(Math.abs(offAt(laplace, 5))).toBeLessThan(0.09);
    expect(Math.abs(offAt(laplace, 12))).toBeLessThan(0.05);
    expect(Math.abs(offAt(student, 12))).toBeLessThan(0.05);
  });

  const shapeOf = (more: { sellers?: number; below?: number; above?: number; share?: number }): MarketShape => {
    const { sellers = 40, below = 0.2, above = 0.2, share = 0.5 } = more;
    const sideOf = (deviation: number) => ({ deviation, distance: deviation * 0.8, far: 0.05 });
    return { sellers, below: sideOf(below), above: sideOf(above), share };
  };
  const markets = (count: number, more: Parameters<typeof shapeOf>[0] = {}) => Array.from({ length: count }, () => shapeOf(more));

  it('D44 replaces the spread of a thin market, but not of a thick market', () => {
    const usual = poolShapes(markets(20));
    const level12 = (sellers: number): number => -quantileOf(shrinkShape(shapeOf({ sellers, below: 0.12 }), usual), 0, 0.12);
    const alone = (deviation: number): number => -quantileOf(shapeOf({ below: deviation }), 0, 0.12);
    expect(level12(4) / alone(0.2)).toBeGreaterThan(0.9);
    expect(level12(400) / alone(0.12)).toBeLessThan(1.15);
    // A thin market's own excess is limited to the usual excess of its kind.
    const far = -quantileOf(shrinkShape(shapeOf({ sellers: 4, below: 0.4 }), usual), 0, 0.12);
    expect(far).toBeLessThan(alone(0.4) * 0.6);
  });

  it('D44 does not change when a tenth of the markets are under attack', () => {
    const attacked = poolShapes([...markets(18), ...markets(2, { below: 0.6, above: 0.6 })]);
    expect(attacked.below.deviation).toBeCloseTo(poolShapes(markets(20)).below.deviation, 5);
    expect(attacked.above.deviation).toBeCloseTo(0.2, 2);
  });

  it('D44 does not lower levels when bait widens the lower side of all its markets', () => {
    const baited = poolShapes(markets(20, { below: 0.5 }));
    expect(quantileOf(baited, 0, 0.12)).toBeCloseTo(quantileOf(poolShapes(markets(20)), 0, 0.12), 5);
    // Honest asks that are closer together below than above are left as they are.
    expect(poolShapes(markets(20, { above: 0.5 })).below.deviation).toBeCloseTo(0.2, 2);
  });

  it('D44 treats any asks below the centre beyond half of all asks as bait, which lowers no level', () => {
    for (const level of [0.05, 0.12, 0.3]) expect(quantileOf(shapeOf({ share: 0.7 }), 0, level)).toBe(quantileOf(shapeOf({}), 0, level));
    expect(quantileOf(shapeOf({ share: 0.3 }), 0, 0.12)).toBeGreaterThan(quantileOf(shapeOf({}), 0, 0.12));
  });

  it('D44 gives normal asks normal levels', () => {
    expect(poolShapes(shapesOf(normal, 120)).peakedness).toBe(0);
    for (const level of [5, 12, 30]) expect(Math.abs(offAt(normal, level))).toBeLessThan(0.01);
  });
});
