/** Retries of failed calls, and their delays. */
import { ApiError } from '@poexchange/contract/client';
import { isReachable } from '../network/connection.ts';
import { WaitAbortedError, EXTRA_WAIT_MS } from './rate-waits.ts';

const MAX_RETRIES = 3;
const CAP_MS = 30_000;

/**
 * R8.30: final errors are not retried; other failures are retried up to three times. The wait after a 429 is handled
 * inside the call.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof WaitAbortedError) return false;
  // Without a connection nothing is retried in the background: data is refetched on reconnect.
  if (!isReachable()) return false;
  if (error instanceof ApiError && readRetryAfterMs(error) !== null) return true;
  if (error instanceof ApiError && isFinal(error)) return false;
  return failureCount < MAX_RETRIES;
}

/** The server's own error codes are final; a 4xx from elsewhere (a proxy) may be temporary. */
function isFinal(error: ApiError): boolean {
  if (error.status === 401 || error.status === 404) return true;
  return error.refusal !== null && error.status < 500;
}

/** R8.27: a displayed list is polled without limit, unless polling cannot help. */
export function shouldRetryList(_failureCount: number, error: unknown): boolean {
  return shouldRetry(0, error);
}

/** R8.29: the rate-limit wait, for a call that does not handle the wait itself. */
function readRetryAfterMs(error: ApiError): number | null {
  return error.status === 429 ? (error.refusal?.retryAfterMs ?? null) : null;
}

/**
 * R8.31: 2 to the power of the attempt, in seconds, at most 30 s. `attempt` counts from 0. A wait requested by a rate
 * limit takes precedence (R8.29), even if that wait was aborted, because a manual retry must not come earlier than
 * allowed.
 */
export function retryDelayMs(attempt: number, error?: unknown): number {
  const waitMs = error instanceof ApiError ? readRetryAfterMs(error) : error instanceof WaitAbortedError ? error.leftMs : null;
  if (waitMs !== null) return waitMs + EXTRA_WAIT_MS;
  return Math.min(CAP_MS, 1000 * 2 ** attempt);
}
