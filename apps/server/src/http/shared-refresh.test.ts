import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedRefresh } from './shared-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a store with a slow refresh that counts its reads. */
function createStore(readMs: number) {
  const store = { stored: 0, held: 0, reads: 0, isFailing: false };
  const join = createSharedRefresh(async () => {
    store.reads += 1;
    const { stored, isFailing } = store;
    await new Promise((resolve) => setTimeout(resolve, readMs));
    if (isFailing) throw new Error('away');
    store.held = stored;
  }, 50);
  return { store, join };
}

describe('shared refresh', () => {
  it('D21 shows each call everything stored before the call, and needs twenty reads for a thousand calls in a second', async () => {
    const { store, join } = createStore(5);
    const missed: number[] = [];
    const calls: Promise<void>[] = [];
    for (let at = 1; at <= 1000; at += 1) {
      store.stored = at;
      calls.push(join().then(() => void (store.held < at && missed.push(at))));
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.advanceTimersByTimeAsync(200);
    await Promise.all(calls);
    expect(missed).toEqual([]);
    expect(store.reads).toBeGreaterThan(15);
    expect(store.reads).toBeLessThanOrEqual(21);
  });

  it('starts immediately after a pause, and runs one read at a time, even if reads are slow', async () => {
    const { store, join } = createStore(300);
    const first = join();
    expect(store.reads).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    const second = join();
    expect(store.reads).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await first;
    expect(store.reads).toBe(2);
    await vi.advanceTimersByTimeAsync(300);
    await second;
    await vi.advanceTimersByTimeAsync(1000);
    const third = join();
    expect(store.reads).toBe(3);
    await vi.advanceTimersByTimeAsync(300);
    await third;
  });

  it('rejects a failed read for its waiting callers, and reads again for the next caller', async () => {
    const { store, join } = createStore(5);
    store.isFailing = true;
    const failed = join().catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(5);
    expect(await failed).toBe('Error: away');
    store.isFailing = false;
    store.stored = 7;
    const next = join();
    await vi.advanceTimersByTimeAsync(60);
    await next;
    expect(store.held).toBe(7);
  });
});
