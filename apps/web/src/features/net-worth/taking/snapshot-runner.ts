/** Queue of this window's snapshots (R4.32-R4.34, R4.37): one runs, three wait, 30 s apart; a reload resumes it. */
import type { SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import {
  dropWaiting,
  emptySnapshotQueue,
  finishSnapshot,
  nextManualAfterFailure,
  requestSnapshot,
  startNextSnapshot,
  waitForNext,
  type QueueOutcome,
  type SnapshotJob,
  type SnapshotQueue,
} from '@poexchange/domain/net-worth';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { KEPT_TABS_MS, type KeptRun, type RunStore } from './kept-run.ts';
import type { RunFailure, RunOutcome } from './outcome.ts';
import type { RunOptions } from './run-snapshot.ts';
import { applyChange, beginRun, type RunView } from './run-state.ts';

/** Age up to which tabs count as just read (R9.47). */
const FRESH_TABS_MS = 20_000;

export type RunnerState = {
  readonly queue: SnapshotQueue;
  readonly run: RunView | null;
  /** The last failure, until the next run begins or the person has read it. */
  readonly failure: (RunFailure & { readonly job: SnapshotJob }) | null;
  /** Time of the next manual snapshot according to the server or a failure (R3.58, R4.37); null if unknown. */
  readonly nextManualMs: number | null;
};

export type RunnerDeps = {
  readonly run: (options: RunOptions) => Promise<RunOutcome>;
  readonly readNowMs: () => number;
  readonly readAccountId: () => string | null;
  readonly makeId: () => string;
  readonly runStore: RunStore;
  /** Runs work unless another window of this browser is running a snapshot; then resolves with `busy`. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T | 'busy'>;
  readonly onEnd: (outcome: RunOutcome, job: SnapshotJob) => void;
};

export type SnapshotRunner = {
  readonly state: StoreApi<RunnerState>;
  /** Requests a snapshot: it starts now, waits, or is refused with 'Queue limit exceeded'. */
  readonly request: (job: Omit<SnapshotJob, 'id'>) => QueueOutcome;
  /** Ends the running snapshot; tabs already read are kept. It has no effect while the snapshot is being saved. */
  readonly cancel: () => void;
  readonly drop: (jobId: string) => void;
  readonly forgetFailure: () => void;
  /** Applies the server's time of the last snapshot, here or on another device. */
  readonly followSettings: (settings: Pick<SnapshotSettings, 'nextManualSnapshotAt'>) => void;
  /** Resumes after a reload; the running snapshot of `savedProfileId` has been saved since. */
  readonly resume: (kept: KeptRun, savedProfileId?: string | null) => void;
  /** Ends everything: the session is over. */
  readonly stop: () => void;
};

const empty: RunnerState = { queue: emptySnapshotQueue, run: null, failure: null, nextManualMs: null };

export function createSnapshotRunner(deps: RunnerDeps): SnapshotRunner {
  const state = createStore<RunnerState>(() => empty);
  let abort: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Start of the runs that did not end in a snapshot, by profile: their tabs are not read again. */
  let startedMs: Readonly<Record<string, number>> = {};
  let followedMs: number | null | undefined;

  function keep(): void {
    const accountId = deps.readAccountId();
    const { queue } = state.getState();
    const isNothing = queue.running === null && queue.waiting.length === 0 && Object.keys(startedMs).length === 0;
    deps.runStore.write(accountId === null || isNothing ? null : { accountId, ...queue, startedMs });
  }

  function changeQueue(queue: SnapshotQueue): void {
    state.setState({ queue });
    keep();
    clearTimeout(timer);
    const waitMs = waitForNext(queue, deps.readNowMs());
    if (waitMs !== null) timer = setTimeout(startNext, waitMs);
  }

  function startNext(): void {
    const { queue, started } = startNextSnapshot(state.getState().queue, deps.readNowMs());
    changeQueue(queue);
    if (started !== null) void start(started);
  }

  async function start(job: SnapshotJob): Promise<void> {
    const nowMs = deps.readNowMs();
    const sinceMs = startedMs[job.profileId];
    const isKept = sinceMs !== undefined && nowMs - sinceMs < KEPT_TABS_MS;
    const freshFromMs = Math.min(nowMs - FRESH_TABS_MS, isKept ? sinceMs : nowMs);
    startedMs = { ...startedMs, [job.profileId]: isKept ? sinceMs : nowMs };
    const started = new AbortController();
    abort = started;
    state.setState({ run: beginRun(job, nowMs), failure: null });
    keep();
    const { signal } = started;
    const outcome = await deps.withLock(() =>
      deps.run({
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
    const nowMs = deps.readNowMs();
    const { queue, nextManualMs } = state.getState();
    if (outcome.kind === 'saved') {
      const { [job.profileId]: _done, ...others } = startedMs;
      startedMs = others;
    }
    state.setState({ run: null, failure: outcome.kind === 'failed' ? { ...outcome, job } : null });
    const { settings } = outcome.kind === 'saved' ? outcome : { settings: null };
    const nextMs =
      settings !== null
        ? settings.nextManualSnapshotAt
        : outcome.kind === 'failed' && isOfServer(outcome)
          ? nextManualAfterFailure({ nowMs, nextManualSnapshotAt: nextManualMs, lastSnapshotAt: outcome.lastSnapshotAt })
          : nextManualMs;
    state.setState({ nextManualMs: nextMs });
    const ended = finishSnapshot(queue, nowMs);
    changeQueue({ ...ended, freeFromMs: Math.max(ended.freeFromMs, nextMs ?? 0) });
    deps.onEnd(outcome, job);
  }

  return {
    state,
    request: (asked) => {
      const job = { ...asked, id: deps.makeId() };
      const { queue, outcome } = requestSnapshot(state.getState().queue, job, deps.readNowMs());
      if (outcome.kind === 'cancelled') deps.onEnd({ kind: 'failed', code: outcome.code }, job);
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
      // Settings refreshed for another reason must not override the time of a later failure.
      if (nextManualSnapshotAt === followedMs) return;
      followedMs = nextManualSnapshotAt;
      const { queue } = state.getState();
      state.setState({ nextManualMs: nextManualSnapshotAt });
      if ((nextManualSnapshotAt ?? 0) > queue.freeFromMs) changeQueue({ ...queue, freeFromMs: nextManualSnapshotAt ?? 0 });
    },
    resume: (kept, savedProfileId = null) => {
      const nowMs = deps.readNowMs();
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
      deps.runStore.write(null);
    },
  };
}

/** Returns whether a server was asked: a refusal before that does not lengthen the wait (R4.37). */
function isOfServer({ code }: RunFailure): boolean {
  return (
    code === 'stashNotLoaded' ||
    code === 'snapshotNotAdded' ||
    code === 'pricesNotRead' ||
    code === 'leagueWithoutPrices' ||
    code === 'autoProfileFailed'
  );
}
