/** One clock tick per second for all ages and countdowns. It runs only while a component listens. */
import { useSyncExternalStore } from 'react';
import { readServerNowMs } from './server-clock.ts';

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let nowMs = readServerNowMs();
let timer: ReturnType<typeof setInterval> | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === null) {
    nowMs = readServerNowMs();
    timer = setInterval(() => {
      nowMs = readServerNowMs();
      for (const each of listeners) each();
    }, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

/** The time of the last tick. It is constant between ticks, so that two reads in one render agree. */
function readTick(): number {
  if (timer === null && Math.abs(readServerNowMs() - nowMs) >= TICK_MS) nowMs = readServerNowMs();
  return nowMs;
}

/**
 * A value that `select` derives from the server's time, updated every second; re-renders only when the value changes.
 */
export function useServerTime<T extends string | number | boolean>(select: (nowMs: number) => T): T {
  return useSyncExternalStore(subscribe, () => select(readTick()));
}
