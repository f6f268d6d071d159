/**
 * External dependencies of a snapshot for tests: scripted replies from the publisher, our server and the pricing
 * worker.
 */
import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import type { AddSnapshotBody, SnapshotProfile, SnapshotRow } from '@poexchange/contract/rest/net-worth';
import { makeStashTabId, type PublisherTabId, type SnapshotProfileId, type StashTabId } from '@poexchange/domain/ids';
import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import { readTabList } from '@poexchange/domain/stash';
import { vi } from 'vitest';
import { storeToken } from '../../../shared/session/token.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import type { Realtime } from '../../../shared/socket/realtime.ts';
import type { ShelfState, SnapshotRequest } from '../../../shared/workers/make-snapshot.ts';
import { emptyLoaderState, type FailureReason, type LoaderState } from '../../stash/index.ts';
import type { World } from '../taking/world.ts';

export const tabOf = (id: string): StashTabId => makeStashTabId('mercenaries', id as PublisherTabId);

export const refuse = (code: ErrorCode, params: Readonly<Record<string, unknown>> = {}): ApiError =>
  new ApiError({ status: errorCatalogue[code].status, endpoint: 'x', refusal: describeRefusal(code, 'r', { params } as never) });

export function signIn(): void {
  storeToken(`x.${btoa(JSON.stringify({ sub: 'account', exp: 4_000_000_000 }))}.x`);
}

export const testProfile: SnapshotProfile = {
  id: 'p1' as SnapshotProfileId,
  name: 'Main',
  poe: 'poe1',
  activeLeague: 'mercenaries' as SnapshotProfile['activeLeague'],
  activePriceLeague: 'mercenaries' as SnapshotProfile['activeLeague'],
  stashTabs: ['a', 'b', 'c'].map(tabOf),
  stashFolders: [],
  includeEquipment: false,
  includeInventory: false,
  character: null,
  lastSnapshotAt: 1,
  snapshotCount: 1,
  lastTotalPrice: 1,
  updatedAt: 1,
};

/** Our server's replies by endpoint; a function that throws simulates an error reply or a lost connection. */
export type Answers = Readonly<Record<string, (call: never) => unknown>>;

export type Reading = ShelfState | FailureReason | 'vanished';

export type WorldOptions = {
  /** Each load of a tab returns the tab's next reading; by default a tab has five items. */
  readonly readings?: Readonly<Record<string, Reading[]>>;
  /** Tabs cached in this browser by earlier loads. */
  readonly shelf?: Readonly<Record<string, ShelfState>>;
  readonly answers?: Answers;
  readonly over?: Partial<World>;
  /** Each tab's worth in chaos at the previous snapshot. */
  readonly worth?: Readonly<Record<string, number>>;
  readonly previous?: SnapshotDetails | null;
};

/** Also connects the socket, which replies to `snapshot:add` like the HTTP call. */
export function makeWorld({ readings = {}, shelf = {}, answers = {}, over = {}, worth = {}, previous = null }: WorldOptions = {}) {
  const held: Record<string, ShelfState> = Object.fromEntries(Object.entries(shelf).map(([id, state]) => [tabOf(id), state]));
  const reads: string[] = [];
  const requests: SnapshotRequest[] = [];
  const sent: AddSnapshotBody[] = [];

  const allAnswers: Answers = {
    getSnapshotProfile: ({ params: { id } }: { params: { id: SnapshotProfileId } }) => ({ profile: { ...testProfile, id } }),
    getProfileSnapshots: () => ({ snapshots: [rowOf(worth)] }),
    addSnapshot: ({ body }: { body: AddSnapshotBody }) => {
      sent.push(body);
      return { row: rowOf({}), settings: { nextManualSnapshotAt: null } };
    },
    ...answers,
  };
  const answer = async (name: string, call: unknown): Promise<unknown> => allAnswers[name]?.(call as never);
  const realtime = { ask: (_event: string, body: AddSnapshotBody) => answer('addSnapshot', { body }) };
  useConnection.setState({ socket: 'open', realtime: realtime as unknown as Realtime });

  const world: World = {
    call: ((endpoint: { name: string }, call: unknown) => answer(endpoint.name, call)) as World['call'],
    listTabs: async () =>
      readTabList(
        ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), type: 'PremiumStash' })),
        { league: 'mercenaries', makeId: () => 'x' },
      ),
    readDetails: vi.fn<World['readDetails']>(async () => previous),
    measureTabs: async (_scope, ids) => Object.fromEntries(ids.flatMap((id) => (held[id] === undefined ? [] : [[id, held[id]]]))),
    loadTabs: async (_scope, ids, { onChange }) => {
      let state: LoaderState = { ...emptyLoaderState, phases: Object.fromEntries(ids.map((id) => [id, { phase: 'queued' }] as const)) };
      for (const id of ids) {
        const tabId = id.split(':').at(-1) ?? '';
        reads.push(tabId);
        const reading = readings[tabId]?.shift() ?? { readAtMs: 0, itemCount: 5, isWhole: true };
        if (typeof reading === 'object') held[id] = { ...reading, readAtMs: Date.now() };
        state = endReading(state, id, reading);
        onChange(state);
        if (reading === 'leagueNotFound') return { ...state, stopped: reading };
      }
      return state;
    },
    makeSnapshot: async (request, onStep) => {
      requests.push(request);
      onStep({ step: 'valuations', done: 2, total: 2 });
      return { kind: 'made', details: 'eA==', totalPrice: 7, kinds: 1, leftOut: [], unread: [], droppedKinds: 0 };
    },
    readAutoToken: () => 'token',
    ...over,
  };
  return { world, reads, requests, sent };
}

function endReading(state: LoaderState, id: StashTabId, reading: Reading): LoaderState {
  if (reading === 'vanished') return { ...state, phases: { ...state.phases, [id]: { phase: 'vanished' } } };
  if (typeof reading === 'string') return { ...state, phases: { ...state.phases, [id]: { phase: 'failed', reason: reading } } };
  const { [id]: _queued, ...phases } = state.phases;
  const loaded = { ...state.loaded, [id]: { readAtMs: Date.now(), itemCount: reading.itemCount, ungroupedCount: 0 } };
  return { ...state, phases, loaded };
}

function rowOf(worth: Readonly<Record<string, number>>): SnapshotRow {
  const tabs = Object.entries(worth).map(([id, chaos]) => [tabOf(id), chaos]);
  return ['s0', 'mercenaries', 'mercenaries', null, false, false, 7, -1, tabs, 1, 'manual', [], null, 0, ''] as unknown as SnapshotRow;
}
