/** This page's loaders, one per account and league. They continue while the user visits other pages. */
import { laterApi } from '@poexchange/contract/rest/later';
import { splitStashTabId, type StashTabId } from '@poexchange/domain/ids';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { callApi } from '../../shared/api/call-api.ts';
import { sleep } from '../../shared/api/rate-waits.ts';
import { onSessionEnd } from '../../shared/session/end-session.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { emptyLoaderState, reduceLoader, type LoaderEvent, type LoaderState } from './loader-state.ts';
import { showLongWait } from './long-waits.ts';
import { runLoader, type LoaderDeps, type TabRef } from './run-loader.ts';

// The sound at the end of a long read.

/** Shorter reads end while the user is still watching. */
export const LONG_READ_MS = 10_000;

type ReadBellDeps = {
  readonly readNowMs: () => number;
  /** Plays the sound, once per id across all windows of this browser. */
  readonly play: (eventId: string) => void;
};

/**
 * Returns a listener for a loader's events that rings when a long read completes, but not when it is stopped or fails.
 */
export function createReadBell(name: string, { readNowMs, play }: ReadBellDeps): (event: LoaderEvent) => void {
  let startedMs: number | null = null;
  return (event) => {
    if (event.type === 'started') startedMs = readNowMs();
    if (event.type !== 'ended' || startedMs === null) return;
    if (event.stopped === null && readNowMs() - startedMs >= LONG_READ_MS) play(`${name}/${startedMs}`);
    startedMs = null;
  };
}

/** `contentVersion` increases with every tab read; results computed from earlier versions are stale. */
export type StashState = { readonly loader: LoaderState; readonly contentVersion: number; readonly isRestored: boolean };

export type StashStore = {
  readonly state: StoreApi<StashState>;
  /** Reads tabs; if a load is running, starts after it. */
  readonly load: (tabIds: readonly StashTabId[]) => void;
  /** Like `load`; resolves when all reading has ended, whatever the outcome. */
  readonly loadAndWait: (tabIds: readonly StashTabId[]) => Promise<void>;
  readonly cancel: () => void;
  readonly forgetVanished: () => void;
};

const stores = new Map<string, StashStore>();

export function getStashStore(scope: StashScope): StashStore {
  const key = `${scope.accountId}/${scope.game}/${scope.league}`;
  let store = stores.get(key);
  if (store === undefined) {
    store = createStashStore(scope);
    stores.set(key, store);
  }
  return store;
}

// The next account starts from scratch.
onSessionEnd(() => {
  for (const store of stores.values()) store.cancel();
  stores.clear();
});

export function useStashState<T>(store: StashStore, select: (state: StashState) => T): T {
  return useStore(store.state, select);
}

function createStashStore(scope: StashScope): StashStore {
  const state = createStore<StashState>(() => ({ loader: emptyLoaderState, contentVersion: 0, isRestored: false }));
  let abort: AbortController | null = null;
  let running: Promise<void> = Promise.resolve();
  const waiting = new Set<StashTabId>();

  const bell = createReadBell(`${scope.accountId}/${scope.game}/${scope.league}`, {
    readNowMs: readServerNowMs,
    // Loaded when a sound is due, so that pages that read tabs render without waiting for it.
    play: (eventId) =>
      void import('../../shared/sound/play-sound.ts').then(
        ({ playOnce }) => playOnce('tab', eventId),
        () => undefined,
      ),
  });
  function cancel(): void {
    waiting.clear();
    abort?.abort(new DOMException('cancelled', 'AbortError'));
  }
  const dispatch = (event: LoaderEvent): void => {
    const isNewContent = event.type === 'tabLoaded' || event.type === 'tabVanished' || event.type === 'restored';
    state.setState((before) => ({
      loader: reduceLoader(before.loader, event),
      contentVersion: before.contentVersion + (isNewContent ? 1 : 0),
    }));
    showLongWait(event, cancel);
    bell(event);
    if (event.type === 'tabVanished') void getPricingWorker().dropTabs(scope, [event.tabId]);
  };

  const restored = restoreTabs(scope).then((tabs) => {
    dispatch({ type: 'restored', tabs });
    state.setState({ isRestored: true });
  });

  async function run(started: AbortController): Promise<void> {
    await restored;
    while (waiting.size > 0 && !started.signal.aborted) {
      const refs = [...waiting].map((id) => ({ id }));
      waiting.clear();
      await runLoader(refs, makeDeps(scope, dispatch, state.getState), started.signal);
      if (state.getState().loader.stopped !== null) waiting.clear();
    }
    abort = null;
  }

  function load(tabIds: readonly StashTabId[]): void {
    const { phases } = state.getState().loader;
    for (const id of tabIds) {
      const phase = phases[id]?.phase;
      if (phase !== 'queued' && phase !== 'loading') waiting.add(id);
    }
    if (abort !== null || waiting.size === 0) return;
    abort = new AbortController();
    running = run(abort);
  }

  return {
    state,
    load,
    loadAndWait: (tabIds) => {
      load(tabIds);
      return running;
    },
    forgetVanished: () => dispatch({ type: 'vanishedSeen' }),
    cancel,
  };
}

async function restoreTabs(scope: StashScope): Promise<LoaderState['loaded']> {
  try {
    return await getPricingWorker().restoreTabs(scope);
  } catch {
    // Tabs that cannot be restored are read again.
    return {};
  }
}

function makeDeps(scope: StashScope, dispatch: (event: LoaderEvent) => void, readState: () => StashState): LoaderDeps {
  return {
    readLastCount: (tabId) => readState().loader.loaded[tabId]?.itemCount ?? null,
    readTab: async (ref, signal) => {
      // The publisher accepts only its own ids.
      const { tabId } = splitStashTabId(ref.id);
      const parent = ref.parentId === undefined ? {} : { parentId: splitStashTabId(ref.parentId).tabId };
      // The loader shows the wait with its own countdown and Cancel button.
      const reply = await callApi(
        laterApi.getStash,
        { params: { league: scope.league, tabId }, query: { game: scope.game, ...parent } },
        { signal, rateLimit: 'reject' },
      );
      return { stash: reply.stash, readAtMs: reply.readAtMs, budget: reply.budget };
    },
    keepTab: async (ref, stash, readAtMs) => {
      const { childIds, ...tab } = await getPricingWorker().putTab(scope, { id: ref.id, stash, readAtMs });
      return { tab, children: childIds.map((id): TabRef => ({ id, parentId: ref.id })) };
    },
    sleep,
    readNowMs: readServerNowMs,
    dispatch,
  };
}
