import { describe, expect, it } from 'vitest';
import { makeMarket } from '../../testing/markets.ts';
import { quantileOf } from '../market/market-shape.ts';
import { unknownKind } from '../market/usual-shape.ts';
import { goingRateOf } from './spread-levels.ts';
import { valueGroup } from './value-group.ts';

const nowMs = 1_800_000_000_000;
const valueOf = (asks: readonly number[], pace: 'at once' | 'smoothed') => {
  const value = valueGroup(makeMarket(asks, { atMs: nowMs }), { nowMs, prior: null, exchange: null, pace });
  if (value === null) throw new Error('Asks have a value');
  return value;
};

const usualOf = (deviation: number) => ({
  ...unknownKind,
  below: { ...unknownKind.below, deviation },
  above: { ...unknownKind.above, deviation },
});

describe('rate of a currency without exchange trades', () => {
  const asks = Array.from({ length: 60 }, (_, seller) => 150 * Math.exp(0.012 * (seller - 30)));

  it('is between the cheapest and the median ask, above a third of the asks, and keeps the ratios of the levels', () => {
    const [good, rate] = [valueOf(asks, 'smoothed'), valueOf(asks, 'at once')];
    const below = asks.filter((ask) => ask < rate.primary).length / asks.length;
    expect(below).toBeGreaterThan(0.28);
    expect(below).toBeLessThan(0.42);
    expect(rate.primary).toBeGreaterThan(good.primary);
    rate.levels.forEach((level, place) => expect(level / (good.levels[place] ?? 0)).toBeCloseTo(rate.primary / good.primary, 3));
  });

  it('rises towards the centre the more peaked asks are, however far other asks reach below it', () => {
    const [flat, half, peaked] = [0, 0.5, 1].map((peakedness) => goingRateOf(3, usualOf(0.2), peakedness));
    expect(flat).toBeLessThan(2.95);
    expect(half).toBeCloseTo(((flat ?? 0) + 3) / 2, 9);
    expect(peaked).toBe(3);
  });

  it('is at least the cheapest ask, even when hardly any ask is below the centre', () => {
    const shape = { ...usualOf(0.2), share: 0.06 };
    expect(goingRateOf(5, shape, 0)).toBeCloseTo(5 + quantileOf(shape, 0, 0.12), 9);
  });

  it('is explained by the asks, and equals the asks when all sellers agree', () => {
    expect(valueOf(asks, 'at once').explanation.askLevels).toEqual(valueOf(asks, 'smoothed').levels);
    expect(
      valueOf(
        Array.from({ length: 20 }, () => 150),
        'at once',
      ).primary,
    ).toBe(150);
  });
});
