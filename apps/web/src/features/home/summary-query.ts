/** Summary of a league with its newest listings, polled like a list (D11, R9.53). */
import { api, type LeagueSummary } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { shouldRetryList } from '../../shared/api/retry.ts';
import { marketFeedsKey } from '../../shared/listings/market-feeds.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { keepSummary, readKeptSummary } from './kept-summary.ts';

/** Events about new listings refetch it, as they do the lists. */
export function leagueSummaryQuery({ game, league }: { readonly game: Game; readonly league: string }) {
  const place = `${game}/${league}`;
  return queryOptions({
    queryKey: [...marketFeedsKey, game, league, 'summary'],
    queryFn: async ({ signal }): Promise<LeagueSummary> => {
      const summary = await callApi(api.getLeagueSummary, { params: { game, league } }, { signal }).catch((error: unknown) => {
        const kept = isAway(useReachability.getState().verdict) ? readKeptSummary(place, readServerNowMs()) : null;
        if (kept === null) throw error;
        return kept;
      });
      keepSummary(place, summary);
      return summary;
    },
    staleTime: 5_000,
    refetchInterval: 6_000,
    retry: shouldRetryList,
    meta: { failure: 'silent' },
  });
}
