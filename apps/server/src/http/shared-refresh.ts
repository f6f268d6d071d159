/**
 * Shortest time in ms from the start of a refresh to that of the next. Thousands of pages that poll would have nearly
 * as many queries otherwise, and a new reply written and compressed for each change of the moment.
 */
const APART_MS = 50;

/**
 * Shares refreshes of something held in memory: every call waits for a refresh that began after it, so that a committed
 * change is in the next reply, and all calls that come while one runs, or shortly after it began, share the next.
 */
export function createSharedRefresh(refresh: () => Promise<void>, apartMs = APART_MS): () => Promise<void> {
  /** Resolves when the last refresh has ended and the next one may begin; null where it may at once. */
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
