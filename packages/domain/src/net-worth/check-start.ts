import type { SnapshotProfileDraft } from './profile.ts';
import { netWorthLimits } from './limits.ts';

/**
 * Reason why a snapshot does not start: not signed in or an incomplete profile (R5.43), no socket (R5.44), another one
 * is running (R4.32, R5.45).
 */
export type StartRefusal = 'snapshotNeedsProfile' | 'socketNotConnected' | 'snapshotUnderWay';

export type StartFacts = {
  readonly isSignedIn: boolean;
  readonly profile: Pick<SnapshotProfileDraft, 'activeLeague' | 'activePriceLeague' | 'stashTabs' | 'stashFolders'> | null;
  readonly isConnected: boolean;
  readonly isRunning: boolean;
};

/** Checks whether a snapshot may start; null if it may. */
export function checkSnapshotStart({ isSignedIn, profile, isConnected, isRunning }: StartFacts): StartRefusal | null {
  if (!isSignedIn || profile === null || !isCompleteProfile(profile)) return 'snapshotNeedsProfile';
  if (!isConnected) return 'socketNotConnected';
  return isRunning ? 'snapshotUnderWay' : null;
}

function isCompleteProfile({ activeLeague, activePriceLeague, stashTabs, stashFolders }: NonNullable<StartFacts['profile']>): boolean {
  return activeLeague !== '' && activePriceLeague !== '' && stashTabs.length + stashFolders.length > 0;
}

/**
 * Time of the next manual snapshot after a failed one (R4.37): 30 s after the last one the server knows of, if it said
 * so; else 30 s from now if the known time has passed, and 3 minutes from now if the time is unknown.
 */
export function nextManualAfterFailure(facts: {
  readonly nowMs: number;
  readonly nextManualSnapshotAt: number | null;
  readonly lastSnapshotAt?: number | undefined;
}): number {
  const { nowMs, nextManualSnapshotAt, lastSnapshotAt } = facts;
  if (lastSnapshotAt !== undefined) return lastSnapshotAt + netWorthLimits.gapMs;
  if (nextManualSnapshotAt === null) return nowMs + netWorthLimits.unknownGapMs;
  return nextManualSnapshotAt < nowMs ? nowMs + netWorthLimits.gapMs : nextManualSnapshotAt;
}
