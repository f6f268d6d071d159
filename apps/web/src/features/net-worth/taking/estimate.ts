/** Remaining time of a snapshot, estimated from the publisher's known limits (D86). Pure. */
import type { LoaderState } from '../../stash/index.ts';

/** Time of one request to the publisher through our server, and of everything after reading, in ms. */
const REQUEST_MS = 450;
const REST_MS = 2_000;

/**
 * Estimates the time left in ms: the remaining requests, one after the other, the current wait, and later waits once
 * the requests of a window are used up. A window counts as used up at its limit and free again a whole period later.
 */
export function estimateLeftMs(options: {
  readonly tabsLeft: number;
  readonly budget: LoaderState['budget'];
  /** End of the current wait; null for none. */
  readonly waitUntilMs: number | null;
  readonly nowMs: number;
}): number {
  const { tabsLeft, budget, waitUntilMs, nowMs } = options;
  const waitMs = Math.max(0, (waitUntilMs ?? nowMs) - nowMs);
  const busyMs = tabsLeft * REQUEST_MS;
  const limitMs = (budget?.value.windows ?? []).map(({ limit, used, periodMs }) => {
    if (limit <= 0) return 0;
    const passedMs = nowMs - (budget?.atMs ?? nowMs);
    // The current wait is for a window to empty.
    const free = waitMs > 0 || passedMs > periodMs ? limit : Math.max(0, limit - used);
    const periods = Math.ceil(Math.max(0, tabsLeft - free) / limit);
    return periods * periodMs;
  });
  return waitMs + Math.max(busyMs, ...limitMs) + REST_MS;
}
