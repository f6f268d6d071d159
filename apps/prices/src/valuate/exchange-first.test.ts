import { describe, expect, it } from 'vitest';
import type { Anchor } from '../exchange/anchor.ts';
import { tradeThing } from '../testing/exchange.ts';
import { makeMarket } from '../testing/markets.ts';
import { guardRate, type RateGuard } from './rates/rate-guard.ts';
import { emptyMarket } from './market/read-market.ts';
import { valueGroup, type GroupValue } from './value/value-group.ts';

const hourMs = 3_600_000;
const nowMs = 500_000 * hourMs + 600_000;
const newestMs = nowMs - 600_000 - hourMs;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const spread = (count: number, centre: number) => range(count).map((at) => centre * (0.85 + (0.3 * at) / Math.max(1, count - 1)));
const valueOf = (asks: readonly number[], exchange: Anchor | null) =>
  valueGroup(asks.length === 0 ? emptyMarket(10) : makeMarket(asks, { atMs: nowMs }), { nowMs, prior: null, exchange });
const traded = tradeThing({ priceChaos: 100, units: 5000, atMs: newestMs });

describe('prices of goods traded on the exchange', () => {
  it.each([
    ['none', [], null],
    ['one at 290', [290], null],
    ['one at 51', [51], null],
    ['three at 250 to 290', [250, 270, 290], null],
    ['twelve at 280 to 291', range(12).map((at) => 280 + at), 'disagree'],
    ['twelve around 100', spread(12, 100), null],
    ['bait of thirty', range(30).map((at) => 20 + at / 100), 'disagree'],
  ])('D43 follow the exchange, regardless of asks: %s', (_, asks, reason) => {
    expect(valueOf(asks, traded)).toMatchObject({ primary: 100, origin: 'exchange', reason });
  });

  it.each([300, 1000, 5000, 20, 1])(
    'D43 keeps the price of a good that forty sellers ask 100 for when ten pieces are wash-traded at %i',
    (priceChaos) => {
      const alone = valueOf(spread(40, 100), null);
      for (const hours of [1, 3]) {
        const value = valueOf(spread(40, 100), tradeThing({ priceChaos, units: 10, atMs: newestMs, hours }));
        expect(value).toMatchObject({ primary: alone?.primary, levels: alone?.levels, origin: 'asks' });
      }
    },
  );

  it.each([1, 5])('D43 marks a price defined by a few wash-traded pieces, with no sellers or %i sellers', (sellers) => {
    for (const asks of [[], spread(sellers, 100)]) {
      const value = valueOf(asks, tradeThing({ priceChaos: 5000, units: 12, atMs: newestMs, hours: 3, usualUnits: 0 }));
      expect(value?.reason).toBe('few');
    }
    const unknown = valueOf(spread(sellers, 100), tradeThing({ priceChaos: 5000, units: 12, atMs: newestMs, hours: 3 }));
    expect(unknown?.reason).toBe('disagree');
  });

  it('D43 prefers trades to sellers only if the trades’ hours agree, or sellers confirm them', () => {
    const split = { ...tradeThing({ priceChaos: 130, units: 60, atMs: newestMs }), agreement: 5 / 6 };
    expect(valueOf(spread(12, 100), split)).toMatchObject({ origin: 'asks', reason: null });
    expect(valueOf(spread(9, 100), split)).toMatchObject({ origin: 'exchange', reason: 'disagree' });
    expect(valueOf(spread(9, 125), split)).toMatchObject({ origin: 'exchange', primary: 130, reason: null });
    expect(valueOf(spread(12, 100), { ...split, agreement: 1 })).toMatchObject({ origin: 'exchange', primary: 130, reason: null });
    expect(valueOf([], split)).toMatchObject({ primary: 130, reason: null });
  });

  it('D43 measures a manipulated price’s worth at the lower of the two prices, so that it does not confirm itself', () => {
    const boughtAt = (priceChaos: number, weight: number) => ({ ...traded, priceChaos, weight });
    // The trades are worth twice the evidence of twelve sellers at the exchange's price, and two thirds of it at the
    // sellers' price.
    expect(valueOf(spread(12, 100), boughtAt(300, 2.4))).toMatchObject({ origin: 'asks', reason: 'disagree' });
    expect(valueOf(spread(12, 100), boughtAt(300, 4))).toMatchObject({ origin: 'exchange', reason: 'disagree' });
    // A good is also not worth more because sellers ask more than was paid.
    expect(valueOf(spread(14, 250), boughtAt(100, 1.2))).toMatchObject({ origin: 'asks', reason: 'disagree' });
  });

  it('D43 gives a few expensive pieces no more weight than the same number of sellers', () => {
    const pieces = (evidence: number) => valueOf(spread(12, 100), { ...traded, priceChaos: 300, weight: 1000, evidence });
    expect(pieces(11)).toMatchObject({ origin: 'asks', reason: 'disagree' });
    expect(pieces(13)).toMatchObject({ origin: 'exchange', reason: 'disagree' });
  });

  it('D43 marks a price as doubtful if sources differ by a factor of 1.5 or more', () => {
    const reasonAt = (centre: number) =>
      valueOf(
        range(20).map(() => centre),
        traded,
      )?.reason;
    expect([reasonAt(67), reasonAt(149)]).toEqual([null, null]);
    expect([reasonAt(66), reasonAt(151)]).toEqual(['disagree', 'disagree']);
  });

  it('D43 also lists all asks in the explanation', () => {
    const value = valueOf([...spread(30, 120), 1, 900], traded);
    expect(value).toMatchObject({ primary: 100, listings: 32, brackets: [] });
    expect(value?.explanation).toMatchObject({ accounts: 32, used: 30, dropped: { low: 1, high: 1 }, anchor: { priceChaos: 100 } });
    expect(value?.explanation.askLevels?.[3]).toBeGreaterThan(100);
    expect(value?.centre?.centre).toBeCloseTo(Math.log(120), 1);
  });

  it('D43 D44 places the price at the primary level, with levels as far apart as the trades', () => {
    expect(new Set(valueOf([], traded)?.levels)).toEqual(new Set([100]));
    const levels = valueOf([], { ...traded, deviation: 0.1 })?.levels ?? [];
    expect(levels[3]).toBe(100);
    expect(levels.toSorted((a, b) => a - b)).toEqual(levels);
    expect(levels.at(-1)).toBeCloseTo(100 * Math.exp(0.1175), 3);
    expect(levels[0]).toBeCloseTo(100 * Math.exp(-0.04699), 2);
  });

  it('D43 D53 marks prices made from few or old trades', () => {
    expect(valueOf([], tradeThing({ priceChaos: 10, units: 3, atMs: newestMs }))?.reason).toBe('few');
    expect(valueOf([], { ...traded, atMs: nowMs - 30 * hourMs })?.reason).toBe('stale');
  });
});

