import { readViewUnit, type CurrencyUnit, type PriceView } from '@poexchange/domain/currency';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { dropLeadingGaps, findNearest, hasBand, layOutChart, type ChartPoint } from './chart-geometry.ts';
import { viewInUnit } from './exchange-prices.ts';
import { Caption, Curves, MarkLabels, OnlyPoint, plotSize, PointTable, TimeAxis } from './history-chart-parts.tsx';

export type HistoryChartProps = { readonly points: readonly ChartPoint[] };

/**
 * A price over time. The pointer or the arrow keys move a line with time and price; a table below contains the same
 * data. Gaps stay gaps; if the price grew manyfold, the scale is logarithmic, with a note.
 */
export function HistoryChart({ points: allPoints }: HistoryChartProps) {
  const { t } = useTranslation();
  const [focusMs, setFocusMs] = useState<number | null>(null);
  const titleId = useId();
  const units = listShownUnits(usePriceView());
  const points = dropLeadingGaps(allPoints);
  // A band that is not drawn needs no space.
  const drawn = hasBand(points) ? points : points.map((point) => ({ ...point, band: null }));
  const chart = layOutChart(drawn, { size: plotSize, unitsChaos: units.map(({ chaos }) => chaos) });
  if (chart === null) return <p className="px-4 py-6 text-center text-12 text-muted">{t('economy.noHistory')}</p>;
  const shown = points.filter((point) => point.chaos !== null);
  const [only] = shown;
  // A single point makes no curve, and its band would be a bar.
  if (shown.length === 1 && only !== undefined) return <OnlyPoint point={only} />;
  const { unit, chaos } = units.find((each) => each.chaos === chart.markUnitChaos) ?? { unit: 'c', chaos: 1 };
  const viewOfMarks = viewInUnit(unit, { [unit]: chaos });
  const focused = focusMs === null ? null : findNearest(points, focusMs);
  const [first, last] = [points[0], points.at(-1)];
  const onPointer = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    if (first !== undefined && last !== undefined) setFocusMs(first.atMs + share * (last.atMs - first.atMs));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const from = focused === null ? shown.length : shown.indexOf(focused);
    const next = shown[Math.min(shown.length - 1, Math.max(0, from + (event.key === 'ArrowRight' ? 1 : -1)))];
    setFocusMs(next?.atMs ?? null);
  };
  return (
    <figure className="px-4">
      <div className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-2">
        <MarkLabels chart={chart} view={viewOfMarks} />
        <svg
          viewBox={`0 0 ${plotSize.width} ${plotSize.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
          tabIndex={0}
          onPointerMove={onPointer}
          onPointerLeave={() => setFocusMs(null)}
          onKeyDown={onKey}
          onBlur={() => setFocusMs(null)}
          className="h-[150px] w-full touch-pan-y rounded-sm"
        >
          <title id={titleId}>{t('economy.historyTitle', { count: shown.length })}</title>
          {chart.marks.map((mark) => (
            <line
              key={mark}
              x1="0"
              x2={plotSize.width}
              y1={chart.yOf(mark)}
              y2={chart.yOf(mark)}
              className="stroke-line-soft"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <Curves points={points} chart={chart} />
          {focused !== null && (
            <line
              x1={chart.xOf(focused.atMs)}
              x2={chart.xOf(focused.atMs)}
              y1="0"
              y2={plotSize.height}
              className="stroke-muted"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {first !== undefined && last !== undefined && <TimeAxis firstMs={first.atMs} lastMs={last.atMs} />}
      </div>
      <Caption focused={focused} isLogarithmic={chart.isLogarithmic} />
      <PointTable points={shown} />
    </figure>
  );
}

type ShownUnit = { readonly unit: CurrencyUnit; readonly chaos: number };

/** The units in which a view writes prices, the greatest first, and their worth in chaos. */
function listShownUnits(view: PriceView): ShownUnit[] {
  const chaosPerDivine = view.game === 'poe1' ? (view.chaosPerDivine ?? 0) : 0;
  if (chaosPerDivine > 0)
    return [
      { unit: 'd', chaos: chaosPerDivine },
      { unit: 'c', chaos: 1 },
    ];
  const { unit, chaosPerUnit } = readViewUnit(view);
  return [{ unit, chaos: chaosPerUnit }];
}
