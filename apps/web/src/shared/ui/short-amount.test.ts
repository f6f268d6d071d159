import { describe, expect, it } from 'vitest';
import { readSumUnit, writeShortAmount } from './short-amount.ts';

describe('short amounts', () => {
  it('R9.36 shows sums in divines in poe1 once the rate is known, and in the picked unit in poe2', () => {
    expect(readSumUnit({ game: 'poe1', chaosPerDivine: 193 })).toEqual({ unit: 'd', chaosPerUnit: 193 });
    for (const chaosPerDivine of [null, undefined, 0, -1, Number.NaN])
      expect(readSumUnit({ game: 'poe1', ...(chaosPerDivine !== undefined && { chaosPerDivine }) })).toEqual({
        unit: 'c',
        chaosPerUnit: 1,
      });
    expect(readSumUnit({ game: 'poe2', unit: 'ex', chaosPerUnit: 4 })).toEqual({ unit: 'ex', chaosPerUnit: 4 });
  });

  it.each([
    [0, '0'],
    [4, '<0.1'],
    [100, '1.0'],
    [6280, '62.8'],
    [9994, '99.9'],
    [9995, '100'],
    [161_712, '1,617'],
    [-2500, '-25.0'],
  ])('writes %s chaos at 100 chaos per divine as %s', (chaos, text) => {
    expect(writeShortAmount(chaos, { unit: 'd', chaosPerUnit: 100 })).toBe(text);
  });
});
