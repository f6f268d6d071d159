/** Reasons why tabs could not be read. */
import { ApiError } from '@poexchange/contract/client';

/** Error codes that would recur for every further tab. */
const finalRefusals = ['sessionExpired', 'gameAccountNotConnected', 'banned', 'stashNotOffered', 'leagueNotFound'] as const;
const refusals = ['gameApiDown', 'gameApiTimeout', 'rateLimited', ...finalRefusals] as const;

/** `network` means that there was no reply; `unknown` means any other reply. */
export type FailureReason = (typeof refusals)[number] | 'network' | 'unknown';

export function readFailureReason(error: unknown): FailureReason {
  if (!(error instanceof ApiError)) return 'unknown';
  const code = error.refusal?.code;
  return refusals.find((each) => each === code) ?? (error.status === 0 ? 'network' : 'unknown');
}

/** Returns whether every further tab would fail for the same reason. */
export function isFinalReason(reason: FailureReason): boolean {
  return finalRefusals.some((each) => each === reason);
}
