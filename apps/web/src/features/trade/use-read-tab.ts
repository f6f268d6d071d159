import { api, type TradeView } from '@poexchange/contract/rest';
import { readPublisherTabId } from '@poexchange/domain/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownKeys } from '../../shared/api/own-keys.ts';
import { callApi } from '../../shared/api/call-api.ts';

/** Reads a tab of the trade anew: what is there, and where, is true again after it. */
export function useReadTab(view: TradeView) {
  const client = useQueryClient();
  const { game, league } = view.notification.body.meta;
  return useMutation({
    mutationFn: async (id: string) => {
      const tabId = readPublisherTabId(id);
      // The id comes from the publisher by way of our server: another one names no tab.
      if (tabId === null) throw new Error('no tab of the publisher');
      return callApi(api.getStash, { params: { league, tabId }, query: { game } });
    },
    meta: { failure: 'silent' },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [ownKeys.trade, view.notification.id] });
      void client.invalidateQueries({ queryKey: [ownKeys.tradeQueue] });
    },
  });
}
