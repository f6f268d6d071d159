import { describe, expect, it } from 'vitest';
import { tradeThing } from '../../testing/exchange.ts';
import { collectMarkets, makeMarket } from '../../testing/markets.ts';
import type { AskRow } from '../book/ask-book.ts';
import { inverseNormal } from '../market/market-shape.ts';
import { poolShapes } from '../market/usual-shape.ts';
import { guardRate, listRateMoves, type RateGuard } from './rate-guard.ts';
import { moveState, priorOf, type MarketState } from '../value/market-state.ts';
import { valueGroup, type GroupValue } from '../value/value-group.ts';

const startMs = 1_800_000_000_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A rate from agreeing sellers, with the exchange's price if it traded. */
function rateOf(chaos: number, { tradedAt, sellers = 12 }: { tradedAt?: number; sellers?: number } = {}): GroupValue {
  const market = makeMarket(
    Array.from({ length: sellers }, () => chaos),
    { atMs: startMs },
  );
  const exchange = tradedAt === undefined ? null : tradeThing({ priceChaos: tradedAt, units: 500, atMs: startMs });
  const value = valueGroup(market, { nowMs: startMs, prior: null, exchange });
  if (value === null) throw new Error('no value');
  return value;
}

/** Publishes these rates, one per minute; returns the published rates. */
function publish(rates: readonly GroupValue[], { everyMs = minuteMs, guard }: { everyMs?: number; guard?: RateGuard } = {}) {
  let known = guard;
  return rates.map((rate, at) => {
    const guarded = guardRate(rate, known, startMs + at * everyMs);
    known = guarded.guard;
    return guarded.value;
  });
}

/** A rate of 200, supported by twelve sellers and, if provided, by goods. */
const known: RateGuard = {
  valueChaos: 200,
  usedChaos: 200,
  referenceChaos: 200,
  referenceAtMs: startMs - hourMs,
  referenceSellers: 12,
  heldSinceMs: null,
  crowdSinceMs: null,
  goods: null,
  habit: null,
};
/** A guard with a goods' rate that is usually a tenth below the rate. */
const showing = (chaos: number, deviation = 0.005): RateGuard => ({
  ...known,
  goods: { chaos: chaos * 0.9, deviation, sellers: 500 },
  habit: { offset: Math.log(0.9), sellers: 480 },
});

const times = (count: number, rate: GroupValue) => Array.from({ length: count }, () => rate);

/** Asks for a currency around a price, each with a different listing time. */
const sellersAt = (count: number, chaos: number, { deviation, from }: { deviation: number; from: number }): AskRow[] =>
  Array.from({ length: count }, (_, at) => ({
    groupId: 10,
    accountId: from + at,
    currencyId: 2,
    isNoted: true,
    ask: chaos * Math.exp(deviation * inverseNormal((at + 0.5) / count)),
    seenAtMs: startMs,
    listedAtMs: startMs - at * 21 * minuteMs,
  }));

describe('fake asks for a currency over forty hours', () => {
  const attackFromHour = 6;
  const attackToHour = 46;
  const chaosOnly = new Map([[2, 1]]);
  const usual = poolShapes(
    Array.from({ length: 10 }, (_, good) => {
      const rows = sellersAt(40, 5 + good, { deviation: 0.12 * (0.9 + good / 50), from: 1 });
      const market = collectMarkets(rows, chaosOnly).get(10);
      const shape = market && valueGroup(market, { nowMs: startMs, prior: null, exchange: null })?.centre?.shape;
      if (shape === undefined) throw new Error('no market');
      return shape;
    }),
  );

  /** Values and guards a rate each hour for three days, as price runs do; returns its largest error. */
  function measureMove(honest: number, { liars, factor }: { liars: number; factor: number }) {
    let state: MarketState | undefined;
    let guard: RateGuard | undefined;
    const published: number[] = [];
    for (let hour = 0; hour < 72; hour += 1) {
      const nowMs = startMs + hour * hourMs;
      const isAttacked = hour >= attackFromHour && hour < attackToHour;
      const rows = [
        ...sellersAt(honest, 200, { deviation: 0.12, from: 1 }),
        ...(isAttacked ? sellersAt(liars, 200 * factor, { deviation: 0.005, from: 1000 }) : []),
      ].map((row) => ({ ...row, seenAtMs: nowMs }));
      const market = collectMarkets(rows, chaosOnly).get(10);
      const value = market && valueGroup(market, { nowMs, prior: priorOf(state, nowMs), exchange: null, usual, pace: 'at once' });
      if (value === undefined || value === null) throw new Error('no value');
      state = moveState(state, { groupId: 10, value, nowMs });
      const guarded = guardRate(value, guard, nowMs);
      guard = guarded.guard;
      published.push(guarded.value.primary);
    }
    return Math.max(...published.map((chaos) => Math.abs(Math.log(chaos / (published[0] as number)))));
  }

  it.each([
    ['14 % more sellers at 0.8 times', 14, 0.8],
    ['29 % more sellers at 0.8 times', 29, 0.8],
    ['14 % more sellers at 1.25 times', 14, 1.25],
    ['29 % more sellers at 1.25 times', 29, 1.25],
  ])('D44 D52 move its rate by at most three percent, even long after a jump would be accepted: %s', (_, percent, factor) => {
    expect(measureMove(100, { liars: percent, factor })).toBeLessThan(0.03);
  });
});

