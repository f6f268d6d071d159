/**
 * Minimum time between the starts of two refreshes, in ms. Thousands of polling pages would otherwise cause nearly as
 * many queries, and a new reply for each change.
 */
const APART_MS = 50;

/**
 * Shares refreshes of data in memory. Every call waits for a refresh that started after the call, so that a committed
 * change is in the next reply. All calls during a refresh, or shortly after its start, share the next refresh.
 */
export function createSharedRefresh(refresh: () => Promise<void>, apartMs = APART_MS): () => Promise<void> {
  /** Resolves when the last refresh has ended and the next may start; null if it may start immediately. */
  let busy: Promise<unknown> | null = null;
  let waiting: Promise<void> | null = null;
  const start = (): Promise<void> => {
    waiting = null;
    const mine = refresh();
    const pause = new Promise((resolve) => setTimeout(resolve, apartMs).unref());
    const over = Promise.allSettled([mine, pause]);
    busy = over;
    void over.then(() => {
      if (busy === over) busy = null;
    });
    return mine;
  };
  return () => {
    if (waiting !== null) return waiting;
    if (busy === null) return start();
    waiting = busy.then(start);
    return waiting;
  };
}
