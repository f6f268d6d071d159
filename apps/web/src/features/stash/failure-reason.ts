/** Reasons why tabs could not be read (R8.20, R8.30). */
import { ApiError } from '@poexchange/contract/client';

/** Refusals that every further tab would also get. */
const finalRefusals = ['sessionExpired', 'gameAccountNotConnected', 'banned', 'stashNotOffered', 'leagueNotFound'] as const;
const refusals = ['gameApiDown', 'gameApiTimeout', 'rateLimited', ...finalRefusals] as const;

/** `network` means no reply at all, `unknown` a reply of another kind. */
export type FailureReason = (typeof refusals)[number] | 'network' | 'unknown';

/** Reads the reason from the error of a failed call. */
export function readFailureReason(error: unknown): FailureReason {
  if (!(error instanceof ApiError)) return 'unknown';
  const code = error.refusal?.code;
  return refusals.find((each) => each === code) ?? (error.status === 0 ? 'network' : 'unknown');
}

/** Returns whether every further tab would fail for the same reason. */
export function isFinalReason(reason: FailureReason): boolean {
  return finalRefusals.some((each) => each === reason);
}
