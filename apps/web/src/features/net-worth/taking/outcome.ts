/** Outcomes of a snapshot run. */
import type { ErrorCode } from '@poexchange/contract/errors';
import type { SnapshotRow, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import { nextManualAfterFailure, type StartRefusal } from '@poexchange/domain/net-worth';
import type { NotificationKey } from '../../../shared/i18n/keys.ts';
import type { FailureReason } from '../../stash/index.ts';

/** Failure reasons, in addition to the reasons for which a run does not start. */
export type RunFailureCode =
  | StartRefusal
  | 'queueLimitExceeded'
  | 'socketNotBack'
  | 'stashNotLoaded'
  | 'pricesNotRead'
  | 'leagueWithoutPrices'
  | 'snapshotNotAdded'
  | 'autoProfileFailed'
  | 'autoNoProfile';

/**
 * `reason` explains why tabs could not be read, `refusal` is the server's error code; `league` is a league without
 * prices. `lastSnapshotAt` is the time of the last snapshot if the server sent it.
 */
export type RunFailure = {
  readonly kind: 'failed';
  readonly code: RunFailureCode;
  readonly reason?: FailureReason;
  readonly refusal?: ErrorCode;
  readonly league?: string;
  readonly lastSnapshotAt?: number | undefined;
};

export type SavedSnapshot = { readonly kind: 'saved'; readonly row: SnapshotRow; readonly settings: SnapshotSettings };

export type RunOutcome = SavedSnapshot | { readonly kind: 'cancelled' } | RunFailure;

/** Thrown inside a run to end it; `runSnapshot` catches it. */
export class RunFailedError extends Error {
  override readonly name = 'RunFailedError';
  readonly failure: RunFailure;
  constructor(failure: Omit<RunFailure, 'kind'>) {
    super(failure.code);
    this.failure = { kind: 'failed', ...failure };
  }
}

const texts: Readonly<Record<RunFailureCode, NotificationKey>> = {
  snapshotNeedsProfile: 'warning.snapshot_needs_profile',
  socketNotConnected: 'error.socket_not_connected',
  snapshotUnderWay: 'warning.snapshot_under_way',
  queueLimitExceeded: 'warning.snapshot_queue_full',
  socketNotBack: 'error.socket_not_back',
  stashNotLoaded: 'error.stash_data_not_loaded',
  pricesNotRead: 'error.snapshot_prices_not_read',
  leagueWithoutPrices: 'warning.snapshot_league_without_prices',
  snapshotNotAdded: 'error.snapshot_not_added',
  autoProfileFailed: 'error.auto_snapshot_profile_failed',
  autoNoProfile: 'error.auto_snapshot_no_profile',
};

/** Error codes that have a more specific message than "snapshot not added". */
const refusals: Readonly<Partial<Record<ErrorCode, NotificationKey>>> = {
  snapshotTooSoon: 'warning.snapshot_too_soon',
  snapshotNotValid: 'error.snapshot_not_valid',
  snapshotTokenNotHeld: 'info.snapshot_token_not_held',
  snapshotProfileNotFound: 'error.snapshot_profile_not_found',
};

export function textOfFailure({ code, refusal }: Pick<RunFailure, 'code' | 'refusal'>): NotificationKey {
  return (refusal === undefined ? undefined : refusals[refusal]) ?? texts[code];
}

/** The time from which the next manual snapshot is allowed after an outcome; null if unknown. */
export function nextManualAfter(
  outcome: RunOutcome,
  { nowMs, nextManualMs }: { readonly nowMs: number; readonly nextManualMs: number | null },
): number | null {
  if (outcome.kind === 'saved') return outcome.settings.nextManualSnapshotAt;
  if (outcome.kind === 'cancelled' || !wasServerAsked(outcome)) return nextManualMs;
  return nextManualAfterFailure({ nowMs, nextManualSnapshotAt: nextManualMs, lastSnapshotAt: outcome.lastSnapshotAt });
}

/** Returns whether the failed run called a server: a run that failed before that does not lengthen the wait. */
function wasServerAsked({ code }: RunFailure): boolean {
  return (
    code === 'stashNotLoaded' ||
    code === 'snapshotNotAdded' ||
    code === 'pricesNotRead' ||
    code === 'leagueWithoutPrices' ||
    code === 'autoProfileFailed'
  );
}
