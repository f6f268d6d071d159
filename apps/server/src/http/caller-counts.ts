/**
 * Counts callers in time windows, across all nodes that share a Redis or, without Redis, in this process only. A node
 * keeps the last shared count and continues from it while Redis is down, full or slow.
 */
import { LRUCache } from 'lru-cache';
import type { RedisLink } from '@poexchange/platform/redis';

/** Maximum number of callers that one limit counts; the least recently counted caller is evicted. */
export const COUNTED_CALLERS = 20_000;

export type Counted = { readonly current: number; readonly ttl: number };
export type CallerCounts = {
  /** Counts a caller once more; returns the current window's count and its remaining time. */
  readonly count: (key: string, limit: { windowMs: number; max: number }) => Counted | Promise<Counted>;
};

type Window = { current: number; endMs: number };

/** Counts in this process, at times that need not be wall-clock times. */
export function createOwnCounts(capacity = COUNTED_CALLERS) {
  const windows = new LRUCache<string, Window>({ max: capacity });
  const present = ({ current, endMs }: Window, nowMs: number): Counted => ({ current, ttl: Math.max(1, endMs - nowMs) });
  return {
    /** Reads the current window's count without counting the caller. */
    read: (key: string, nowMs: number): Counted => {
      const window = windows.peek(key);
      return window === undefined || window.endMs <= nowMs ? { current: 0, ttl: 1 } : present(window, nowMs);
    },
    /** Counts the caller once more, in the current window or a new one. */
    count: (key: string, windowMs: number, nowMs: number): { window: Window; counted: Counted } => {
      const known = windows.get(key);
      const window = known !== undefined && known.endMs > nowMs ? known : { current: 0, endMs: nowMs + windowMs };
      window.current += 1;
      windows.set(key, window);
      return { window, counted: present(window, nowMs) };
    },
    /** Adopts the count of all nodes, unless it is lower, which means that Redis has lost its data. */
    adopt: (window: Window, { count, leftMs }: { count: number; leftMs: number }, nowMs: number): Counted => {
      if (count >= window.current) Object.assign(window, { current: count, endMs: nowMs + leftMs });
      return present(window, nowMs);
    },
  };
}

/** Counts across all nodes, under keys that start with `name`. */
export function createSharedCounts(link: RedisLink, options: { name: string; clock: () => number; capacity?: number }): CallerCounts {
  const { name, clock, capacity } = options;
  const own = createOwnCounts(capacity);
  return {
    count: (key, { windowMs, max }) => {
      const { window, counted } = own.count(key, windowMs, clock());
      // A caller above the limit here is above it on all nodes: do not send a flood to Redis.
      if (counted.current > max + 1 || !link.isThere('limits')) return counted;
      return link
        .run('limits', (redis) => redis.count(`poexchange:limit:${name}:${key}`, windowMs))
        .then(
          (shared) => own.adopt(window, shared, clock()),
          () => counted,
        );
    },
  };
}
