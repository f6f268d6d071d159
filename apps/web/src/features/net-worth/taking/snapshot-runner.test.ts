import type { SnapshotRow, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import type { SnapshotJob } from '@poexchange/domain/net-worth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRunStore, KEPT_RUN_KEY } from './kept-run.ts';
import type { RunOutcome, SavedSnapshot } from './outcome.ts';
import type { RunOptions } from './run-snapshot.ts';
import { createSnapshotRunner, type RunnerDeps } from './snapshot-runner.ts';

const START_MS = 1_700_000_000_000;
const SECOND_MS = 1_000;
const manual = { profileId: 'p1', type: 'manual' } as const;
const auto = { profileId: 'p1', type: 'auto' } as const;

const saved = (nextManualSnapshotAt: number | null = null): SavedSnapshot => ({
  kind: 'saved',
  row: [] as unknown as SnapshotRow,
  settings: { nextManualSnapshotAt } as SnapshotSettings,
});

type Running = RunOptions & { readonly end: (outcome: RunOutcome) => void };

function makeWorld({ storage = makeStorage(), lock = (async (work) => work()) as RunnerDeps['withLock'] } = {}) {
  const runs: Running[] = [];
  const ends: [string, SnapshotJob['type']][] = [];
  let lastId = 0;
  const runner = createSnapshotRunner({
    // As `runSnapshot` does, an aborted run ends as cancelled.
    run: (options) =>
      new Promise((resolve) => {
        options.signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
        runs.push({ ...options, end: resolve });
      }),
    readNowMs: () => Date.now(),
    readAccountId: () => 'account',
    makeId: () => `job${(lastId += 1)}`,
    runStore: createRunStore(() => storage),
    withLock: lock,
    onEnd: (outcome, job) => ends.push([outcome.kind === 'failed' ? outcome.code : outcome.kind, job.type]),
  });
  const endRun = async (outcome: RunOutcome): Promise<void> => {
    runs.at(-1)?.end(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { runner, runs, ends, storage, endRun };
}

function makeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => vi.useFakeTimers({ now: START_MS }));
afterEach(() => vi.useRealTimers());

describe('queue of snapshots', () => {
  it('R4.32, R4.33, R9.19 runs one, queues three, and refuses a fifth', async () => {
    const { runner, runs, ends } = makeWorld();
    expect([1, 2, 3, 4, 5].map(() => runner.request(manual).kind)).toEqual(['started', 'waits', 'waits', 'waits', 'cancelled']);
    await vi.advanceTimersByTimeAsync(0);
    expect([runs.length, ends]).toEqual([1, [['queueLimitExceeded', 'manual']]]);
  });

  it('R4.34, R9.19 the next one starts 30 s after the previous one ended, with any outcome', async () => {
    const { runner, runs, endRun } = makeWorld();
    for (let asked = 0; asked < 3; asked += 1) runner.request(manual);
    await vi.advanceTimersByTimeAsync(7 * SECOND_MS);
    await endRun(saved());
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS - 1);
    expect(runs.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs.length).toBe(2);
    runner.cancel();
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    expect(runs.length).toBe(3);
  });

  it('R4.34 a snapshot of another device moves the next start', async () => {
    const { runner, runs } = makeWorld();
    runner.followSettings({ nextManualSnapshotAt: START_MS + 20 * SECOND_MS });
    expect(runner.request(manual)).toEqual({ kind: 'waits', place: 1 });
    await vi.advanceTimersByTimeAsync(20 * SECOND_MS);
    expect(runs.length).toBe(1);
  });

  it('R4.33 queues an auto snapshot once when it is requested twice', () => {
    const { runner } = makeWorld();
    expect([auto, auto].map((job) => runner.request(job).kind)).toEqual(['started', 'known']);
  });

  it('R8.18 Cancel ends the running one, but not while it is being saved', async () => {
    const { runner, runs, ends } = makeWorld();
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    runs[0]?.report({ kind: 'step', step: 'saving' });
    runner.cancel();
    expect(runs[0]?.signal.aborted).toBe(false);
    runs[0]?.report({ kind: 'step', step: 'tabs' });
    runner.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toEqual([['cancelled', 'manual']]);
  });

  it('R4.32, R5.45 refuses while another window of the browser runs one', async () => {
    const { runner, runs, ends } = makeWorld({ lock: async () => 'busy' });
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    expect([runs.length, ends]).toEqual([0, [['snapshotUnderWay', 'manual']]]);
  });
});

describe('a failed snapshot', () => {
  const failed: RunOutcome = { kind: 'failed', code: 'stashNotLoaded' };

  it.each([
    ['unknown', null, 180],
    ['past', -5, 30],
    ['ahead', 100, 100],
  ] as const)('R4.37 with the next manual time %s', async (_name, nextS, waitS) => {
    const { runner, runs, endRun } = makeWorld();
    runner.followSettings({ nextManualSnapshotAt: nextS === null || nextS > 0 ? null : START_MS + nextS * SECOND_MS });
    runner.request(manual);
    if (nextS !== null && nextS > 0) runner.followSettings({ nextManualSnapshotAt: START_MS + nextS * SECOND_MS });
    await vi.advanceTimersByTimeAsync(0);
    await endRun(failed);
    expect(runner.state.getState().nextManualMs).toBe(START_MS + waitS * SECOND_MS);
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(waitS * SECOND_MS - 1);
    expect(runs.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs.length).toBe(2);
  });

  it.each(['stashNotLoaded', 'snapshotNotAdded', 'pricesNotRead', 'leagueWithoutPrices', 'autoProfileFailed'] as const)(
    'R4.37 %s, after a request to a server, sets the next manual snapshot 3 min ahead if its time is unknown',
    async (code) => {
      const { runner, endRun } = makeWorld();
      runner.request(manual);
      await vi.advanceTimersByTimeAsync(0);
      await endRun({ kind: 'failed', code });
      expect(runner.state.getState().nextManualMs).toBe(START_MS + 180 * SECOND_MS);
    },
  );

  it('R4.37 the server’s time of the last snapshot takes precedence when sent', async () => {
    const { runner, endRun } = makeWorld();
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    await endRun({ kind: 'failed', code: 'snapshotNotAdded', refusal: 'snapshotTooSoon', lastSnapshotAt: START_MS - 10 * SECOND_MS });
    expect(runner.state.getState().nextManualMs).toBe(START_MS + 20 * SECOND_MS);
  });

  it('R4.37 repeated settings with the same time do not override a failure’s time', async () => {
    const { runner, endRun } = makeWorld();
    runner.followSettings({ nextManualSnapshotAt: null });
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    await endRun(failed);
    runner.followSettings({ nextManualSnapshotAt: null });
    expect(runner.state.getState().nextManualMs).toBe(START_MS + 180 * SECOND_MS);
  });

  it('R5.43 a run that never began costs only the gap', async () => {
    const { runner, endRun } = makeWorld();
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    await endRun({ kind: 'failed', code: 'snapshotNeedsProfile' });
    expect(runner.state.getState().nextManualMs).toBeNull();
  });
});

describe('tabs already read', () => {
  const freshAges = (runs: readonly Running[]): number[] => runs.map(({ freshFromMs }) => (Date.now() - freshFromMs) / SECOND_MS);

  it('R9.47 are fresh for 20 s, and after a cancelled run for its duration, up to 30 min', async () => {
    const { runner, runs, endRun } = makeWorld();
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    expect(freshAges(runs)).toEqual([20]);
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
    runner.cancel();
    await vi.advanceTimersByTimeAsync(40 * SECOND_MS);
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    expect(freshAges(runs.slice(1))).toEqual([100]);
    await endRun(saved());
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    expect(freshAges(runs.slice(2))).toEqual([20]);
  });

  it('R9.60 a reload resumes the queue and keeps the tabs already read', async () => {
    const first = makeWorld();
    first.runner.request(manual);
    first.runner.request({ ...manual, profileId: 'p2' });
    await vi.advanceTimersByTimeAsync(45 * SECOND_MS);
    const second = makeWorld({ storage: first.storage });
    const kept = createRunStore(() => first.storage).read();
    if (kept === null) throw new Error('the queue was kept');
    second.runner.resume(kept);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.runs.map(({ job }) => job.profileId)).toEqual(['p1']);
    expect(freshAges(second.runs)).toEqual([45]);
    expect(second.runner.state.getState().queue.waiting.map(({ profileId }) => profileId)).toEqual(['p2']);
  });

  it('R9.60 does not repeat a snapshot saved while the page was closed, nor an old one', async () => {
    const { runner, storage } = makeWorld();
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    const kept = createRunStore(() => storage).read();
    if (kept === null) throw new Error('the queue was kept');
    const others = [makeWorld(), makeWorld()];
    others[0]?.runner.resume(kept, 'p1');
    await vi.advanceTimersByTimeAsync(31 * 60 * SECOND_MS);
    others[1]?.runner.resume(kept);
    await vi.advanceTimersByTimeAsync(0);
    expect(others.map(({ runs }) => runs.length)).toEqual([0, 0]);
  });

  it('D12 clears everything when the session ends, and ignores what ends later', async () => {
    const { runner, runs, ends, storage } = makeWorld();
    runner.request(manual);
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    runner.stop();
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
    expect([runs.length, ends, storage.kept.has(KEPT_RUN_KEY), runner.state.getState().queue.waiting]).toEqual([1, [], false, []]);
  });

  it('R9.60 full or blocked storage keeps nothing and stops nothing', async () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { runner, runs } = makeWorld({ storage: { ...makeStorage(), getItem: refuse, setItem: refuse, removeItem: refuse } });
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.length).toBe(1);
  });
});

