import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken } from '../../../shared/session/token.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import type { ShelfState } from '../../../shared/workers/make-snapshot.ts';
import { emptyLoaderState, type FailureReason } from '../../stash/index.ts';
import { makeWorld, refuse, signIn, tabOf, testProfile, type Answers, type WorldOptions } from '../testing/world.ts';
import { runSnapshot } from './run-snapshot.ts';
import { applyChange, beginRun, counterOf, type RunView } from './run-state.ts';

const START_MS = 1_700_000_000_000;
const job = { id: 'job', profileId: 'p1', type: 'manual' } as const;
const holding = (itemCount: number): ShelfState => ({ readAtMs: START_MS, itemCount, isWhole: true });

/** Makes a run in a test world, and records what the run reports. */
function makeRun(options: WorldOptions = {}) {
  const made = makeWorld(options);
  const abort = new AbortController();
  let view: RunView = beginRun(job, START_MS);
  const views: RunView[] = [];
  const run = (type: 'manual' | 'auto' = 'manual') =>
    runSnapshot(made.world, {
      job: { ...job, type },
      freshFromMs: START_MS - 20_000,
      signal: abort.signal,
      report: (change) => {
        view = applyChange(view, change);
        views.push(view);
      },
    });
  return {
    ...made,
    run,
    abort,
    views,
    outcomes: () => made.requests.flatMap(({ tabs }) => tabs.map(({ name, outcome }) => `${name} ${outcome}`)),
    marks: () => view.tabs.map(({ name, mark }) => `${name} ${mark}`),
  };
}

const detailsWith = (itemCount: number, state: 'read' | 'empty' = 'read'): SnapshotDetails => ({
  game: 'poe1',
  tabs: ['a', 'b', 'c'].map((id) => ({ id: tabOf(id), name: id, type: '', color: '', itemCount, state, readAtMs: 1 })),
  items: [],
});

beforeEach(() => {
  vi.useFakeTimers({ now: START_MS });
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
  clearToken();
  useConnection.setState({ socket: 'closed', realtime: null });
});

describe('complete snapshot run', () => {
  it('R4.35 runs all steps from reading tabs to saving, and counts the tabs', async () => {
    const { run, sent, views, marks } = makeRun();
    expect(await run()).toMatchObject({ kind: 'saved' });
    expect([...new Set(views.map(({ step }) => step))]).toEqual(['connection', 'tabs', 'valuations', 'saving']);
    const counters = views.flatMap((view) => (view.step === 'tabs' ? [counterOf(view, 'tabs')?.done] : []));
    expect([...new Set(counters)]).toEqual([undefined, 0, 1, 2, 3]);
    expect(marks()).toEqual(['A read', 'B read', 'C read']);
    expect(sent).toMatchObject([{ type: 'manual', snapshot: { totalPrice: 7, createdAt: START_MS, leagueId: 'mercenaries' } }]);
    expect(sent[0]).not.toHaveProperty('token');
  });

  it('R4.40 sends the token with a scheduled snapshot', async () => {
    const { run, sent } = makeRun();
    await run('auto');
    expect(sent).toMatchObject([{ type: 'auto', token: 'token' }]);
  });

  it('R4.35, R9.47 reads the most valuable tab first, and skips tabs read within 20 s', async () => {
    const worth = { a: 1, b: 50, c: 20 };
    const { run, reads, marks } = makeRun({
      worth,
      shelf: { c: { ...holding(3), readAtMs: START_MS - 19_000 }, a: { ...holding(3), readAtMs: START_MS - 21_000 } },
    });
    await run();
    expect([reads, marks()]).toEqual([
      ['b', 'a'],
      ['B read', 'C fresh', 'A read'],
    ]);
  });

  it('R9.60 rereads an incomplete tab, however fresh it is', async () => {
    const { run, reads } = makeRun({ shelf: { a: { ...holding(3), isWhole: false } } });
    await run();
    expect(reads).toEqual(['a', 'b', 'c']);
  });
});

describe('R4.36, R9.20 socket before a snapshot', () => {
  it.each([
    [29, 'saved'],
    [31, 'failed'],
  ] as const)('after %i s without a socket, the result is: %s', async (lostS, kind) => {
    const { run } = makeRun();
    useConnection.setState({ socket: 'closed' });
    setTimeout(() => useConnection.setState({ socket: 'open' }), lostS * 1_000);
    const outcome = run();
    await vi.advanceTimersByTimeAsync(40_000);
    expect((await outcome).kind).toBe(kind);
    if (kind === 'failed') expect(await outcome).toMatchObject({ code: 'socketNotBack' });
  });
});

