import { addPageCounts, createPageCounts, type PageCounts } from './page-counts.ts';

/** State of the stream. `stalled`: replies arrive, but there has been no change for a long time. */
export type StreamState = 'starting' | 'reading' | 'caughtUp' | 'stalled' | 'limited' | 'failing';

/** The stream's state since the program started. Times are in ms since 1970, by the monotonic clock. */
export type StreamStatus = {
  readonly counts: Readonly<PageCounts>;
  readonly pages: number;
  readonly bytes: number;
  readonly state: StreamState;
  /**
   * Time of the last page with a change; before the first such page, time of the cursor's last move. Null if the
   * database is empty.
   */
  readonly lastChangeAtMs: number | null;
  readonly failuresInRow: number;
  readonly lastFailure: string | null;
  /** Number of 429 replies, and the end of the wait after the last 429. */
  readonly limitedCount: number;
  readonly retryAtMs: number | null;
};

/**
 * The stream is stalled after replies without a change for this long: the publisher's delay is five minutes, and trade
 * never stops.
 */
export const STALLED_AFTER_MS = 15 * 60_000;

export type StatusKeeper = {
  readonly read: () => StreamStatus;
  readonly resume: (lastChangeAtMs: number | null) => void;
  /** Called when another program follows the stream. */
  readonly release: () => void;
  readonly notePages: (pages: readonly { counts: Readonly<PageCounts>; bytes: number }[]) => void;
  readonly noteQuarantinedPage: (bytes: number) => void;
  /** Called for a reply without changes. Returns `stalled` if the stream has just stalled. */
  readonly noteCaughtUp: () => 'stalled' | 'fine';
  readonly noteLimited: (waitMs: number) => void;
  readonly noteFailure: (reason: string, waitMs: number) => void;
};

export function createStatusKeeper(clock: () => number): StatusKeeper {
  const counts = createPageCounts();
  const startedAtMs = clock();
  let status: StreamStatus = {
    counts,
    pages: 0,
    bytes: 0,
    state: 'starting',
    lastChangeAtMs: null,
    failuresInRow: 0,
    lastFailure: null,
    limitedCount: 0,
    retryAtMs: null,
  };
  const set = (more: Partial<StreamStatus>): void => {
    status = { ...status, ...more };
  };
  return {
    read: () => status,
    resume: (lastChangeAtMs) => {
      if (status.lastChangeAtMs === null) set({ lastChangeAtMs });
    },
    release: () => set({ state: 'starting', lastChangeAtMs: null, failuresInRow: 0, lastFailure: null, retryAtMs: null }),
    notePages: (pages) => {
      for (const page of pages) addPageCounts(counts, page.counts);
      const bytes = pages.reduce((sum, page) => sum + page.bytes, status.bytes);
      const isNews = pages.some((page) => page.counts.changes > 0);
      set({
        bytes,
        pages: status.pages + pages.length,
        state: 'reading',
        failuresInRow: 0,
        retryAtMs: null,
        ...(isNews ? { lastChangeAtMs: clock() } : {}),
      });
    },
    noteQuarantinedPage: (bytes) => {
      counts.quarantined += 1;
      set({ bytes: status.bytes + bytes, pages: status.pages + 1, state: 'reading', failuresInRow: 0, retryAtMs: null });
    },
    noteCaughtUp: () => {
      const isStalled = clock() - (status.lastChangeAtMs ?? startedAtMs) >= STALLED_AFTER_MS;
      const hasJustStalled = isStalled && status.state !== 'stalled';
      set({ state: isStalled ? 'stalled' : 'caughtUp', failuresInRow: 0, retryAtMs: null });
      return hasJustStalled ? 'stalled' : 'fine';
    },
    noteLimited: (waitMs) => set({ state: 'limited', limitedCount: status.limitedCount + 1, retryAtMs: clock() + waitMs }),
    noteFailure: (reason, waitMs) =>
      set({ state: 'failing', failuresInRow: status.failuresInRow + 1, lastFailure: reason, retryAtMs: clock() + waitMs }),
  };
}
