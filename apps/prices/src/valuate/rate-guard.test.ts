import { describe, expect, it } from 'vitest';
import { makeMarket } from '../testing/markets.ts';
import { guardRate } from './rate-guard.ts';
import type { RateGuard } from './rate-guard.ts';
import { valueGroup } from './value-group.ts';
import type { GroupValue } from './value-group.ts';

const startMs = 1_800_000_000_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A rate of agreeing sellers, with what the exchange paid where it traded. */
function rateOf(chaos: number, { tradedAt, sellers = 12 }: { tradedAt?: number; sellers?: number } = {}): GroupValue {
  const market = makeMarket(
    Array.from({ length: sellers }, () => chaos),
    { atMs: startMs },
  );
  const exchange = tradedAt === undefined ? null : { priceChaos: tradedAt, units: 500, atMs: startMs };
  const value = valueGroup(market, { nowMs: startMs, prior: null, exchange });
  if (value === null) throw new Error('no value');
  return value;
}

/** Publishes each rate a minute after the other; returns what was published. */
function publish(rates: readonly GroupValue[], { everyMs = minuteMs, guard }: { everyMs?: number; guard?: RateGuard } = {}) {
  let known = guard;
  return rates.map((rate, at) => {
    const guarded = guardRate(rate, known, startMs + at * everyMs);
    known = guarded.guard;
    return guarded.value;
  });
}

const times = (count: number, rate: GroupValue) => Array.from({ length: count }, () => rate);

describe('a guarded rate', () => {
  it('D52 follows the market slowly on the word of asks alone', () => {
    const published = publish([rateOf(200), ...times(59, rateOf(208))]);
    expect(Math.max(...published.map(({ primary }) => primary))).toBeLessThan(200 * 1.0031);
    expect(published.at(-1)?.reason).toBeNull();
    expect(publish([rateOf(200), ...times(20, rateOf(208))], { everyMs: hourMs }).at(-1)?.primary).toBe(208);
  });

  it('D52 holds a jump that only asks show, says so, and believes it after eight hours', () => {
    const published = publish([rateOf(200), ...times(10, rateOf(300))], { everyMs: hourMs });
    expect(published.slice(1, 9).every(({ primary, reason }) => primary === 200 && reason === 'held')).toBe(true);
    expect(published.at(-1)).toMatchObject({ primary: 300, reason: null });
  });

  it('D52 holds a jump that only the exchange shows', () => {
    // Asks at 200 lie outside half to three times of 900, so that the value is what was traded.
    const published = publish([rateOf(200, { tradedAt: 200 }), rateOf(200, { tradedAt: 900 })]);
    expect(published[1]).toMatchObject({ primary: 200, reason: 'held' });
  });

  it('D52 follows at once what both show', () => {
    expect(publish([rateOf(200, { tradedAt: 200 }), rateOf(300, { tradedAt: 295 })])[1]).toMatchObject({ primary: 300, reason: null });
  });

  it('D52 a jump that goes away leaves no trace', () => {
    const published = publish([rateOf(200), ...times(5, rateOf(500)), rateOf(200)]);
    expect(published.at(-1)).toMatchObject({ primary: 200, reason: null });
  });

  it('D52 a crowd of sellers that was not there an hour ago does not move a rate, whatever it asks', () => {
    const crowd = rateOf(206, { sellers: 90 });
    const published = publish([rateOf(200, { sellers: 60 }), ...times(7, crowd)], { everyMs: hourMs });
    expect(published.every(({ primary }) => primary === 200)).toBe(true);
    expect(publish([rateOf(200, { sellers: 60 }), ...times(12, crowd)], { everyMs: hourMs }).at(-1)?.primary).toBe(206);
    // Two more in a small market are none.
    expect(publish([rateOf(200, { sellers: 6 }), ...times(12, rateOf(206, { sellers: 9 }))], { everyMs: hourMs }).at(-1)?.primary).toBe(
      206,
    );
  });

  it('D04 a clock that was set back neither releases a held rate nor lets it run', () => {
    const aheadMs = startMs + 9 * hourMs;
    const ahead: RateGuard = { referenceChaos: 200, referenceAtMs: aheadMs, referenceSellers: 12, heldSinceMs: aheadMs };
    expect(publish([rateOf(300)], { guard: ahead })[0]).toMatchObject({ primary: 200, reason: 'held' });
    expect(publish([rateOf(210)], { guard: ahead })[0]?.primary).toBeCloseTo(200.5, 1);
  });
});
