/** Cards for a request that is waiting for an answer, and for a request in progress. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { Link } from '@tanstack/react-router';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PresenceDot } from '../../../shared/network/presence-dot.tsx';
import { PersonName } from '../../../shared/person/person-name.tsx';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { writeMap } from '../../../shared/services/write-map.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { Countdown, TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { VouchCount } from '../../../shared/vouch/vouch-button.tsx';
import { personOfRequest } from '../person-of.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestSteps } from './request-steps.tsx';
import { namedOf, nameOther, nameRequested } from './requests-view.ts';

export type RequestProps = { readonly request: ServiceRequest; readonly isSelected: boolean };

export function RequestCard({ request, isSelected }: RequestProps) {
  const { t } = useTranslation();
  const ign = nameOther(request);
  const map = writeMap(t, request.game, request);
  return (
    <li
      className={joinClasses(
        'grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-lg border p-3',
        isSelected ? 'border-accent bg-s2' : 'border-line bg-s1',
      )}
    >
      <div className="flex items-center gap-2">
        <PresenceDot presence={request.counterpart?.presence ?? 'offline'} />
        <CopyButton size="sm" text={`@${ign} `} className="min-w-0 bg-bg font-semibold">
          <span translate="no" className="truncate">{`@${ign}`}</span>
        </CopyButton>
        {request.counterpart !== null && (
          <PersonName person={personOfRequest(request)} className="font-normal max-md:min-h-[40px] items-center">
            <VouchCount count={request.counterpart.vouchCount} />
          </PersonName>
        )}
        <span className="flex-1" />
        <TimeAgo timestampMs={request.askedMs} form="short" className="text-12 text-muted" />
      </div>
      <RequestLink request={request} className="flex items-center gap-2.5">
        <ServiceIcon service={namedOf(request)} size={32} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1">
            <span className="min-w-0 text-14 font-semibold wrap-anywhere">{nameRequested(request)}</span>
            {request.isCustomService && <CustomShield />}
          </span>
          <span className="block text-12 text-muted empty:hidden">
            {request.role === 'customer' ? t('services.request.offersIt') : request.rules === '' ? '' : t('services.request.wantsIt')}
          </span>
        </span>
        <span className="flex flex-col items-end">
          <span className="text-12 text-muted">{t('services.total')}</span>
          <ServicePrice price={request} size={18} />
        </span>
      </RequestLink>
      <div className="flex flex-wrap items-center gap-2">
        {map !== '' && <Badge>{map}</Badge>}
        {request.expiresMs !== null && (
          <span className="text-12 text-muted">
            {t('services.request.expiresIn')} <Countdown untilMs={request.expiresMs} />
          </span>
        )}
        <span className="flex-1" />
        <RequestSteps request={request} form="dots" />
      </div>
      <div className="flex gap-2">
        <RequestActions request={request} place="card" />
      </div>
    </li>
  );
}

/**
 * A request as one line: service, other person, state and next action. In a wide window the line uses the columns of
 * the surrounding list, which are wide enough for the language's longest text.
 */
export function RequestRow({ request, isSelected }: RequestProps) {
  const { t } = useTranslation();
  const ign = nameOther(request);
  const sinceMs = request.endedMs ?? request.invitedMs ?? request.askedMs;
  return (
    <li
      className={joinClasses(
        '-mx-2 min-h-[56px] items-center px-2 gap-x-3 gap-y-2 border-b border-line-soft py-2 first:border-t max-xl:flex max-xl:flex-wrap xl:col-span-full xl:grid xl:grid-cols-subgrid',
        isSelected && 'bg-s1 shadow-[inset_2px_0_0_var(--color-accent)]',
      )}
    >
      <RequestLink request={request} className="flex min-w-0 flex-1 items-center gap-3 max-xl:min-w-[180px]">
        <ServiceIcon service={namedOf(request)} size={32} />
        <span className="min-w-0">
          <span className="flex items-center gap-1">
            <span className="min-w-0 font-semibold wrap-anywhere">{nameRequested(request)}</span>
            {request.isCustomService && <CustomShield />}
            <span className="shrink-0 text-12 text-muted">{`· ${t(request.party === 'owner' ? 'services.request.toMe' : 'services.request.byMe')}`}</span>
          </span>
          <span className="flex gap-1 text-12 text-muted">
            <span translate="no" className="truncate">{`@${ign}`}</span>
            <span className="shrink-0">
              {'· '}
              <TimeAgo timestampMs={sinceMs} />
            </span>
          </span>
        </span>
      </RequestLink>
      <RequestSteps request={request} form="words" />
      <ServicePrice price={request} className="justify-end text-right" />
      <span className="flex min-w-0 items-center justify-end gap-2 max-md:w-full">
        <RequestActions request={request} place="row" />
      </span>
    </li>
  );
}

/** Links to the request's own address, which opens the request's panel. */
export function RequestLink({
  request,
  className,
  children,
}: {
  readonly request: ServiceRequest;
  readonly className?: string;
  readonly children: React.ReactNode;
}) {
  const game = useGameSegment();
  return (
    <Link
      to="/$game/poexchange/services/trade/$notificationId"
      params={{ game, notificationId: request.id }}
      data-row={request.id}
      search={(before: Record<string, string | undefined>) => before}
      className={joinClasses('min-w-0 rounded-md hover:[&_.font-semibold]:text-accent', className)}
    >
      {children}
    </Link>
  );
}
