import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectMarkets } from '../../testing/markets.ts';
import { carryPrior } from './carry-prior.ts';
import { emptyMarket } from './read-market.ts';
import { valueGroup } from '../value/value-group.ts';

const nowMs = 1_800_000_000_000;
const CHAOS = 2;
const DIVINE = 3;

function marketOf(asks: readonly (readonly [ask: number, currencyId: number])[], rate: number) {
  const rows = asks.map(([ask, currencyId], at) => ({ groupId: 10, accountId: at + 1, currencyId, isNoted: true, ask, seenAtMs: nowMs }));
  const rates = new Map([
    [CHAOS, 1],
    [DIVINE, rate],
  ]);
  return collectMarkets(rows, rates).get(10) ?? emptyMarket(10);
}

describe('carried prior of a market', () => {
  it('D52 moves with the divine for asks in divines, so that its price in divines stays the same', () => {
    const divines = fc.array(fc.integer({ min: 35, max: 70 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(divines, fc.double({ min: -0.1, max: 0.1, noNaN: true }), (asks, move) => {
        const priceAt = (rate: number, moves: { rate: number; move: number }[]): number => {
          const market = marketOf(
            asks.map((ask) => [ask, DIVINE]),
            rate,
          );
          const prior = { centre: Math.log(50 * 150), deviation: 0.08 };
          return (valueGroup(market, { nowMs, prior, exchange: null, moves })?.primary ?? 0) / rate;
        };
        const rate = 150 * Math.exp(move);
        expect(priceAt(rate, [{ rate, move }]) / priceAt(150, [])).toBeCloseTo(1, 4);
      }),
    );
  });

  it('D52 does not move for asks in chaos, and in a mixed market moves by the share of asks in divines', () => {
    const prior = { centre: Math.log(300), deviation: 0.08 };
    const moves = [{ rate: 150, move: 0.1 }];
    const shiftOf = (...asks: [ask: number, currencyId: number][]) => carryPrior(marketOf(asks, 150), prior, moves).centre - prior.centre;
    expect(shiftOf([300, CHAOS], [290, CHAOS])).toBe(0);
    expect(shiftOf([2, DIVINE], [2.1, DIVINE])).toBeCloseTo(0.1);
    expect(shiftOf([2, DIVINE], [2.1, DIVINE], [290, CHAOS], [310, CHAOS])).toBeCloseTo(0.05);
    // Bait in divines does not count towards the share, and a fraction does not reveal its currency.
    expect(shiftOf([300, CHAOS], [0.1, DIVINE], [20, DIVINE], [2.013, DIVINE])).toBe(0);
    expect(carryPrior(emptyMarket(10), prior, moves)).toBe(prior);
    // Asks in chaos look like asks in a currency worth a round number of chaos.
    const inChaos = marketOf(
      [28, 29, 30, 31, 32].map((ask) => [ask, CHAOS]),
      150,
    );
    for (const rate of [10, 5, 2, 0.5]) {
      const before = { centre: Math.log(30), deviation: 0.08 };
      expect(carryPrior(inChaos, before, [{ rate, move: 0.08 }])).toBe(before);
    }
  });
});
