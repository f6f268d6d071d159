import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceView } from './display-price.ts';
import { payableTotal, writePayable } from './payable.ts';

const at = (chaosPerDivine: number | null): PriceView => ({ game: 'poe1', chaosPerDivine });
const write = (chaos: number, view: PriceView): string => writePayable(payableTotal(chaos, view));

describe('payableTotal', () => {
  it.each([
    [61.96, 193.34, '62c', 'rounded'],
    [11_391.41, 193.34, '58d 178c', 'rounded'],
    [386.68, 193.34, '2d', 'exact'],
    [0.0176, 193.34, '1c', 'rounded'],
    [2.5, 193.34, '3c', 'rounded'],
    [2.4999, 193.34, '2c', 'rounded'],
    [5, 193.34, '5c', 'exact'],
    // 193.59 would round to 194 chaos, more than one divine.
    [193.59, 193.6, '1d', 'rounded'],
    [18_200, null, '18200c', 'exact'],
    [0, 193.34, '0c', 'exact'],
    [NaN, 193.34, '0c', 'exact'],
    [Infinity, null, '0c', 'exact'],
  ] as const)('D35 converts %d chaos at %s to a payment of %s', (chaos, rate, paid, exactness) => {
    expect([write(chaos, at(rate)), payableTotal(chaos, at(rate)).exactness]).toEqual([paid, exactness]);
  });

  it.each([
    [30, { game: 'poe2', unit: 'd', chaosPerUnit: 120 }, '1d'],
    [560, { game: 'poe2', unit: 'd', chaosPerUnit: 120 }, '5d'],
    [18, { game: 'poe2', unit: 'ex', chaosPerUnit: 0.5 }, '36ex'],
    [0.3, { game: 'poe2', unit: 'ex', chaosPerUnit: 0.2 }, '2ex'],
    [7.5, { game: 'poe2', unit: 'r', chaosPerUnit: null }, '8c'],
    [0, { game: 'poe2', unit: 'ex', chaosPerUnit: 0.5 }, '0ex'],
  ] as const)('D35, R9.36 converts %d poe2 chaos to the picked unit only', (chaos, view, paid) => {
    expect(write(chaos, view)).toBe(paid);
  });

  const rates = fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100));
  const totals = fc.integer({ min: 1, max: 1_000_000_000 }).map((steps) => steps / 10_000);

  it('D35 returns at least one whole piece, within half a chaos of the total, and chaos worth less than a divine', () => {
    fc.assert(
      fc.property(totals, rates, (total, rate) => {
        const { parts, chaos, exactness } = payableTotal(total, at(rate));
        expect(parts.length).toBeGreaterThan(0);
        for (const { count } of parts) expect(Number.isSafeInteger(count) && count >= 1).toBe(true);
        const coins = parts.find(({ unit }) => unit === 'c')?.count ?? 0;
        if (rate !== null) expect(coins).toBeLessThan(rate);
        // A divine worth less than one chaos is itself the smallest piece.
        const isLeast = parts.length === 1 && parts[0]?.count === 1;
        if (!isLeast) expect(Math.abs(chaos - total)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(exactness === 'exact').toBe(Math.abs(chaos - total) < 0.00005);
      }),
      { numRuns: 1000 },
    );
  });

  it('D35 returns a payable total unchanged when it is recomputed', () => {
    fc.assert(
      fc.property(totals, rates, (total, rate) => {
        const paid = payableTotal(total, at(rate));
        expect(payableTotal(paid.chaos, at(rate))).toEqual({ ...paid, exactness: 'exact' });
      }),
      { numRuns: 1000 },
    );
  });

  it('D35 never falls when the total grows', () => {
    fc.assert(
      fc.property(totals, totals, rates, (a, b, rate) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(payableTotal(less, at(rate)).chaos).toBeLessThanOrEqual(payableTotal(more, at(rate)).chaos);
      }),
    );
  });
});
