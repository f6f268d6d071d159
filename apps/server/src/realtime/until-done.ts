export type UntilDone = {
  /** Requests a run that starts after now; requests during a run share the next one. */
  readonly ask: () => void;
  readonly stop: () => void;
};

/** Runs work on request, never concurrently, and retries after a while if it failed. */
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
