/** Thrown where an answer did not come in time. */
export class TooLateError extends Error {
  override name = 'TooLateError';
}

/** Lateness of a timer that tells that this process was busy itself, and did not listen. */
const BUSY_MS = 20;
/** Waits for an answer that begin anew because this process was busy. */
const MOST_WAITS = 4;

/**
 * The value of a promise, or a TooLateError after `limitMs`; what it comes to later is of no interest any more. Time in
 * which this process was busy does not count: the answer may be lying there unread.
 */
export async function withTimeLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const tooLate = new Promise<never>((_, reject) => {
    const wait = (waits: number): void => {
      const dueMs = performance.now() + limitMs;
      timer = setTimeout(() => {
        const wasBusy = performance.now() > dueMs + BUSY_MS;
        // Answers that have arrived are read between timers and this.
        setImmediate(() => {
          if (isOver) return;
          if (wasBusy && waits < MOST_WAITS) wait(waits + 1);
          else reject(new TooLateError(`no answer after ${limitMs} ms`));
        });
      }, limitMs);
    };
    wait(1);
  });
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
