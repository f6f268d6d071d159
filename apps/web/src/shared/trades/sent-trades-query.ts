/** The user's requests from the last day in one game: used by the bell, the trade page and the listings. */
import { laterApi, type QueuedTrade } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { ownKeys } from '../api/own-keys.ts';

const FRESH_MS = 30_000;

export function sentTradesQuery(game: Game) {
  return queryOptions({
    // The same key as on the trade page, so that both share the list.
    queryKey: [...ownKeys.tradeQueue, game, 'asker'],
    queryFn: async ({ signal }): Promise<QueuedTrade[]> =>
      (await callApi(laterApi.getTradeQueue, { params: { game, party: 'asker' } }, { signal })).trades,
    staleTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}
