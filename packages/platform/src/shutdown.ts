import type { Logger } from './log.ts';

type Step = { readonly name: string; readonly stop: () => unknown; readonly timeoutMs: number };

export type Shutdown = {
  /**
   * Registers a shutdown step. Steps run one after the other, the last registered first; `timeoutMs` is for a step that
   * may take longer than others.
   */
  readonly onShutdown: (name: string, stop: () => unknown, options?: { timeoutMs?: number }) => void;
  /** Runs every step once, even after failures; a second call returns the first call's promise. */
  readonly runShutdown: (reason: string) => Promise<void>;
};

/**
 * Creates an ordered shutdown. A step that fails or exceeds `stepTimeoutMs` is logged and skipped, so that one broken
 * part cannot keep the process alive.
 */
export function createShutdown({ log, stepTimeoutMs = 8_000 }: { log?: Logger; stepTimeoutMs?: number } = {}): Shutdown {
  const steps: Step[] = [];
  let running: Promise<void> | undefined;

  async function runSteps(reason: string): Promise<void> {
    log?.info({ reason }, 'stopping');
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) await runStep(step, { log });
    log?.info('stopped');
  }

  return {
    onShutdown: (name, stop, { timeoutMs = stepTimeoutMs } = {}) => void steps.push({ name, stop, timeoutMs }),
    runShutdown: (reason) => (running ??= runSteps(reason)),
  };
}

/**
 * Makes this process shut down in order and exit on SIGTERM, SIGINT or SIGHUP, when the parent process that started it
 * with a channel ends, or on an uncaught error (exit code 1).
 */
export function stopOnSignals(shutdown: Shutdown, { log }: { log: Logger }): void {
  const stopWith = (reason: string, code: number): void => {
    // The exit code of the first reason counts.
    process.exitCode ??= code;
    void shutdown.runShutdown(reason).finally(() => process.exit());
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopWith(signal, 0));
  if (process.channel !== undefined) {
    process.on('disconnect', () => stopWith('parent gone', 0));
    // Listening must not keep a finished process alive.
    process.channel?.unref();
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    stopWith('uncaught error', 1);
  });
}

async function runStep(step: Step, { log }: { log: Logger | undefined }): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${step.timeoutMs} ms`)), step.timeoutMs);
  });
  try {
    await Promise.race([(async () => step.stop())(), tooLate]);
  } catch (error) {
    log?.error({ err: error, step: step.name }, 'a shutdown step failed');
  } finally {
    clearTimeout(timer);
  }
}
