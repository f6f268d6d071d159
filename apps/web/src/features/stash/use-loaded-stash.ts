import { listLoadableTabs } from '@poexchange/domain/stash';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { getStashStore, useStashState } from './stash-store.ts';
import { tabListQuery } from './tab-list-query.ts';

/**
 * The tabs of an account's stash in a league that are stored in this browser; does not read any tabs. `tabById` is
 * filled once the tab list has loaded.
 */
export function useLoadedStash(scope: StashScope) {
  const store = getStashStore(scope);
  const contentVersion = useStashState(store, (state) => state.contentVersion);
  const isRestored = useStashState(store, (state) => state.isRestored);
  const hasTabs = useStashState(store, (state) => Object.keys(state.loader.loaded).length > 0);
  // The list provides the tabs' names, and is not needed if no tabs are stored.
  const { data } = useQuery({ ...tabListQuery(scope), enabled: hasTabs });
  const tabById = useMemo(() => new Map(listLoadableTabs(data?.tabs ?? []).map((tab) => [tab.id, tab])), [data]);
  return { contentVersion, isRestored, hasTabs, tabById };
}
