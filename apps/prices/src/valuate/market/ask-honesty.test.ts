import { describe, expect, it } from 'vitest';
import { makeMarket } from '../../testing/markets.ts';
import { valueGroup } from '../value/value-group.ts';
import { chanceAt, CHANCES_A_DEVIATION, countAsks, findHonesty } from './ask-honesty.ts';
import { inverseNormal, measureShape } from './market-shape.ts';
import { poolShapes } from './usual-shape.ts';

const nowMs = 1_800_000_000_000;
const DEVIATION = 0.18;

/**
 * Logs of asks around 0, ascending: honest asks at even quantiles of a normal distribution, and bait at 0.67 to 0.75.
 */
function ask(honest: number, bait: number): Float64Array {
  const logs = Array.from({ length: honest }, (_, at) => DEVIATION * inverseNormal((at + 0.5) / honest));
  const lies = Array.from({ length: bait }, (_, at) => -0.4 + (0.1 * at) / bait);
  return Float64Array.from([...logs, ...lies]).sort();
}

const weigh = (logs: Float64Array) => ({ logs, weights: new Float64Array(logs.length).fill(1), count: logs.length });

/** Computes the chances in a kind of twenty identical markets, by distance from the centre in log space. */
function learn(honest: number, bait: number, peakedness = 0): (log: number) => number {
  const deviation = DEVIATION * 1.2;
  const counts = countAsks(weigh(ask(honest, bait)), 0, deviation);
  const honesty = findHonesty(counts, peakedness);
  return (log) => (honesty === null ? 1 : chanceAt(honesty, (log / deviation) * CHANCES_A_DEVIATION));
}

describe('probability that an ask is honest', () => {
  it('D44 is low where a kind’s markets have more asks than honest sellers would write, and high elsewhere', () => {
    const baited = learn(160, 40);
    expect(baited(-0.35)).toBeLessThan(0.35);
    expect(baited(0.35)).toBeGreaterThan(baited(-0.35) + 0.3);
    for (const log of [-0.1, 0, 0.1]) expect(baited(log)).toBeGreaterThan(0.85);
    expect(learn(200, 0)(-0.35)).toBeGreaterThan(0.7);
  });

  it('D44 is 1 for kinds with peaked asks, where distant asks are usual', () => {
    for (const log of [-0.6, -0.35, 0, 0.5]) expect(learn(160, 40, 1)(log)).toBe(1);
    expect(findHonesty(countAsks(weigh(ask(160, 40)), 0, DEVIATION), 1)).toBeNull();
    const [whole, half] = [learn(160, 40)(-0.35), learn(160, 40, 0.5)(-0.35)];
    expect(half).toBeCloseTo((1 + whole) / 2, 1);
  });

  it('is constant beyond the outermost steps, and undefined without asks', () => {
    const baited = learn(160, 40);
    expect(baited(-9)).toBe(baited(-5));
    expect(baited(9)).toBe(baited(5));
    expect(baited(-9)).toBeLessThan(0.05);
    expect(findHonesty([], 0)).toBeNull();
  });
});

describe('ask counts of a kind', () => {
  const countIn = (logs: Float64Array) => ({ ...measureShape(weigh(logs), 0, 0.2), counts: countAsks(weigh(logs), 0, 0.2) });
  const chanceOfBait = (shapes: readonly ReturnType<typeof countIn>[]): number =>
    chanceAt(poolShapes(shapes).honesty ?? new Float64Array(), (-0.35 / 0.2) * CHANCES_A_DEVIATION);

  it('D44 prevents one market from dominating, however many asks it has', () => {
    const honest = Array.from({ length: 20 }, () => countIn(ask(40, 0)));
    const alone = chanceOfBait(honest);
    expect(chanceOfBait([...honest, countIn(ask(2000, 2000))])).toBeGreaterThan(alone - 0.2);
    expect(chanceOfBait(Array.from({ length: 20 }, () => countIn(ask(20, 20))))).toBeLessThan(alone - 0.4);
  });
});

describe('market of a kind with bait just below the honest asks', () => {
  it('D44 places the market nearer to the honest asks than its own asks alone would', () => {
    const logs = ask(160, 40);
    const asks = weigh(logs);
    const shape = { ...measureShape(asks, 0, 0.2), counts: countAsks(asks, 0, 0.2) };
    const usual = poolShapes(Array.from({ length: 20 }, () => shape));
    const market = makeMarket(
      [...ask(32, 8)].map(Math.exp).map((price) => price * 1000),
      { atMs: nowMs },
    );
    const centreIn = (kind: typeof usual) =>
      (valueGroup(market, { nowMs, prior: null, exchange: null, usual: kind })?.centre?.centre ?? Number.NaN) - Math.log(1000);
    const [known, unknown] = [centreIn(usual), centreIn({ ...usual, honesty: null })];
    expect(Math.abs(known)).toBeLessThan(Math.abs(unknown) / 2);
    expect(Math.abs(known)).toBeLessThan(0.03);
  });
});
