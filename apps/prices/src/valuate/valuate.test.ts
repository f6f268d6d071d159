import { bracketQuantities, confidenceLevels } from '@poexchange/domain/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectMarkets, makeMarket } from '../testing/markets.ts';
import type { AskRow } from './book/ask-book.ts';
import { valueChaos, valueGroup } from './value/value-group.ts';

const nowMs = 1_800_000_000_000;
const hourMs = 3_600_000;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const context = { nowMs, prior: null, exchange: null };
const valueOf = (prices: readonly number[], { ageMs = 0 } = {}) => valueGroup(makeMarket(prices, { atMs: nowMs - ageMs }), context);
const prices = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 80 });
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
const pricesOf = (rows: readonly AskRow[], groupId = 10) => [...(collectMarkets(rows, rates).get(groupId)?.prices ?? [])];
/** Honest asks: the middle of each of `count` equal shares of a normal spread, shuffled. */
const honest = (count: number, truth: number) =>
  range(count).map((at) => truth * Math.exp(0.08 + 0.18 * Math.sqrt(2) * inverseErf((2 * (at + 0.5)) / count - 1)));

function inverseErf(x: number): number {
  const log = Math.log(1 - x * x);
  const half = 2 / (Math.PI * 0.147) + log / 2;
  return Math.sign(x) * Math.sqrt(Math.sqrt(half * half - log / 0.147) - half);
}

describe('ask cleaning', () => {
  it('D44 D52 always keeps some asks, and the centre is among them', () => {
    fc.assert(
      fc.property(prices, (asks) => {
        const value = valueOf(asks);
        expect(value?.explanation.used).toBeGreaterThan(0);
        expect(value?.levels.at(-1)).toBeGreaterThanOrEqual(Math.min(...asks) * 0.9 - 0.0001);
        expect(value?.levels.at(-1)).toBeLessThanOrEqual(Math.max(...asks) * 1.1 + 0.0001);
        expect(value?.levels[0]).toBeGreaterThan((value?.levels.at(-1) ?? 0) * 0.3 - 0.0001);
      }),
    );
  });

  it('D52 keeps the same asks in any unit of price', () => {
    // Use powers of two, so that the unit adds no rounding error.
    fc.assert(
      fc.property(prices, fc.constantFrom(0.25, 2, 1024), (asks, unit) => {
        expect(valueOf(asks.map((price) => price * unit))?.explanation.used).toBe(valueOf(asks)?.explanation.used);
      }),
    );
  });

  it('D52 treats alike asks that differ only by rounding, in any unit of price', () => {
    const asks = [0.001, 0.0010000000000000024, 0.00163776, 0.0495426, 0.0779319, 0.538497, 14.5588, 19581.82, 999999.9999999981];
    for (const unit of [1, 0.25, 2, 1024]) expect(valueOf(asks.map((price) => price * unit))?.explanation.used, `in ${unit}`).toBe(3);
  });

  it('D52 drops bait and walls, keeps honest spread, and counts the dropped asks', () => {
    const value = valueOf([1, 1.5, 2, ...honest(40, 10), 60, 200]);
    expect(value?.explanation).toMatchObject({ accounts: 45, used: 40, dropped: { low: 3, high: 2 } });
  });

  it('D52 is not moved by a third of the sellers, whether they bait or wall', () => {
    const alone = valueOf(honest(60, 10))?.primary ?? 0;
    for (const lie of [2, 4, 30, 120]) {
      const led = valueOf([...honest(60, 10), ...range(30).map((at) => lie * (1 + at / 300))])?.primary ?? 0;
      expect(Math.abs(Math.log(led / alone)), `lies at ${lie}`).toBeLessThan(0.05);
    }
  });

  it('D52 keeps the earlier of two markets, unless the other market has more sellers', () => {
    const market = makeMarket([3, 3.1, 3.2, 3.3, 9, 9.5, 10, 10.5], { atMs: nowMs });
    const at = (centre: number) => valueGroup(market, { ...context, prior: { centre: Math.log(centre), deviation: 0.06 } })?.primary ?? 0;
    expect(at(10)).toBeGreaterThan(8);
    expect(at(3)).toBeLessThan(4);
    const moved = makeMarket([3, ...honest(20, 20)], { atMs: nowMs });
    expect(valueGroup(moved, { ...context, prior: { centre: Math.log(10), deviation: 0.06, hours: 6 } })?.primary).toBeGreaterThan(14);
  });

  it.each([1, 2, 5, 9, 31, 32, 33, 100])('D52 makes a price from %i offers', (count) => {
    const value = valueOf(range(count).map((at) => 10 + at / 10));
    expect(value?.levels).toHaveLength(confidenceLevels.length);
    // The price is limited at the cheapest ask, even if sellers are this far apart.
    expect(value?.primary).toBeGreaterThan(9.5);
    expect(value?.primary).toBeLessThan(10 + count / 10);
    expect(value?.listings).toBe(count);
  });
});

