import type { StashTabId } from '@poexchange/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { listStaleTabs, orderReads } from './loader-state.ts';
import { getStashStore, useStashState } from './stash-store.ts';
import { chooseTabs, keepChoice, keepExisting, useChosenTabs } from './tab-choice.ts';
import { tabListQuery } from './tab-list-query.ts';
import { useAutoReload } from './use-auto-reload.ts';

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
  // Until the list has loaded, the last choice is used unchanged: its content may be stored in this browser.
  const tabIds = useMemo(() => (tabs === undefined ? chosen : keepExisting(tabs, chosen)), [tabs, chosen]);
  const vanishedCount = Object.values(loader.phases).filter((phase) => phase.phase === 'vanished').length;
  const { refetch } = list;
  // A missing tab means that the list is out of date.
  useEffect(() => {
    if (vanishedCount > 0) void refetch();
  }, [vanishedCount, refetch]);
  useAutoReload({ store, tabIds, tabs, isReady: isRestored });
  return {
    list,
    tabs,
    tabIds,
    /** Chosen tabs, including those of folders chosen as a whole. */
    choice: useMemo(() => (tabs === undefined ? chosen : keepChoice(tabs, chosen)), [tabs, chosen]),
    loader,
    contentVersion,
    isRestored,
    choose: (ids: readonly StashTabId[]) => {
      chooseTabs(scope, ids);
      const read = tabs === undefined ? ids : keepExisting(tabs, ids);
      store.load(orderReads(listStaleTabs({ ...loader, phases: {} }, read, { nowMs: readServerNowMs() }), tabs ?? [], loader.loaded));
    },
    /** Reads tabs now, regardless of their age; also a single one. */
    reload: (ids: readonly StashTabId[]) => store.load(orderReads(ids, tabs ?? [], loader.loaded)),
    cancel: store.cancel,
    forgetVanished: store.forgetVanished,
  };
}

export type Stash = ReturnType<typeof useStash>;
