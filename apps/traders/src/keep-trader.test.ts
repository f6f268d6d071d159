import { presenceAt } from '@poexchange/domain/presence';
import { describe, expect, it } from 'vitest';
import { drawHabit, keepTrader, type KeptTrader, type Published } from './keep-trader.ts';
import { createRandom } from './random.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const listingLifeMs = 2 * hourMs;

/** A clock that advances only when all players are waiting. */
function createVirtualTime() {
  const waiting: { atMs: number; resolve: () => void }[] = [];
  let nowMs = 0;
  return {
    clock: () => nowMs,
    sleep: (ms: number) => new Promise<void>((resolve) => void waiting.push({ atMs: nowMs + ms, resolve })),
    runTo: async (endMs: number, each: () => void, everyMs: number): Promise<void> => {
      let lookAtMs = nowMs;
      for (;;) {
        await new Promise(setImmediate);
        const next = waiting.toSorted((a, b) => a.atMs - b.atMs)[0];
        if (next === undefined || next.atMs > endMs) return;
        waiting.splice(waiting.indexOf(next), 1);
        for (; lookAtMs < next.atMs; lookAtMs += everyMs) {
          nowMs = lookAtMs;
          each();
        }
        nowMs = next.atMs;
        next.resolve();
      }
    },
  };
}

/** Simulates sellers as the server sees them. */
function startMarket(count: number, publish: (at: number) => Published = () => 'listed') {
  const time = createVirtualTime();
  const abort = new AbortController();
  const renewed: number[] = [];
  const sellers = Array.from({ length: count }, (_, at) => {
    const seen = { listedMs: 0, lastActiveMs: 0, playingUntilMs: null, disconnectedSinceMs: null as number | null };
    const trader: KeptTrader = {
      act: () => void (seen.lastActiveMs = time.clock()),
      leave: () => void (seen.disconnectedSinceMs = time.clock()),
      comeBack: () => void (seen.disconnectedSinceMs = null),
    };
    const random = createRandom(at + 1);
    void keepTrader(trader, {
      habit: drawHabit(random),
      random,
      clock: time.clock,
      sleep: time.sleep,
      signal: abort.signal,
      publish: async () => {
        const outcome = publish(at);
        if (outcome !== 'listed') return outcome;
        seen.listedMs = time.clock();
        seen.lastActiveMs = time.clock();
        return outcome;
      },
      renew: async (old) => {
        renewed.push(at);
        return old;
      },
    });
    return seen;
  });
  return { time, sellers, renewed, stop: () => abort.abort() };
}

describe('scripted sellers over a day', () => {
  it('R4.02 R4.04 R4.05 R4.06 keeps most sellers online and listing at any minute, with some idle and some away', async () => {
    const { time, sellers, stop } = startMarket(20);
    const seen = { idle: 0, offline: 0, least: 20, leastListed: 20 };
    await time.runTo(
      24 * hourMs,
      () => {
        const states = sellers.map((seller) => presenceAt(seller, time.clock()));
        const listed = sellers.filter(({ listedMs }) => time.clock() - listedMs < listingLifeMs).length;
        seen.idle += states.filter((state) => state === 'idle').length;
        seen.offline += states.filter((state) => state === 'offline').length;
        seen.least = Math.min(seen.least, states.filter((state) => state === 'online').length);
        seen.leastListed = Math.min(seen.leastListed, listed);
      },
      minuteMs,
    );
    stop();
    expect(seen.least).toBeGreaterThanOrEqual(8);
    expect(seen.leastListed).toBeGreaterThanOrEqual(17);
    const minutes = 24 * 60 * 20;
    expect(seen.idle / minutes).toBeGreaterThan(0.01);
    expect(seen.offline / minutes).toBeGreaterThan(0.04);
    expect(seen.offline / minutes).toBeLessThan(0.35);
  });

  it('R4.02 retries soon after a failed listing, and signs in again when signed out', async () => {
    let isAway = true;
    const { time, sellers, renewed, stop } = startMarket(4, (at) => (isAway ? (at === 0 ? 'signedOut' : 'failed') : 'listed'));
    await time.runTo(3 * hourMs, () => undefined, minuteMs);
    expect(new Set(renewed)).toEqual(new Set([0]));
    expect(sellers.map(({ listedMs }) => listedMs)).toEqual([0, 0, 0, 0]);
    isAway = false;
    await time.runTo(5 * hourMs, () => undefined, minuteMs);
    stop();
    for (const { listedMs } of sellers) expect(time.clock() - listedMs).toBeLessThan(listingLifeMs);
  });
});
