import { servicesApi, type ServiceHistory } from '@poexchange/contract/rest/services';
import { findService, prefixCategory } from '@poexchange/domain/service';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import type { ServicesScope } from './services-query.ts';

/** The server updates the day's prices from time to time. */
const FRESH_MS = 10 * 60_000;

/** Prices asked for a service on each of the last days; custom services have no history. */
export function serviceHistoryQuery({ game, league, side }: ServicesScope, serviceName: string) {
  const home = findService(game, serviceName)?.category;
  return queryOptions({
    queryKey: ['service-history', game, league, side, serviceName],
    queryFn:
      home === undefined
        ? skipToken
        : async ({ signal }): Promise<ServiceHistory> =>
            callApi(
              servicesApi.getServiceHistory,
              { params: { game, league, category: prefixCategory(side, home) }, query: { serviceName } },
              { signal },
            ),
    staleTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}
