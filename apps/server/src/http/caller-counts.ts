/**
 * Counts callers in windows of time, over all nodes where they share a Redis, else in this process. A node knows the
 * last count it heard, and goes on from there by itself where Redis is away, full or slow.
 */
import type { RedisLink } from '@poexchange/platform/redis';

/** Number of callers that one limit counts at once; the least recent one is forgotten first. */
export const COUNTED_CALLERS = 20_000;

export type Counted = { readonly current: number; readonly ttl: number };
export type CallerCounts = {
  /** Counts one more of a caller; returns how many there were in its window, and how long that lasts. */
  readonly count: (key: string, limit: { windowMs: number; max: number }) => Counted | Promise<Counted>;
};

type Window = { current: number; endMs: number };

/** Counts in this process. `clock` need not be that of day. */
export function createOwnCounts({ clock, capacity = COUNTED_CALLERS }: { clock: () => number; capacity?: number }) {
  const windows = new Map<string, Window>();
  const open = (key: string, windowMs: number): Window => {
    const known = windows.get(key);
    const nowMs = clock();
    const window = known !== undefined && known.endMs > nowMs ? known : { current: 0, endMs: nowMs + windowMs };
    windows.delete(key);
    windows.set(key, window);
    const oldest = windows.keys().next().value;
    if (windows.size > capacity && oldest !== undefined) windows.delete(oldest);
    return window;
  };
  const read = (window: Window): Counted => ({ current: window.current, ttl: Math.max(1, window.endMs - clock()) });
  return {
    /** Counts one more in the window that is under way, or in a new one. */
    count: (key: string, windowMs: number): { window: Window; counted: Counted } => {
      const window = open(key, windowMs);
      window.current += 1;
      return { window, counted: read(window) };
    },
    /** Takes over what all nodes have counted, unless it is less: then Redis has lost its memory. */
    adopt: (window: Window, { count, leftMs }: { count: number; leftMs: number }): Counted => {
      if (count >= window.current) Object.assign(window, { current: count, endMs: clock() + leftMs });
      return read(window);
    },
  };
}

/** Counts over all nodes, under names that begin with `name`. */
export function createSharedCounts(link: RedisLink, options: { name: string; clock: () => number; capacity?: number }): CallerCounts {
  const own = createOwnCounts(options);
  return {
    count: (key, { windowMs, max }) => {
      const { window, counted } = own.count(key, windowMs);
      // Callers past the limit here are past it everywhere: a flood does not reach Redis.
      if (counted.current > max + 1 || !link.isThere('limits')) return counted;
      return link
        .run('limits', (redis) => redis.count(`poexchange:limit:${options.name}:${key}`, windowMs))
        .then(
          (shared) => own.adopt(window, shared),
          () => counted,
        );
    },
  };
}
