/** A trade and the list of trades: fetches both, changes the trade's step, and finishes and undoes the trade. */
import { type TradeView } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
import type { SettableStep } from '@poexchange/domain/trade';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { useAttempt } from '../../shared/api/use-attempt.ts';
import { ownKeys, refetchTrade, tradeKey } from '../../shared/api/own-keys.ts';
import { sayFinished } from '../../shared/trades/say-finished.ts';
import { showToast } from '../../shared/toast/toast.ts';

export function tradeQuery(id: string) {
  return queryOptions({
    queryKey: tradeKey(id),
    queryFn: ({ signal }) => callApi(laterApi.getTradeView, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: 0,
    meta: { failure: 'silent' },
  });
}

/** Events report changes; presence is updated by polling. */
const QUEUE_EVERY_MS = 30_000;

/** The day's trades in one game: requests that others sent for the user's listings, or requests that the user sent. */
export function tradeQueueQuery(options: { readonly game: Game; readonly party: 'owner' | 'asker' }) {
  return queryOptions({
    queryKey: [...ownKeys.tradeQueue, options.game, options.party],
    queryFn: async ({ signal }) => (await callApi(laterApi.getTradeQueue, { params: options }, { signal })).trades,
    staleTime: QUEUE_EVERY_MS,
    refetchInterval: QUEUE_EVERY_MS,
    meta: { failure: 'silent' },
  });
}

/**
 * A search that matches the stacks: computing it costs more than the trade itself, so it is fetched after the trade. It
 * is computed and verified again when the stock changes or a tab is reread.
 */
export function tradeSearchQuery({ notification: { id }, items }: TradeView) {
  const stock = items.flatMap(({ places }) => places.map((place) => [place.id, place.stackSize, place.tabId, place.readAtMs ?? null]));
  return queryOptions({
    queryKey: [...tradeKey(id), 'search', stock],
    queryFn: ({ signal }) => callApi(laterApi.getTradeSearch, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: 0,
    meta: { failure: 'silent' },
  });
}

export type Handled = {
  readonly undo: boolean;
  /** The amounts handed over, if they differ from the request. */
  readonly items?: [hash: string, quantity: number][] | undefined;
};

/** Takes the quantities from the stock, or restores them. */
export function useFinishTrade(id: string) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: ({ undo, items }: Handled): Promise<TradeView> => {
      const body = { id, ...(undo && { undo }), ...(items !== undefined && { items }) };
      return callApi(laterApi.finishTrade, { body }, { idempotencyKey: attempt.keyOf(body) });
    },
    onSuccess: (view, { undo }) => {
      attempt.end();
      takeOver(client, view);
      void client.invalidateQueries({ queryKey: ownKeys.ownListings });
      showToast({ id: 'trade-processed', level: 'success', title: { key: sayFinished(view.notification, undo) } });
    },
    // Another tab may have been faster, so show the current state.
    onError: () => refetchTrade(client, id),
  });
}

/** Sets the step of the trade, or declines it. */
export function useTradeStep(id: string) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (step: SettableStep): Promise<TradeView> =>
      callApi(laterApi.setTradeStep, { body: { id, step } }, { idempotencyKey: attempt.keyOf([id, step]) }),
    onSuccess: (view) => {
      attempt.end();
      takeOver(client, view);
    },
    onError: () => refetchTrade(client, id),
  });
}

function takeOver(client: QueryClient, view: TradeView): void {
  client.setQueryData(tradeQuery(view.notification.id).queryKey, view);
  void client.invalidateQueries({ queryKey: ownKeys.tradeQueue });
}
