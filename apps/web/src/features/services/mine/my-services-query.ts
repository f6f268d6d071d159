/** The person's services in one league. */
import { servicesApi, type OwnService } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Presence } from '@poexchange/contract/rest';
import { callApi } from '../../../shared/api/call-api.ts';
import { callOrShowLast } from '../../../shared/network/last-seen.ts';
import { ownServiceKeys } from '../../../shared/api/own-service-keys.ts';

export type LeagueScope = { readonly game: Game; readonly league: string };

/** R9.56. Events report changes made in another tab. */
const FRESH_MS = 30 * 60_000;
/** The server detects a return, but sends no event to a person without services. */
const HIDDEN_EVERY_MS = 5_000;

/** Maximum age at which services are shown while the server is unreachable (D36). */
const LAST_SHOWN_MS = 24 * 3_600_000;

export type MyServices = { readonly services: readonly OwnService[]; readonly presence: Presence };

export function myServicesQuery({ game, league }: LeagueScope) {
  return queryOptions({
    queryKey: ownServiceKeys.mine(game, league),
    queryFn: async ({ client, signal }): Promise<MyServices> => {
      const { services, presence } = await callOrShowLast({
        name: 'my-services',
        part: `${game}:${league}`,
        schema: servicesApi.getMyServices.reply,
        maxAgeMs: LAST_SHOWN_MS,
        call: () => callApi(servicesApi.getMyServices, { params: { game }, query: { league } }, { signal }),
        show: (last) =>
          void client.setQueryData<MyServices>(
            ownServiceKeys.mine(game, league),
            { services: last.services, presence: last.presence },
            { updatedAt: 0 },
          ),
      });
      return { services, presence };
    },
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => readHiddenWaitMs(state.data),
    meta: { failure: 'silent' },
  });
}

/** Delay before the user's services are refetched while the user counts as offline; false if they are not refetched. */
export function readHiddenWaitMs(mine: Pick<MyServices, 'presence'> | undefined): number | false {
  return mine?.presence === 'offline' ? HIDDEN_EVERY_MS : false;
}

/** Writes the services from a reply to the page's cached list. */
export function keepMyServices(client: QueryClient, scope: LeagueScope, services: readonly OwnService[]): void {
  client.setQueryData(myServicesQuery(scope).queryKey, (before) => ({ services, presence: before?.presence ?? 'online' }));
}

export function refetchMyServices(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ownServiceKeys.anyMine });
}
