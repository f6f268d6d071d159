import type { SnapshotJob } from '@poexchange/domain/net-worth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken } from '../../../shared/session/token.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { EventRefusedError } from '../../../shared/socket/realtime.ts';
import { emptyLoaderState, type LoaderState } from '../../stash/index.ts';
import { makeWorld, refuse, signIn, tabOf, type WorldOptions } from '../testing/world.ts';
import { KEPT_RUN_KEY, readKeptRun } from './kept-run.ts';
import { createSnapshotRunner } from './snapshot-runner.ts';
import type { World } from './world.ts';

const START_MS = 1_700_000_000_000;
const SECOND_MS = 1_000;
const manual = { profileId: 'p1', type: 'manual' } as const;
const auto = { profileId: 'p1', type: 'auto' } as const;

/** How long ago tab `a` was read; tab `b` was read 1 ms earlier. */
let heldAgeMs = Infinity;

/** A runner whose runs wait for the publisher until the test releases them. */
function makeRunner(options: WorldOptions = {}) {
  const { world } = makeWorld(options);
  const releases: ((stopped: LoaderState['stopped']) => void)[] = [];
  const ends: [string, SnapshotJob['type']][] = [];
  const loadTabs: World['loadTabs'] = async (scope, ids, given) => {
    const stopped = await new Promise<LoaderState['stopped']>((resolve) => {
      releases.push(resolve);
      given.signal.addEventListener('abort', () => resolve('cancelled'));
    });
    return stopped === null ? world.loadTabs(scope, ids, given) : { ...emptyLoaderState, stopped };
  };
  const measureTabs: World['measureTabs'] = async (scope, ids) => {
    const heldAt = (ageMs: number) => ({ readAtMs: Date.now() - ageMs, itemCount: 5, isWhole: true });
    const loaded = await world.measureTabs(scope, ids);
    return { [tabOf('a')]: heldAt(heldAgeMs), [tabOf('b')]: heldAt(heldAgeMs + 1), ...loaded };
  };
  const runner = createSnapshotRunner({ ...world, loadTabs, measureTabs });
  runner.onEnd((outcome, job) => ends.push([outcome.kind === 'failed' ? outcome.code : outcome.kind, job.type]));
  const goOn = async (stopped: LoaderState['stopped'] = null): Promise<void> => {
    releases.at(-1)?.(stopped);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { runner, ends, goOn, countRuns: () => releases.length };
}

/** Requests a snapshot and waits until it starts. */
async function start({ runner }: Pick<ReturnType<typeof makeRunner>, 'runner'>, job: typeof manual | typeof auto = manual): Promise<void> {
  runner.request(job);
  await vi.advanceTimersByTimeAsync(0);
}

function readMarks({ runner }: Pick<ReturnType<typeof makeRunner>, 'runner'>): string[] | undefined {
  return runner.state.getState().run?.tabs.map(({ name, mark }) => `${name} ${mark}`);
}

function readQueue() {
  const kept = readKeptRun();
  if (kept === null) throw new Error('the queue was kept');
  return kept;
}

beforeEach(() => {
  vi.useFakeTimers({ now: START_MS });
  heldAgeMs = Infinity;
  sessionStorage.clear();
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearToken();
  sessionStorage.clear();
  useConnection.setState({ socket: 'closed', realtime: null });
});

describe('snapshot queue', () => {
  it('R4.32, R4.33, R9.19 runs one snapshot, queues three, and rejects a fifth', async () => {
    const { runner, countRuns, ends } = makeRunner();
    expect([1, 2, 3, 4, 5].map(() => runner.request(manual).kind)).toEqual(['started', 'waits', 'waits', 'waits', 'cancelled']);
    await vi.advanceTimersByTimeAsync(0);
    expect([countRuns(), ends]).toEqual([1, [['queueLimitExceeded', 'manual']]]);
  });

  it('R4.34, R9.19 starts the next snapshot 30 s after the previous one ended, whatever the outcome', async () => {
    const { runner, countRuns, goOn } = makeRunner();
    for (let asked = 0; asked < 3; asked += 1) runner.request(manual);
    await vi.advanceTimersByTimeAsync(7 * SECOND_MS);
    await goOn();
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS - 1);
    expect(countRuns()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(countRuns()).toBe(2);
    runner.cancel();
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    expect(countRuns()).toBe(3);
  });

  it('R4.34 postpones the next start after a snapshot on another device', async () => {
    const { runner, countRuns } = makeRunner();
    runner.followSettings({ nextManualSnapshotAt: START_MS + 20 * SECOND_MS });
    expect(runner.request(manual)).toEqual({ kind: 'waits', place: 1 });
    await vi.advanceTimersByTimeAsync(20 * SECOND_MS);
    expect(countRuns()).toBe(1);
  });

  it('R4.33 queues an auto snapshot once when it is requested twice', () => {
    const { runner } = makeRunner();
    expect([auto, auto].map((job) => runner.request(job).kind)).toEqual(['started', 'known']);
  });

  it('R8.18 ends the running snapshot on Cancel, but not while it is being saved', async () => {
    let answer = (_reply: unknown): void => undefined;
    const addSnapshot = () => new Promise((resolve) => void (answer = resolve));
    const made = makeRunner({ answers: { addSnapshot } });
    await start(made);
    await made.goOn();
    expect(made.runner.state.getState().run?.step).toBe('saving');
    made.runner.cancel();
    answer({ row: [], settings: { nextManualSnapshotAt: null } });
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    await start(made);
    expect(made.runner.state.getState().run?.step).toBe('tabs');
    made.runner.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(made.ends).toEqual([
      ['saved', 'manual'],
      ['cancelled', 'manual'],
    ]);
  });

  it('R4.32, R5.45 rejects a snapshot while another window of the browser is running one', async () => {
    const request = (_name: string, _options: object, work: (lock: null) => unknown) => Promise.resolve(work(null));
    vi.stubGlobal('navigator', { locks: { request } });
    const made = makeRunner();
    await start(made);
    expect([made.countRuns(), made.ends]).toEqual([0, [['snapshotUnderWay', 'manual']]]);
  });
});

describe('failed snapshot', () => {
  it.each([
    ['unknown', null, 180],
    ['past', -5, 30],
    ['ahead', 100, 100],
  ] as const)('R4.37 schedules the next manual snapshot if the server’s time for it is %s', async (_name, nextS, waitS) => {
    const { runner, countRuns, goOn } = makeRunner();
    runner.followSettings({ nextManualSnapshotAt: nextS === null || nextS > 0 ? null : START_MS + nextS * SECOND_MS });
    runner.request(manual);
    if (nextS !== null && nextS > 0) runner.followSettings({ nextManualSnapshotAt: START_MS + nextS * SECOND_MS });
    await vi.advanceTimersByTimeAsync(0);
    await goOn('stashNotOffered');
    expect(runner.state.getState().nextManualMs).toBe(START_MS + waitS * SECOND_MS);
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(waitS * SECOND_MS - 1);
    expect(countRuns()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(countRuns()).toBe(2);
  });

  it.each<readonly [string, WorldOptions, LoaderState['stopped']]>([
    ['stashNotLoaded', {}, 'stashNotOffered'],
    ['snapshotNotAdded', { answers: { addSnapshot: () => Promise.reject(new EventRefusedError('snapshotNotValid')) } }, null],
    ['pricesNotRead', { over: { makeSnapshot: async () => ({ kind: 'pricesFailed', tags: ['gem'] }) } }, null],
    ['leagueWithoutPrices', { over: { makeSnapshot: async () => ({ kind: 'noPrices' }) } }, null],
    ['autoProfileFailed', { answers: { getSnapshotProfile: () => Promise.reject(refuse('internal')) } }, null],
  ])(
    'R4.37 after %s from a server request, allows the next manual snapshot in 3 min if the server’s time for it is unknown',
    async (code, options, stopped) => {
      const made = makeRunner(options);
      await start(made, auto);
      await made.goOn(stopped);
      expect(made.ends).toEqual([[code, 'auto']]);
      expect(made.runner.state.getState().nextManualMs).toBe(START_MS + 180 * SECOND_MS);
    },
  );

  it('R4.37 prefers the server’s time of the last snapshot, if the server sent one', async () => {
    const refusal = new EventRefusedError('snapshotTooSoon', START_MS - 10 * SECOND_MS);
    const made = makeRunner({ answers: { addSnapshot: () => Promise.reject(refusal) } });
    await start(made);
    await made.goOn();
    expect(made.runner.state.getState().nextManualMs).toBe(START_MS + 20 * SECOND_MS);
  });

  it('R4.37 keeps the time set by a failure when settings with an unchanged time arrive', async () => {
    const made = makeRunner();
    made.runner.followSettings({ nextManualSnapshotAt: null });
    await start(made);
    await made.goOn('stashNotOffered');
    made.runner.followSettings({ nextManualSnapshotAt: null });
    expect(made.runner.state.getState().nextManualMs).toBe(START_MS + 180 * SECOND_MS);
  });

  it('R5.43 does not lengthen the wait after a run that never started', async () => {
    const made = makeRunner({ answers: { getSnapshotProfile: () => Promise.reject(refuse('snapshotProfileNotFound')) } });
    await start(made);
    expect(made.ends).toEqual([['snapshotNeedsProfile', 'manual']]);
    expect(made.runner.state.getState().nextManualMs).toBeNull();
  });
});

describe('reuse of tabs already read', () => {
  it('R9.47 treats tabs as fresh for 20 s or, after a cancelled run, since that run started, for up to 30 min', async () => {
    const made = makeRunner();
    heldAgeMs = 20 * SECOND_MS;
    await start(made);
    expect(readMarks(made)).toEqual(['A fresh', 'B waits', 'C waits']);
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
    made.runner.cancel();
    await vi.advanceTimersByTimeAsync(40 * SECOND_MS);
    heldAgeMs = 100 * SECOND_MS;
    await start(made);
    expect(readMarks(made)).toEqual(['A fresh', 'B waits', 'C waits']);
    await made.goOn();
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    heldAgeMs = 20 * SECOND_MS;
    await start(made);
    expect(readMarks(made)).toEqual(['A fresh', 'B waits', 'C waits']);
  });

  it('R9.60 resumes the queue after a reload and reuses the tabs already read', async () => {
    const first = makeRunner();
    first.runner.request(manual);
    first.runner.request({ ...manual, profileId: 'p2' });
    await vi.advanceTimersByTimeAsync(45 * SECOND_MS);
    const second = makeRunner();
    heldAgeMs = 45 * SECOND_MS;
    second.runner.resume(readQueue());
    await vi.advanceTimersByTimeAsync(0);
    const { run, queue } = second.runner.state.getState();
    expect([second.countRuns(), run?.job.profileId]).toEqual([1, 'p1']);
    expect(readMarks(second)).toEqual(['A fresh', 'B waits', 'C waits']);
    expect(queue.waiting.map(({ profileId }) => profileId)).toEqual(['p2']);
  });

  it('R9.60 does not repeat an outdated snapshot or a snapshot that was saved while the page was closed', async () => {
    await start(makeRunner());
    const kept = readQueue();
    const others = [makeRunner(), makeRunner()];
    others[0]?.runner.resume(kept, 'p1');
    await vi.advanceTimersByTimeAsync(31 * 60 * SECOND_MS);
    others[1]?.runner.resume(kept);
    await vi.advanceTimersByTimeAsync(0);
    expect(others.map(({ countRuns }) => countRuns())).toEqual([0, 0]);
  });

  it('D12 clears everything when the session ends, and ignores later results', async () => {
    const { runner, countRuns, ends } = makeRunner();
    runner.request(manual);
    runner.request(manual);
    await vi.advanceTimersByTimeAsync(0);
    runner.stop();
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
    expect([countRuns(), ends, sessionStorage.getItem(KEPT_RUN_KEY), runner.state.getState().queue.waiting]).toEqual([1, [], null, []]);
  });

  it('R9.60 takes snapshots even if storage is full or blocked', async () => {
    const fail = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: fail, setItem: fail, removeItem: fail, clear: () => undefined });
    const made = makeRunner();
    await start(made);
    expect(made.countRuns()).toBe(1);
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

describe('queue model', () => {
  it.each(Array.from({ length: 20 }, (_, at) => at + 1))(
    'R4.32, R4.33, R4.34 keeps its rules through random requests, completions, cancellations and reloads (seed %i)',
    async (seed) => {
      const random = makeRandom(seed);
      let made = makeRunner();
      let endedMs = Number.NEGATIVE_INFINITY;
      let seen = 0;
      for (let step = 0; step < 60; step += 1) {
        const { runner } = made;
        const before = runner.state.getState().queue;
        const choice = random();
        if (choice < 0.4) {
          const { kind } = runner.request(random() < 0.3 ? auto : manual);
          if (before.waiting.length === 3) expect(['cancelled', 'known']).toContain(kind);
        } else if (choice < 0.6) runner.cancel();
        else if (choice < 0.75) await made.goOn(random() < 0.5 ? null : 'stashNotOffered');
        else if (choice < 0.8) runner.drop(before.waiting[0]?.id ?? 'none');
        else if (choice < 0.85) {
          const kept = readKeptRun();
          runner.stop();
          made = makeRunner();
          seen = 0;
          if (kept !== null) made.runner.resume(kept);
          endedMs = Number.NEGATIVE_INFINITY;
        } else await vi.advanceTimersByTimeAsync(Math.floor(random() * 40) * SECOND_MS);
        await vi.advanceTimersByTimeAsync(0);
        const { queue, run } = made.runner.state.getState();
        if (before.running !== null && queue.running === null) endedMs = Date.now();
        expect(queue.waiting.length).toBeLessThanOrEqual(3);
        expect(run?.job.id).toBe(queue.running?.id);
        for (; seen < made.countRuns(); seen += 1) expect(Date.now() - endedMs).toBeGreaterThanOrEqual(30 * SECOND_MS);
      }
    },
  );
});
