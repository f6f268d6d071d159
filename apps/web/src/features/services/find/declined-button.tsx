import type { ServiceRequest, ServiceRow } from '@poexchange/contract/rest/services';
import { requestAgainMs } from '@poexchange/domain/service';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { serviceRequestsQuery } from '../../../shared/services/requests-query.ts';
import { useHasToken } from '../../../shared/session/token.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { Button, type ButtonSize } from '../../../shared/ui/button.tsx';
import { Countdown } from '../../../shared/ui/time-ago.tsx';

type Requested = Pick<ServiceRow, 'userId' | 'league' | 'serviceCategory' | 'serviceName'>;

/**
 * Returns the server time from which the asker may again request a service that its owner declined; null if the owner
 * did not decline.
 */
export function findDeclinedUntil(requests: readonly ServiceRequest[], row: Requested): number | null {
  const times = requests.flatMap((request) => {
    const isSame =
      request.party === 'asker' &&
      request.counterpart?.userId === row.userId &&
      request.league === row.league &&
      request.serviceCategory === row.serviceCategory &&
      request.serviceName === row.serviceName;
    const atMs = isSame && request.state === 'declined' ? requestAgainMs({ declinedMs: request.endedMs, endedBy: request.endedBy }) : null;
    return atMs === null ? [] : [atMs];
  });
  return times.length === 0 ? null : Math.max(...times);
}

/** Time until which an offer cannot be requested because its owner declined; null once a request is possible again. */
export function useDeclinedUntil(row: Requested & Pick<ServiceRow, 'poe'>): number | null {
  const hasToken = useHasToken();
  const { data } = useQuery({ ...serviceRequestsQuery(row.poe), enabled: hasToken });
  const untilMs = data === undefined ? null : findDeclinedUntil(data, row);
  const isOver = useServerTime((nowMs) => untilMs === null || nowMs >= untilMs);
  return isOver ? null : untilMs;
}

type DeclinedButtonProps = { readonly untilMs: number; readonly size: ButtonSize; readonly className?: string };

/** Replaces Request after a decline: shows the time until the asker may try again. */
export function DeclinedButton({ untilMs, size, className = '' }: DeclinedButtonProps) {
  const { t } = useTranslation();
  return (
    <Button size={size} disabled title={t('services.request.declinedHint')} className={className}>
      {t('services.state.declined')} <Countdown untilMs={untilMs} />
    </Button>
  );
}
