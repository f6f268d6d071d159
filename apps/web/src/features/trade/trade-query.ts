/** One trade: read, handled, taken back (R7.26, R9.51, R4.31, D32). */
import { api, type TradeView } from '@poexchange/contract/rest';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { showToast } from '../../shared/toast/toast.ts';

export function tradeQuery(id: string) {
  return queryOptions({
    queryKey: ['trade', id],
    queryFn: ({ signal }) => callApi(api.getTradeView, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: 0,
    meta: { failure: 'silent' },
  });
}

/** Takes the quantities out of the listing, or puts them back. */
export function useProcessTrade(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ undo }: { readonly undo: boolean }): Promise<TradeView> =>
      callApi(api.processNotification, { body: { id, ...(undo && { undo }) } }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: (view, { undo }) => {
      client.setQueryData(tradeQuery(id).queryKey, view);
      void client.invalidateQueries({ queryKey: ['my-listings'] });
      showToast({ id: 'trade-processed', level: 'success', title: { key: undo ? 'success.trade_put_back' : 'success.trade_processed' } });
    },
    // Another tab may have been quicker: show what is true now.
    onError: () => void client.invalidateQueries({ queryKey: ['trade', id] }),
  });
}
