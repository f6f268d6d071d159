import { netWorthLimits } from './limits.ts';
import type { SnapshotProfileDraft } from './profile.ts';

/** Origin of a snapshot: requested by the person, or scheduled. */
export const snapshotTypes = ['manual', 'auto'] as const;
export type SnapshotType = (typeof snapshotTypes)[number];

/** A request for a snapshot; `id` identifies it on the page. */
export type SnapshotJob = { readonly id: string; readonly profileId: string; readonly type: SnapshotType };

/**
 * A browser's snapshot requests: the running request, the waiting requests, and the earliest time of the next start.
 */
export type SnapshotQueue = { readonly running: SnapshotJob | null; readonly waiting: readonly SnapshotJob[]; readonly freeFromMs: number };

export const emptySnapshotQueue: SnapshotQueue = { running: null, waiting: [], freeFromMs: 0 };

/**
 * Outcome of a request: it starts immediately, waits (`place` counts from 1), or is cancelled with 'Queue limit
 * exceeded'. An auto snapshot of a profile that already has an auto snapshot waiting is `known` and not queued again.
 */
export type QueueOutcome =
  | { readonly kind: 'started' }
  | { readonly kind: 'waits'; readonly place: number }
  | { readonly kind: 'known' }
  | { readonly kind: 'cancelled'; readonly code: 'queueLimitExceeded' };

/** Adds a request: at most 3 can wait (R4.33, R9.19). */
export function requestSnapshot(
  queue: SnapshotQueue,
  job: SnapshotJob,
  nowMs: number,
): { readonly queue: SnapshotQueue; readonly outcome: QueueOutcome } {
  const isSame = (other: SnapshotJob): boolean => other.type === 'auto' && other.profileId === job.profileId;
  if (job.type === 'auto' && [...queue.waiting, ...(queue.running === null ? [] : [queue.running])].some(isSame))
    return { queue, outcome: { kind: 'known' } };
  if (queue.running === null && queue.waiting.length === 0 && nowMs >= queue.freeFromMs)
    return { queue: { ...queue, running: job }, outcome: { kind: 'started' } };
  if (queue.waiting.length >= netWorthLimits.maxWaiting) return { queue, outcome: { kind: 'cancelled', code: 'queueLimitExceeded' } };
  const waiting = [...queue.waiting, job];
  return { queue: { ...queue, waiting }, outcome: { kind: 'waits', place: waiting.length } };
}

/** Ends the running snapshot, successful or not: the next snapshot may start 30 s later (R4.34). */
export function finishSnapshot(queue: SnapshotQueue, nowMs: number): SnapshotQueue {
  return queue.running === null ? queue : { ...queue, running: null, freeFromMs: nowMs + netWorthLimits.gapMs };
}

/** Starts the next waiting request if it is due; `started` is null if no request is due. */
export function startNextSnapshot(
  queue: SnapshotQueue,
  nowMs: number,
): { readonly queue: SnapshotQueue; readonly started: SnapshotJob | null } {
  const [next, ...waiting] = queue.waiting;
  if (queue.running !== null || next === undefined || nowMs < queue.freeFromMs) return { queue, started: null };
  return { queue: { ...queue, running: next, waiting }, started: next };
}

/** Removes a waiting request from the queue; the runner aborts the running request, which is then finished. */
export function dropWaiting(queue: SnapshotQueue, id: string): SnapshotQueue {
  return { ...queue, waiting: queue.waiting.filter((job) => job.id !== id) };
}

/** Milliseconds until the next waiting request may start; null if no request is waiting or a snapshot is running. */
export function waitForNext(queue: SnapshotQueue, nowMs: number): number | null {
  if (queue.running !== null || queue.waiting.length === 0) return null;
  return Math.max(0, queue.freeFromMs - nowMs);
}

/**
 * Reason why a snapshot does not start: not signed in or an incomplete profile, no socket, another snapshot is running.
 */
export type StartRefusal = 'snapshotNeedsProfile' | 'socketNotConnected' | 'snapshotUnderWay';

export type StartFacts = {
  readonly isSignedIn: boolean;
  readonly profile: Pick<SnapshotProfileDraft, 'activeLeague' | 'activePriceLeague' | 'stashTabs' | 'stashFolders'> | null;
  readonly isConnected: boolean;
  readonly isRunning: boolean;
};

/** Returns the reason why a snapshot may not start; null if it may. */
export function checkSnapshotStart({ isSignedIn, profile, isConnected, isRunning }: StartFacts): StartRefusal | null {
  if (!isSignedIn || profile === null || !isCompleteProfile(profile)) return 'snapshotNeedsProfile';
  if (!isConnected) return 'socketNotConnected';
  return isRunning ? 'snapshotUnderWay' : null;
}

function isCompleteProfile({ activeLeague, activePriceLeague, stashTabs, stashFolders }: NonNullable<StartFacts['profile']>): boolean {
  return activeLeague !== '' && activePriceLeague !== '' && stashTabs.length + stashFolders.length > 0;
}

/**
 * Returns the time of the next manual snapshot after a failed snapshot (R4.37): 30 s after the server's last snapshot
 * if the server reported it. If not, the time known so far, replaced by 30 s from now if it has passed, or by 3 minutes
 * from now if no time is known.
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
