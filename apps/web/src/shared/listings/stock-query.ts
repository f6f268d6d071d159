/**
 * Pieces of the user's own stock that have been handed over since this browser read the tabs; used by every view of
 * tabs.
 */
import { laterApi, type OwnStock } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
import type { HandedStack } from '@poexchange/domain/stock';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { ownKeys } from '../api/own-keys.ts';

const FRESH_MS = 5 * 60_000;
const none: readonly HandedStack[] = [];

/** Kept up to date by the event `stock:changed`. */
export function stockQuery({ game, league }: { readonly game: Game; readonly league: string }) {
  return queryOptions({
    queryKey: [...ownKeys.stock, game, league],
    queryFn: ({ signal }): Promise<OwnStock> => callApi(laterApi.getStock, { params: { game, league } }, { signal }),
    staleTime: FRESH_MS,
    gcTime: 30 * 60_000,
    meta: { failure: 'silent' },
  });
}

/**
 * Stacks with handed-over pieces; empty while unknown. The server excludes these pieces from published listings in any
 * case.
 */
export function useHandedStacks(options: { readonly game: Game; readonly league: string }): readonly HandedStack[] {
  return useQuery(stockQuery(options)).data?.handedOver ?? none;
}
