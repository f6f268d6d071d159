/** The world outside a snapshot: our API, the stash, the pricing worker. */
import type { SnapshotId, StashTabId } from '@poexchange/domain/ids';
import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import type { StashTabInfo } from '@poexchange/domain/stash';
import type { QueryClient } from '@tanstack/react-query';
import { proxy } from 'comlink';
import { callApi } from '../../../shared/api/call-api.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { MadeSnapshot, MakingStep, ShelfState, SnapshotRequest } from '../../../shared/workers/make-snapshot.ts';
import { getPricingWorker } from '../../../shared/workers/pricing-client.ts';
import { getStashStore, tabListQuery, type LoaderState, type StashStore } from '../../stash/index.ts';
import { detailsQuery } from '../data/queries.ts';

/** What a snapshot uses from outside; tests replace it. */
export type World = {
  readonly call: typeof callApi;
  readonly listTabs: (scope: StashScope) => Promise<readonly StashTabInfo[]>;
  readonly readDetails: (id: SnapshotId) => Promise<SnapshotDetails | null>;
  /** Returns the state of the tabs that this browser has. */
  readonly measureTabs: (scope: StashScope, ids: readonly StashTabId[]) => Promise<Readonly<Record<string, ShelfState>>>;
  /** Loads tabs in this order; resolves when nothing is being loaded any more, with any outcome. */
  readonly loadTabs: (
    scope: StashScope,
    ids: readonly StashTabId[],
    options: { readonly signal: AbortSignal; readonly onChange: (loader: LoaderState) => void },
  ) => Promise<LoaderState>;
  readonly makeSnapshot: (request: SnapshotRequest, onStep: (step: MakingStep) => void) => Promise<MadeSnapshot>;
  /** The token of auto snapshots that this page holds. */
  readonly readAutoToken: () => string | undefined;
};

let readAutoToken: World['readAutoToken'] = () => undefined;

/** Auto snapshots send the token that their schedule holds (R4.40). */
export function provideAutoToken(read: World['readAutoToken']): void {
  readAutoToken = read;
}

export function makePageWorld(client: QueryClient): World {
  return {
    call: callApi,
    listTabs: async (scope) => (await client.fetchQuery(tabListQuery(scope))).tabs,
    readDetails: (id) => client.fetchQuery(detailsQuery(id)),
    measureTabs: async (scope, ids) => {
      await untilRestored(getStashStore(scope));
      return getPricingWorker().measureTabs(scope, ids);
    },
    loadTabs: async (scope, ids, { signal, onChange }) => {
      const store = getStashStore(scope);
      const stop = store.state.subscribe(({ loader }) => onChange(loader));
      signal.addEventListener('abort', store.cancel, { once: true });
      try {
        await store.loadAndWait(ids);
      } finally {
        stop();
        signal.removeEventListener('abort', store.cancel);
      }
      const { loader } = store.state.getState();
      // The list contains a tab that is gone: the next run would request it again.
      if (ids.some((id) => loader.phases[id]?.phase === 'vanished'))
        void client.invalidateQueries({ queryKey: tabListQuery(scope).queryKey });
      return loader;
    },
    makeSnapshot: (request, onStep) => getPricingWorker().makeSnapshot(request, proxy(onStep)),
    readAutoToken: () => readAutoToken(),
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
