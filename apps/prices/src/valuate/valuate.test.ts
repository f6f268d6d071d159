import { confidenceLevels } from '@poexchange/domain/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAsks } from './clean-asks.ts';
import { pickAccountAsks } from './pick-account-asks.ts';
import type { AskRow } from './pick-account-asks.ts';
import { valueChaos, valueGroup } from './value-group.ts';

const nowMs = 1_800_000_000_000;
const asAsks = (prices: readonly number[], ageMs = 0) =>
  prices.map((priceChaos) => ({ priceChaos, isNoted: true, seenAtMs: nowMs - ageMs }));
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const asks = fc
  .array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 80 })
  .map((prices) => prices.toSorted((a, b) => a - b));
const row = (more: Partial<AskRow> = {}): AskRow => ({
  groupId: 10,
  accountId: 1,
  currencyId: 2,
  isNoted: true,
  ask: 5,
  seenAtMs: nowMs,
  ...more,
});
const rates = new Map([
  [2, 1],
  [3, 150],
]);

describe('cleaning', () => {
  it('D52 never empties and keeps at least half, in order', () => {
    fc.assert(
      fc.property(asks, (prices) => {
        const kept = cleanAsks(prices);
        expect(kept.length).toBeGreaterThanOrEqual(prices.length / 2);
        expect(prices).toEqual(expect.arrayContaining([...kept]));
        expect(kept).toEqual(kept.toSorted((a, b) => a - b));
      }),
    );
  });

  it('D52 gives the same in any unit of price', () => {
    // Powers of two, so that the unit adds no rounding of its own.
    fc.assert(
      fc.property(asks, fc.constantFrom(0.25, 2, 1024), (prices, unit) => {
        expect(cleanAsks(prices.map((price) => price * unit))).toEqual(cleanAsks(prices).map((price) => price * unit));
      }),
    );
  });

  it('D52 drops bait and walls and keeps honest spread', () => {
    const honest = range(40).map((at) => 10 * Math.exp((at - 20) / 60));
    expect(cleanAsks([1, 1.5, ...honest, 60, 200])).toEqual(honest);
  });

  it.each([1, 2, 5, 9, 31, 32, 33, 100])('D52 %i offers still give a price', (count) => {
    const value = valueGroup(asAsks(range(count).map((at) => 10 + at / 10)), nowMs);
    expect(value?.levels).toHaveLength(confidenceLevels.length);
    expect(value?.primary).toBeGreaterThanOrEqual(10);
    expect(value?.listings).toBe(count);
  });
});

describe('the value of a group', () => {
  it('R9.25 D51 interpolates at the ten confidence levels, which ascend', () => {
    const value = valueGroup(asAsks(range(101).map((at) => 100 + at)), nowMs);
    expect(value?.levels).toEqual([105, 107, 110, 112, 115, 118, 120, 125, 130, 150]);
    expect(value?.primary).toBe(112);
    fc.assert(
      fc.property(asks, (prices) => {
        const levels = valueGroup(asAsks(prices), nowMs)?.levels ?? [];
        expect(levels).toEqual([...levels].toSorted((a, b) => a - b));
        expect(levels.every((level) => level > 0)).toBe(true);
      }),
    );
  });

  it('D53 says why a value is doubtful: few, wide, stale', () => {
    const fine = asAsks(range(10).map((at) => 10 + at / 10));
    expect(valueGroup(fine, nowMs)?.reason).toBeNull();
    expect(valueGroup(fine.slice(1), nowMs)?.reason).toBe('few');
    expect(valueGroup(asAsks([1, 1, 1, 1, 2, 4, 8, 8, 16, 16, 16, 16]), nowMs)?.reason).toBe('wide');
    expect(
      valueGroup(
        asAsks(
          range(10).map((at) => 10 + at / 10),
          25 * 3_600_000,
        ),
        nowMs,
      )?.reason,
    ).toBe('stale');
  });

  it('D58 holds at most 4 decimals and is never 0', () => {
    expect(valueGroup(asAsks([0.000_001]), nowMs)?.primary).toBe(0.0001);
    expect(valueGroup(asAsks([1 / 3]), nowMs)?.primary).toBe(0.3333);
    expect(valueGroup([], nowMs)).toBeNull();
  });

  it('R9.12 chaos is 1 at every level', () => {
    expect(valueChaos(7)).toEqual({ levels: confidenceLevels.map(() => 1), primary: 1, listings: 7, reason: null });
  });
});

describe('the asks of accounts', () => {
  it('D51 two tabs of one account count together, at its best price', () => {
    const picked = pickAccountAsks([row({ ask: 6 }), row({ ask: 5 }), row({ ask: 4, accountId: 2 }), row({ ask: 9, groupId: 11 })], rates);
    expect(picked.get(10)?.map((ask) => ask.priceChaos)).toEqual([5, 4]);
    expect(picked.get(11)).toHaveLength(1);
  });

  it('D51 converts other currencies at their rate, and leaves out those without one', () => {
    const picked = pickAccountAsks([row({ ask: 2, currencyId: 3 }), row({ ask: 1, currencyId: 4, accountId: 2 })], rates);
    expect(picked.get(10)?.map((ask) => ask.priceChaos)).toEqual([300]);
  });

  it('D51 a currency is not priced in itself', () => {
    expect(pickAccountAsks([row({ groupId: 3, currencyId: 3, ask: 1 })], rates).size).toBe(0);
  });

  it('D51 the name of a tab counts only where the account noted no ask', () => {
    expect(pickAccountAsks([row({ ask: 1, isNoted: false }), row({ ask: 5 })], rates).get(10)?.[0]?.priceChaos).toBe(5);
    expect(pickAccountAsks([row({ ask: 5 }), row({ ask: 1, isNoted: false })], rates).get(10)?.[0]?.priceChaos).toBe(5);
    expect(pickAccountAsks([row({ ask: 1, isNoted: false })], rates).get(10)?.[0]?.priceChaos).toBe(1);
  });

  it('D51 an ask that overflows is left out', () => {
    expect(pickAccountAsks([row({ ask: 1e308, currencyId: 3 })], new Map([[3, 1e308]])).size).toBe(0);
  });
});
