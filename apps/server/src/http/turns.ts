/** Lets a few run at a time, the others wait in the order they came. */

export type Turns = {
  /** Resolves when it is this one's turn; the returned function gives the turn back, once. */
  readonly take: () => Promise<() => void>;
};

/** `longestMs`: a turn that takes longer, because of a slow client, no longer makes others wait. */
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
        // The next one starts in a tick of its own, so that other work gets a turn in between.
        setImmediate(giveBack);
      };
      const timer = setTimeout(end, longestMs);
      timer.unref();
      return end;
    },
  };
}
