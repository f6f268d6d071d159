import type { ServiceRequest, ServiceRow } from '@poexchange/contract/rest/services';
import { askAgainMs } from '@poexchange/domain/service';
import { useQuery } from '@tanstack/react-query';
import { serviceRequestsQuery } from '../../shared/services/requests-query.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { useServerTime } from '../../shared/time/now-store.ts';

type Asked = Pick<ServiceRow, 'userId' | 'league' | 'serviceCategory' | 'serviceName'>;

/**
 * Returns when the asker may again request a service that its owner declined (D62), in server time; null without a
 * decline.
 */
export function findDeclinedUntil(requests: readonly ServiceRequest[], row: Asked): number | null {
  const times = requests.flatMap((request) => {
    const isSame =
      request.party === 'asker' &&
      request.counterpart?.userId === row.userId &&
      request.league === row.league &&
      request.serviceCategory === row.serviceCategory &&
      request.serviceName === row.serviceName;
    const atMs = isSame && request.state === 'declined' ? askAgainMs({ declinedMs: request.endedMs, endedBy: request.endedBy }) : null;
    return atMs === null ? [] : [atMs];
  });
  return times.length === 0 ? null : Math.max(...times);
}

/** Time until which an offer cannot be requested, because its owner declined; null as soon as it can. */
export function useDeclinedUntil(row: Asked & Pick<ServiceRow, 'poe'>): number | null {
  const hasToken = useHasToken();
  const { data } = useQuery({ ...serviceRequestsQuery(row.poe), enabled: hasToken });
  const untilMs = data === undefined ? null : findDeclinedUntil(data, row);
  const isOver = useServerTime((nowMs) => untilMs === null || nowMs >= untilMs);
  return isOver ? null : untilMs;
}
