import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayPrice,
  formatNumber,
  formatPlain,
  isUnitOfGame,
  roundMultiplier,
  roundPriceOf,
  roundRate,
  roundTo,
  splitChaos,
  unitsOfGame,
} from './index.ts';

const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
const rate = fc.double({ min: 0.01, max: 1e5, noNaN: true });

const roundPrice = (chaos: number): number => roundPriceOf(chaos, 'poe1');

describe('rounding', () => {
  it('R9.33 rounds prices to 4, rates to 2 and multipliers to 1 decimal, with halves rounded away from zero', () => {
    expect(roundPrice(6.12345)).toBe(6.1235);
    expect(roundPrice(0.00004)).toBe(0);
    expect(roundRate(182.005)).toBe(182.01);
    expect(roundRate(1.005)).toBe(1.01);
    expect(roundMultiplier(99.95)).toBe(100);
    expect(roundTo(-1.005, 2)).toBe(-1.01);
    expect(Object.is(roundPrice(-0.00001), 0)).toBe(true);
  });

  it('R9.33 matches decimal arithmetic for every price with five decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (hundredThousandths) => {
        const exact = (BigInt(hundredThousandths) + 5n) / 10n;
        expect(roundPrice(hundredThousandths / 1e5)).toBe(Number(exact) / 1e4);
      }),
    );
  });

  it('R9.33 changes nothing when rounding twice, and never throws for any double', () => {
    fc.assert(fc.property(fc.double(), (value) => Object.is(roundPrice(roundPrice(value)), roundPrice(value))));
    expect(roundPrice(roundPrice(-98_313_273_638.05042))).toBe(roundPrice(-98_313_273_638.05042));
    expect([roundPrice(NaN), roundPrice(Infinity), roundPrice(1e308)]).toEqual([NaN, Infinity, 1e308]);
  });
});

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [0.05, '0.05'],
    [0.01234, '0.0123'],
    [0.12345, '0.123'],
    [1.2345, '1.23'],
    [12.345, '12.3'],
    [123.45, '123'],
    [999.4, '999'],
    [999.5, '1k'],
    [1000, '1k'],
    [1234, '1.23k'],
    [12_345, '12.3k'],
    [999_499, '999k'],
    [999_500, '1kk'],
    [1_234_567, '1.23kk'],
    [2.5e9, '2500kk'],
    [9.999, '10'],
    [99.96, '100'],
    [0.09999, '0.1'],
    [0.00001, '0'],
    [-0.00001, '0'],
    [-0, '0'],
    [-1500, '-1.5k'],
  ])('R9.35 shows %s as %s', (value, shown) => expect(formatNumber(value)).toBe(shown));

  it('R9.35 writes numbers in full, keeps zeros and replaces an invalid number on request', () => {
    expect(formatNumber(1_234_567, { suffix: 'none' })).toBe('1234567');
    expect(formatNumber(1.5, { zeros: 'keep' })).toBe('1.50');
    expect(formatNumber(2000, { zeros: 'keep' })).toBe('2.00k');
    expect([NaN, Infinity, -Infinity].map((value) => formatNumber(value))).toEqual(['-', '-', '-']);
    expect(formatNumber(NaN, { invalid: '' })).toBe('');
    expect(formatNumber(1.5e300)).toBe('1.5e300');
  });

  it('R9.35 returns a short string for any double, never “-0” and never empty', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const shown = formatNumber(value);
        expect(shown).not.toMatch(/^-0(\.0*)?$/);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThan(14);
      }),
    );
  });

  it('D30 writes plain numbers without suffix and without trailing zeros', () => {
    expect([formatPlain(1234.5, 2), formatPlain(6, 4), formatPlain(0.0001, 4), formatPlain(NaN, 2)]).toEqual([
      '1234.5',
      '6',
      '0.0001',
      '0',
    ]);
    expect(formatPlain(-0.001, 2)).toBe('0');
  });
});

describe('splitChaos', () => {
  it('D30 splits chaos into whole divines and a chaos remainder', () => {
    expect(splitChaos(186, 182)).toEqual({ divines: 1, chaos: 4 });
    expect(splitChaos(100, 182)).toEqual({ divines: 0, chaos: 100 });
    expect(splitChaos(364, 182)).toEqual({ divines: 2, chaos: 0 });
  });

  it('D30 keeps everything in chaos if there is no usable rate', () => {
    for (const none of [null, 0, -3, NaN, Infinity, 0.001]) expect(splitChaos(186, none)).toEqual({ divines: 0, chaos: 186 });
    expect(splitChaos(NaN, 182)).toEqual({ divines: 0, chaos: 0 });
    expect(splitChaos(1e308, 182).chaos).toBe(0);
  });

  it('D30 never leaves a remainder that rounding turned into a whole divine', () => {
    expect(splitChaos(363.999, 182)).toEqual({ divines: 2, chaos: 0 });
    expect(splitChaos(0.3, 0.1)).toEqual({ divines: 3, chaos: 0 });
  });

  it('D30 returns divines and a remainder that add up to exactly the rounded total', () => {
    fc.assert(
      fc.property(amount, rate, (total, chaosPerDivine) => {
        const { divines, chaos } = splitChaos(total, chaosPerDivine);
        const hundredths = BigInt(Math.round(roundRate(chaosPerDivine) * 100)) * BigInt(divines) + BigInt(Math.round(chaos * 100));
        expect(hundredths).toBe(BigInt(Math.round(roundTo(total, 2) * 100)));
        expect(chaos).toBeGreaterThanOrEqual(0);
        expect(chaos).toBeLessThan(roundRate(chaosPerDivine));
      }),
    );
  });

  it('D30 mirrors negative totals', () => {
    expect(splitChaos(-186, 182)).toEqual({ divines: -1, chaos: -4 });
    expect(Object.is(splitChaos(-4, 182).divines, 0)).toBe(true);
  });
});

