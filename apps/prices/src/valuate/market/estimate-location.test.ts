import { describe, expect, it } from 'vitest';
import { collectMarkets } from '../../testing/markets.ts';
import type { MarketPlace } from './follow-market.ts';
import { valueGroup, type GroupValue } from '../value/value-group.ts';

const nowMs = 1_800_000_000_000;
const CHAOS = 2;
const DIVINE = 3;

type Known = { readonly rate: number; readonly prior: MarketPlace | null };

/** The value of a market asked partly in chaos, partly in divines ("3d"), at a rate of the divine. */
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
    let place: MarketPlace | null = centre === null ? null : { centre: Math.log(centre), deviation: 0.08, hours: 1 / 60 };
    let before: number | null = null;
    // A price run a minute.
    for (let rate = 140; rate < 180; rate *= 1.0005) {
      const value = valueAt(asks, { rate, prior: place });
      const price = value?.primary ?? Number.NaN;
      if (before !== null) expect(Math.abs(Math.log(price / before)), `at ${rate}`).toBeLessThan(0.01);
      before = price;
      place = value?.centre ? { ...value.centre, hours: 1 / 60 } : null;
    }
  });

  it('D52 is where its sellers are hours after all have moved on, however sure it was of where they were', () => {
    const moved = Array.from({ length: 12 }, (_, at) => `${200 + at}`).join(' ');
    const after = (hours: number) => valueAt(moved, { rate: 150, prior: { centre: Math.log(105), deviation: 0.08, hours } });
    const alone = valueAt(moved, { rate: 150, prior: null })?.primary ?? 0;
    expect((after(12)?.primary ?? 0) / alone).toBeCloseTo(1, 1);
    expect(after(12)?.reason).toBeNull();
    // On the way there it says that it is not sure.
    expect(after(0.1)).toMatchObject({ reason: 'wide' });
  });
});
