/**
 * A league's services in the query cache: fetched once, then updated by periodic requests for changes and by events
 * from the open room.
 */
import { serviceRoomEvents, type ServiceRoomEventData, type ServiceRoomEventName } from '@poexchange/contract/events/services';
import { servicesApi, type ServiceRow } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { prefixCategory, serviceRoom, type ServiceSide } from '@poexchange/domain/service';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../shared/api/call-api.ts';
import { shouldRetryList } from '../../../shared/api/retry.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { changePerson, emptyServices, mergeReply, putRows, removeRows, type ServicesState } from './merge-services.ts';

/** Offered (`wts`) or wanted (`wtb`) services in a league. */
export type ServicesScope = { readonly game: Game; readonly league: string; readonly side: ServiceSide };

/** R9.56. Between full fetches, small requests fetch changes. */
const FRESH_MS = 30 * 60_000;
/** Only changes are sent, so frequent requests are cheap. The room of the open service sends changes immediately. */
const CHANGES_EVERY_MS = 10_000;

const FEED_KEY = 'services';
const feedKey = ({ game, league, side }: ServicesScope) => [FEED_KEY, game, league, side] as const;

/** One feed contains all categories, so that the number of offers is known for each service. */
export function servicesQuery(scope: ServicesScope) {
  const queryKey = feedKey(scope);
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<ServicesState> => {
      const known = client.getQueryData<ServicesState>(queryKey);
      const params = { game: scope.game, league: scope.league, category: prefixCategory(scope.side, 'all') };
      const query = known === undefined ? {} : { sinceMs: String(known.newestMs) };
      const reply = await callApi(servicesApi.getServices, { params, query }, { signal });
      // Room events that arrive during the request must not be lost.
      return mergeReply(client.getQueryData<ServicesState>(queryKey) ?? emptyServices, { ...reply, serverTimeMs: readServerNowMs() });
    },
    staleTime: FRESH_MS,
    refetchInterval: CHANGES_EVERY_MS,
    refetchOnMount: 'always',
    retry: shouldRetryList,
    structuralSharing: false,
    meta: { failure: 'silent' },
  });
}

/** Applies an offer's current version, or its removal, from an error reply to the feed. */
export function learnService(
  client: QueryClient,
  scope: ServicesScope,
  news: { readonly row?: ServiceRow; readonly goneId?: string },
): void {
  change(client, scope, (before) => {
    const without = news.goneId === undefined ? before : removeRows(before, [news.goneId]);
    return news.row === undefined ? without : putRows(without, [news.row]);
  });
}

export type OpenService = { readonly serviceCategory: string; readonly serviceName: string; readonly isCustomService: boolean };

/** Subscribes to the room of the open service while connected. */
export function useServiceRoom(scope: ServicesScope, open: OpenService | null): void {
  const client = useQueryClient();
  const realtime = useConnection((state) => state.realtime);
  const { game, league, side } = scope;
  const room = open === null ? null : serviceRoom({ poe: game, league, ...open });
  useEffect(() => {
    if (realtime === null || room === null) return undefined;
    const followed = { game, league, side };
    return realtime.follow(room, {
      events: serviceRoomEvents,
      onEvent: (name, data) => change(client, followed, (before) => applyRoomEvent(before, name, data)),
      onGap: () => void client.invalidateQueries({ queryKey: feedKey(followed) }),
    });
  }, [realtime, room, client, game, league, side]);
}

/** Applies a room event about a service's offers and the people who make them. Pure. */
export function applyRoomEvent<N extends ServiceRoomEventName>(
  before: ServicesState,
  name: N,
  data: ServiceRoomEventData<N>,
): ServicesState {
  const event = { name, data } as RoomEvent;
  switch (event.name) {
    case 'service:add-or-update':
      return putRows(before, event.data.services);
    case 'service:delete':
      return removeRows(before, event.data.ids);
    case 'service:update':
      return changePerson(before, event.data.userId, {
        vouchCount: event.data.vouchCount,
        oldestVouchMs: event.data.oldestVouchMs,
        isChatLinked: event.data.isChatLinked,
      });
    case 'service:status':
      return changePerson(before, event.data.userId, { userStatus: event.data.userStatus, onlineSinceMs: event.data.onlineSinceMs });
  }
}

type RoomEvent = { [N in ServiceRoomEventName]: { readonly name: N; readonly data: ServiceRoomEventData<N> } }[ServiceRoomEventName];

function change(client: QueryClient, scope: ServicesScope, next: (before: ServicesState) => ServicesState): void {
  client.setQueryData<ServicesState>(feedKey(scope), (before) => before && next(before));
}
