import { readViewUnit, type CurrencyUnit, type PriceView } from '@poexchange/domain/currency';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { usePlot } from '../../shared/chart/use-plot.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { chooseScale, dropLeadingGaps, findNearest, hasBand, type ChartPoint, type HistoryScale } from './chart-geometry.ts';
import { Caption, OnlyPoint, PointTable } from './history-chart-parts.tsx';
import { describeHistory } from './history-plot.ts';

export type HistoryChartProps = { readonly points: readonly ChartPoint[] };

/** Height of the plot including its time axis, in pixels. */
const HEIGHT = 172;

/**
 * A price over time. The pointer or the arrow keys move a line with time and price; a table below contains the same
 * data. Gaps are not filled. If the price grew many times over, the scale is logarithmic, with a note.
 */
export function HistoryChart({ points: allPoints }: HistoryChartProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const points = useMemo(() => {
    const shown = dropLeadingGaps(allPoints);
    // The scale needs no space for a band that is not drawn.
    return hasBand(shown) ? shown : shown.map((point) => ({ ...point, band: null }));
  }, [allPoints]);
  const units = useMemo(() => listShownUnits(view), [view]);
  const scale = useMemo(
    () =>
      chooseScale(
        points,
        units.map(({ chaos }) => chaos),
      ),
    [points, units],
  );
  if (scale === null) return <p className="px-4 py-6 text-center text-12 text-muted">{t('economy.noHistory')}</p>;
  const [only, second] = allPoints.filter((point) => point.chaos !== null);
  // A single point does not make a curve, and its band would be a bar.
  if (only !== undefined && second === undefined) return <OnlyPoint point={only} />;
  return <Curve points={points} scale={scale} unit={units.find(({ chaos }) => chaos === scale.unitChaos)?.unit ?? 'c'} />;
}

type CurveProps = { readonly points: readonly ChartPoint[]; readonly scale: HistoryScale; readonly unit: CurrencyUnit };

function Curve({ points, scale, unit }: CurveProps) {
  const { t } = useTranslation();
  const hostRef = useRef<HTMLDivElement>(null);
  const [focusMs, setFocusMs] = useState<number | null>(null);
  const now = t('economy.now');
  const describe = useCallback((host: HTMLElement) => describeHistory(host, { points, scale, unit, now }), [points, scale, unit, now]);
  const { plot, width } = usePlot(hostRef, describe, HEIGHT);
  const shown = points.filter((point) => point.chaos !== null);
  const focused = focusMs === null ? null : findNearest(points, focusMs);
  const focusedMs = focused?.atMs ?? null;
  useLayoutEffect(() => {
    plot?.setCursor({ left: focusedMs === null ? -10 : plot.valToPos(focusedMs, 'x'), top: 0 });
  }, [plot, width, focusedMs]);
  const onPointer = (event: PointerEvent): void => {
    if (plot !== null) setFocusMs(plot.posToVal(event.clientX - plot.over.getBoundingClientRect().left, 'x'));
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
      <div
        role="img"
        aria-label={t('economy.historyTitle', { count: shown.length })}
        tabIndex={0}
        onPointerMove={onPointer}
        onPointerLeave={() => setFocusMs(null)}
        onKeyDown={onKey}
        onBlur={() => setFocusMs(null)}
        className="touch-pan-y rounded-sm"
        style={{ height: HEIGHT }}
      >
        <div ref={hostRef} className="pointer-events-none [&_.u-cursor-x]:border-solid! [&_.u-cursor-x]:border-muted!" />
      </div>
      <Caption focused={focused} isLogarithmic={scale.isLogarithmic} />
      <PointTable points={shown} />
    </figure>
  );
}

type ShownUnit = { readonly unit: CurrencyUnit; readonly chaos: number };

/** Returns the units in which a view writes prices, largest first, and their value in chaos. */
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
