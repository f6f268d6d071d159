import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, type ErrorCode } from '@poexchange/contract/errors';
import type { AddSnapshotBody, SnapshotProfile, SnapshotRow, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import { makeStashTabId, type PublisherTabId, type SnapshotId, type SnapshotProfileId, type StashTabId } from '@poexchange/domain/ids';
import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import { readTabList } from '@poexchange/domain/stash';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sleep } from '../../../shared/api/rate-waits.ts';
import type { MadeSnapshot, ShelfState, SnapshotRequest } from '../../../shared/workers/make-snapshot.ts';
import { emptyLoaderState, type FailureReason, type LoaderState } from '../../stash/index.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { runSnapshot, type RunPort } from './run-snapshot.ts';
import { applyChange, beginRun, counterOf, type RunView } from './run-state.ts';

const START_MS = 1_700_000_000_000;
const tab = (id: string): StashTabId => makeStashTabId('mercenaries', id as PublisherTabId);
const job = { id: 'job', profileId: 'p1', type: 'manual' } as const;

const profile: SnapshotProfile = {
  id: 'p1' as SnapshotProfileId,
  name: 'Main',
  poe: 'poe1',
  activeLeague: 'mercenaries' as SnapshotProfile['activeLeague'],
  activePriceLeague: 'mercenaries' as SnapshotProfile['activeLeague'],
  stashTabs: ['a', 'b', 'c'].map(tab),
  stashFolders: [],
  includeEquipment: false,
  includeInventory: false,
  character: null,
  lastSnapshotAt: 1,
  snapshotCount: 1,
  lastTotalPrice: 1,
  updatedAt: 1,
};

type Reading = ShelfState | FailureReason | 'vanished';
const holding = (itemCount: number): ShelfState => ({ readAtMs: START_MS, itemCount, isWhole: true });

/** The publisher: each read of a tab takes the next of its readings; by default a tab has five items. */
function makeWorld({
  readings = {},
  shelf = {},
  over = {},
  worth = {},
  previous = null,
}: {
  readings?: Record<string, Reading[]>;
  shelf?: Record<string, ShelfState>;
  over?: Partial<RunPort>;
  worth?: Record<string, number>;
  previous?: SnapshotDetails | null;
} = {}) {
  const held: Record<string, ShelfState> = Object.fromEntries(Object.entries(shelf).map(([id, state]) => [tab(id), state]));
  const reads: string[] = [];
  const requests: SnapshotRequest[] = [];
  const sent: AddSnapshotBody[] = [];
  const made: MadeSnapshot = { kind: 'made', details: 'eA==', totalPrice: 7, kinds: 1, leftOut: [], unread: [], droppedKinds: 0 };
  let view: RunView = beginRun(job, START_MS);
  const views: RunView[] = [];
  const readDetails = vi.fn<RunPort['readDetails']>(async () => previous);

  async function read(ids: readonly StashTabId[], onChange: (state: LoaderState) => void): Promise<LoaderState> {
    let state: LoaderState = { ...emptyLoaderState, phases: Object.fromEntries(ids.map((id) => [id, { phase: 'queued' }] as const)) };
    for (const id of ids) {
      const { tabId } = { tabId: id.split(':').at(-1) ?? '' };
      reads.push(tabId);
      const reading = readings[tabId]?.shift() ?? holding(5);
      const { [id]: _queued, ...phases } = state.phases;
      if (typeof reading === 'object') {
        held[id] = { ...reading, readAtMs: Date.now() };
        state = {
          ...state,
          phases,
          loaded: { ...state.loaded, [id]: { readAtMs: Date.now(), itemCount: reading.itemCount, ungroupedCount: 0 } },
        };
      } else if (reading === 'vanished') state = { ...state, phases: { ...phases, [id]: { phase: 'vanished' } } };
      else state = { ...state, phases: { ...phases, [id]: { phase: 'failed', reason: reading } } };
      onChange(state);
      if (reading === 'leagueNotFound') return { ...state, stopped: reading };
    }
    return state;
  }

  const port: RunPort = {
    isConnected: () => true,
    sleep,
    readNowMs: () => Date.now(),
    isSignedIn: () => true,
    readProfile: async () => profile,
    listTabs: async () =>
      readTabList(
        ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), type: 'PremiumStash' })),
        { league: 'mercenaries', makeId: () => 'x' },
      ),
    readLatest: async () => ({ id: 's0', tabs: Object.entries(worth).map(([id, chaos]) => [tab(id), chaos]) }) as unknown as SnapshotHead,
    readDetails,
    openStash: () => ({
      measure: async (ids) => Object.fromEntries(ids.flatMap((id) => (held[id] === undefined ? [] : [[id, held[id]]]))),
      read: (ids, { onChange }) => read(ids, onChange),
    }),
    readCharacter: async () => ({ id: null, parts: [] }),
    readScope: ({ poe, activeLeague }) => ({ game: poe, league: activeLeague, accountId: 'account' }),
    readOwnPrices: () => ({ overrides: {}, ignored: [] }),
    make: async (request, onStep) => {
      requests.push(request);
      onStep({ step: 'valuations', done: 2, total: 2 });
      return made;
    },
    makeId: () => 'new' as SnapshotId,
    readAutoToken: () => 'token',
    save: async (body) => {
      sent.push(body);
      return { kind: 'saved', row: [] as unknown as SnapshotRow, settings: {} as SnapshotSettings };
    },
    ...over,
  };
  const abort = new AbortController();
  const run = (given: Partial<Parameters<typeof runSnapshot>[1]> = {}) =>
    runSnapshot(port, {
      job,
      freshFromMs: START_MS - 20_000,
      signal: abort.signal,
      report: (change) => {
        view = applyChange(view, change);
        views.push(view);
      },
      ...given,
    });
  const outcomes = (): string[] => requests.flatMap(({ tabs }) => tabs.map(({ name, outcome }) => `${name} ${outcome}`));
  return {
    run,
    port,
    abort,
    reads,
    requests,
    sent,
    views,
    outcomes,
    readDetails,
    marks: () => view.tabs.map(({ name, mark }) => `${name} ${mark}`),
  };
}

