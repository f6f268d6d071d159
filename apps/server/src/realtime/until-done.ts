export type UntilDone = {
  /** Asks for the work to be done after now; those who ask while it runs share the next run. */
  readonly ask: () => void;
  readonly stop: () => void;
};

/** Does work when asked, never twice at a time, and again after a while where it failed. */
export function createUntilDone(
  work: () => Promise<void>,
  { againAfterMs, onFailure }: { againAfterMs: number; onFailure: (error: unknown) => void },
): UntilDone {
  let isBusy = false;
  let isAsked = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    isBusy = true;
    while (isAsked && !isStopped) {
      isAsked = false;
      try {
        await work();
      } catch (error) {
        onFailure(error);
        isAsked = true;
        await new Promise((resolve) => setTimeout(resolve, againAfterMs).unref());
      }
    }
    isBusy = false;
  };
  return {
    ask: () => {
      isAsked = true;
      if (!isBusy) void run();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