describe('group value', () => {
  it('R9.25 D44 has ten ascending levels, each at its quantile of honest asks, despite fake asks', () => {
    const quantileOf = (level: number): number => 100 * Math.exp(0.08 + 0.18 * Math.sqrt(2) * inverseErf((2 * level) / 100 - 1));
    const lies = [...range(20).map((at) => 20 + at), ...range(20).map((at) => 250 + 100 * at)];
    for (const asks of [honest(400, 100), [...honest(160, 100), ...lies]]) {
      const levels = valueOf(asks)?.levels ?? [];
      confidenceLevels.forEach((level, at) => expect(Math.abs(Math.log((levels[at] ?? 0) / quantileOf(level)))).toBeLessThan(0.03));
    }
    fc.assert(
      fc.property(prices, (some) => {
        const levels = valueOf(some)?.levels ?? [];
        expect(levels).toHaveLength(confidenceLevels.length);
        expect(levels).toEqual([...levels].toSorted((x, y) => x - y));
        expect(levels.every((level) => level > 0)).toBe(true);
      }),
    );
  });

  it('D51 treats equal asks as the range of prices that round to them', () => {
    const rounded = honest(200, 12.3).map(Math.round);
    expect(Math.abs(Math.log((valueOf(rounded)?.primary ?? 0) / (valueOf(honest(200, 12.3))?.primary ?? 0)))).toBeLessThan(0.015);
    expect(valueOf(range(20).map(() => 10))?.primary).toBe(10);
  });

  it('D53 names the reason for doubt: few, wide, stale', () => {
    const fine = range(10).map((at) => 10.01 + at / 10);
    expect(valueOf(fine)?.reason).toBeNull();
    expect(valueOf(fine.slice(1))?.reason).toBe('few');
    expect(valueOf([1, 1, 1, 1, 2, 4, 8, 8, 16, 16, 16, 16, ...range(12).map((at) => 1.3 ** at)])?.reason).toBe('wide');
    expect(valueOf(fine, { ageMs: 25 * hourMs })?.reason).toBe('stale');
  });

  it('D53 is marked as wide when many more sellers than usual ask far away, on either side', () => {
    for (const at of [15, 900]) {
      expect(valueOf([...honest(40, 100), ...range(15).map((more) => at * (1 + more / 40))])?.reason).toBe('wide');
      expect(valueOf([...honest(40, 100), ...range(4).map((more) => at * (1 + more / 40))])?.reason).toBeNull();
    }
  });

  it('D58 has at most 4 decimals and is never 0', () => {
    expect(valueOf([0.000_001])?.primary).toBe(0.0001);
    expect(valueOf([1 / 3])?.primary).toBe(0.3333);
    expect(valueOf([])).toBeNull();
  });

  it('R9.12 is 1 for chaos at every level', () => {
    expect(valueChaos(7)).toMatchObject({ levels: confidenceLevels.map(() => 1), primary: 1, listings: 7, reason: null });
  });

  it('D52 costs at least as much per piece in larger brackets', () => {
    const rows = [
      ...range(30).map((at) => row({ accountId: at, ask: 10 + at / 30, quantity: 1 })),
      ...range(12).map((at) => row({ accountId: 100 + at, ask: 11.5 + at / 50, quantity: 30 })),
    ];
    const market = collectMarkets(rows, rates).get(10);
    const brackets = market === undefined ? [] : (valueGroup(market, context)?.brackets ?? []);
    expect(brackets).toHaveLength(bracketQuantities.length);
    const [one, four, ten, twentyFive, hundred] = brackets;
    expect(one).toBeLessThan(10.5);
    expect([four, ten, twentyFive].every((price) => price !== null && price !== undefined && price > 11)).toBe(true);
    expect(hundred).toBeNull();
  });
});

describe('asks of accounts', () => {
  it('D51 combines two tabs of one account at the account’s best price', () => {
    const rows = [row({ ask: 6 }), row({ ask: 5 }), row({ ask: 4, accountId: 2 }), row({ ask: 9, groupId: 11 })];
    expect(pricesOf(rows)).toEqual([4, 5]);
    expect(pricesOf(rows, 11)).toEqual([9]);
  });

  it("D51 sums an account's pieces at its best price, including repeated stacks", () => {
    const rows = [row({ quantity: 7 }), row({ quantity: 5 }), row({ ask: 9, quantity: 100 })];
    expect([...(collectMarkets(rows, rates).get(10)?.quantities ?? [])]).toEqual([12]);
  });

  it('D51 converts other currencies at their rate, and drops asks without a rate', () => {
    const rows = [row({ ask: 2, currencyId: 3 }), row({ ask: 1, currencyId: 4, accountId: 2 })];
    expect(pricesOf(rows)).toEqual([300]);
    expect(collectMarkets(rows, rates).get(10)?.unpriced).toBe(1);
  });

  it('D51 ignores asks for a currency in that currency', () => {
    expect(pricesOf([row({ groupId: 3, currencyId: 3, ask: 1 })], 3)).toEqual([]);
  });

  it("D51 counts the price in a tab's name only if the account has no ask with a note", () => {
    expect(pricesOf([row({ ask: 1, isNoted: false }), row({ ask: 5 })])).toEqual([5]);
    expect(pricesOf([row({ ask: 5 }), row({ ask: 1, isNoted: false })])).toEqual([5]);
    expect(pricesOf([row({ ask: 1, isNoted: false })])).toEqual([1]);
  });

  it('D51 drops an ask that overflows', () => {
    const huge = new Map([[3, 1e308]]);
    expect(collectMarkets([row({ ask: 1e308, currencyId: 3 })], huge).get(10)?.count).toBe(0);
  });

  it('D51 finds each account once and in order, for any ids and any number of accounts', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ account: fc.nat(30), scale: fc.constantFrom(1, 2 ** 20, 2 ** 40, -1), ask: fc.integer({ min: 1, max: 1e6 }) }),
        ),
        (asks) => {
          const rows = asks.map(({ account, scale, ask }) => row({ accountId: account * scale, ask }));
          const best = new Map<number, number>();
          for (const { accountId, ask } of rows) best.set(accountId + 0, Math.min(best.get(accountId + 0) ?? Infinity, ask));
          expect(pricesOf(rows)).toEqual([...best.values()].toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
