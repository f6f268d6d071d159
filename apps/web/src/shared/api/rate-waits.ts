/** Waits requested by 429 replies, per policy. The page has a single instance. */

/** R9.14. */
export const EXTRA_WAIT_MS = 250;
/** R9.13: waits of this length or more are shown with a countdown and Abort; shorter waits are not shown. */
export const SHOWN_FROM_MS = 2500;

/** Thrown when the user or the caller's signal aborts a wait. */
export class WaitAbortedError extends Error {
  override readonly name = 'WaitAbortedError';
  readonly policy: string;
  readonly leftMs: number;
  constructor(policy: string, leftMs = 0) {
    super(`wait for ${policy} aborted`);
    this.policy = policy;
    this.leftMs = leftMs;
  }
}

export type ShownWait = { readonly policy: string; readonly untilMs: number; readonly waitMs: number; readonly abort: () => void };

export type RateWaitsDeps = {
  readonly readNowMs: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called when a wait is long enough to be shown. */
  readonly onShown: (wait: ShownWait) => void;
  /** Called when the wait ends, whether by itself or by Abort. */
  readonly onOver: (policy: string) => void;
};

type Wait = { readonly untilMs: number; readonly abort: AbortController; waiters: number; isShown: boolean };

export type RateWaits = {
  readonly record: (options: { endpoint: string; policy: string; retryAfterMs: number }) => void;
  readonly clear: (endpoint: string) => void;
  /**
   * Resolves when the endpoint may be called again; rejects with {@link WaitAbortedError} on Abort, or with the
   * signal's reason.
   */
  readonly wait: (endpoint: string, signal?: AbortSignal) => Promise<void>;
};

export function createRateWaits(deps: RateWaitsDeps): RateWaits {
  const waits = new Map<string, Wait>();
  const policyOf = new Map<string, string>();

  const waitFor = async (policy: string, wait: Wait, signal?: AbortSignal): Promise<void> => {
    const waitMs = wait.untilMs - deps.readNowMs() + EXTRA_WAIT_MS;
    if (waitMs <= 0) return;
    if (!wait.isShown && waitMs - EXTRA_WAIT_MS >= SHOWN_FROM_MS) {
      wait.isShown = true;
      deps.onShown({ policy, untilMs: wait.untilMs, waitMs, abort: () => wait.abort.abort() });
    }
    wait.waiters += 1;
    const either = signal === undefined ? wait.abort.signal : AbortSignal.any([signal, wait.abort.signal]);
    try {
      await deps.sleep(waitMs, either);
    } catch (error) {
      if (signal?.aborted === true) throw error;
      // The next call starts over: the user aborted this wait, not the policy.
      if (waits.get(policy) === wait) waits.delete(policy);
      throw new WaitAbortedError(policy, Math.max(0, wait.untilMs - deps.readNowMs()));
    } finally {
      wait.waiters -= 1;
      if (wait.waiters === 0 && wait.isShown) {
        wait.isShown = false;
        deps.onOver(policy);
      }
    }
  };

  return {
    record({ endpoint, policy, retryAfterMs }) {
      policyOf.set(endpoint, policy);
      const untilMs = deps.readNowMs() + retryAfterMs;
      const before = waits.get(policy);
      if (before !== undefined && before.untilMs >= untilMs) return;
      waits.set(policy, {
        untilMs,
        abort: before?.abort.signal.aborted === false ? before.abort : new AbortController(),
        waiters: 0,
        isShown: false,
      });
    },
    clear(endpoint) {
      const policy = policyOf.get(endpoint);
      if (policy !== undefined) waits.delete(policy);
    },
    async wait(endpoint, signal) {
      const policy = policyOf.get(endpoint);
      const wait = policy === undefined ? undefined : waits.get(policy);
      if (policy !== undefined && wait !== undefined) await waitFor(policy, wait, signal);
    },
  };
}

/** Waits for `ms`; rejects with the signal's reason if it aborts first. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
    return undefined;
  });
}
