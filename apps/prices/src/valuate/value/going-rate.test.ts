import { confidenceLevels } from '@poexchange/domain/pricing';
import { describe, expect, it } from 'vitest';
import { makeMarket } from '../../testing/markets.ts';
import { valueGroup } from './value-group.ts';

const nowMs = 1_800_000_000_000;
const at = (level: (typeof confidenceLevels)[number]): number => confidenceLevels.indexOf(level);
const valueOf = (asks: readonly number[], pace: 'at once' | 'smoothed') => {
  const value = valueGroup(makeMarket(asks, { atMs: nowMs }), { nowMs, prior: null, exchange: null, pace });
  if (value === null) throw new Error('Asks have a value');
  return value;
};

describe('the rate of a currency that no exchange trades', () => {
  const asks = Array.from({ length: 60 }, (_, seller) => 150 * Math.exp(0.012 * (seller - 30)));

  it('lies halfway between its primary level and its middle ask, and the levels around it as before', () => {
    const [good, rate] = [valueOf(asks, 'smoothed'), valueOf(asks, 'at once')];
    const halfway = Math.sqrt((good.levels[at(12)] ?? 0) * (good.levels[at(50)] ?? 0));
    expect(rate.primary).toBeCloseTo(halfway, 2);
    expect(rate.primary / good.primary).toBeGreaterThan(1.08);
    rate.levels.forEach((level, place) => expect(level / (good.levels[place] ?? 0)).toBeCloseTo(rate.primary / good.primary, 3));
  });

  it('is explained by what sellers ask, and is where all of them are when they agree', () => {
    expect(valueOf(asks, 'at once').explanation.askLevels).toEqual(valueOf(asks, 'smoothed').levels);
    expect(
      valueOf(
        Array.from({ length: 20 }, () => 150),
        'at once',
      ).primary,
    ).toBe(150);
  });
});
