import { describe, expect, it } from 'vitest';
import { collectMarkets } from '../../testing/markets.ts';
import type { MarketPlace } from './follow-market.ts';
import { valueGroup, type GroupValue } from '../value/value-group.ts';
import { estimateLocation, type Prior } from './estimate-location.ts';
import { inverseNormal } from './market-shape.ts';

const nowMs = 1_800_000_000_000;
const CHAOS = 2;
const DIVINE = 3;

type Known = { readonly rate: number; readonly prior: MarketPlace | null };

/** Values a market of asks in chaos or divines ("3d"), at a given divine rate. */
function valueAt(asks: string, { rate, prior }: Known): GroupValue | null {
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
  return market === undefined ? null : valueGroup(market, { nowMs, prior, exchange: null });
}

describe('price of a thin market', () => {
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
  ])('D52 does not jump when a rate moves slightly: %s', (_, asks, centre) => {
    let place: MarketPlace | null = centre === null ? null : { centre: Math.log(centre), deviation: 0.08, hours: 1 / 60 };
    let before: number | null = null;
    // One price run per minute.
    for (let rate = 140; rate < 180; rate *= 1.0005) {
      const value = valueAt(asks, { rate, prior: place });
      const price = value?.primary ?? Number.NaN;
      if (before !== null) expect(Math.abs(Math.log(price / before)), `at ${rate}`).toBeLessThan(0.01);
      before = price;
      place = value?.centre ? { ...value.centre, hours: 1 / 60 } : null;
    }
  });

  it('D52 follows its sellers within hours once all of them have moved, however certain the old location was', () => {
    const moved = Array.from({ length: 12 }, (_, at) => `${200 + at}`).join(' ');
    const after = (hours: number) => valueAt(moved, { rate: 150, prior: { centre: Math.log(105), deviation: 0.08, hours } });
    const alone = valueAt(moved, { rate: 150, prior: null })?.primary ?? 0;
    expect((after(12)?.primary ?? 0) / alone).toBeCloseTo(1, 1);
    expect(after(12)?.reason).toBeNull();
    // During the move the price is marked as uncertain.
    expect(after(0.1)).toMatchObject({ reason: 'wide' });
  });
});

describe('market location', () => {
  const hourMs = 3_600_000;
  type Seen = { readonly asks: readonly number[]; readonly hoursAgo: number };
  const valueSeen = (sellers: readonly Seen[]): number => {
    const rows = sellers
      .flatMap(({ asks, hoursAgo }) => asks.map((ask) => ({ ask, seenAtMs: nowMs - hoursAgo * hourMs })))
      // The asks were written at different times, so that these sellers do not count as acting together.
      .map((each, at) => ({
        groupId: 10,
        accountId: at + 1,
        currencyId: CHAOS,
        isNoted: true,
        listedAtMs: nowMs - (50 + at) * hourMs,
        ...each,
      }));
    const market = collectMarkets(rows, new Map([[CHAOS, 1]])).get(10);
    return (market && valueGroup(market, { nowMs, prior: null, exchange: null })?.primary) ?? 0;
  };

  it.each([9, 10, 24, 40])('D44 follows fewer recent sellers rather than %i sellers seen long ago, in thin and thick markets', (stale) => {
    const fewer = Math.floor(stale * 0.75);
    const today = Array.from({ length: fewer }, (_, at) => 100 * Math.exp(0.3 * (at / fewer - 0.5)));
    const before = Array.from({ length: stale }, (_, at) => 300 + at / 10);
    const value = valueSeen([
      { asks: today, hoursAgo: 0 },
      { asks: before, hoursAgo: 47 },
    ]);
    expect(value).toBeGreaterThan(70);
    expect(value).toBeLessThan(130);
    expect(valueSeen([{ asks: [...today, ...before], hoursAgo: 0 }])).toBeGreaterThan(250);
  });

  it('D52 follows four sellers who agree against five who do not, in a thin market', () => {
    expect(valueSeen([{ asks: [1, 1.01, 1.02, 1.03, 4, 5.5, 7.3, 10, 13.5], hoursAgo: 0 }])).toBeLessThan(1.1);
  });

  const placeOf = (logs: readonly number[], prior: Prior | null = null): number => {
    const sorted = Float64Array.from(logs.toSorted((a, b) => a - b));
    return estimateLocation(sorted, new Float64Array(sorted.length).fill(1), sorted.length, { prior }).centre;
  };

  it('D44 gives an ask three deviations away a vote among ten sellers, but not among forty', () => {
    const moveBy = (sellers: number): number => {
      const near = Array.from({ length: sellers * 0.9 }, (_, at) => 0.15 * inverseNormal((at + 0.5) / (sellers * 0.9)));
      return placeOf([...near, ...Array.from({ length: sellers / 10 }, () => 0.45)]) - placeOf(near);
    };
    expect(moveBy(10)).toBeGreaterThan(0.008);
    expect(Math.abs(moveBy(40))).toBeLessThan(0.001);
  });

  it("D44 counts sellers beyond the usual number only near the market's last location", () => {
    const asks = [
      ...Array.from({ length: 12 }, (_, at) => Math.log(100 + at)),
      ...Array.from({ length: 14 }, (_, at) => Math.log(50 + at / 2)),
    ];
    const placeWith = (sellers: number): number => Math.exp(placeOf(asks, { centre: Math.log(105), deviation: 0.06, sellers }));
    expect(placeWith(12)).toBeGreaterThan(90);
    // With a usual number of 26, all sellers count: more of them moved than stayed.
    expect(placeWith(26)).toBeLessThan(60);
  });

  it('D52 prefers the cheaper of two locations with equally many sellers, regardless of rounding', () => {
    for (let unit = 0.001; unit < 1e5; unit *= 1.037) {
      const logs = Float64Array.from([1, 1.1, 1.2, 9, 9.9, 10.8].map((ask) => Math.log(ask * unit)));
      const { from, to } = estimateLocation(logs, new Float64Array(6).fill(1), 6, { prior: null });
      expect([from, to]).toEqual([0, 3]);
    }
  });
});