describe('rate set by the exchange', () => {
  const rate = (priceChaos: number, asks: readonly number[] = []) =>
    valueOf(asks, tradeThing({ priceChaos, units: 20_000, atMs: newestMs }));
  const publish = (values: readonly ReturnType<typeof rate>[]) => {
    let guard: RateGuard | undefined;
    return values.map((value, at) => {
      if (value === null) throw new Error('no value');
      const guarded = guardRate(value, guard, nowMs + at * hourMs);
      guard = guarded.guard;
      return guarded.value;
    });
  };

  it('D43 follows the exchange without any asks, hour by hour', () => {
    const truth = range(48).map((hour) => 200 * 1.02 ** hour);
    const published = publish(truth.map((chaos) => rate(chaos)));
    published.forEach(({ primary, reason }, hour) => {
      expect(Math.abs(primary / (truth[hour] ?? 0) - 1), `hour ${hour}`).toBeLessThan(0.0001);
      expect(reason).toBeNull();
    });
  });

  it('D43 follows the exchange through a jump and against the asks, and marks the rate as doubtful', () => {
    expect(publish([rate(200), rate(300)])[1]).toMatchObject({ primary: 300, reason: null });
    expect(publish([rate(200, spread(20, 200)), rate(320, spread(20, 200))])[1]).toMatchObject({ primary: 320, reason: 'disagree' });
  });

  it('D43 D52 holds the rate when only asks move', () => {
    const asks = (chaos: number) =>
      valueOf(
        range(12).map(() => chaos),
        null,
      );
    expect(publish([asks(200), asks(300)])[1]).toMatchObject({ primary: 200, reason: 'held' });
  });
});

describe('poe2 prices', () => {
  const fine = (chaos: number): GroupValue => {
    const market = makeMarket(
      range(12).map(() => chaos),
      { atMs: nowMs },
    );
    const value = valueGroup(market, { nowMs, prior: null, exchange: null, game: 'poe2' });
    if (value === null) throw new Error('no value');
    return value;
  };

  it.each([0.00002, 0.00004, 0.00014, 0.00026])('D58 rounds poe2 prices to six decimals: %d', (chaos) => {
    expect(fine(chaos).primary).toBe(chaos);
    const value = valueGroup(emptyMarket(10), { nowMs, prior: null, game: 'poe2', exchange: { ...traded, priceChaos: chaos } });
    expect(value?.primary).toBe(chaos);
  });

  it('D53 D55 makes a price only from typed asks from at least three accounts', () => {
    const valueIn = (game: 'poe1' | 'poe2', asks: readonly number[], exchange: Anchor | null = null) =>
      valueGroup(makeMarket(asks, { atMs: nowMs }), { nowMs, prior: null, exchange, game });
    expect([valueIn('poe2', [9]), valueIn('poe2', [9, 9])]).toEqual([null, null]);
    expect(valueIn('poe2', [9, 9, 9])).toMatchObject({ primary: 9, listings: 3, reason: 'few' });
    expect(valueIn('poe1', [9])).toMatchObject({ primary: 9, listings: 1, reason: 'few' });
    // Nor do the sellers outvote a thin exchange price, as one poe1 seller would.
    const thin = { ...traded, priceChaos: 2, weight: 0.05, evidence: 0.5 };
    expect(valueIn('poe1', [9], thin)).toMatchObject({ primary: 9, origin: 'asks' });
    expect(valueIn('poe2', [9], thin)).toMatchObject({ primary: 2, origin: 'exchange', listings: 1 });
  });

  it('D58 keeps six decimals of a guarded rate while it is slowed down', () => {
    const first = guardRate(fine(0.002), undefined, nowMs, 'poe2');
    const next = guardRate(fine(0.00201), first.guard, nowMs + hourMs / 2, 'poe2').value;
    expect(next.primary).toBe(0.002005);
    expect(valueGroup(makeMarket([0.00002], { atMs: nowMs }), { nowMs, prior: null, exchange: null })?.primary).toBe(0.0001);
  });
});
