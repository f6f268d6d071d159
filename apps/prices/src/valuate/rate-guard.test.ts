import { describe, expect, it } from 'vitest';
import { makeMarket } from '../testing/markets.ts';
import { guardRate } from './rate-guard.ts';
import type { RateGuard } from './rate-guard.ts';
import { valueGroup } from './value-group.ts';
import type { GroupValue } from './value-group.ts';

const startMs = 1_800_000_000_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A rate of twelve agreeing sellers, with what the exchange paid where it traded. */
function rateOf(chaos: number, tradedAt?: number): GroupValue {
  const market = makeMarket(
    Array.from({ length: 12 }, () => chaos),
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
  it('D52 follows the market at up to 2 % an hour on the word of asks alone', () => {
    const published = publish([rateOf(200), ...times(59, rateOf(210))]);
    expect(Math.max(...published.map(({ primary }) => primary))).toBeLessThanOrEqual(200 * 1.0203);
    expect(published.at(-1)?.reason).toBeNull();
    expect(publish([rateOf(200), ...times(10, rateOf(210))], { everyMs: hourMs }).at(-1)?.primary).toBe(210);
  });

  it('D52 holds a jump that only asks show, says so, and believes it after six hours', () => {
    const published = publish([rateOf(200), ...times(8, rateOf(300))], { everyMs: hourMs });
    expect(published.slice(1, 7).every(({ primary, reason }) => primary === 200 && reason === 'held')).toBe(true);
    expect(published.at(-1)).toMatchObject({ primary: 300, reason: null });
  });

  it('D52 holds a jump that only the exchange shows', () => {
    // Asks at 200 lie outside half to three times of 900, so that the value is what was traded.
    const published = publish([rateOf(200, 200), rateOf(200, 900)]);
    expect(published[1]).toMatchObject({ primary: 200, reason: 'held' });
  });

  it('D52 follows a jump that both show at once', () => {
    expect(publish([rateOf(200, 200), rateOf(300, 295)])[1]).toMatchObject({ primary: 300, reason: null });
  });

  it('D52 a jump that goes away leaves no trace', () => {
    const published = publish([rateOf(200), ...times(5, rateOf(500)), rateOf(201)]);
    expect(published.at(-1)).toMatchObject({ primary: 201, reason: null });
  });

  it('D04 a clock that was set back neither releases a held rate nor lets it run', () => {
    const ahead: RateGuard = { referenceChaos: 200, referenceAtMs: startMs + 9 * hourMs, heldSinceMs: startMs + 9 * hourMs };
    expect(publish([rateOf(300)], { guard: ahead })[0]).toMatchObject({ primary: 200, reason: 'held' });
    expect(publish([rateOf(210)], { guard: ahead })[0]?.primary).toBeCloseTo(204.04, 1);
  });
});
