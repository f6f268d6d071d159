/** Runs a few tasks at a time; further tasks wait in order of arrival. */

export type Turns = {
  /** Resolves when it is this caller's turn, to a function that ends the turn (once). */
  readonly take: () => Promise<() => void>;
};

/** `longestMs`: a turn that takes longer, for example because of a slow client, stops blocking other callers. */
export function createTurns({ atOnce, longestMs }: { atOnce: number; longestMs: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  const giveBack = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    take: async () => {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let isMine = true;
      const end = (): void => {
        if (!isMine) return;
        isMine = false;
        clearTimeout(timer);
        // The next task starts in its own tick, so that other work can run in between.
        setImmediate(giveBack);
      };
      const timer = setTimeout(end, longestMs);
      timer.unref();
      return end;
    },
  };
}
