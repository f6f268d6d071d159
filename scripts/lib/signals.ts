/** A single Ctrl-C may reach us twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 2000;

/**
 * Aborts `first` on Ctrl-C, SIGTERM and SIGHUP, for an orderly end with partial results, and `second` on a later
 * signal, or when the process that started us with a channel has ended.
 */
export function abortInSteps(sameMs = SAME_SIGNAL_MS): { readonly first: AbortSignal; readonly second: AbortSignal } {
  const [first, second] = [new AbortController(), new AbortController()];
  let beganMs = 0;
  const step = (): void => {
    if (!first.signal.aborted) {
      beganMs = performance.now();
      first.abort();
    } else if (performance.now() - beganMs > sameMs) second.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, step);
  process.on('disconnect', () => {
    first.abort();
    second.abort();
  });
  process.channel?.unref();
  return { first: first.signal, second: second.signal };
}

/** Aborts on Ctrl-C, SIGTERM, SIGHUP and when the process that started us with a channel has ended. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  process.on('disconnect', () => controller.abort());
  process.channel?.unref();
  return controller.signal;
}
