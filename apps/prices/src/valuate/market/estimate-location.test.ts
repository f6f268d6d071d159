import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectMarkets } from '../../testing/markets.ts';
import { spreadEqualAsks } from './read-levels.ts';
import { valueGroup } from '../value/value-group.ts';

const nowMs = 1_800_000_000_000;
const CHAOS = 2;
const DIVINE = 3;

/** The price of a market asked partly in chaos, partly in divines ("3d"), at a rate of the divine. */
function priceAt(asks: string, { rate, centre }: { rate: number; centre: number | null }): number {
  const rows = asks.split(' ').map((ask, at) => ({
    groupId: 10,
    accountId: at + 1,
    currencyId: ask.endsWith('d') ? DIVINE : CHAOS,
    isNoted: true,
    ask: Number.parseFloat(ask),
    seenAtMs: nowMs,
  }));
  const rates = new Map([
    [CHAOS, 1],
    [DIVINE, rate],
  ]);
  const market = collectMarkets(rows, rates).get(10);
  const prior = centre === null ? null : { centre: Math.log(centre), deviation: 0.08 };
  return (market === undefined ? null : valueGroup(market, { nowMs, prior, exchange: null }))?.primary ?? Number.NaN;
}

describe('a price of a thin market', () => {
  it.each([
    ['two equal asks in divines pass one in chaos', '235 231 2.7d 3d 474 3d 3.5d 4.5d 4.5d 5d', null],
    ['an ask at the edge counts, or does not', '166 166 2.8d 3d 4d 4d 4d 4.5d 748 5d 793 5.5d 5.5d 42d', null],
    [
      'an ask at the edge counts, or does not, and it is known where the market was',
      '166 166 2.8d 3d 4d 4d 4d 4.5d 748 5d 793 5.5d 5.5d',
      715,
    ],
    ['the market may be narrow or wide', '9.5d 9.5d 10d 13d 13d 13d 14d 17d 18d 20d 20d 21d 21d 3571 4320', 3000],
    ['bait is asked in both', '2d 7.5d 8d 1941 13d 13d 15d 3799 203d', 1941],
  ])('D52 does not jump with a rate that moves a hair: %s', (_, asks, centre) => {
    let before = priceAt(asks, { rate: 140, centre });
    for (let rate = 140; rate < 180; rate *= 1.0005) {
      const price = priceAt(asks, { rate, centre });
      expect(Math.abs(Math.log(price / before)), `at ${rate}`).toBeLessThan(0.01);
      before = price;
    }
  });

  it('D52 is where its sellers are once all have moved on, however sure it was of where they were', () => {
    const moved = Array.from({ length: 12 }, (_, at) => `${200 + at}`).join(' ');
    expect(priceAt(moved, { rate: 150, centre: 105 })).toBeCloseTo(priceAt(moved, { rate: 150, centre: null }), 0);
  });
});

describe('equal asks', () => {
  const grids = fc.array(fc.record({ place: fc.integer({ min: 10, max: 40 }), isDivine: fc.boolean() }), { minLength: 1, maxLength: 40 });

  it('D51 are put apart around where they were, in order, whatever is asked in another currency between them', () => {
    fc.assert(
      fc.property(grids, fc.double({ min: 1, max: 5, noNaN: true }), (asks, rate) => {
        const sorted = asks
          .map(({ place, isDivine }) => ({ price: isDivine ? place * rate : place, grain: isDivine ? rate : 1 }))
          .toSorted((a, b) => a.price - b.price);
        const prices = Float64Array.from(sorted, ({ price }) => price);
        const spread = new Float64Array(prices.length);
        spreadEqualAsks({ prices, grains: Float64Array.from(sorted, ({ grain }) => grain), from: 0, to: prices.length }, spread);
        expect([...spread]).toEqual([...spread].toSorted((a, b) => a - b));
        const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);
        expect(sum(spread)).toBeCloseTo(sum(prices), 4);
      }),
    );
  });

  it('D51 of which one is a hair the cheaper than another currency stay where they were', () => {
    const spreadAt = (chaos: number): number[] => {
      const prices = Float64Array.from([chaos, 474, 474].toSorted((a, b) => a - b));
      const grains = Float64Array.from(prices, (price) => (price === chaos ? 1 : 79));
      const spread = new Float64Array(3);
      spreadEqualAsks({ prices, grains, from: 0, to: 3 }, spread);
      return [...spread];
    };
    expect(spreadAt(474.01).map((price) => price.toFixed(1))).toEqual(['454.3', '474.0', '493.8']);
    expect(spreadAt(473.99).map((price) => price.toFixed(1))).toEqual(['454.3', '474.0', '493.8']);
  });
});
