import { ApiError } from '@poexchange/contract/client';
import { describeRefusal } from '@poexchange/contract/errors';
import { describe, expect, it } from 'vitest';
import { callPatiently, readWait } from './call-api.ts';
import { createRateWaits, WaitAbortedError, type ShownWait } from './rate-waits.ts';

/** A clock that jumps to the end of every wait unless the test stops it. */
function makeWorld() {
  const world = { nowMs: 1_000_000, slept: [] as number[], shown: [] as ShownWait[], over: [] as string[], hold: false };
  const waits = createRateWaits({
    readNowMs: () => world.nowMs,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        world.slept.push(ms);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        if (world.hold) return;
        world.nowMs += ms;
        resolve();
      }),
    onShown: (wait) => void world.shown.push(wait),
    onOver: (policy) => void world.over.push(policy),
  });
  return { world, waits };
}

const limited = (retryAfterMs?: number, policy = 'stash') =>
  new ApiError({
    status: 429,
    endpoint: 'getStash',
    refusal: describeRefusal('rateLimited', 'r', retryAfterMs === undefined ? {} : { retryAfterMs, policy }),
  });

describe('rate waits', () => {
  it('R4.17 delays later calls under the policy until 250 ms after the wait ends, and delays no other calls', async () => {
    const { world, waits } = makeWorld();
    waits.record({ endpoint: 'getStash', policy: 'stash', retryAfterMs: 1000 });
    await waits.wait('getStashes');
    expect(world.slept).toEqual([]);
    await waits.wait('getStash');
    expect(world.slept).toEqual([1250]);
    await waits.wait('getStash');
    expect(world.slept).toEqual([1250]);
  });

  it('R4.17 delays a call made in the last 250 ms by the rest of the wait', async () => {
    const { world, waits } = makeWorld();
    waits.record({ endpoint: 'getStash', policy: 'stash', retryAfterMs: 1000 });
    world.nowMs += 1100;
    await waits.wait('getStash');
    expect(world.slept).toEqual([150]);
  });

  it('R4.17 removes the wait after a successful call', async () => {
    const { world, waits } = makeWorld();
    waits.record({ endpoint: 'getStash', policy: 'stash', retryAfterMs: 60_000 });
    waits.clear('getStash');
    await waits.wait('getStash');
    expect(world.slept).toEqual([]);
  });

  it('R9.13 shows waits of 2.5 s or more, and hides them when they end', async () => {
    const { world, waits } = makeWorld();
    waits.record({ endpoint: 'a', policy: 'short', retryAfterMs: 2499 });
    await waits.wait('a');
    expect(world.shown).toEqual([]);
    waits.record({ endpoint: 'b', policy: 'long', retryAfterMs: 2500 });
    await waits.wait('b');
    expect(world.shown.map(({ policy }) => policy)).toEqual(['long']);
    expect(world.over).toEqual(['long']);
  });

  it('R4.18 ends the waits of all calls under the policy on Abort, and lets the next call start over', async () => {
    const { world, waits } = makeWorld();
    world.hold = true;
    waits.record({ endpoint: 'a', policy: 'p', retryAfterMs: 30_000 });
    const both = Promise.allSettled([waits.wait('a'), waits.wait('a')]);
    expect(world.shown).toHaveLength(1);
    world.shown[0]?.abort();
    const reasons = (await both).map((result) => result.status === 'rejected' && result.reason instanceof WaitAbortedError);
    expect(reasons).toEqual([true, true]);
    expect(world.over).toEqual(['p']);
    await waits.wait('a');
    expect(world.slept).toHaveLength(2);
  });

  it('R4.18 removes only the caller that aborts', async () => {
    const { world, waits } = makeWorld();
    world.hold = true;
    waits.record({ endpoint: 'a', policy: 'p', retryAfterMs: 30_000 });
    const leaving = new AbortController();
    const wait = waits.wait('a', leaving.signal);
    leaving.abort();
    await expect(wait).rejects.not.toBeInstanceOf(WaitAbortedError);
  });

  it('R8.29 R8.21 retries a rate-limited call without limit', async () => {
    const { world, waits } = makeWorld();
    const answers = [limited(1000), limited(5000), limited(1000)];
    const reply = await callPatiently({
      waits,
      endpoint: 'getStash',
      send: () => {
        const next = answers.shift();
        return next === undefined ? Promise.resolve('stash') : Promise.reject(next);
      },
    });
    expect(reply).toBe('stash');
    expect(world.slept).toEqual([1250, 5250, 1250]);
  });

  it('R8.21 treats a 429 without a wait like any other failure', async () => {
    const { waits } = makeWorld();
    await expect(callPatiently({ waits, endpoint: 'e', send: () => Promise.reject(limited()) })).rejects.toBeInstanceOf(ApiError);
    expect(readWait(limited(10))).toEqual({ policy: 'stash', retryAfterMs: 10 });
  });
});
