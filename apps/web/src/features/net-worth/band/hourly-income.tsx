import { computeWindowIncome, NO_HOURLY_INCOME } from '@poexchange/domain/net-worth';
import { useMemo } from 'react';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import { countPlayed, listPlayedHours, pointOf, type PlayedHour } from './played-hours.ts';
import { ShortAmount } from '../parts/short-amount.tsx';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';

const MINUTE_MS = 60_000;

/** Writes a duration of play: "3 h 40 min", "40 min". */
function writePlayed(playedMs: number, t: Translate): string {
  const minutes = Math.max(playedMs > 0 ? 1 : 0, Math.round(playedMs / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('netWorthChart.minutes', { minutes: rest });
  return rest === 0 ? t('netWorthChart.hours', { hours }) : t('netWorthChart.hoursAndMinutes', { hours, minutes: rest });
}

const HEIGHT = 44;
const BAR = 7;

/**
 * The last hours of play as bars above and below a line, latest last; renders nothing until there are any such hours.
 */
function IncomeBars({ hours }: { readonly hours: readonly PlayedHour[] }) {
  const { t } = useTranslation();
  if (hours.length === 0) return null;
  const { zeroY, bars } = layOutBars(
    hours.map(({ change }) => change),
    HEIGHT - 1,
  );
  return (
    <ul
      aria-label={t('netWorthChart.income.bars', { count: hours.length })}
      className="relative shrink-0 max-md:hidden"
      style={{ height: HEIGHT, width: hours.length * BAR }}
    >
      <li aria-hidden="true" className="absolute inset-x-0 h-px bg-line" style={{ top: zeroY }} />
      {hours.map((hour, at) => (
        <Tooltip
          key={hour.toMs}
          delayMs={120}
          content={
            <span className="flex flex-col gap-0.5">
              <span>{`${writeMoment(hour.fromMs)} – ${writeMoment(hour.toMs)}`}</span>
              <span className="text-muted">
                {t('netWorthChart.income.explained', { count: hour.snapshots, played: writePlayed(hour.playedMs, t) })}
              </span>
              <Price chaos={hour.change} size={12} hint="none" />
            </span>
          }
        >
          <li className="absolute inset-y-0" style={{ left: at * BAR, width: BAR }}>
            <span className="sr-only">
              <Price chaos={hour.change} size={12} hint="none" />
            </span>
            <span
              className={joinClasses(
                'absolute left-0 w-[5px] rounded-[1px]',
                hour.change < 0 ? 'bg-down' : hour.change > 0 && at === hours.length - 1 ? 'bg-up' : 'bg-line-strong',
              )}
              style={{ top: bars[at]?.y ?? 0, height: bars[at]?.height ?? 0 }}
            />
          </li>
        </Tooltip>
      ))}
    </ul>
  );
}

/** Bars above and below a zero line. Pure. */

type Bars = { readonly zeroY: number; readonly bars: readonly { readonly y: number; readonly height: number }[] };

/**
 * Lengths are proportional to the values, on one scale for gains and losses; every value other than 0 gets at least one
 * pixel.
 */
function layOutBars(values: readonly number[], height: number): Bars {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low;
  if (!(span > 0)) return { zeroY: height, bars: values.map(() => ({ y: height, height: 0 })) };
  const zeroY = Math.round((high / span) * height);
  return {
    zeroY,
    bars: values.map((value) => {
      const length = value === 0 ? 0 : Math.max(1, (Math.abs(value) / span) * height);
      return { y: value >= 0 ? zeroY - length : zeroY, height: length };
    }),
  };
}

/** Available windows of played time, in hours; the last window covers everything. */
export const incomeWindows = ['1', '4', '12', '24', '72', 'all'] as const;
export type IncomeWindow = (typeof incomeWindows)[number];

export type HourlyIncomeProps = {
  /** Snapshots of one profile, oldest first. */
  readonly heads: readonly SnapshotHead[];
  readonly nowMs: number;
  readonly window: IncomeWindow;
  readonly onWindow: (window: IncomeWindow) => void;
};

const HOUR_MS = 3_600_000;
const BARS = 12;

/**
 * Income per hour over a window of played time, on paper and at constant prices, with the last hours of play as bars
 * (D71). Shows a dash if nothing was played between two snapshots.
 */
export function HourlyIncome({ heads, nowMs, window, onWindow }: HourlyIncomeProps) {
  const { t } = useTranslation();
  const points = useMemo(() => heads.map(pointOf), [heads]);
  const playedMs = window === 'all' ? Infinity : Number(window) * HOUR_MS;
  const income = useMemo(() => computeWindowIncome(points, { playedMs, nowMs }), [points, playedMs, nowMs]);
  const hours = useMemo(() => listPlayedHours(points, { hours: BARS, nowMs }), [points, nowMs]);
  const hasIncome = income.onPaper !== NO_HOURLY_INCOME;
  const snapshots = countPlayed(points, { playedMs, nowMs });
  const explained = hasIncome
    ? t('netWorthChart.income.explained', { count: snapshots, played: writePlayed(income.playedMs, t) })
    : t('netWorthChart.income.none');
  return (
    <div className="flex flex-wrap content-start items-center gap-4 [overflow-clip-margin:4px] max-md:basis-full min-[1400px]:h-[44px] min-[1400px]:flex-[1_100_auto] min-[1400px]:overflow-clip">
      <div className="grid min-w-0 gap-0.5 whitespace-nowrap max-md:flex max-md:w-full max-md:justify-between">
        <span className="flex h-[18px] items-center gap-1.5 text-12 text-muted max-md:h-auto max-md:flex-col max-md:items-start max-md:gap-0">
          {t('netWorthChart.income.title')}
          <Select
            aria-label={t('netWorthChart.income.window')}
            value={window}
            options={incomeWindows.map((value) => ({
              value,
              label: value === 'all' ? t('netWorthChart.income.all') : t('netWorthChart.income.played', { hours: Number(value) }),
            }))}
            onChange={onWindow}
            className="[&_select]:h-[22px] [&_select]:border-transparent [&_select]:bg-transparent [&_select]:pl-1 [&_select]:text-12 max-md:[&_select]:h-[32px] max-md:[&_select]:pl-0"
          />
        </span>
        <Tooltip content={<Explanation text={explained} />} delayMs={250}>
          <span tabIndex={0} className="flex items-baseline gap-2 rounded-sm max-md:flex-col max-md:items-end max-md:gap-0">
            {hasIncome ? (
              <ShortAmount chaos={income.onPaper} glyph={18} className="text-18 font-semibold" />
            ) : (
              <Price chaos={null} size={18} hint="none" />
            )}
            {hasIncome && (
              <span className="inline-flex items-baseline gap-1 text-12 text-muted">
                <ShortAmount chaos={income.constant} />
                {t('netWorthChart.income.constant')}
              </span>
            )}
            <span className="sr-only">{explained}</span>
          </span>
        </Tooltip>
      </div>
      <IncomeBars hours={hours} />
    </div>
  );
}

function Explanation({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <span className="flex max-w-[260px] flex-col gap-1">
      <span>{text}</span>
      <span className="text-muted">{t('netWorthChart.income.hint')}</span>
    </span>
  );
}
