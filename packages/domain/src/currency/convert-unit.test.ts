import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedPrice, toUnitAmount, viewOfAsk, type CurrencyUnit, type PriceView } from './index.ts';

/** Rates as published: above zero, with 4 decimals. */
const publishedRate = fc.integer({ min: 1, max: 50_000_000 }).map((steps) => steps / 1e4);
const unit = fc.constantFrom<CurrencyUnit>('d', 'ex', 'r');
const poe2View = fc.record({ game: fc.constant('poe2' as const), unit, chaosPerUnit: publishedRate });

describe('poe2 units', () => {
  it('R3.33 D59 returns a price in the selected unit, or in chaos in poe1 and while no rate is known', () => {
    expect(toUnitAmount(6, { game: 'poe2', unit: 'ex', chaosPerUnit: 0.15 })).toEqual({ amount: 40, unit: 'ex' });
    expect(toUnitAmount(6, { game: 'poe2', unit: 'r' })).toEqual({ amount: 6, unit: 'c' });
    expect(toUnitAmount(364, { game: 'poe1', chaosPerDivine: 182 })).toEqual({ amount: 364, unit: 'c' });
    expect(readTypedPrice(0.5, { game: 'poe2', unit: 'ex', chaosPerUnit: 0.1037 })).toBe(0.05185);
    expect(readTypedPrice(6.20005, { game: 'poe1', chaosPerDivine: 182 })).toBe(6.2001);
    for (const broken of [0, -1, NaN, Infinity, null]) {
      expect(readTypedPrice(3, { game: 'poe2', unit: 'ex', chaosPerUnit: broken })).toBe(3);
      expect(toUnitAmount(3, { game: 'poe2', unit: 'ex', chaosPerUnit: broken })).toEqual({ amount: 3, unit: 'c' });
    }
  });

  it('R9.33 D59 returns an amount typed with up to 2 decimals unchanged, at any published rate', () => {
    const typed = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(typed, poe2View, (amount, view) => {
        expect(toUnitAmount(readTypedPrice(amount, view), view)).toEqual({ amount, unit: view.unit });
      }),
    );
  });

  it('D59 gives the same price in two units the same chaos value, and keeps the order of prices', () => {
    const price = fc.integer({ min: 1, max: 1e9 }).map((steps) => steps / 1e4);
    fc.assert(
      fc.property(price, price, poe2View, (left, right, view) => {
        const [a, b] = [toUnitAmount(left, view), toUnitAmount(right, view)];
        if (left < right) expect(a.amount).toBeLessThanOrEqual(b.amount);
        expect(Math.abs(a.amount * view.chaosPerUnit - left)).toBeLessThanOrEqual(0.5e-4 * view.chaosPerUnit + 1e-6);
      }),
    );
  });

  it('D31 D59 shows a trade in the unit and at the rate of its request, regardless of the page’s unit', () => {
    const asked = { chaosPerDivine: null, unit: 'ex', chaosPerUnit: 0.2 } as const;
    expect(viewOfAsk('poe2', asked)).toEqual({ game: 'poe2', unit: 'ex', chaosPerUnit: 0.2 } satisfies PriceView);
    expect(viewOfAsk('poe2', { chaosPerDivine: null })).toEqual({ game: 'poe2', unit: 'c', chaosPerUnit: null });
    expect(viewOfAsk('poe1', { ...asked, chaosPerDivine: 182 })).toEqual({ game: 'poe1', chaosPerDivine: 182 });
  });
});