describe('snapshot outcomes', () => {
  const noProfile: Answers = { getSnapshotProfile: () => Promise.reject(refuse('snapshotProfileNotFound')) };

  it.each<readonly [string, WorldOptions, 'manual' | 'auto', object]>([
    [
      'R5.43 no tabs are chosen',
      { answers: { getSnapshotProfile: () => ({ profile: { ...testProfile, stashTabs: [] } }) } },
      'manual',
      { code: 'snapshotNeedsProfile' },
    ],
    ['R5.43 the profile is gone', { answers: noProfile }, 'manual', { code: 'snapshotNeedsProfile' }],
    ['R8.18 the profile of an auto snapshot is gone', { answers: noProfile }, 'auto', { code: 'autoNoProfile' }],
    [
      'R8.18 the profile of an auto snapshot cannot be read',
      { answers: { getSnapshotProfile: () => Promise.reject(refuse('internal')) } },
      'auto',
      { code: 'autoProfileFailed' },
    ],
    [
      'R8.18 the league has ended',
      { over: { listTabs: () => Promise.reject(refuse('leagueNotFound')) } },
      'manual',
      { code: 'stashNotLoaded', reason: 'leagueNotFound' },
    ],
    [
      'D72 prices cannot be read',
      { over: { makeSnapshot: async () => ({ kind: 'pricesFailed', tags: ['gem'] }) } },
      'manual',
      { code: 'pricesNotRead' },
    ],
    [
      'R2.26 no prices',
      { over: { makeSnapshot: async () => ({ kind: 'noPrices' }) } },
      'manual',
      { code: 'leagueWithoutPrices', league: 'mercenaries' },
    ],
    ['R8.18 every tab of the profile is gone', { over: { listTabs: async () => [] } }, 'manual', { code: 'stashNotLoaded' }],
  ])('%s: fails and sends nothing', async (_name, options, type, failure) => {
    const { run, sent } = makeRun(options);
    expect(await run(type)).toEqual({ kind: 'failed', ...failure });
    expect(sent).toEqual([]);
  });

  it('R5.43 fails for a visitor', async () => {
    clearToken();
    const { run, sent } = makeRun();
    expect([await run(), sent]).toEqual([{ kind: 'failed', code: 'snapshotNeedsProfile' }, []]);
  });

  it("R3.60 identifies the character it read by the publisher's id", async () => {
    const world = makeRun({
      answers: {
        getSnapshotProfile: () => ({ profile: { ...testProfile, character: 'Ann', includeEquipment: true } }),
        getCharacterItems: () => ({ id: 'char-1', league: 'mercenaries', equipment: [1], inventory: [], readAtMs: START_MS }),
      },
    });
    await world.run();
    expect(world.sent).toMatchObject([{ snapshot: { characterId: 'char-1', characterName: 'Ann' } }]);
  });

  it('R8.18 ends on Cancel while reading tabs, and creates nothing', async () => {
    const { run, abort, requests } = makeRun({
      over: {
        loadTabs: async () => {
          abort.abort();
          return { ...emptyLoaderState, stopped: 'cancelled' };
        },
      },
    });
    expect([await run(), requests]).toEqual([{ kind: 'cancelled' }, []]);
  });

  it('D86 can also be cancelled with Cancel in My listings, where the reading is shown', async () => {
    const { run } = makeRun({ over: { loadTabs: async () => ({ ...emptyLoaderState, stopped: 'cancelled' }) } });
    expect(await run()).toEqual({ kind: 'cancelled' });
  });
});

describe('D72 tabs in doubt', () => {
  it('reads a failing tab twice, then carries it over and counts the other tabs', async () => {
    const { run, reads, outcomes, requests } = makeRun({
      readings: { b: ['gameApiTimeout', 'gameApiTimeout'] },
      previous: detailsWith(30),
    });
    await run();
    expect([reads, outcomes()]).toEqual([
      ['a', 'b', 'c', 'b'],
      ['A read', 'B failed', 'C read'],
    ]);
    expect(requests[0]?.previous).not.toBeNull();
  });

  it('does not carry over a tab that is readable on the second try', async () => {
    const { run, outcomes } = makeRun({ readings: { b: ['unknown'] }, previous: detailsWith(30) });
    await run();
    expect(outcomes()).toEqual(['A read', 'B read', 'C read']);
  });

  it.each([
    ['20 items or more are doubted', detailsWith(20), 4],
    ['fewer are believed', detailsWith(19), 3],
    ['those carried over as empty before are believed', detailsWith(20, 'empty'), 3],
    ['those never read before are believed', null, 3],
  ] as const)('rereads an empty tab only if its previous items make the result doubtful: %s', async (_name, previous, readCount) => {
    const { run, reads } = makeRun({ readings: { b: [holding(0), holding(0)] }, previous });
    await run();
    expect(reads.length).toBe(readCount);
  });

  it('fetches the previous snapshot only if something is in doubt', async () => {
    const { run, world } = makeRun();
    await run();
    expect(world.readDetails).not.toHaveBeenCalled();
  });

  it('omits a tab deleted during the run, and does not read it again', async () => {
    const { run, reads, outcomes, marks } = makeRun({ readings: { b: ['vanished'], c: ['unknown'] }, previous: detailsWith(30) });
    await run();
    expect(reads).toEqual(['a', 'b', 'c', 'c']);
    expect([outcomes(), marks()]).toEqual([
      ['A read', 'B gone', 'C read'],
      ['A read', 'B gone', 'C read'],
    ]);
  });

  it('fails on an error that applies to every tab instead of carrying over all tabs', async () => {
    const { run, reads, sent } = makeRun({ readings: { a: ['leagueNotFound'] }, previous: detailsWith(30) });
    expect(await run()).toEqual({ kind: 'failed', code: 'stashNotLoaded', reason: 'leagueNotFound' });
    expect([reads, sent]).toEqual([['a'], []]);
  });

  it('fails if no tab could be read', async () => {
    const bad: FailureReason[] = ['gameApiDown', 'gameApiDown'];
    const { run } = makeRun({ readings: { a: [...bad], b: [...bad], c: [...bad] }, previous: detailsWith(30) });
    expect(await run()).toEqual({ kind: 'failed', code: 'stashNotLoaded', reason: 'gameApiDown' });
  });
});
