import type { CurrencyUnit } from '@poexchange/domain/currency';
import type { SnapshotId } from '@poexchange/domain/ids';
import { confidenceLevels, isConfidenceLevel } from '@poexchange/domain/pricing';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { choosePriceLevel, usePriceLevel } from '../../../shared/game/interface-store.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../../shared/network/lazy-part.ts';
import type { MenuEntry } from '../../../shared/ui/menu.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/states.tsx';
import { changePage, usePageStore } from '../data/page-store.ts';
import { useRates } from '../data/use-rates.ts';
import type { Tracking } from '../data/use-tracking.ts';
import { useTradeMarks } from '../data/use-trade-marks.ts';
import type { NetWorthFilter } from '../data/view.ts';
import { readChartUnits } from '../parts/chart-units.ts';
import type { PartFilter } from '../parts/total-parts.ts';
import { usePartNames } from '../parts/use-part-names.ts';
import { ChartBar } from './chart-bar.tsx';
import { useBeside } from './use-beside.ts';
import { ValueChart } from './value-chart.tsx';
import { boundsOf, rangeOf, type Range, type Span } from './window.ts';

const texts = confidenceLevels.map(String);

/** Confidence level at which new snapshots are priced; earlier snapshots keep their level. */
function LevelSelect() {
  const { t, language } = useTranslation();
  // Shows only the percentage, because the bar has no space for more.
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const level = usePriceLevel();
  return (
    <Select
      aria-label={t('economy.level')}
      title={t('netWorthChart.levelHint')}
      value={String(level)}
      options={texts.map((value) => ({ value, label: percent.format(Number(value) / 100) }))}
      onChange={(value) => {
        const picked = Number(value);
        if (isConfidenceLevel(picked)) choosePriceLevel(picked);
      }}
      className="max-md:hidden"
    />
  );
}

const BesideChart = lazyPart(() => import('./beside-chart.tsx').then((module) => ({ default: module.BesideChart })));

export type ChartRegionProps = {
  readonly tracking: Tracking;
  /** Called once a snapshot has been selected, because the panel may cover the page. */
  readonly onSelected?: () => void;
  readonly onCompare: (fromId: SnapshotId, toId: SnapshotId) => void;
  readonly onNote?: (id: SnapshotId) => void;
  readonly onCompareWith?: (id: SnapshotId) => void;
  /** Additional menu entries, such as sharing and export. */
  readonly entries?: readonly MenuEntry[];
  /** Additional controls, before the ranges. */
  readonly children?: ReactNode;
};

const noEntries: readonly MenuEntry[] = [];

/** The chart of the profile's snapshots with its controls, according to the page's address and store. */
export function ChartRegion({ tracking, onSelected, onCompare, onNote, onCompareWith, entries = noEntries, children }: ChartRegionProps) {
  const { game, heads, view, change, head, rows, profile } = tracking;
  const { units, unit, rate, choose } = useChartUnit();
  const nameOf = usePartNames(tracking);
  const [range, setRange] = useState<Range>('7d');
  const { fromMs, toMs } = view;
  const span: Span = useMemo(() => (fromMs !== null && toMs !== null ? { fromMs, toMs } : range), [fromMs, toMs, range]);
  const bounds = useMemo(() => boundsOf(heads.map(({ createdAtMs }) => createdAtMs)), [heads]);
  const onSpan = useCallback(
    (next: Span): void => {
      if (typeof next === 'string') {
        setRange(next);
        change({ fromMs: null, toMs: null });
      } else change({ fromMs: next.fromMs, toMs: next.toMs });
    },
    [change],
  );
  const rates = useRates({ game, league: profile?.activePriceLeague ?? null, unit, today: rate });
  const beside = useBeside(tracking);
  const trades = useTradeMarks({ game, league: profile?.activeLeague ?? null });
  const filter = useMemo(() => readPartFilter(view.filter), [view.filter]);
  const selectedIds = useMemo(() => (head === null ? [] : [head.id]), [head]);
  if (rows.data === undefined) return <Skeleton className="mx-4 my-3 h-[320px] rounded-md" />;
  if (heads.length === 0) return null;
  return (
    <div className="shrink-0">
      <ChartBar
        by={view.by}
        onBy={(by) => change({ by })}
        units={units}
        unit={unit}
        onUnit={choose}
        range={rangeOf(span, bounds)}
        onRange={onSpan}
        entries={[...rates.entries, ...beside.entries, ...entries]}
      >
        <LevelSelect />
        {children}
      </ChartBar>
      <div className="px-4 max-md:px-2">
        <Suspense fallback={<Skeleton className="h-[250px] rounded-md" />}>
          {beside.lines.length > 0 && <BesideChart lines={beside.lines} />}
        </Suspense>
        <ValueChart
          heads={heads}
          by={view.by}
          filter={filter}
          nameOf={nameOf}
          unit={unit}
          rateAt={rates.rateAt}
          rateLine={rates.rateLine}
          selectedIds={selectedIds}
          trades={trades}
          span={span}
          onSpan={onSpan}
          onSelect={(id, how) => {
            change({ snapshot: id === heads.at(-1)?.id ? null : id });
            if (how === 'picked') onSelected?.();
          }}
          onCompare={onCompare}
          {...(onNote !== undefined && { onNote })}
          {...(onCompareWith !== undefined && { onCompareWith })}
        />
      </div>
    </div>
  );
}

/** Categories take precedence over tabs, because a snapshot's row does not contain a category's value per tab. */
export function readPartFilter({ categories, tabs }: NetWorthFilter): PartFilter | null {
  if (categories.length > 0) return { kind: 'category', ids: new Set(categories) };
  return tabs.length > 0 ? { kind: 'tab', ids: new Set(tabs) } : null;
}

function useChartUnit() {
  const view = usePriceView();
  const chosen = usePageStore(({ unit }) => unit);
  const high = readChartUnits(view);
  const units: readonly CurrencyUnit[] = high === null ? ['c'] : [high.high, 'c'];
  const isHigh = high !== null && chosen === 'high';
  return {
    units,
    unit: isHigh ? high.high : ('c' as const),
    rate: isHigh ? high.rate : 1,
    choose: (unit: CurrencyUnit): void => changePage({ unit: unit === 'c' ? 'low' : 'high' }),
  };
}
