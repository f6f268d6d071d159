import { computeWindowIncome, NO_HOURLY_INCOME } from '@poexchange/domain/net-worth';
import { useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import { IncomeBars } from './income-bars.tsx';
import { countPlayed, listPlayedHours, pointOf } from './played-hours.ts';
import { writePlayed } from './write-played.ts';

/** Windows of played time that can be chosen, in hours; the last one is all of it. */
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
 * Income an hour over a window of played time, on paper and at constant prices, with the last hours of play as bars
 * (D71, record 0112). A dash as long as nothing was played between two snapshots.
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
    <div className="flex items-center gap-4">
      <div className="grid min-w-0 gap-0.5 whitespace-nowrap max-md:justify-items-end">
        <span className="flex h-[18px] items-center gap-1.5 text-12 text-muted">
          {t('netWorthChart.income.title')}
          <Select
            aria-label={t('netWorthChart.income.window')}
            value={window}
            options={incomeWindows.map((value) => ({
              value,
              label: value === 'all' ? t('netWorthChart.income.all') : t('netWorthChart.income.played', { hours: Number(value) }),
            }))}
            onChange={onWindow}
            className="[&_select]:h-[22px] [&_select]:border-transparent [&_select]:bg-transparent [&_select]:pl-1 [&_select]:text-12 max-md:[&_select]:h-[32px]"
          />
        </span>
        <Tooltip content={<Explanation text={explained} />} delayMs={250}>
          <span tabIndex={0} className="flex items-baseline gap-2 rounded-sm max-md:flex-col max-md:items-end max-md:gap-0">
            <Price chaos={hasIncome ? income.onPaper : null} size={18} hint="none" />
            {hasIncome && (
              <span className="inline-flex items-baseline gap-1 text-12 text-muted">
                <Price chaos={income.constant} size={12} weight="normal" hint="none" />
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
