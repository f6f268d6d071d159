/**
 * Queue of this window's snapshots: one runs and up to three wait; runs start at least 30 s apart; the queue survives a
 * reload.
 */
import {
  dropWaiting,
  emptySnapshotQueue,
  finishSnapshot,
  requestSnapshot,
  startNextSnapshot,
  waitForNext,
  type QueueOutcome,
  type SnapshotJob,
  type SnapshotQueue,
} from '@poexchange/domain/net-worth';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readTokenOwner } from '../../../shared/session/token.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { keepRun, KEPT_TABS_MS, type KeptRun } from './kept-run.ts';
import { nextManualAfter, type RunFailure, type RunOutcome } from './outcome.ts';
import { runSnapshot } from './run-snapshot.ts';
import { applyChange, beginRun, type RunView } from './run-state.ts';
import type { World } from './world.ts';

/** Maximum age at which tabs count as just read (R9.47). */
const FRESH_TABS_MS = 20_000;

export type RunnerState = {
  readonly queue: SnapshotQueue;
  readonly run: RunView | null;
  /** The last failure, kept until the next run starts or the person dismisses the message. */
  readonly failure: (RunFailure & { readonly job: SnapshotJob }) | null;
  /** Time at which the next manual snapshot is allowed, according to the server or after a failure; null if unknown. */
  readonly nextManualMs: number | null;
};

type EndListener = (outcome: RunOutcome, job: SnapshotJob) => void;

export type SnapshotRunner = {
  readonly state: StoreApi<RunnerState>;
  /** Registers a listener that is called at the end of every snapshot, whatever the outcome. */
  readonly onEnd: (listener: EndListener) => void;
  /**
   * Requests a snapshot: the snapshot starts immediately, waits in the queue, or is rejected with 'Queue limit
   * exceeded'.
   */
  readonly request: (job: Omit<SnapshotJob, 'id'>) => QueueOutcome;
  /** Cancels the running snapshot and keeps the tabs already read. Has no effect while the snapshot is being saved. */
  readonly cancel: () => void;
  readonly drop: (jobId: string) => void;
  readonly forgetFailure: () => void;
  /** Applies the server's time of the last snapshot, which may come from another device. */
  readonly followSettings: (settings: { readonly nextManualSnapshotAt: number | null }) => void;
  /** Resumes the queue after a reload; the running snapshot of `savedProfileId` is already saved. */
  readonly resume: (kept: KeptRun, savedProfileId?: string | null) => void;
  /** Stops the runner and clears its state, because the session has ended. */
  readonly stop: () => void;
};

const empty: RunnerState = { queue: emptySnapshotQueue, run: null, failure: null, nextManualMs: null };

