import { netWorthLimits } from './limits.ts';
import type { SnapshotProfileDraft } from './profile.ts';

/** Origin of a snapshot: requested by the person, or by schedule (R7.44). */
export const snapshotTypes = ['manual', 'auto'] as const;
export type SnapshotType = (typeof snapshotTypes)[number];

/** A request for a snapshot; `id` names it on the page. */
export type SnapshotJob = { readonly id: string; readonly profileId: string; readonly type: SnapshotType };

/**
 * Requests of one browser for snapshots (R4.32-R4.34): the running one, the waiting ones, and the earliest time of the
 * next start.
 */
export type SnapshotQueue = { readonly running: SnapshotJob | null; readonly waiting: readonly SnapshotJob[]; readonly freeFromMs: number };

export const emptySnapshotQueue: SnapshotQueue = { running: null, waiting: [], freeFromMs: 0 };

/**
 * Outcome of a request: it starts now, waits (`place` counts from 1), or is cancelled with 'Queue limit exceeded'
 * (R4.33). An auto snapshot of a profile that already waits for one is `known` and not queued again.
 */
export type QueueOutcome =
  | { readonly kind: 'started' }
  | { readonly kind: 'waits'; readonly place: number }
  | { readonly kind: 'known' }
  | { readonly kind: 'cancelled'; readonly code: 'queueLimitExceeded' };

/** Adds a request (R4.33, R9.19): at most 3 wait. */
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

/** Ends the running snapshot, successful or not: the next one may start 30 s later (R4.34). */
export function finishSnapshot(queue: SnapshotQueue, nowMs: number): SnapshotQueue {
  return queue.running === null ? queue : { ...queue, running: null, freeFromMs: nowMs + netWorthLimits.gapMs };
}

/** Starts the next waiting request if its time has come (R4.32, R4.34); `started` is null if none does. */
export function startNextSnapshot(
  queue: SnapshotQueue,
  nowMs: number,
): { readonly queue: SnapshotQueue; readonly started: SnapshotJob | null } {
  const [next, ...waiting] = queue.waiting;
  if (queue.running !== null || next === undefined || nowMs < queue.freeFromMs) return { queue, started: null };
  return { queue: { ...queue, running: next, waiting }, started: next };
}

/** Removes a waiting request from the queue; the running one is aborted by its runner and then finished. */
export function dropWaiting(queue: SnapshotQueue, id: string): SnapshotQueue {
  return { ...queue, waiting: queue.waiting.filter((job) => job.id !== id) };
}

/** Milliseconds until the next waiting request may start; null if nothing waits or a snapshot is running. */
export function waitForNext(queue: SnapshotQueue, nowMs: number): number | null {
  if (queue.running !== null || queue.waiting.length === 0) return null;
  return Math.max(0, queue.freeFromMs - nowMs);
}

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
 * Time of the next manual snapshot after a failed one (R4.37): 30 s after the server's last snapshot if it reported
 * one; 30 s from now if that time has passed; 3 minutes from now if it is unknown.
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
