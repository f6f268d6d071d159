import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock, writeMoment } from '../../shared/i18n/write-values.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { Price } from '../../shared/ui/price.tsx';
import { drawBand, drawExchange, dropLeadingGaps, findNearest, layOutChart, type Chart, type ChartPoint } from './chart-geometry.ts';

const size = { width: 400, height: 150 };

export type HistoryChartProps = { readonly points: readonly ChartPoint[] };

/**
 * A price over time. The pointer or the arrow keys move a line that tells time and price; a table below says the same.
 * Gaps stay gaps; where the price grew manyfold, steps are equal shares, and that is said.
 */
export function HistoryChart({ points: allPoints }: HistoryChartProps) {
  const { t } = useTranslation();
  const [focusMs, setFocusMs] = useState<number | null>(null);
  const titleId = useId();
  const points = dropLeadingGaps(allPoints);
  const chart = layOutChart(points, { size });
  if (chart === null) return <p className="px-4 py-6 text-center text-12 text-muted">{t('economy.noHistory')}</p>;
  const shown = points.filter((point) => point.chaos !== null);
  const [only] = shown;
  // One point is no curve, and its band would be a bar.
  if (shown.length === 1 && only !== undefined) return <OnlyPoint point={only} />;
  // Of a single point it would be a bar.
  const hasBand = countBands(points) > 1;
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
        <MarkLabels chart={chart} />
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
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
              x2={size.width}
              y1={chart.yOf(mark)}
              y2={chart.yOf(mark)}
              className="stroke-line-soft"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {hasBand && drawBand(points, chart).map((outline) => <path key={outline} d={outline} className="fill-accent/15" />)}
          <path
            d={drawExchange(points, chart)}
            fill="none"
            strokeDasharray="4 4"
            className="stroke-focus"
            vectorEffect="non-scaling-stroke"
          />
          {points.map((point) =>
            point.isHeld === true && point.chaos !== null ? (
              <path
                key={`held ${point.atMs}`}
                d={`M${chart.xOf(point.atMs) - 0.01} ${chart.yOf(point.chaos)}h.02`}
                strokeWidth="8"
                strokeLinecap="round"
                className="stroke-warn"
                vectorEffect="non-scaling-stroke"
              />
            ) : null,
          )}
          {chart.pieces.map((piece) => {
            const [start] = piece;
            if (start === undefined) return null;
            const path =
              piece.length === 1
                ? `M${start.x - 0.01} ${start.y}h.02`
                : `M${piece.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
            return (
              <path
                key={start.x}
                d={path}
                fill="none"
                strokeWidth={piece.length === 1 ? 5 : 1.6}
                strokeLinejoin="round"
                strokeLinecap="round"
                className="stroke-accent"
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
          {focused !== null && (
            <line
              x1={chart.xOf(focused.atMs)}
              x2={chart.xOf(focused.atMs)}
              y1="0"
              y2={size.height}
              className="stroke-muted"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
      </div>
      <figcaption className="flex min-h-[22px] flex-wrap items-center justify-between gap-x-3 pt-1 text-12 text-muted" aria-live="polite">
        {focused === null ? (
          <>
            <span>{first !== undefined && writeMoment(first.atMs)}</span>
            {chart.isLogarithmic && <span>{t('economy.logarithmic')}</span>}
            <span>{t('economy.now')}</span>
          </>
        ) : (
          <>
            <span>{writeMoment(focused.atMs)}</span>
            {focused.isHeld === true && <span className="text-warn">{t('economy.confidence.held')}</span>}
            {focused.band != null && (
              <span className="inline-flex items-center gap-1">
                <Price chaos={focused.band.low} size={12} weight="normal" hint="none" />
                {'–'}
                <Price chaos={focused.band.high} size={12} weight="normal" hint="none" />
              </span>
            )}
            <Price chaos={focused.chaos} size={12} hint="none" />
          </>
        )}
      </figcaption>
      <details className="text-12">
        <summary className="py-1 text-muted">{t('economy.asTable')}</summary>
        <table className="w-full">
          <tbody>
            {shown.toReversed().map((point) => (
              <tr key={point.atMs} className="border-t border-line-soft">
                <th scope="row" className="py-1 text-left font-normal text-muted">
                  {writeMoment(point.atMs)}
                </th>
                <td className="py-1 text-warn">{point.isHeld === true && t('economy.confidence.held')}</td>
                <td className="num py-1">
                  <Price chaos={point.chaos} size={12} weight="normal" hint="none" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** The values beside their lines, in a column of their own: in the plot they would lie under the curve. */
function MarkLabels({ chart }: { readonly chart: Chart }) {
  const labels = chart.marks.map((mark) => ({ mark, label: <Price chaos={mark} size={12} weight="normal" hint="none" /> }));
  return (
    <div aria-hidden="true" className="relative h-[150px] text-faint">
      {labels.map(({ mark, label }) => (
        <span key={`wide ${mark}`} className="invisible block h-0 overflow-hidden">
          {label}
        </span>
      ))}
      {labels.map(({ mark, label }) => (
        <span key={mark} className="absolute right-0 -translate-y-1/2" style={{ top: `${(chart.yOf(mark) / size.height) * 100}%` }}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** How many points know between which values asks lay. */
export const countBands = (points: readonly ChartPoint[]): number => points.filter(({ band }) => band != null).length;

const RECENTLY_MS = 20 * 3_600_000;

/** The time of day of a moment of today, else its date too. */
const sayRecently = (atMs: number): string => (readServerNowMs() - atMs < RECENTLY_MS ? writeClock(atMs) : writeMoment(atMs));

/** A price that has been recorded once: since when, and between which values asks lie. */
function OnlyPoint({ point }: { readonly point: ChartPoint }) {
  const { t } = useTranslation();
  return (
    <div className="mx-4 flex h-[150px] flex-col items-center justify-center gap-2 rounded-md border border-dashed border-line text-center">
      <Price chaos={point.chaos} size={18} hint="none" />
      {point.band != null && (
        <span className="inline-flex items-center gap-1.5 text-12 text-muted">
          <Price chaos={point.band.low} size={12} weight="normal" hint="none" />
          {'–'}
          <Price chaos={point.band.high} size={12} weight="normal" hint="none" />
        </span>
      )}
      <p className="max-w-[38ch] text-12 text-muted">{t('economy.onePoint', { time: sayRecently(point.atMs) })}</p>
    </div>
  );
}