export function createSnapshotRunner(world: World): SnapshotRunner {
  const state = createStore<RunnerState>(() => empty);
  const endListeners: EndListener[] = [];
  let abort: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Start times of runs that did not produce a snapshot, by profile: tabs read since those times are reused. */
  let startedMs: Readonly<Record<string, number>> = {};
  let followedMs: number | null | undefined;

  function keep(): void {
    const accountId = readTokenOwner();
    const { queue } = state.getState();
    const isNothing = queue.running === null && queue.waiting.length === 0 && Object.keys(startedMs).length === 0;
    keepRun(accountId === null || isNothing ? null : { accountId, ...queue, startedMs });
  }

  function changeQueue(queue: SnapshotQueue): void {
    state.setState({ queue });
    keep();
    clearTimeout(timer);
    const waitMs = waitForNext(queue, readServerNowMs());
    if (waitMs !== null) timer = setTimeout(startNext, waitMs);
  }

  function startNext(): void {
    const { queue, started } = startNextSnapshot(state.getState().queue, readServerNowMs());
    changeQueue(queue);
    if (started !== null) void start(started);
  }

  async function start(job: SnapshotJob): Promise<void> {
    const nowMs = readServerNowMs();
    const sinceMs = startedMs[job.profileId];
    const isKept = sinceMs !== undefined && nowMs - sinceMs < KEPT_TABS_MS;
    const freshFromMs = Math.min(nowMs - FRESH_TABS_MS, isKept ? sinceMs : nowMs);
    startedMs = { ...startedMs, [job.profileId]: isKept ? sinceMs : nowMs };
    const started = new AbortController();
    abort = started;
    state.setState({ run: beginRun(job, nowMs), failure: null });
    keep();
    const { signal } = started;
    const outcome = await withSnapshotLock(() =>
      runSnapshot(world, {
        job,
        freshFromMs,
        signal,
        report: (change) => state.setState(({ run }) => ({ run: run === null || signal.aborted ? run : applyChange(run, change) })),
      }),
    );
    // The session has changed or ended: ignore this result.
    if (abort !== started) return;
    abort = null;
    finish(job, outcome === 'busy' ? { kind: 'failed', code: 'snapshotUnderWay' } : outcome);
  }

  function finish(job: SnapshotJob, outcome: RunOutcome): void {
    const nowMs = readServerNowMs();
    const { queue, nextManualMs } = state.getState();
    if (outcome.kind === 'saved') {
      const { [job.profileId]: _done, ...others } = startedMs;
      startedMs = others;
    }
    const nextMs = nextManualAfter(outcome, { nowMs, nextManualMs });
    state.setState({ run: null, failure: outcome.kind === 'failed' ? { ...outcome, job } : null, nextManualMs: nextMs });
    const ended = finishSnapshot(queue, nowMs);
    changeQueue({ ...ended, freeFromMs: Math.max(ended.freeFromMs, nextMs ?? 0) });
    tellEnd(outcome, job);
  }

  function tellEnd(outcome: RunOutcome, job: SnapshotJob): void {
    for (const listener of endListeners) listener(outcome, job);
  }

  return {
    state,
    onEnd: (listener) => void endListeners.push(listener),
    request: (asked) => {
      const job = { ...asked, id: crypto.randomUUID() };
      const { queue, outcome } = requestSnapshot(state.getState().queue, job, readServerNowMs());
      if (outcome.kind === 'cancelled') tellEnd({ kind: 'failed', code: outcome.code }, job);
      else changeQueue(queue);
      if (outcome.kind === 'started') void start(job);
      return outcome;
    },
    cancel: () => {
      if (state.getState().run?.step !== 'saving') abort?.abort(new DOMException('cancelled', 'AbortError'));
    },
    drop: (jobId) => changeQueue(dropWaiting(state.getState().queue, jobId)),
    forgetFailure: () => state.setState({ failure: null }),
    followSettings: ({ nextManualSnapshotAt }) => {
      // Settings refreshed for another reason must not override the time set by a later failure.
      if (nextManualSnapshotAt === followedMs) return;
      followedMs = nextManualSnapshotAt;
      const { queue } = state.getState();
      state.setState({ nextManualMs: nextManualSnapshotAt });
      if ((nextManualSnapshotAt ?? 0) > queue.freeFromMs) changeQueue({ ...queue, freeFromMs: nextManualSnapshotAt ?? 0 });
    },
    resume: (kept, savedProfileId = null) => {
      const nowMs = readServerNowMs();
      startedMs = Object.fromEntries(Object.entries(kept.startedMs).filter(([, ms]) => nowMs - ms < KEPT_TABS_MS));
      const isGone = kept.running === null || kept.running.profileId === savedProfileId || startedMs[kept.running.profileId] === undefined;
      const running = isGone ? null : kept.running;
      changeQueue({ running, waiting: kept.waiting, freeFromMs: kept.freeFromMs });
      if (running !== null) void start(running);
    },
    stop: () => {
      abort?.abort(new DOMException('the session ended', 'AbortError'));
      abort = null;
      startedMs = {};
      followedMs = undefined;
      clearTimeout(timer);
      state.setState(empty);
      keepRun(null);
    },
  };
}

/**
 * Runs `work`, or resolves to `busy` if another window of this browser is running a snapshot. Without the Web Locks
 * API, only the server's 30 s gap separates the windows.
 */
export async function withSnapshotLock<T>(work: () => Promise<T>): Promise<T | 'busy'> {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request('poexchange:snapshot', { ifAvailable: true }, async (lock) => (lock === null ? 'busy' : work()));
}