describe('displayPrice', () => {
  it('R3.32, R9.36 shows a low unit in poe1, and also a high unit from one divine upward', () => {
    expect(displayPrice(12.5, { game: 'poe1', chaosPerDivine: 182 })).toEqual({
      parts: [{ amount: '12.5', unit: 'c' }],
      tooltip: { low: { amount: '12.5', unit: 'c' }, high: null },
    });
    expect(displayPrice(186, { game: 'poe1', chaosPerDivine: 182 })).toEqual({
      parts: [
        { amount: '1', unit: 'd' },
        { amount: '4', unit: 'c' },
      ],
      tooltip: { low: { amount: '186', unit: 'c' }, high: { amount: '1.02', unit: 'd' } },
    });
    expect(displayPrice(182, { game: 'poe1', chaosPerDivine: 182 }).parts).toEqual([{ amount: '1', unit: 'd' }]);
  });

  it('R9.36 never shows a remainder that reads like a whole divine', () => {
    expect(displayPrice(363.9, { game: 'poe1', chaosPerDivine: 182.3 }).parts).toEqual([{ amount: '2', unit: 'd' }]);
    expect(displayPrice(181.999, { game: 'poe1', chaosPerDivine: 182 }).parts).toEqual([{ amount: '1', unit: 'd' }]);
    expect(displayPrice(181.6, { game: 'poe1', chaosPerDivine: 182.3 }).parts).toEqual([{ amount: '182', unit: 'c' }]);
  });

  it('R9.36 shows six pieces worth a divine each as six divines, however the rate was rounded', () => {
    const partsOf = (chaos: number, rate: number) => displayPrice(chaos, { game: 'poe1', chaosPerDivine: rate }).parts;
    for (const value of [192.6345, 192.6255, 192.6349, 192.625]) expect(partsOf(value * 6, value)).toEqual([{ amount: '6', unit: 'd' }]);
    // A remainder above the rounding error is kept.
    expect(partsOf(6 * 192.63 + 0.5, 192.63)).toEqual([
      { amount: '6', unit: 'd' },
      { amount: '0.5', unit: 'c' },
    ]);
    expect(partsOf(900 * 192.63 + 1, 192.63)).toEqual([
      { amount: '900', unit: 'd' },
      { amount: '1', unit: 'c' },
    ]);
  });

  it('R9.36 omits the remainder from a thousand divines upward', () => {
    expect(displayPrice(182 * 1500 + 50, { game: 'poe1', chaosPerDivine: 182 }).parts).toEqual([{ amount: '1.5k', unit: 'd' }]);
  });

  it('D59 shows poe2 prices only in the selected unit, and in chaos while its rate is unknown', () => {
    expect(displayPrice(6, { game: 'poe2', unit: 'ex', chaosPerUnit: 0.15 })).toEqual({
      parts: [{ amount: '40', unit: 'ex' }],
      tooltip: { low: { amount: '40', unit: 'ex' }, high: null },
    });
    expect(displayPrice(6, { game: 'poe2', unit: 'ex' }).parts).toEqual([{ amount: '6', unit: 'c' }]);
    expect(displayPrice(600, { game: 'poe2', unit: 'c', chaosPerDivine: 100 }).tooltip.high).toBeNull();
  });

  it('R9.36 never throws and never shows a zero part next to another part', () => {
    fc.assert(
      fc.property(fc.double(), fc.option(fc.double()), (chaos, chaosPerDivine) => {
        const { parts } = displayPrice(chaos, { game: 'poe1', chaosPerDivine });
        expect(parts.length).toBeGreaterThan(0);
        if (parts.length > 1) expect(parts.every((part) => part.amount !== '0')).toBe(true);
      }),
    );
  });
});

describe('units', () => {
  it('R3.32 R3.33 gives poe1 chaos and divine, and poe2 also exalted and regal', () => {
    expect(unitsOfGame.poe1).toEqual(['c', 'd']);
    expect(unitsOfGame.poe2).toEqual(['c', 'd', 'ex', 'r']);
    expect([isUnitOfGame('ex', 'poe1'), isUnitOfGame('ex', 'poe2'), isUnitOfGame('toString', 'poe2')]).toEqual([false, true, false]);
  });
});
