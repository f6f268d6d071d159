/** Closed requests from both sides. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { writeShortMoment } from '../../../shared/services/write-day.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { PersonName } from '../../../shared/person/person-name.tsx';
import { CustomShield } from '../../../shared/services/custom-shield.tsx';
import { ServiceIcon } from '../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { writeMap } from '../../../shared/services/write-map.ts';
import { Badge, type BadgeTone } from '../../../shared/ui/badge.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Star } from '../../../shared/vouch/star.tsx';
import { RequestLink } from './request-card.tsx';
import { UndoButton } from './request-problem.tsx';
import { personOfRequest } from '../person-of.ts';
import { namedOf, nameRequested, readStanding, type RequestState } from './requests-view.ts';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';

const tones: Readonly<Record<RequestState, BadgeTone>> = {
  asked: 'accent',
  invited: 'info',
  done: 'up',
  declined: 'down',
  withdrawn: 'neutral',
  expired: 'warn',
};

/** The outcome in one word; distinguishes withdrawn requests from declined ones. */
export function RequestResult({ request }: { readonly request: ServiceRequest }) {
  const { t } = useTranslation();
  const standing = readStanding(request);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[standing]}>{t(`services.state.${standing}`)}</Badge>
      {request.dispute !== null && <Badge tone="warn">{t(`services.dispute.badge.${request.dispute.outcome}`)}</Badge>}
    </span>
  );
}

/** Shows the time for today and the date for earlier days, with the full date and time in a hint. */
function Moment({ atMs }: { readonly atMs: number }) {
  return (
    <Tooltip content={writeMoment(atMs)}>
      <time>{writeShortMoment(atMs, readServerNowMs())}</time>
    </Tooltip>
  );
}

export function RequestHistory({ requests, selectedId }: { readonly requests: readonly ServiceRequest[]; readonly selectedId: string }) {
  const { t } = useTranslation();
  const sideOf = ({ party }: ServiceRequest): string => t(party === 'owner' ? 'services.request.toMe' : 'services.request.byMe');
  return (
    <table className="-mx-2 w-[calc(100%+1rem)] border-collapse @container">
      <thead>
        <tr className="h-[30px] border-b border-line text-left text-12 text-muted [&>th]:px-2 [&>th]:font-medium max-md:[&>th:not(:first-child)]:px-1">
          <th scope="col">{t('services.history.time')}</th>
          <th scope="col" className="max-md:hidden">
            {t('services.history.side')}
          </th>
          <th scope="col">{t('services.history.player')}</th>
          <th scope="col">{t('services.column.service')}</th>
          <th scope="col" className="max-lg:hidden">
            {t('services.column.where')}
          </th>
          <th scope="col" className="num">
            {t('services.column.price')}
          </th>
          <th scope="col">{t('services.history.result')}</th>
          <th scope="col" className="max-md:hidden">
            {t('vouch.title')}
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr
            key={request.id}
            className={joinClasses(
              'h-[40px] border-b border-line-soft [&>td]:px-2 max-md:[&>td:not(:first-child)]:px-1',
              request.id === selectedId && 'bg-s2 shadow-[inset_2px_0_0_var(--color-accent)]',
            )}
          >
            <td className="text-12 whitespace-nowrap text-muted">
              <Moment atMs={request.endedMs ?? request.askedMs} />
            </td>
            <td className="text-12 whitespace-nowrap text-muted max-md:hidden">{sideOf(request)}</td>
            <td className="max-w-[140px] max-md:max-w-[84px]">
              <PersonName person={personOfRequest(request)} className="max-w-full" />
            </td>
            <td>
              <RequestLink request={request} className="flex items-center gap-2">
                <ServiceIcon service={namedOf(request)} size={20} />
                <span className="min-w-0">
                  <span className="font-semibold wrap-anywhere">{nameRequested(request)}</span>
                  <span className="block text-12 text-muted md:hidden">{sideOf(request)}</span>
                </span>
                {request.isCustomService && <CustomShield />}
              </RequestLink>
            </td>
            <td className="text-12 text-muted max-lg:hidden">{writeMap(t, request.game, request)}</td>
            <td className="num">
              <ServicePrice price={request} />
            </td>
            <td>
              <span className="flex flex-wrap items-center gap-1">
                <RequestResult request={request} />
                {/* A narrow table has no room for it: it is in the request's panel. */}
                <span className="max-md:hidden empty:hidden">
                  <UndoButton request={request} />
                </span>
              </span>
            </td>
            <td className="text-12 max-md:hidden">
              {(request.isVouched || request.isVouchReceived) && (
                <span className="inline-flex items-center gap-1 text-accent">
                  <Star look="full" />
                  {t(request.isVouched ? 'services.history.vouched' : 'services.history.vouchReceived')}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
