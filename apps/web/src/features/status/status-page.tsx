/** The state of the site's user-facing parts, now and over the last 24 hours. */
import { type PartStatus, type Status, statusApi, type PartState, type StatusPart, CELL_MS } from '@poexchange/contract/rest/status';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import type { CommonKey } from '../../shared/i18n/keys.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState, Note, Skeleton } from '../../shared/ui/states.tsx';
import { callApi } from '../../shared/api/call-api.ts';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import { useTimeAgo } from '../../shared/ui/time-ago.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';

/** States also differ in height, for people who cannot distinguish the colours. */
const cells: Readonly<Record<PartState, string>> = {
  works: 'h-full bg-up/60',
  late: 'h-3/5 bg-warn',
  away: 'h-2/5 bg-down',
  unknown: 'h-px bg-faint/60',
};

/** The last 24 hours of a part, with one cell per half hour. */
function DayStrip({ name, day, dayStartMs }: { readonly name: string; readonly day: readonly PartState[]; readonly dayStartMs: number }) {
  const { t } = useTranslation();
  const count = (state: PartState): number => day.filter((each) => each === state).length;
  const counts = { all: day.length, away: count('away'), late: count('late'), unknown: count('unknown') };
  return (
    <div>
      <div role="img" aria-label={t('status.dayLabel', { part: name, ...counts })} className="flex h-[22px] items-end gap-px">
        {day.map((state, at) => {
          const fromMs = dayStartMs + at * CELL_MS;
          const span = `${writeClock(fromMs)}–${writeClock(fromMs + CELL_MS)}`;
          return (
            <span key={fromMs} title={`${span}: ${t(`status.state.${state}`)}`} className="flex h-full min-w-0 flex-1 items-end">
              <span className={joinClasses('w-full rounded-[1px]', cells[state])} />
            </span>
          );
        })}
      </div>
      <div aria-hidden="true" className="mt-0.5 flex justify-between text-12 text-faint">
        <span>{t('status.dayAgo')}</span>
        <span>{t('time.now')}</span>
      </div>
    </div>
  );
}

const tones: Readonly<Record<PartState, BadgeTone>> = { works: 'up', late: 'warn', away: 'down', unknown: 'neutral' };
/** A state that has lasted about a day may have started before the displayed period. */
const ALL_DAY_MS = 23.4 * 3_600_000;

function PartRow({ status, dayStartMs, nowMs }: { readonly status: PartStatus; readonly dayStartMs: number; readonly nowMs: number }) {
  const { t } = useTranslation();
  const { part, state, sinceMs, dataMs, day } = status;
  const name = namePart(part, t);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_150px_minmax(0,340px)]">
      <div className="min-w-0">
        <h2 className="text-14 font-medium">{name}</h2>
        {dataMs !== null && <DataAge part={part} dataMs={dataMs} />}
      </div>
      <div className="flex flex-col items-end gap-0.5 md:items-start">
        <Badge tone={tones[state]}>{t(`status.state.${state}`)}</Badge>
        {sinceMs !== null && <span className="text-12 text-muted">{writeSince({ state, sinceMs, nowMs }, t)}</span>}
      </div>
      <div className="col-span-full md:col-span-1">
        <DayStrip name={name} day={day} dayStartMs={dayStartMs} />
      </div>
    </li>
  );
}

function DataAge({ part, dataMs }: { readonly part: StatusPart; readonly dataMs: number }) {
  const { t } = useTranslation();
  const age = useTimeAgo(dataMs);
  return <p className="text-12 text-muted">{t(part.startsWith('prices') ? 'status.pricesFrom' : 'status.exchangeUntil', { age })}</p>;
}

function writeSince({ state, sinceMs, nowMs }: { state: PartState; sinceMs: number; nowMs: number }, t: Translate): string {
  if (state === 'unknown') return t('status.lastHeard', { time: writeClock(sinceMs) });
  return nowMs - sinceMs >= ALL_DAY_MS ? t('status.allDay') : t('status.since', { time: writeClock(sinceMs) });
}

function namePart(part: StatusPart, t: Translate): string {
  if (part === 'prices-poe1') return t('status.part.prices', { game: t('game.poe1') });
  if (part === 'prices-poe2') return t('status.part.prices', { game: t('game.poe2') });
  if (part === 'exchange-poe1') return t('status.part.exchange', { game: t('game.poe1') });
  if (part === 'exchange-poe2') return t('status.part.exchange', { game: t('game.poe2') });
  return t(`status.part.${part}`);
}

const EVERY_MS = 30_000;

/** The state of all parts; an open page keeps polling, even while the server is unreachable. */
const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => callApi(statusApi.getStatus, {}, { signal }),
  refetchInterval: EVERY_MS,
  staleTime: 0,
  meta: { failure: 'silent' },
});

export function StatusPage() {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(statusQuery);
  const retry = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {t('app.retry')}
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-[900px] flex-1 flex-col gap-4 px-4 py-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-26 font-semibold">{t('footer.status')}</h1>
        <p className="max-w-[80ch] text-14 text-muted">{t('status.lead')}</p>
      </header>
      {data === undefined && error === null && <Skeleton className="h-[480px] rounded-lg" />}
      {data === undefined && error !== null && (
        <ErrorState title={t('status.unreachable')} actions={retry}>
          {t('status.unreachableText')}
        </ErrorState>
      )}
      {data !== undefined && (
        <>
          {error === null ? (
            <p role="status" className="text-14 font-medium">
              {t(findVerdict(data.parts))}
            </p>
          ) : (
            <Note tone="bad">
              <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
                <span>{t('status.lost', { time: writeClock(data.serverTimeMs) })}</span>
                {retry}
              </div>
            </Note>
          )}
          <Parts status={error === null ? data : forgetNow(data)} />
        </>
      )}
    </div>
  );
}

function Parts({ status: { parts, dayStartMs, serverTimeMs } }: { readonly status: Status }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('footer.status')} className="divide-y divide-line-soft overflow-hidden rounded-lg border border-line bg-s1">
      {parts.map((status) => (
        <PartRow key={status.part} status={status} dayStartMs={dayStartMs} nowMs={serverTimeMs} />
      ))}
    </ul>
  );
}

/** Returns the message for the worst state among all parts. A part whose state is unknown prevents an all-clear. */
function findVerdict(parts: readonly PartStatus[]): CommonKey {
  const has = (state: PartStatus['state']): boolean => parts.some((part) => part.state === state);
  if (has('away')) return 'status.someAway';
  if (has('late')) return 'status.someLate';
  return has('unknown') ? 'status.knownWorks' : 'status.allWorks';
}

/** Sets every part to unknown, because a page that cannot reach the server does not know the current state. */
function forgetNow(status: Status): Status {
  return { ...status, parts: status.parts.map((part) => ({ ...part, state: 'unknown', sinceMs: status.serverTimeMs })) };
}
