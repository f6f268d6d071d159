import type { StashTabId } from '@poexchange/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { listStaleTabs, orderReads } from './loader-state.ts';
import { getStashStore, useStashState, type StashStore } from './stash-store.ts';
import { chooseTabs, keepChoice, keepExisting, useChosenTabs } from './tab-choice.ts';
import { tabListQuery } from './tab-list-query.ts';

const CHECK_EVERY_MS = 30_000;

/**
 * An account's stash in a league: the list of tabs, the chosen ones, and their states. Chosen tabs are read
 * automatically when they are old (R4.08).
 */
export function useStash(scope: StashScope) {
  const store = getStashStore(scope);
  const list = useQuery(tabListQuery(scope));
  const chosen = useChosenTabs(scope);
  const loader = useStashState(store, (state) => state.loader);
  const contentVersion = useStashState(store, (state) => state.contentVersion);
  const isRestored = useStashState(store, (state) => state.isRestored);
  const tabs = list.data?.tabs;
  // Until the list has loaded, the last choice is used as it is: its content may be kept in this browser.
  const tabIds = useMemo(() => (tabs === undefined ? chosen : keepExisting(tabs, chosen)), [tabs, chosen]);
  const vanishedCount = Object.values(loader.phases).filter((phase) => phase.phase === 'vanished').length;
  const { refetch } = list;
  // A tab that is gone means that the list is out of date.
  useEffect(() => {
    if (vanishedCount > 0) void refetch();
  }, [vanishedCount, refetch]);
  useAutoReload({ store, tabIds, tabs, isReady: isRestored });
  return {
    list,
    tabs,
    tabIds,
    /** Chosen tabs, including those of folders that were chosen whole. */
    choice: useMemo(() => (tabs === undefined ? chosen : keepChoice(tabs, chosen)), [tabs, chosen]),
    loader,
    contentVersion,
    isRestored,
    choose: (ids: readonly StashTabId[]) => {
      chooseTabs(scope, ids);
      const read = tabs === undefined ? ids : keepExisting(tabs, ids);
      store.load(orderReads(listStaleTabs({ ...loader, phases: {} }, read, readServerNowMs()), tabs ?? [], loader.loaded));
    },
    /** Reads tabs now, whatever their age; one alone too. */
    reload: (ids: readonly StashTabId[]) => store.load(orderReads(ids, tabs ?? [], loader.loaded)),
    cancel: store.cancel,
    forgetVanished: store.forgetVanished,
  };
}

export type Stash = ReturnType<typeof useStash>;

/** R4.08, R9.05. A load that the person stopped is not started again behind their back. */
function useAutoReload(options: {
  readonly store: StashStore;
  readonly tabIds: readonly StashTabId[];
  readonly tabs: readonly StashTabInfo[] | undefined;
  readonly isReady: boolean;
}): void {
  const { store, tabIds, tabs, isReady } = options;
  useEffect(() => {
    if (!isReady || tabs === undefined) return undefined;
    const check = (): void => {
      const { loader } = store.state.getState();
      if (document.visibilityState === 'hidden' || loader.run !== null || loader.stopped !== null) return;
      const stale = listStaleTabs(loader, tabIds, readServerNowMs());
      if (stale.length > 0) store.load(orderReads(stale, tabs, loader.loaded));
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
