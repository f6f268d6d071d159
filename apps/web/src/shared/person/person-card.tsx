/** Facts about a person: how many people vouch for them, since when and for what; and their chat account. */
import type { VouchInfo } from '@poexchange/contract/rest/services';
import { useState, type ReactNode } from 'react';
import { FailureText } from '../api/failure-text.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { writeNumber } from '../i18n/write-values.ts';
import { PresenceDot } from '../network/presence-dot.tsx';
import { writeDay } from '../services/write-day.ts';
import { writeRegions } from '../services/write-regions.ts';
import { readServerNowMs } from '../time/server-clock.ts';
import { Button } from '../ui/button.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Skeleton } from '../ui/states.tsx';
import { useTimeAgo } from '../ui/time-ago.tsx';
import { useReader, useVouchCount, useVouchInfo } from '../vouch/vouch-query.ts';
import type { Person } from './person.ts';
import { PersonVouch } from './person-vouch.tsx';
import { ReportForm } from './report-form.tsx';
import { nameVouched, topServices } from './top-services.ts';
import { writeSpan } from './write-span.ts';

/** The person's name and presence, and their regions and online time if the page knows them. */
export function PersonHead({ person, level }: { readonly person: Person; readonly level: 'heading' | 'plain' }) {
  const { t } = useTranslation();
  const { ign, presence, onlineSinceMs, regions = [] } = person;
  const Name = level === 'heading' ? 'h3' : 'span';
  const isThere = presence !== undefined && presence !== 'offline';
  const place = writeRegions(regions);
  return (
    <>
      <span className="flex items-center gap-2">
        {presence !== undefined && <PresenceDot presence={presence} />}
        <Name translate="no" className="min-w-0 text-14 font-semibold wrap-anywhere">
          {ign}
        </Name>
      </span>
      <span className="mt-0.5 block text-12 font-normal text-muted empty:hidden">
        {presence !== undefined && t(`presence.${presence}`)}
        {isThere && onlineSinceMs != null && <OnlineFor sinceMs={onlineSinceMs} />}
        {place !== '' && `${presence === undefined ? '' : ' · '}${place}`}
      </span>
    </>
  );
}

function OnlineFor({ sinceMs }: { readonly sinceMs: number }) {
  return ` ${useTimeAgo(sinceMs, 'short')}`;
}

export function PersonCard({ person }: { readonly person: Person }) {
  const { t } = useTranslation();
  const { userId, ign } = person;
  const [isReporting, setReporting] = useState(false);
  const reader = useReader(userId);
  const count = useVouchCount(userId, person.vouchCount);
  if (userId === null) return null;
  if (isReporting) return <ReportForm userId={userId} game={person.game} ign={ign} onEnd={() => setReporting(false)} />;
  return (
    <div className="mt-2.5">
      {reader === 'other' ? (
        <Known userId={userId} />
      ) : (
        <>
          <Facts rows={[{ label: t('person.people'), value: writeNumber(count) }]} />
          <p className="mt-2 text-12 text-muted">{t(reader === 'self' ? 'person.self' : 'person.signIn', { ign })}</p>
        </>
      )}
      {reader !== 'self' && (
        <footer className="mt-3 flex items-center gap-3 border-t border-line pt-3">
          <PersonVouch person={person} />
          <span className="flex-1" />
          {reader === 'other' && (
            <button
              type="button"
              onClick={() => setReporting(true)}
              className="rounded-sm text-12 text-muted hover:text-text max-md:min-h-[40px] max-md:px-2"
            >
              {t('person.report')}
            </button>
          )}
        </footer>
      )}
    </div>
  );
}

/** The facts that are read from the server. While they are loading, placeholder rows already have the final height. */
function Known({ userId }: { readonly userId: string }) {
  const { t } = useTranslation();
  const { data, error, failureReason, failureCount, isFetching, refetch } = useVouchInfo(userId);
  if (data === undefined) {
    if (error === null && failureCount === 0)
      return (
        <div role="status" aria-label={t('person.loading')} className="flex flex-col gap-[9px] py-1">
          {['w-full', 'w-4/5', 'w-full', 'w-3/5'].map((width, at) => (
            <Skeleton key={`${width} ${at}`} className={`h-4 rounded-sm ${width}`} />
          ))}
        </div>
      );
    return (
      <div className="flex flex-col items-start gap-2 py-1">
        <p role="alert" className="text-12 text-warn">
          {t('person.failed')} <FailureText error={failureReason ?? error} />
        </p>
        <Button size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {data.upheldDisputes > 0 && data.lastUpheldMs !== null && (
        <p className="mb-2 flex gap-2 rounded-md bg-bad px-2 py-1.5 text-12 text-bad-text">
          <Glyph name="warning" size={14} className="mt-0.5" />
          {t('person.upheld', { count: data.upheldDisputes, day: writeDay(data.lastUpheldMs) })}
        </p>
      )}
      <Told info={data} />
    </>
  );
}

function Told({ info }: { readonly info: VouchInfo }) {
  const { t } = useTranslation();
  const { vouchCount, oldestMs, linkedCount, isChatLinked, chatName } = info;
  const chat: Fact = {
    label: t('person.chatName'),
    value:
      chatName === null ? (
        <span className="font-normal text-muted">{t(isChatLinked ? 'person.chatHidden' : 'person.chatNone')}</span>
      ) : (
        <span translate="no">{chatName}</span>
      ),
  };
  if (vouchCount === 0)
    return (
      <>
        <p className="font-semibold">{t('person.none')}</p>
        <p className="mt-0.5 mb-2 text-12 text-muted">{t('person.noneText')}</p>
        <Facts rows={[chat]} />
      </>
    );
  const services = topServices(info.services, vouchCount);
  const most = Math.max(...services.map(({ count }) => count));
  return (
    <>
      <Facts
        rows={[
          { label: t('person.people'), value: writeNumber(vouchCount) },
          { label: t('person.oldest'), value: oldestMs !== null && <Oldest sinceMs={oldestMs} /> },
          { label: t('person.linked'), value: t('person.linkedOf', { linked: linkedCount, count: vouchCount }) },
          chat,
        ]}
      />
      <dl
        aria-label={t('person.perService')}
        className="mt-2.5 grid grid-cols-[minmax(0,auto)_1fr_auto] items-center gap-x-2.5 gap-y-0.5 border-t border-line pt-2.5 text-12 text-muted"
      >
        {services.map((service, at) => (
          <div key={service.kind === 'rest' ? 'rest' : `${service.serviceCategory} ${service.serviceName}`} className="contents">
            <dt className="max-w-[150px] wrap-anywhere">{service.kind === 'rest' ? t('person.rest') : nameVouched(service)}</dt>
            <dd aria-hidden="true" className="h-1.5 rounded-full bg-bg">
              <span
                style={{ width: `${(service.count / most) * 100}%` }}
                className={`block h-full rounded-full ${at === 0 ? 'bg-accent' : 'bg-muted'}`}
              />
            </dd>
            <dd className="num">{writeNumber(service.count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Oldest({ sinceMs }: { readonly sinceMs: number }) {
  return <span title={writeDay(sinceMs)}>{writeSpan(readServerNowMs() - sinceMs)}</span>;
}

type Fact = { readonly label: string; readonly value: ReactNode };

function Facts({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
