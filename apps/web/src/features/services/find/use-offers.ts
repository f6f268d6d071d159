/** Data of the find page's list: loaded, priced, placed, filtered and sorted. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { findService, hasMap, prefixCategory } from '@poexchange/domain/service';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useAccount } from '../../../shared/account/account.ts';
import { serviceRequestsQuery } from '../../../shared/services/requests-query.ts';
import { CUSTOM_SECTION } from '../../../shared/services/sections.ts';
import { useServiceNames } from '../../../shared/services/show-service-name.ts';
import { useToChaos } from '../../../shared/services/use-to-chaos.ts';
import { useHasToken } from '../../../shared/session/token.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { useMyVouches } from '../../../shared/vouch/vouch-query.ts';
import { makeServiceFinder } from './find-service.ts';
import { readBoundChaos } from './offer-filters.tsx';
import { countPlaces, filterLines, indexLines, isInPlace, makeLines, readGoingPrices, sortLines, type OfferLine } from './offer-lines.ts';
import { servicesQuery, useServiceRoom, type ServicesScope } from './services-query.ts';
import type { ServicesView } from './services-view.ts';

const nobody: readonly string[] = [];

/**
 * `findText`: part of a service's name; if set, the list contains every service whose name contains the text, in any
 * place.
 */
export function useOffers(scope: ServicesScope, view: ServicesView, findText: string) {
  const feed = useQuery(servicesQuery(scope));
  const toChaos = useToChaos(scope.game, scope.league);
  const account = useAccount();
  const ownUserId = account.status === 'signedIn' ? account.profile.uuid : null;
  const vouchedUsers = useMyVouches()?.vouchedUsers ?? nobody;
  const rows = feed.data?.rows;
  const names = useServiceNames();
  const lines = useMemo(
    () => makeLines(rows === undefined ? [] : [...rows.values()], { toChaos, ownUserId, vouchedUsers: new Set(vouchedUsers) }, names),
    [rows, toChaos, ownUserId, vouchedUsers, names],
  );
  const ended = feed.data?.ended;
  const endedLines = useMemo(() => {
    const made = makeLines(ended === undefined ? [] : [...ended.values()], { toChaos, ownUserId, vouchedUsers: new Set() }, names);
    return new Map<string, OfferLine>(made.map((line) => [line.row.id, { ...line, isEnded: true }]));
  }, [ended, toChaos, ownUserId, names]);
  // Unknown until the offers are loaded: an empty list would look like a service without offers.
  const isRead = rows !== undefined;
  const counts = useMemo(() => (isRead ? countPlaces(lines) : null), [isRead, lines]);
  const index = useMemo(() => indexLines(lines), [lines]);
  const { section, service } = view;
  const wantedText = useDeferredValue(findText);
  const placed = useMemo(() => {
    const isFound = makeServiceFinder(wantedText, names);
    return lines.filter((line) => (isFound === null ? isInPlace(line, { section, service }) : isFound(line.row)));
  }, [lines, section, service, wantedText, names]);
  const priceView = usePriceView();
  const limits = useMemo(
    () => ({
      view,
      lowestChaos: readBoundChaos(view.lowestPrice, priceView),
      highestChaos: readBoundChaos(view.highestPrice, priceView),
    }),
    [view, priceView],
  );
  // Sorting ten thousand offers takes longer than filtering them, so filtering preserves the order.
  const { column, direction } = view.sort;
  const sorted = useMemo(() => sortLines(placed, { column, direction }), [placed, column, direction]);
  const shown = useMemo(() => filterLines(sorted, limits), [sorted, limits]);
  const isOneService = service !== '' && section !== CUSTOM_SECTION && wantedText.trim() === '';
  const wanted = hasMap(scope.game, { serviceName: service, isCustomService: false }) ? view.location : 'none';
  const going = useMemo(() => (isRead && isOneService ? readGoingPrices(placed, wanted) : null), [isRead, isOneService, placed, wanted]);
  const goingOf = useMemo(
    () =>
      going === null
        ? null
        : ({ row }: OfferLine) =>
            row.serviceName !== service ? null : going.location === null || row.location === going.location ? going.shown : going.other,
    [going, service],
  );
  const home = isOneService ? findService(scope.game, service)?.category : undefined;
  useServiceRoom(
    scope,
    useMemo(
      () =>
        home === undefined ? null : { serviceCategory: prefixCategory(scope.side, home), serviceName: service, isCustomService: false },
      [home, scope.side, service],
    ),
  );
  return { feed, index, endedLines, counts, placed, shown, going, goingOf, limits };
}

const noRequests: ReadonlyMap<string, ServiceRequest> = new Map();

/** The reader's open requests, by offer. */
export function useOpenRequests(game: ServicesScope['game']): ReadonlyMap<string, ServiceRequest> {
  const hasToken = useHasToken();
  const { data } = useQuery({ ...serviceRequestsQuery(game), enabled: hasToken });
  return useMemo(() => (data === undefined ? noRequests : indexOpen(data)), [data]);
}

function indexOpen(requests: readonly ServiceRequest[]): ReadonlyMap<string, ServiceRequest> {
  return new Map(
    requests.flatMap((request): [string, ServiceRequest][] =>
      request.party === 'asker' && request.serviceId !== null && (request.state === 'asked' || request.state === 'invited')
        ? [[request.serviceId, request]]
        : [],
    ),
  );
}
