/** Going price over the last seven days: the median as a line within the price range, and its change. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readLanguage } from '../../../shared/i18n/i18n.ts';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writePercent } from '../../../shared/i18n/write-values.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Skeleton } from '../../../shared/ui/states.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import { DAYS_SHOWN, drawWeek, hasMedian, layOutWeek, type GoingDay, type GoingWeek as Week } from './going-days.ts';
import { serviceHistoryQuery } from './history-query.ts';
import type { GoingPrices } from './offer-lines.ts';
import type { ServicesScope } from './services-query.ts';

/** Size of the drawing in its own units; the drawing is stretched to its box. */
const box = { width: 180, height: 44 };
/** Delay before the hint with a day's values appears, in ms: the same as for a currency. */
const HINT_MS = 50;

export type GoingWeekProps = {
  readonly scope: ServicesScope;
  readonly serviceName: string;
  readonly going: GoingPrices;
};

export function GoingWeek({ scope, serviceName, going }: GoingWeekProps) {
  const { t } = useTranslation();
  const history = useQuery(serviceHistoryQuery(scope, serviceName));
  const { location, shown } = going;
  const week = useMemo(
    () => (history.data === undefined ? null : layOutWeek(history.data, { location, nowMs: readServerNowMs(), going: shown })),
    [history.data, location, shown],
  );
  return (
    <>
      <p className="flex max-w-[480px] flex-wrap items-baseline gap-x-2 text-12 text-muted">
        <span className="flex-1">{t('services.going.week')}</span>
        {week !== null && week.changePercent !== null && <Change percent={week.changePercent} />}
      </p>
      {week === null ? (
        history.isError ? (
          <button
            type="button"
            onClick={() => void history.refetch()}
            className="mt-1.5 text-left text-12 text-muted underline underline-offset-2 hover:text-text max-md:min-h-[40px]"
          >
            {t('services.going.weekFailed')}
          </button>
        ) : (
          <Skeleton className="mt-1.5 h-[48px] w-full" />
        )
      ) : week.kind === 'none' ? (
        <p className="mt-1.5 max-w-[52ch] text-12 text-muted">{t('services.going.weekNone')}</p>
      ) : (
        <WeekChart week={week} />
      )}
    </>
  );
}

/** Falling prices are green because they are good for buyers, like a price below the median. */
function Change({ percent }: { readonly percent: number }) {
  const { t } = useTranslation();
  const rounded = Math.round(percent * 10) / 10;
  if (rounded === 0) return <span>{t('services.going.weekSame')}</span>;
  return (
    <span className={rounded < 0 ? 'text-up' : 'text-text'}>
      <span aria-hidden="true">{rounded < 0 ? '▼ ' : '▲ '}</span>
      <span className="sr-only">{rounded < 0 ? '−' : '+'}</span>
      {writePercent(Math.abs(rounded))}
    </span>
  );
}

function WeekChart({ week }: { readonly week: Week }) {
  const { t } = useTranslation();
  const { band, line, dots } = useMemo(() => drawWeek(week, box), [week]);
  return (
    <div className="max-w-[480px]">
      <div className="relative mt-1.5 h-[48px] border-b border-line">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-0 h-full w-full overflow-visible"
        >
          <path d={band} className="fill-accent/15" />
          <path
            d={line}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="text-accent"
          />
        </svg>
        {dots.map(({ x, y }) => (
          <span
            key={x}
            aria-hidden="true"
            style={{ left: `${(x / box.width) * 100}%`, top: `${(y / box.height) * 100}%` }}
            className="absolute -mt-[3px] -ml-[3px] size-1.5 rounded-full bg-accent"
          />
        ))}
        <ul className="absolute inset-0">
          {week.days.map((day, at) => (
            <Tooltip key={at} delayMs={HINT_MS} content={day === null ? null : <DayWords day={day} at={at} />}>
              <li
                style={{ left: `${((at - 0.5) / (DAYS_SHOWN - 1)) * 100}%`, width: `${100 / (DAYS_SHOWN - 1)}%` }}
                className="absolute inset-y-0"
              >
                {day !== null && (
                  <span className="sr-only">
                    <DayWords day={day} at={at} />
                  </span>
                )}
              </li>
            </Tooltip>
          ))}
        </ul>
      </div>
      <p aria-hidden="true" className="mt-0.5 flex justify-between text-12 text-muted">
        {[0, 2, 4].map((at) => (
          <span key={at}>{writeWeekday(week.firstDayMs, at)}</span>
        ))}
        <span>{t('services.going.today')}</span>
      </p>
      {week.kind === 'few' && <p className="text-12 text-muted">{t('services.going.weekFew')}</p>}
    </div>
  );
}

function DayWords({ day, at }: { readonly day: GoingDay; readonly at: number }) {
  const { t } = useTranslation();
  const name = at === DAYS_SHOWN - 1 ? t('services.going.today') : writeWeekday(day.dayMs, 0);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span>{`${name}:`}</span>
      {hasMedian(day) ? (
        <>
          <Price chaos={day.medianChaos} size={12} hint="none" />
          <span className="text-muted">
            <Trans
              i18nKey="services.going.range"
              components={{
                low: <Price chaos={day.lowChaos} size={12} hint="none" weight="normal" />,
                high: <Price chaos={day.highChaos} size={12} hint="none" weight="normal" />,
              }}
            />
          </span>
        </>
      ) : (
        <span>{t('services.going.few')}</span>
      )}
      <span className="text-muted">{t('services.going.offers', { count: day.offers })}</span>
    </span>
  );
}

const DAY_MS = 24 * 3_600_000;
const weekdays = new Map<string, Intl.DateTimeFormat>();

/** "Fri"; days are in UTC. */
function writeWeekday(firstDayMs: number, at: number): string {
  const language = readLanguage();
  const known = weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  weekdays.set(language, known);
  return known.format(firstDayMs + at * DAY_MS);
}
