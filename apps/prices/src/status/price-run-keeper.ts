/** State of price runs since the program started. Times are in ms since 1970, by the monotonic clock. */
export type PriceRunStatus = {
  readonly count: number;
  readonly lastAtMs: number | null;
  readonly lastTookMs: number | null;
  readonly failuresInRow: number;
  readonly lastFailure: string | null;
};

export type PriceRunKeeper = {
  readonly read: () => PriceRunStatus;
  readonly notePublished: (tookMs: number) => void;
  readonly noteFailure: (reason: string) => void;
};

export function createPriceRunKeeper(clock: () => number): PriceRunKeeper {
  let status: PriceRunStatus = { count: 0, lastAtMs: null, lastTookMs: null, failuresInRow: 0, lastFailure: null };
  return {
    read: () => status,
    notePublished: (tookMs) => {
      status = { ...status, count: status.count + 1, lastAtMs: clock(), lastTookMs: tookMs, failuresInRow: 0 };
    },
    noteFailure: (reason) => {
      status = { ...status, failuresInRow: status.failuresInRow + 1, lastFailure: reason };
    },
  };
}