describe('guarded rate', () => {
  it('D52 follows the market slowly on asks alone', () => {
    const published = publish([rateOf(200), ...times(59, rateOf(208))]);
    expect(Math.max(...published.map(({ primary }) => primary))).toBeLessThan(200 * 1.0031);
    expect(published.at(-1)?.reason).toBeNull();
    expect(publish([rateOf(200), ...times(20, rateOf(208))], { everyMs: hourMs }).at(-1)?.primary).toBe(208);
  });

  it('D52 holds and marks a jump from asks alone, and accepts it after eight hours', () => {
    const published = publish([rateOf(200), ...times(10, rateOf(300))], { everyMs: hourMs });
    expect(published.slice(1, 9).every(({ primary, reason }) => primary === 200 && reason === 'held')).toBe(true);
    expect(published.at(-1)).toMatchObject({ primary: 300, reason: null });
  });

  it('D43 accepts a jump from the exchange alone, and marks a jump that sellers contradict', () => {
    const published = publish([rateOf(200, { tradedAt: 200 }), rateOf(200, { tradedAt: 900 })]);
    expect(published[1]).toMatchObject({ primary: 900, reason: 'disagree' });
    expect(publish([rateOf(200, { tradedAt: 200 }), rateOf(300, { tradedAt: 295 })])[1]).toMatchObject({ primary: 295, reason: null });
  });

  it('D43 D52 holds a jump supported by too few trades against more sellers', () => {
    const thin = { ...rateOf(300), exchange: tradeThing({ priceChaos: 300, units: 3, atMs: startMs }) };
    expect(publish([rateOf(200), thin])[1]).toMatchObject({ primary: 200, reason: 'held' });
  });

  it('D52 leaves no trace of a jump that is reverted', () => {
    const published = publish([rateOf(200), ...times(5, rateOf(500)), rateOf(200)]);
    expect(published.at(-1)).toMatchObject({ primary: 200, reason: null });
  });

  it('D52 is not moved by a crowd of sellers that was absent an hour ago, whatever it asks', () => {
    const crowd = rateOf(206, { sellers: 90 });
    const published = publish([rateOf(200, { sellers: 60 }), ...times(7, crowd)], { everyMs: hourMs });
    expect(published.every(({ primary }) => primary === 200)).toBe(true);
    expect(publish([rateOf(200, { sellers: 60 }), ...times(46, crowd)], { everyMs: hourMs }).every(({ primary }) => primary === 200)).toBe(
      true,
    );
    expect(publish([rateOf(200, { sellers: 60 }), ...times(50, crowd)], { everyMs: hourMs }).at(-1)?.primary).toBe(206);
    // Two more sellers in a small market are not a crowd.
    expect(publish([rateOf(200, { sellers: 6 }), ...times(12, rateOf(206, { sellers: 9 }))], { everyMs: hourMs }).at(-1)?.primary).toBe(
      206,
    );
  });

  it('D52 slows down for newcomers before they are a crowd, whichever asks they copy', () => {
    const moved = (sellers: number) =>
      (publish([rateOf(206, { sellers })], { guard: { ...known, referenceSellers: 100 } })[0]?.primary ?? 0) - 200;
    expect(moved(100)).toBeCloseTo(0.5, 1);
    expect(moved(105)).toBeCloseTo(moved(100), 2);
    expect(moved(110)).toBeCloseTo(moved(100) / 2, 1);
    expect(moved(116)).toBe(0);
    const copies: GroupValue = { ...rateOf(206, { sellers: 100 }), explanation: { ...rateOf(206).explanation, dropped: { copied: 20 } } };
    expect(publish([copies], { guard: { ...known, referenceSellers: 100 } })[0]?.primary).toBe(200);
  });

  it('D52 does not count earlier holding time for a crowd that arrives late in a jump', () => {
    const jump = rateOf(300, { sellers: 60 });
    const crowd = rateOf(150, { sellers: 90 });
    const published = publish([rateOf(200, { sellers: 60 }), ...times(6, jump), ...times(46, crowd)], { everyMs: hourMs });
    expect(published.every(({ primary }) => primary === 200)).toBe(true);
    expect(publish([rateOf(200, { sellers: 60 }), ...times(6, jump), ...times(50, crowd)], { everyMs: hourMs }).at(-1)?.primary).toBe(150);
  });

  it('D52 moves immediately if goods move too, and no further than they do', () => {
    expect(publish([rateOf(230)], { guard: showing(226) })[0]).toMatchObject({ primary: 226, reason: null });
    expect(publish([rateOf(230)], { guard: showing(240) })[0]).toMatchObject({ primary: 230, reason: null });
    // Goods do not overrule a crowd of sellers, because the crowd may also set prices for goods.
    expect(publish([rateOf(230, { sellers: 90 })], { guard: showing(226) })[0]).toMatchObject({ primary: 200, reason: 'held' });
  });

  it('D52 holds a jump if goods do not move, move the other way, or are too uncertain', () => {
    for (const goods of [200, 170, 290])
      expect(publish([rateOf(230)], { guard: showing(goods) })[0]).toMatchObject({ primary: 200, reason: 'held' });
    expect(publish([rateOf(230)], { guard: showing(226, 0.06) })[0]).toMatchObject({ primary: 200, reason: 'held' });
    expect(publish([rateOf(230)], { guard: { ...showing(226), habit: null } })[0]).toMatchObject({ primary: 200, reason: 'held' });
  });

  it('D52 holds a jump that goods contradict for the lifetime of offers', () => {
    const published = publish(times(50, rateOf(300)), { everyMs: hourMs, guard: showing(200) });
    expect(published.slice(0, 48).every(({ primary, reason }) => primary === 200 && reason === 'held')).toBe(true);
    expect(published.at(-1)).toMatchObject({ primary: 300, reason: null });
    const unsure = publish(times(10, rateOf(300)), { everyMs: hourMs, guard: showing(200, 0.03) });
    expect(unsure.at(-1)?.primary).toBe(300);
  });

  it("D52 learns the goods' usual offset, but not from a jump", () => {
    let guard: RateGuard = { ...known, goods: { chaos: 180, deviation: 0.01, sellers: 500 } };
    for (let hour = 0; hour < 72; hour += 1)
      guard = guardRate(rateOf(200), { ...guard, goods: { chaos: 170, deviation: 0.01, sellers: 520 } }, startMs + hour * hourMs).guard;
    expect(guard.habit?.offset).toBeCloseTo(Math.log(0.85), 2);
    expect(guard.habit?.sellers).toBeCloseTo(520, 0);
    const held = guardRate(rateOf(300), { ...guard, goods: { chaos: 195, deviation: 0.1, sellers: 700 } }, startMs + 73 * hourMs).guard;
    expect(held.habit).toBe(guard.habit);
  });

  it('D52 returns how rates changed between the last two price runs', () => {
    const first = guardRate(rateOf(200), undefined, startMs).guard;
    expect(listRateMoves([first, undefined])).toEqual([]);
    const second = guardRate(rateOf(208), first, startMs + hourMs).guard;
    expect(listRateMoves([second])).toEqual([{ rate: second.valueChaos, move: Math.log(second.valueChaos / 200) }]);
    expect(second.valueChaos).toBeGreaterThan(200);
    const third = guardRate(rateOf(second.valueChaos), second, startMs + 2 * hourMs).guard;
    expect(listRateMoves([third])).toEqual([]);
  });

  it('D04 keeps holding a jump and moving slowly when the clock is set back', () => {
    const aheadMs = startMs + 9 * hourMs;
    const ahead: RateGuard = { ...known, referenceAtMs: aheadMs, heldSinceMs: aheadMs, crowdSinceMs: aheadMs };
    expect(publish([rateOf(300)], { guard: ahead })[0]).toMatchObject({ primary: 200, reason: 'held' });
    expect(publish([rateOf(210)], { guard: ahead })[0]?.primary).toBeCloseTo(200.5, 1);
  });
});
