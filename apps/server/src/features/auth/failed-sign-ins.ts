/** Limits failed sign-ins: each sign-in calls the publisher, whose budget of token requests all users share. */
import { rateLimitPolicies } from '@poexchange/contract/game-api';
import { RefusalError } from '../../http/refusal.ts';

const WINDOW_MS = 60_000;
/**
 * Maximum number of failed sign-ins per address and minute. A person who arrives from the publisher's page has no
 * failures.
 */
export const MOST_FAILED_OF_ADDRESS = 6;
/**
 * Maximum number of failed sign-ins and sign-ins in progress per address and minute: a household or a school may have
 * several in progress at once.
 */
export const MOST_OPEN_OF_ADDRESS = 20;
/**
 * Maximum number of failed sign-ins from all addresses per minute. Above this limit, only addresses without a failure
 * are allowed, so that half of the publisher's budget (60 a minute) remains for people with a real code and for token
 * refreshes.
 */
export const MOST_FAILED = 30;
/** Maximum number of addresses remembered; the address with the oldest failure is dropped first. */
const REMEMBERED_ADDRESSES = 20_000;

export type FailedSignIns = {
  /**
   * Runs a sign-in from an address. Throws `rateLimited`, with the wait, if too many sign-ins from this address or from
   * all addresses failed in the last minute or are in progress; the publisher is not called in that case.
   */
  readonly guard: <Value>(address: string, signIn: () => Promise<Value>) => Promise<Value>;
};

type Attempt = { readonly address: string; readonly startedMs: number; hasFailed: boolean };

/** Counts this server's failed sign-ins by address. */
export function createFailedSignIns({ clock }: { readonly clock: () => number }): FailedSignIns {
  /** Ordered by start time. */
  const attempts = new Set<Attempt>();
  const countByAddress = new Map<string, number>();

  const forget = (attempt: Attempt): void => {
    if (!attempts.delete(attempt)) return;
    const left = (countByAddress.get(attempt.address) ?? 1) - 1;
    if (left === 0) countByAddress.delete(attempt.address);
    else countByAddress.set(attempt.address, left);
  };
  const forgetOld = (nowMs: number): void => {
    for (const attempt of attempts) {
      if (nowMs - attempt.startedMs < WINDOW_MS && countByAddress.size <= REMEMBERED_ADDRESSES) return;
      forget(attempt);
    }
  };
  const readWaitMs = (address: string, nowMs: number): number | null => {
    if (!countByAddress.has(address)) return null;
    const own = [...attempts].filter((attempt) => attempt.address === address);
    const failed = own.filter(({ hasFailed }) => hasFailed);
    const isTooMany = failed.length >= MOST_FAILED_OF_ADDRESS || own.length >= MOST_OPEN_OF_ADDRESS;
    if (!isTooMany && (failed.length === 0 || attempts.size < MOST_FAILED)) return null;
    return Math.max(1, (own[0]?.startedMs ?? nowMs) + WINDOW_MS - nowMs);
  };

  return {
    guard: async (address, signIn) => {
      const nowMs = clock();
      forgetOld(nowMs);
      const waitMs = readWaitMs(address, nowMs);
      if (waitMs !== null) throw new RefusalError('rateLimited', { retryAfterMs: waitMs, policy: rateLimitPolicies.token });
      const attempt: Attempt = { address, startedMs: nowMs, hasFailed: false };
      attempts.add(attempt);
      countByAddress.set(address, (countByAddress.get(address) ?? 0) + 1);
      try {
        const value = await signIn();
        forget(attempt);
        return value;
      } catch (error) {
        // Other errors (publisher down, unknown state, ban) do not count against the address.
        attempt.hasFailed = error instanceof RefusalError && error.code === 'signInFailed';
        if (!attempt.hasFailed) forget(attempt);
        throw error;
      }
    },
  };
}
