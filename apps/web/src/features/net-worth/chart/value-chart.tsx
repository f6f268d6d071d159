import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeDecimal } from '../../../shared/i18n/write-values.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { Brush } from './brush.tsx';
import { HoverMarks, LaneLegend, PartLegend } from './chart-parts.tsx';
import { ChartTip } from './chart-tip.tsx';
import { decimalsForTotal } from '../parts/round-parts.ts';
import { insets, type Plot } from './plot.ts';
import { PointTable } from './point-table.tsx';
import { useChartModel, type ValueChartProps } from './use-chart-model.ts';

const PHONE_HEIGHT = 228;
const HEIGHT = 247;
const WIDE_HEIGHT = 320;
const WIDE_QUERY = '(min-width: 1800px)';

/** The value of a profile's snapshots over time: areas of parts under the line of the total, a lane, and a brush. */
export function ValueChart(props: ValueChartProps) {
  const { heads, by, filter, nameOf, unit } = props;
  const { t, language } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isWide = useMediaQuery(WIDE_QUERY);
  const height = isPhone ? PHONE_HEIGHT : isWide ? WIDE_HEIGHT : HEIGHT;
  const hostRef = useRef<HTMLDivElement>(null);
  const overRef = useRef<HTMLDivElement>(null);
  const glyphRef = useRef<HTMLSpanElement>(null);
  const plotRef = useRef<Plot>(null);
  const model = useChartModel({ ...props, height, hostRef, overRef, glyphRef, plotRef });
  const { size, series, pointer, chart, cursor, said, hover } = model;
  const { width, left, plotHeight } = size;
  const { timesMs, bounds, scene } = series;
  const { drag } = pointer;
  return (
    <div className="relative">
      <span ref={glyphRef} hidden>
        <CurrencyGlyph unit={unit} size={12} />
      </span>
      <LaneLegend left={left} hasTrades={(props.trades?.length ?? 0) > 0} hasNotes={scene !== null && scene.marks.notes.length > 0} />
      <div className="relative" style={{ height }}>
        <div ref={hostRef} aria-hidden="true" className="absolute inset-0 overflow-hidden" />
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
          {drag !== null && (
            <div
              className={
                drag.kind === 'compare' ? 'absolute inset-y-0 border-x border-accent bg-accent/12' : 'absolute inset-y-0 bg-text/10'
              }
              style={{ left: Math.min(drag.fromX, drag.toX), width: Math.abs(drag.toX - drag.fromX) }}
            />
          )}
          {hover !== null && scene !== null && (
            <HoverMarks
              x={hover.x}
              height={plotHeight}
              values={[...scene.edges, scene.totals].map((edge) => edge[hover.at] ?? 0)}
              plotRef={plotRef}
              colours={scene.colours}
            />
          )}
        </div>
        {model.isEmptyWindow && (
          <p className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-12 text-muted">{t('netWorthChart.emptyWindow')}</p>
        )}
        {hover !== null && hover.tip !== null && drag === null && (
          <ChartTip
            moment={hover.tip.moment}
            total={hover.tip.total}
            unit={unit}
            parts={hover.trade === null ? hover.tip.parts : []}
            lines={hover.trade === null ? hover.tip.lines : [hover.trade.text]}
            x={left + hover.x}
            width={width}
          />
        )}
      </div>
      {scene !== null && width > 0 && heads.length > 1 && (
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
      {isPhone && scene !== null && by !== 'total' && <PartLegend scene={scene} kind={filter?.kind ?? by} nameOf={nameOf} />}
      <p id="net-worth-chart-keys" className="sr-only">
        {t('netWorthChart.keys')}
      </p>
      {scene !== null && (
        <PointTable
          heads={heads}
          window={chart.window}
          scene={scene}
          unit={unit}
          write={(total) => writeDecimal(total, decimalsForTotal(total))}
        />
      )}
    </div>
  );
}
