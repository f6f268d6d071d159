/** Ends of a snapshot (R4.35, R5.43-R5.45, R8.18). */
import type { ErrorCode } from '@poexchange/contract/errors';
import type { SnapshotRow, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import { nextManualAfterFailure, type StartRefusal } from '@poexchange/domain/net-worth';
import type { NotificationKey } from '../../../shared/i18n/keys.ts';
import type { FailureReason } from '../../stash/index.ts';

/** Reason why a snapshot failed, in addition to the refusals to start. */
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
 * `reason` says why tabs could not be read, `refusal` is the server's code; `league` has no prices. `lastSnapshotAt` is
 * the time of the last snapshot if the server sent it (R4.37).
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

/** A failure that ends the run from inside; `runSnapshot` catches it. */
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

/** Texts of refusals more specific than that the snapshot was not added. */
const refusals: Readonly<Partial<Record<ErrorCode, NotificationKey>>> = {
  snapshotTooSoon: 'warning.snapshot_too_soon',
  snapshotNotValid: 'error.snapshot_not_valid',
  snapshotTokenNotHeld: 'info.snapshot_token_not_held',
  snapshotProfileNotFound: 'error.snapshot_profile_not_found',
};

/** The text of a failure (R8.18). */
export function textOfFailure({ code, refusal }: Pick<RunFailure, 'code' | 'refusal'>): NotificationKey {
  return (refusal === undefined ? undefined : refusals[refusal]) ?? texts[code];
}

/** Time of the next manual snapshot after an outcome (R4.37); null if unknown. */
export function nextManualAfter(
  outcome: RunOutcome,
  { nowMs, nextManualMs }: { readonly nowMs: number; readonly nextManualMs: number | null },
): number | null {
  if (outcome.kind === 'saved') return outcome.settings.nextManualSnapshotAt;
  if (outcome.kind === 'cancelled' || !wasServerAsked(outcome)) return nextManualMs;
  return nextManualAfterFailure({ nowMs, nextManualSnapshotAt: nextManualMs, lastSnapshotAt: outcome.lastSnapshotAt });
}

/** Returns whether a server was asked: a refusal before that does not lengthen the wait (R4.37). */
function wasServerAsked({ code }: RunFailure): boolean {
  return (
    code === 'stashNotLoaded' ||
    code === 'snapshotNotAdded' ||
    code === 'pricesNotRead' ||
    code === 'leagueWithoutPrices' ||
    code === 'autoProfileFailed'
  );
}