const refuse = (code: ErrorCode, status = 404) => new ApiError({ status, endpoint: 'x', refusal: describeRefusal(code, 'r') });
const detailsWith = (itemCount: number, state: 'read' | 'empty' = 'read'): SnapshotDetails => ({
  game: 'poe1',
  tabs: ['a', 'b', 'c'].map((id) => ({ id: tab(id), name: id, type: '', color: '', itemCount, state, readAtMs: 1 })),
  items: [],
});

beforeEach(() => vi.useFakeTimers({ now: START_MS }));
afterEach(() => vi.useRealTimers());

describe('a snapshot from the button to the row', () => {
  it('R4.35 reads, values, groups, prices and saves, and counts the tabs', async () => {
    const { run, sent, views, marks } = makeWorld();
    expect(await run()).toMatchObject({ kind: 'saved' });
    expect([...new Set(views.map(({ step }) => step))]).toEqual(['connection', 'tabs', 'valuations', 'saving']);
    const counters = views.flatMap((view) => (view.step === 'tabs' ? [counterOf(view, 'tabs')?.done] : []));
    expect([...new Set(counters)]).toEqual([undefined, 0, 1, 2, 3]);
    expect(marks()).toEqual(['A read', 'B read', 'C read']);
    expect(sent).toMatchObject([{ type: 'manual', snapshot: { id: 'new', totalPrice: 7, createdAt: START_MS, leagueId: 'mercenaries' } }]);
    expect(sent[0]).not.toHaveProperty('token');
  });

  it('R4.40 a scheduled snapshot sends its token', async () => {
    const { run, sent } = makeWorld();
    await run({ job: { ...job, type: 'auto' } });
    expect(sent).toMatchObject([{ type: 'auto', token: 'token' }]);
  });

  it('R4.35, R9.47 reads the most valuable tab first, and none that was read within 20 s', async () => {
    const worth = { a: 1, b: 50, c: 20 };
    const { run, reads, marks } = makeWorld({
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
    const { run, reads } = makeWorld({ shelf: { a: { ...holding(3), isWhole: false } } });
    await run();
    expect(reads).toEqual(['a', 'b', 'c']);
  });
});

describe('R4.36, R9.20 the socket before a snapshot', () => {
  it.each([
    [29, 'saved'],
    [31, 'failed'],
  ] as const)('lost for %i s: %s', async (lostS, kind) => {
    const { run } = makeWorld({ over: { isConnected: () => Date.now() >= START_MS + lostS * 1_000 } });
    const outcome = run();
    await vi.advanceTimersByTimeAsync(40_000);
    expect((await outcome).kind).toBe(kind);
    if (kind === 'failed') expect(await outcome).toMatchObject({ code: 'socketNotBack' });
  });
});

describe('ends of a snapshot', () => {
  it.each([
    ['R5.43 nobody is signed in', { isSignedIn: () => false }, 'manual', { code: 'snapshotNeedsProfile' }],
    ['R5.43 no tabs are chosen', { readProfile: async () => ({ ...profile, stashTabs: [] }) }, 'manual', { code: 'snapshotNeedsProfile' }],
    ['R5.43 the profile is gone', { readProfile: async () => null }, 'manual', { code: 'snapshotNeedsProfile' }],
    ['R8.18 the profile of an auto snapshot is gone', { readProfile: async () => null }, 'auto', { code: 'autoNoProfile' }],
    [
      'R8.18 the profile of an auto snapshot cannot be read',
      { readProfile: () => Promise.reject(refuse('internal', 500)) },
      'auto',
      { code: 'autoProfileFailed' },
    ],
    [
      'R8.18 the league has ended',
      { listTabs: () => Promise.reject(refuse('leagueNotFound')) },
      'manual',
      { code: 'stashNotLoaded', reason: 'leagueNotFound' },
    ],
    ['D72 prices cannot be read', { make: async () => ({ kind: 'pricesFailed', tags: ['gem'] }) }, 'manual', { code: 'pricesNotRead' }],
    ['R2.26 no prices', { make: async () => ({ kind: 'noPrices' }) }, 'manual', { code: 'leagueWithoutPrices', league: 'mercenaries' }],
    ['R8.18 every tab of the profile is gone', { listTabs: async () => [] }, 'manual', { code: 'stashNotLoaded' }],
  ] as const satisfies readonly (readonly [string, Partial<RunPort>, 'manual' | 'auto', object])[])(
    '%s',
    async (_name, over, type, failure) => {
      const { run, sent } = makeWorld({ over });
      expect(await run({ job: { ...job, type } })).toEqual({ kind: 'failed', ...failure });
      expect(sent).toEqual([]);
    },
  );

  it("R3.60 identifies the character it read by the publisher's id", async () => {
    const parts = [{ id: 'equipment', name: '', type: '', color: '', outcome: 'read', items: [1], readAtMs: START_MS }] as const;
    const world = makeWorld({
      over: { readProfile: async () => ({ ...profile, character: 'Ann' }), readCharacter: async () => ({ id: 'char-1', parts }) },
    });
    await world.run();
    expect(world.sent).toMatchObject([{ snapshot: { characterId: 'char-1', characterName: 'Ann' } }]);
  });

  it('R8.18 Cancel while reading tabs ends it, and creates nothing', async () => {
    const { run, abort, requests, port } = makeWorld();
    const { openStash } = port;
    Object.assign(port, {
      openStash: ((scope) => ({
        ...openStash(scope),
        read: async () => {
          abort.abort();
          return { ...emptyLoaderState, stopped: 'cancelled' };
        },
      })) satisfies RunPort['openStash'],
    });
    expect([await run(), requests]).toEqual([{ kind: 'cancelled' }, []]);
  });

  it('D86 Cancel in My listings, where the reading is shown, cancels it too', async () => {
    const { run, port } = makeWorld();
    const { openStash } = port;
    Object.assign(port, {
      openStash: ((scope) => ({
        ...openStash(scope),
        read: async () => ({ ...emptyLoaderState, stopped: 'cancelled' }),
      })) satisfies RunPort['openStash'],
    });
    expect(await run()).toEqual({ kind: 'cancelled' });
  });
});

describe('D72 tabs in doubt', () => {
  it('reads a failing tab twice, then carries it over; the others count', async () => {
    const { run, reads, outcomes, requests } = makeWorld({
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

  it('does not carry over a tab that can be read the second time', async () => {
    const { run, outcomes } = makeWorld({ readings: { b: ['unknown'] }, previous: detailsWith(30) });
    await run();
    expect(outcomes()).toEqual(['A read', 'B read', 'C read']);
  });

  it.each([
    ['20 items or more are doubted', detailsWith(20), 4],
    ['fewer are believed', detailsWith(19), 3],
    ['those carried over as empty before are believed', detailsWith(20, 'empty'), 3],
    ['those never read before are believed', null, 3],
  ] as const)('an empty tab after %s', async (_name, previous, readCount) => {
    const { run, reads } = makeWorld({ readings: { b: [holding(0), holding(0)] }, previous });
    await run();
    expect(reads.length).toBe(readCount);
  });

  it('fetches the previous snapshot only if something is in doubt', async () => {
    const { run, readDetails } = makeWorld();
    await run();
    expect(readDetails).not.toHaveBeenCalled();
  });

  it('leaves out a tab deleted midway, and does not read it again', async () => {
    const { run, reads, outcomes, marks } = makeWorld({ readings: { b: ['vanished'], c: ['unknown'] }, previous: detailsWith(30) });
    await run();
    expect(reads).toEqual(['a', 'b', 'c', 'c']);
    expect([outcomes(), marks()]).toEqual([
      ['A read', 'B gone', 'C read'],
      ['A read', 'B gone', 'C read'],
    ]);
  });

  it('fails on a refusal that applies to every tab instead of carrying all over', async () => {
    const { run, reads, sent } = makeWorld({ readings: { a: ['leagueNotFound'] }, previous: detailsWith(30) });
    expect(await run()).toEqual({ kind: 'failed', code: 'stashNotLoaded', reason: 'leagueNotFound' });
    expect([reads, sent]).toEqual([['a'], []]);
  });

  it('also fails if no tab could be read', async () => {
    const bad: FailureReason[] = ['gameApiDown', 'gameApiDown'];
    const { run } = makeWorld({ readings: { a: [...bad], b: [...bad], c: [...bad] }, previous: detailsWith(30) });
    expect(await run()).toEqual({ kind: 'failed', code: 'stashNotLoaded', reason: 'gameApiDown' });
  });
});
