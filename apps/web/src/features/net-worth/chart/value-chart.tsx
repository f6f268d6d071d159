import type { CurrencyUnit } from '@poexchange/domain/currency';
import { useRef } from 'react';
import { ValueTable } from '../../../shared/chart/value-table.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeDecimal } from '../../../shared/i18n/write-values.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { decimalsForTotal } from '../parts/round-parts.ts';
import { Brush } from './brush.tsx';
import { DragArea, LaneLegend, PartLegend } from './chart-parts.tsx';
import { ChartTip } from './chart-tip.tsx';
import { insets } from './plot.ts';
import type { Scene } from './scene.ts';
import { writeSnapshotMoment } from './snapshot-words.ts';
import { useChartModel, type ValueChartProps } from './use-chart-model.ts';
import type { TimeWindow } from './window.ts';

/** Maximum number of rows listed. Further rows are only counted; narrowing the window shows them. */
const MOST_ROWS = 200;

type PointTableProps = {
  readonly heads: readonly SnapshotHead[];
  readonly window: TimeWindow;
  readonly scene: Scene;
  readonly unit: CurrencyUnit;
  readonly write: (total: number) => string;
};

/** The window's snapshots as text, newest first. */
function PointTable({ heads, window, scene, unit, write }: PointTableProps) {
  const { t, language } = useTranslation();
  const read = () => {
    const shown = [...heads.entries()].filter(([, { createdAtMs }]) => createdAtMs >= window.fromMs && createdAtMs <= window.toMs);
    const rows = shown.slice(-MOST_ROWS).toReversed();
    return {
      rows: rows.map(([at, { id, createdAtMs, type, note }]) => ({
        key: id,
        title: writeSnapshotMoment(createdAtMs, language),
        cells: [
          t(`netWorthChart.legend.${type}`),
          <span key="total" className="inline-flex items-center gap-[3px]">
            {write(scene.totals[at] ?? 0)}
            <CurrencyGlyph unit={unit} size={12} />
          </span>,
          note,
        ],
      })),
      more: shown.length > MOST_ROWS ? t('netWorthChart.table.more', { count: shown.length - MOST_ROWS }) : undefined,
    };
  };
  return (
    <ValueTable
      title={t('netWorthChart.table.time')}
      columns={[
        { key: 'kind', title: t('netWorthChart.table.kind'), className: 'text-muted' },
        { key: 'total', title: t('netWorthChart.table.total'), className: 'num' },
        { key: 'note', title: t('netWorthChart.table.note'), className: 'max-w-[240px] truncate pl-4' },
      ]}
      read={read}
    />
  );
}

const PHONE_HEIGHT = 228;
const HEIGHT = 247;
const WIDE_HEIGHT = 320;
const WIDE_QUERY = '(min-width: 1800px)';

/**
 * The value of a profile's snapshots over time: stacked areas for the parts under a line for the total, a lane, and a
 * brush.
 */
export function ValueChart(props: ValueChartProps) {
  const { heads, by, filter, nameOf, unit } = props;
  const { t, language } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const wideHeight = useMediaQuery(WIDE_QUERY) ? WIDE_HEIGHT : HEIGHT;
  const height = isPhone ? PHONE_HEIGHT : wideHeight;
  const hostRef = useRef<HTMLDivElement>(null);
  const overRef = useRef<HTMLDivElement>(null);
  const model = useChartModel({ ...props, height, hostRef, overRef });
  const { size, series, pointer, chart, cursor, said } = model;
  const { width, left, plotHeight } = size;
  const { timesMs, bounds, scene } = series;
  const { drag } = pointer;
  return (
    <div className="relative">
      <LaneLegend left={left} hasTrades={scene.trades.length > 0} hasNotes={scene.marks.notes.length > 0} />
      <div className="relative" style={{ height }}>
        <div
          ref={hostRef}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 overflow-hidden [&_.u-cursor-x]:border-solid! [&_.u-cursor-x]:border-text/70!"
        />
        <div
          ref={overRef}
          {...pointer.handlers}
          onKeyDown={pointer.onKeyDown}
          onBlur={pointer.leave}
          role="slider"
          tabIndex={0}
          aria-label={t('netWorthChart.chart')}
          aria-valuemin={1}
          aria-valuemax={heads.length}
          aria-valuenow={cursor + 1}
          aria-valuetext={said?.text ?? ''}
          aria-describedby="net-worth-chart-keys"
          className="absolute cursor-crosshair touch-pan-y rounded-sm select-none"
          style={{ left, right: insets.right, top: insets.top, height: plotHeight + insets.lane }}
        >
          {drag !== null && <DragArea drag={drag} />}
        </div>
        {model.isEmptyWindow && (
          <p className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-12 text-muted">{t('netWorthChart.emptyWindow')}</p>
        )}
        {model.tip !== null && <ChartTip {...model.tip} unit={unit} width={width} />}
      </div>
      {width > 0 && heads.length > 1 && (
        <Brush
          timesMs={timesMs}
          totals={scene.totals}
          window={chart.window}
          bounds={bounds}
          width={width}
          left={left}
          right={insets.right}
          writeDay={(atMs) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(atMs)}
          onMove={chart.show}
          onEnd={chart.keep}
        />
      )}
      {isPhone && by !== 'total' && <PartLegend scene={scene} kind={filter?.kind ?? by} nameOf={nameOf} />}
      <p id="net-worth-chart-keys" className="sr-only">
        {t('netWorthChart.keys')}
      </p>
      <PointTable
        heads={heads}
        window={chart.window}
        scene={scene}
        unit={unit}
        write={(total) => writeDecimal(total, decimalsForTotal(total))}
      />
    </div>
  );
}
