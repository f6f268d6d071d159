/** Thrown if a response did not arrive in time. */
export class TooLateError extends Error {
  override name = 'TooLateError';
}

/** Timer delay, in ms, at which this process counts as too busy to read responses. */
const BUSY_MS = 20;
/** Maximum number of waits that are restarted because this process was busy. */
const MOST_WAITS = 4;

/**
 * Resolves to a promise's value, or rejects with TooLateError after `limitMs`; a later result is ignored. Time during
 * which this process was busy does not count: the response may have arrived unread.
 */
export async function withTimeLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const tooLate = new Promise<never>((_, reject) => {
    const wait = (waits: number): void => {
      const dueMs = performance.now() + limitMs;
      timer = setTimeout(() => {
        const wasBusy = performance.now() > dueMs + BUSY_MS;
        // Pending responses are read between the timer and this callback.
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
