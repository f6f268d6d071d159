/** External dependencies of a snapshot: our API, the stash and the pricing worker. */
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

/** External dependencies of a snapshot; tests replace them. */
export type World = {
  readonly call: typeof callApi;
  readonly listTabs: (scope: StashScope) => Promise<readonly StashTabInfo[]>;
  readonly readDetails: (id: SnapshotId) => Promise<SnapshotDetails | null>;
  /** Returns the state of tabs cached in this browser. */
  readonly measureTabs: (scope: StashScope, ids: readonly StashTabId[]) => Promise<Readonly<Record<string, ShelfState>>>;
  /** Loads tabs in this order; resolves when loading has ended, whatever the outcome. */
  readonly loadTabs: (
    scope: StashScope,
    ids: readonly StashTabId[],
    options: { readonly signal: AbortSignal; readonly onChange: (loader: LoaderState) => void },
  ) => Promise<LoaderState>;
  readonly makeSnapshot: (request: SnapshotRequest, onStep: (step: MakingStep) => void) => Promise<MadeSnapshot>;
  /** The auto-snapshot token that this page holds. */
  readonly readAutoToken: () => string | undefined;
};

let readAutoToken: World['readAutoToken'] = () => undefined;

/** Sets the source of the token that auto snapshots send. */
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
      // The list still contains a deleted tab, which the next run would request again.
      if (ids.some((id) => loader.phases[id]?.phase === 'vanished'))
        void client.invalidateQueries({ queryKey: tabListQuery(scope).queryKey });
      return loader;
    },
    makeSnapshot: (request, onStep) => getPricingWorker().makeSnapshot(request, proxy(onStep)),
    readAutoToken: () => readAutoToken(),
  };
}

/** Resolves once the store has restored the tabs stored in this browser; they are not available before that. */
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
