/** An account's tab list in a league. */
import { laterApi } from '@poexchange/contract/rest/later';
import { readTabList, type StashTabInfo } from '@poexchange/domain/stash';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { ownKeys } from '../../shared/api/own-keys.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';

export type TabListReply = { readonly tabs: readonly StashTabInfo[]; readonly readAtMs: number };

/** Converts a list's tabs to the page's format; tabs known only by name get new random ids. */
export function readTabs(stashes: unknown, league: string): StashTabInfo[] {
  return readTabList(stashes, { league, makeId: () => crypto.randomUUID() });
}

export function tabListQuery(scope: StashScope) {
  return queryOptions({
    queryKey: [...ownKeys.stashes, scope.accountId, scope.game, scope.league],
    queryFn: async ({ signal }): Promise<TabListReply> => {
      const reply = await callApi(laterApi.getStashes, { params: { league: scope.league }, query: { game: scope.game } }, { signal });
      return { tabs: readTabs(reply.stashes, scope.league), readAtMs: reply.readAtMs };
    },
    staleTime: 30 * 60_000,
    gcTime: 20 * 60_000,
    meta: { failure: 'silent', persist: true },
  });
}