/** Seeded numbers in [0, 1). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('model of the queue', () => {
  it.each(Array.from({ length: 20 }, (_, at) => at + 1))(
    'R4.32, R4.33, R4.34 keeps its rules through random requests, ends, cancels and reloads (seed %i)',
    async (seed) => {
      const random = makeRandom(seed);
      let world = makeWorld();
      let endedMs = Number.NEGATIVE_INFINITY;
      let seen = 0;
      for (let step = 0; step < 60; step += 1) {
        const { runner } = world;
        const before = runner.state.getState().queue;
        const choice = random();
        if (choice < 0.4) {
          const { kind } = runner.request(random() < 0.3 ? auto : manual);
          if (before.waiting.length === 3) expect(['cancelled', 'known']).toContain(kind);
        } else if (choice < 0.6) runner.cancel();
        else if (choice < 0.75) await world.endRun(random() < 0.5 ? saved() : { kind: 'failed', code: 'socketNotBack' });
        else if (choice < 0.8) runner.drop(before.waiting[0]?.id ?? 'none');
        else if (choice < 0.85) {
          const kept = createRunStore(() => world.storage).read();
          world = makeWorld({ storage: world.storage });
          seen = 0;
          if (kept !== null) world.runner.resume(kept);
          endedMs = Number.NEGATIVE_INFINITY;
        } else await vi.advanceTimersByTimeAsync(Math.floor(random() * 40) * SECOND_MS);
        await vi.advanceTimersByTimeAsync(0);
        const { queue, run } = world.runner.state.getState();
        if (before.running !== null && queue.running === null) endedMs = Date.now();
        expect(queue.waiting.length).toBeLessThanOrEqual(3);
        expect(run?.job.id).toBe(queue.running?.id);
        for (; seen < world.runs.length; seen += 1) expect(Date.now() - endedMs).toBeGreaterThanOrEqual(30 * SECOND_MS);
      }
    },
  );
});
