import { RateLimitedError } from '../../http/render-errors.ts';

const MINUTE_MS = 60_000;
/** People whose attempts are remembered; beyond it the oldest are forgotten. */
const REMEMBERED_PEOPLE = 10_000;

/**
 * Limits what a person may try in a minute, over all their sockets on this node: snapshots that come by socket are not
 * counted by the limits of calls.
 */
export function createAttempts({ perMinute, policy }: { readonly perMinute: number; readonly policy: string }): {
  readonly note: (userId: string, nowMs: number) => void;
} {
  const counts = new Map<string, { startMs: number; count: number }>();
  return {
    note: (userId, nowMs) => {
      const known = counts.get(userId);
      if (known === undefined || nowMs - known.startMs >= MINUTE_MS) {
        counts.delete(userId);
        counts.set(userId, { startMs: nowMs, count: 1 });
        if (counts.size > REMEMBERED_PEOPLE) counts.delete(counts.keys().next().value ?? userId);
        return;
      }
      known.count += 1;
      if (known.count > perMinute) throw new RateLimitedError(known.startMs + MINUTE_MS - nowMs, policy);
    },
  };
}
