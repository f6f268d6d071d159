/** Connects a run with the page: our API, the stash loader, the pricing worker, the person's own prices. */
import { ApiError } from '@poexchange/contract/client';
import { netWorthClientEvents } from '@poexchange/contract/events/net-worth';
import { netWorthApi, type AddSnapshotBody, type SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import type { QueryClient } from '@tanstack/react-query';
import { proxy } from 'comlink';
import { callApi } from '../../../shared/api/call-api.ts';
import { sleep } from '../../../shared/api/rate-waits.ts';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { readToken, readTokenOwner } from '../../../shared/session/token.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import { getPricingWorker } from '../../../shared/workers/pricing-client.ts';
import { readPriceBookOf } from '../../price-book/index.ts';
import { getStashStore, tabListQuery, type StashStore } from '../../stash/index.ts';
import { detailsQuery } from '../data/queries.ts';
import { readRow } from '../data/read-row.ts';
import type { UnansweredStore } from './kept-run.ts';
import type { RunFailure, SavedSnapshot } from './outcome.ts';
import { readCharacter } from './read-character.ts';
import type { StashReader } from './read-tabs.ts';
import type { RunPort } from './run-snapshot.ts';
import { sendSnapshot, type SendPort } from './send-snapshot.ts';

export type PagePortDeps = {
  readonly client: QueryClient;
  readonly unanswered: UnansweredStore;
  readonly readAutoToken: RunPort['readAutoToken'];
};

const isConnected = (): boolean => useConnection.getState().socket === 'open';

export function makeRunPort({ client, unanswered, readAutoToken }: PagePortDeps): RunPort {
  return {
    isConnected,
    sleep,
    readNowMs: readServerNowMs,
    isSignedIn: () => readToken() !== null,
    readProfile,
    listTabs: async (profile) => (await client.fetchQuery(tabListQuery(readScope(profile)))).tabs,
    readLatest,
    readDetails: (id) => client.fetchQuery(detailsQuery(id)),
    openStash: (scope) =>
      openStash(getStashStore(scope), {
        scope,
        // The list contains a tab that is gone: the next run would request it again.
        onGone: () => void client.invalidateQueries({ queryKey: tabListQuery(scope).queryKey }),
      }),
    readCharacter: (profile, signal) =>
      readCharacter(
        profile,
        (name) => callApi(netWorthApi.getCharacterItems, { params: { name }, query: { game: profile.poe } }, { signal }),
        signal,
      ),
    readScope,
    readOwnPrices: ({ poe, activePriceLeague }) => {
      const { overrides, ignored } = readPriceBookOf({ game: poe, league: activePriceLeague });
      return { overrides, ignored };
    },
    make: (request, onStep) => getPricingWorker().makeSnapshot(request, proxy(onStep)),
    makeId: () => crypto.randomUUID() as SnapshotId,
    readAutoToken,
    save: (body, signal) => saveSnapshot(body, { unanswered, signal }),
  };
}

async function readProfile(id: string): Promise<SnapshotProfile | null> {
  try {
    return (await callApi(netWorthApi.getSnapshotProfile, { params: { id: id as SnapshotProfileId } })).profile;
  } catch (error) {
    if (error instanceof ApiError && error.refusal?.code === 'snapshotProfileNotFound') return null;
    throw error;
  }
}

/** Only the newest row: a profile may have thousands. */
async function readLatest({ id, lastSnapshotAt }: SnapshotProfile) {
  if (lastSnapshotAt === null) return null;
  const { snapshots } = await callApi(netWorthApi.getProfileSnapshots, { params: { id }, query: { sinceMs: String(lastSnapshotAt - 1) } });
  const row = snapshots.at(-1);
  return row === undefined ? null : readRow(row);
}

function readScope({ poe, activeLeague }: SnapshotProfile): StashScope {
  const level = useInterfaceStore.getState().priceLevel;
  return { game: poe, league: activeLeague, accountId: readTokenOwner() ?? '', level };
}

function openStash(store: StashStore, { scope, onGone }: { readonly scope: StashScope; readonly onGone: () => void }): StashReader {
  return {
    measure: async (ids) => {
      await untilRestored(store);
      return getPricingWorker().measureTabs(scope, ids);
    },
    read: async (ids, { signal, onChange }) => {
      const stop = store.state.subscribe(({ loader }) => onChange(loader));
      signal.addEventListener('abort', store.cancel, { once: true });
      try {
        await store.loadAndWait(ids);
      } finally {
        stop();
        signal.removeEventListener('abort', store.cancel);
      }
      const { loader } = store.state.getState();
      if (ids.some((id) => loader.phases[id]?.phase === 'vanished')) onGone();
      return loader;
    },
  };
}

/** Tabs kept in this browser are on the shelf once the store has restored them. */
async function untilRestored({ state }: StashStore): Promise<void> {
  if (state.getState().isRestored) return;
  await new Promise<void>((resolve) => {
    const stop = state.subscribe(({ isRestored }) => {
      if (!isRestored) return;
      stop();
      resolve();
    });
  });
}

const sendPort: SendPort = {
  isConnected,
  sleep,
  ask: async (body) => {
    const { realtime } = useConnection.getState();
    if (realtime === null) throw new Error('the socket is gone');
    return realtime.ask('snapshot:add', body, netWorthClientEvents['snapshot:add'].ack);
  },
  call: (body) => callApi(netWorthApi.addSnapshot, { body }, { rateLimit: 'reject' }),
};

/** Sends a snapshot, and stores it in this browser until the server has answered. */
export async function saveSnapshot(
  body: AddSnapshotBody,
  { unanswered, signal }: { readonly unanswered: UnansweredStore; readonly signal: AbortSignal },
): Promise<SavedSnapshot | RunFailure> {
  await unanswered.write({ accountId: readTokenOwner() ?? '', body });
  const outcome = await sendSnapshot(body, sendPort, signal);
  if (outcome.kind === 'unanswered') return { kind: 'failed', code: 'snapshotNotAdded', reason: 'network' };
  await unanswered.drop(body.snapshot.id);
  return outcome;
}
