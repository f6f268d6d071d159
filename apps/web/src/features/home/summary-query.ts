/** Summary of a league with its newest listings, polled like a list (D11, R9.53). */
import * as z from 'zod/mini';
import { api, type LeagueSummary, leagueSummarySchema } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { shouldRetryList } from '../../shared/api/retry.ts';
import { marketFeedsKey } from '../../shared/listings/market-feeds.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';

// The last league summary that this browser saw, shown while the server is unreachable (D36).

const NAME = 'poexchange:league-summary';
/** Listings end after two hours (R4.02), so an older summary describes nothing that still exists. */
const KEPT_FOR_MS = 2 * 3_600_000;

const storedSchema = z.object({ place: z.string(), summary: leagueSummarySchema });

/** Stores the summary of the last viewed league. */
function keepSummary(place: string, summary: LeagueSummary): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ place, summary }));
  } catch {
    // Storage is full or blocked: the summary will be missing offline.
  }
}

/** Returns the stored summary if it is valid, for this league, and at most two hours old. */
function readKeptSummary(place: string, nowMs: number): LeagueSummary | null {
  try {
    const stored = storedSchema.safeParse(JSON.parse(localStorage.getItem(NAME) ?? 'null'));
    if (!stored.success || stored.data.place !== place) return null;
    const { summary } = stored.data;
    return nowMs - summary.serverTimeMs <= KEPT_FOR_MS ? summary : null;
  } catch {
    return null;
  }
}

/** Events about new listings trigger a refetch of the summary, as they do for the lists. */
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
