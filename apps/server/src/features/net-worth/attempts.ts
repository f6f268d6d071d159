import { LRUCache } from 'lru-cache';
import { RateLimitedError } from '../../http/render-errors.ts';

const MINUTE_MS = 60_000;
/** Number of people whose attempts are remembered; the least recent are dropped. */
const REMEMBERED_PEOPLE = 10_000;

/**
 * Limits a person's attempts per minute, over all their sockets on this node: the limits of HTTP calls do not count
 * snapshots sent by socket.
 */
export function createAttempts({ perMinute, policy }: { readonly perMinute: number; readonly policy: string }): {
  readonly note: (userId: string, nowMs: number) => void;
} {
  const counts = new LRUCache<string, { startMs: number; count: number }>({ max: REMEMBERED_PEOPLE });
  return {
    note: (userId, nowMs) => {
      const known = counts.get(userId);
      if (known === undefined || nowMs - known.startMs >= MINUTE_MS) {
        counts.set(userId, { startMs: nowMs, count: 1 });
        return;
      }
      known.count += 1;
      if (known.count > perMinute) throw new RateLimitedError(known.startMs + MINUTE_MS - nowMs, policy);
    },
  };
}
