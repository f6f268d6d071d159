import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { listStaleTabs, orderReads } from './loader-state.ts';
import { getStashStore, useStashState, type StashStore } from './stash-store.ts';
import { chooseTabs, keepChoice, keepExisting, useChosenTabs } from './tab-choice.ts';
import { tabListQuery } from './tab-list-query.ts';

const CHECK_EVERY_MS = 30_000;

/** Delay before failed tabs are reread. The publisher's outages last minutes. */
const RETRY_EVERY_MS = 2 * 60_000;

/**
 * Rereads stale tabs while the page is visible. Restarts a failed load and rereads single failed tabs, but does not
 * restart a load that the user stopped.
 */
export function useAutoReload(options: {
  readonly store: Pick<StashStore, 'state' | 'load'>;
  readonly tabIds: readonly StashTabId[];
  readonly tabs: readonly StashTabInfo[] | undefined;
  readonly isReady: boolean;
}): void {
  const { store, tabIds, tabs, isReady } = options;
  const lastRunMs = useRef(-Infinity);
  useEffect(() => {
    if (!isReady || tabs === undefined) return undefined;
    const check = (): void => {
      const { loader } = store.state.getState();
      const nowMs = readServerNowMs();
      if (loader.run !== null) lastRunMs.current = nowMs;
      if (document.visibilityState === 'hidden' || loader.run !== null || loader.stopped === 'cancelled') return;
      const failed = nowMs - lastRunMs.current < RETRY_EVERY_MS ? 'left' : 'again';
      if (loader.stopped !== null && failed === 'left') return;
      const stale = listStaleTabs(loader, tabIds, { nowMs, failed });
      if (stale.length === 0) return;
      lastRunMs.current = nowMs;
      store.load(orderReads(stale, tabs, loader.loaded));
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [store, tabIds, tabs, isReady]);
}

/**
 * An account's stash in a league: the tab list, the selected tabs, and their states. Selected tabs are read
 * automatically when they are stale.
 */
export function useStash(scope: StashScope) {
  const store = getStashStore(scope);
  const list = useQuery(tabListQuery(scope));
  const chosen = useChosenTabs(scope);
  const loader = useStashState(store, (state) => state.loader);
  const contentVersion = useStashState(store, (state) => state.contentVersion);
  const isRestored = useStashState(store, (state) => state.isRestored);
  const tabs = list.data?.tabs;
  // Until the list has loaded, the last selection is used unchanged, because the content of its tabs may be stored in
  // this browser.
  const tabIds = useMemo(() => (tabs === undefined ? chosen : keepExisting(tabs, chosen)), [tabs, chosen]);
  const vanishedCount = Object.values(loader.phases).filter((phase) => phase.phase === 'vanished').length;
  const { refetch } = list;
  // A tab that no longer exists means that the list is outdated.
  useEffect(() => {
    if (vanishedCount > 0) void refetch();
  }, [vanishedCount, refetch]);
  useAutoReload({ store, tabIds, tabs, isReady: isRestored });
  return {
    list,
    tabs,
    tabIds,
    /** Selected tabs, including those in folders selected as a whole. */
    choice: useMemo(() => (tabs === undefined ? chosen : keepChoice(tabs, chosen)), [tabs, chosen]),
    loader,
    contentVersion,
    isRestored,
    choose: (ids: readonly StashTabId[]) => {
      chooseTabs(scope, ids);
      const read = tabs === undefined ? ids : keepExisting(tabs, ids);
      store.load(orderReads(listStaleTabs({ ...loader, phases: {} }, read, { nowMs: readServerNowMs() }), tabs ?? [], loader.loaded));
    },
    /** Reads one or more tabs now, regardless of their age. */
    reload: (ids: readonly StashTabId[]) => store.load(orderReads(ids, tabs ?? [], loader.loaded)),
    cancel: store.cancel,
    forgetVanished: store.forgetVanished,
  };
}

export type Stash = ReturnType<typeof useStash>;
