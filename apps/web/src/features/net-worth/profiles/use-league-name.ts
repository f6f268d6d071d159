import { laterApi } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callApi } from '../../../shared/api/call-api.ts';
import { ownKeys } from '../../../shared/api/own-keys.ts';
import { leaguesQuery } from '../../../shared/prices/queries.ts';
import { useLeagues, type League } from '../../../shared/prices/use-league.ts';
import { useHasToken } from '../../../shared/session/token.ts';

/** The account's leagues, including private leagues. */
export function accountLeaguesQuery(game: Game) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'leagues', game],
    queryFn: async ({ signal }): Promise<readonly League[]> =>
      (await callApi(laterApi.getAccountLeagues, { query: { game } }, { signal })).leagues,
    // R9.45.
    staleTime: 60 * 60_000,
    gcTime: 45 * 60_000,
    meta: { failure: 'silent', persist: true },
  });
}

export type ProfileLeagues = {
  readonly priced: readonly League[];
  readonly all: readonly League[];
  /** True if neither the market nor the account has the league; false until both lists are loaded. */
  readonly isUnknown: (id: string) => boolean;
};

/** Leagues that a profile may belong to: market leagues first, then leagues that only the account has. */
export function useProfileLeagues(game: Game): ProfileLeagues {
  const priced = useLeagues(game);
  const isPublished = useQuery(leaguesQuery).data !== undefined;
  const own = useQuery({ ...accountLeaguesQuery(game), enabled: useHasToken() }).data;
  return useMemo(() => {
    const known = new Set(priced.map(({ id }) => id));
    const all = [...priced, ...(own ?? []).filter(({ id }) => !known.has(id))];
    return { priced, all, isUnknown: (wanted) => isPublished && own !== undefined && all.every(({ id }) => id !== wanted) };
  }, [priced, own, isPublished]);
}

/** Names a league; an ended league is named by its id. */
export function useLeagueName(game: Game): (id: string) => string {
  const { all } = useProfileLeagues(game);
  return useCallback((id: string) => all.find((league) => league.id === id)?.name ?? id, [all]);
}
