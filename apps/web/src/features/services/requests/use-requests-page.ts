/** State of the requests page: the address's filter, the grouped requests, and the selected request. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useGame, useGameSegment } from '../../../shared/game/use-game.ts';
import { serviceRequestQuery } from '../../../shared/services/requests-query.ts';
import { useServiceNames } from '../../../shared/services/show-service-name.ts';
import { useRequestPages } from '../../../shared/services/use-request-pages.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { WIDE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import type { ServicesSearch } from '../find/services-view.ts';
import { useServiceKeys } from '../use-service-keys.ts';
import { divideRequests, filterRequests, readFilter, writeFilter, type RequestsFilter } from './requests-view.ts';
import { useVouchHold } from './use-vouch-hold.ts';
import { useEndReminder, useHasEndedReminder } from './vouch-reminders.ts';

export type RequestsPageState = ReturnType<typeof useRequestsPage>;

export function useRequestsPage() {
  const game = useGame();
  const isWide = useMediaQuery(WIDE_QUERY);
  const search = useSearch({ strict: false }) as ServicesSearch;
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(search), [search]);
  const { newest, requests: all, older } = useRequestPages(game);
  const names = useServiceNames();
  const shown = useMemo(() => filterRequests(all, filter, names), [all, filter, names]);
  const division = useDivision(all);
  const lists = divideRequests(shown, division);
  const { chosenId, open } = useChosenId(search, isWide);
  const { chosen, missing } = useChosenRequest(chosenId, { all, isRead: newest.data !== undefined });

  const move = (by: 1 | -1): void => {
    const order = [...lists.waiting, ...lists.underWay, ...lists.toVouch, ...lists.history];
    const at = order.findIndex(({ id }) => id === chosenId);
    const next = order[at === -1 ? 0 : Math.min(order.length - 1, Math.max(0, at + by))];
    if (next !== undefined) open(next.id);
  };
  useServiceKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: chosenId !== '' && isWide ? () => open(null) : undefined,
  });
  return {
    game,
    isWide,
    newest,
    older,
    all,
    shown,
    lists,
    waitingCount: divideRequests(all, division).waiting.length,
    filter,
    change: (some: Partial<RequestsFilter>): void =>
      void navigate({ to: '.', search: writeFilter({ ...filter, ...some }), replace: some.text !== undefined }),
    chosenId,
    chosen,
    missing,
    open,
    move,
  };
}

/**
 * The id of the request in the address ('' if there is none), and the function that opens another request or closes the
 * panel.
 */
function useChosenId(search: ServicesSearch, isWide: boolean) {
  const segment = useGameSegment();
  const navigate = useNavigate();
  const { notificationId: chosenId = '' }: { notificationId?: string } = useParams({ strict: false });
  const open = (id: string | null): void =>
    void (id === null
      ? navigate({ to: '/$game/poexchange/services/trade', params: { game: segment }, search, replace: true })
      : navigate({
          to: '/$game/poexchange/services/trade/$notificationId',
          params: { game: segment, notificationId: id },
          search,
          replace: isWide,
        }));
  return { chosenId, open };
}

/**
 * The selected request, fetched separately if it is not in the list; `missing` is the reason why the request is
 * unavailable.
 */
function useChosenRequest(chosenId: string, { all, isRead }: { readonly all: readonly ServiceRequest[]; readonly isRead: boolean }) {
  const listed = all.find(({ id }) => id === chosenId);
  const single = useQuery({ ...serviceRequestQuery(chosenId), enabled: chosenId !== '' && isRead && listed === undefined });
  return { chosen: listed ?? single.data ?? null, missing: { error: single.error, isRead: isRead && !single.isFetching } };
}

/**
 * Returns the function that groups these requests. If a vouch was withdrawn, no reminder asks for it again, even after
 * a reload.
 */
function useDivision(requests: readonly ServiceRequest[]) {
  const hasEndedReminder = useHasEndedReminder();
  const endReminder = useEndReminder();
  const hold = useVouchHold(requests);
  useEffect(() => {
    for (const request of requests) if (hold.settled.has(request.id) && !hasEndedReminder(request)) endReminder(request);
  }, [hold.settled, requests, hasEndedReminder, endReminder]);
  return { nowMs: readServerNowMs(), hasEndedReminder, hold };
}
