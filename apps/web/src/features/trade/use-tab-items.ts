import { makeStashTabId, readPublisherTabId } from '@poexchange/domain/ids';
import { useEffect, useState } from 'react';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import type { TabItems } from '../../shared/workers/tab-items.ts';
import { useLoadedStash } from '../stash/index.ts';

/** A tab's items, or null if this browser has not read the tab. Does not read the tab. */
export function useTabItems(scope: StashScope, tabId: string): TabItems | null {
  const { contentVersion, isRestored } = useLoadedStash(scope);
  const [read, setRead] = useState<{ readonly tabId: string; readonly items: TabItems | null } | null>(null);
  const { accountId, game, league } = scope;
  useEffect(() => {
    const id = readPublisherTabId(tabId);
    if (id === null || !isRestored) return undefined;
    let isCurrent = true;
    void getPricingWorker()
      .readTabItems({ accountId, game, league }, makeStashTabId(league, id))
      .then(
        (items) => isCurrent && setRead({ tabId, items }),
        // If the read fails, the tab is shown without other items.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [accountId, game, league, tabId, isRestored, contentVersion]);
  return read?.tabId === tabId ? read.items : null;
}
