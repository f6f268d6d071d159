import type { TradeView } from '@poexchange/contract/rest';
import { makeStashTabId, readPublisherTabId } from '@poexchange/domain/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchTrade } from '../../shared/api/own-keys.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { getStashStore } from '../stash/index.ts';

/**
 * Rereads one of the trade's tabs in the same way as My listings, which brings the tab's content and positions up to
 * date on every page.
 */
export function useReadTab(view: TradeView, scope: StashScope | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      const tabId = readPublisherTabId(id);
      // The id comes from the publisher through our server: any other id is not a tab.
      if (tabId === null || scope === null) throw new Error('no tab of the publisher');
      const stashTabId = makeStashTabId(scope.league, tabId);
      const store = getStashStore(scope);
      await store.loadAndWait([stashTabId]);
      const { phases, stopped } = store.state.getState().loader;
      if (stopped !== null || phases[stashTabId] !== undefined) throw new Error('the tab was not read');
    },
    meta: { failure: 'silent' },
    onSettled: () => refetchTrade(client, view.notification.id),
  });
}
