import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeAxisTime, writeMoment } from '../../shared/i18n/write-values.ts';
import { Price } from '../../shared/ui/price.tsx';
import type { PriceView } from '@poexchange/domain/currency';
import { drawBand, drawExchange, hasBand, type Chart, type ChartPoint } from './chart-geometry.ts';

/** Size of the plot, in units of its view box. */
export const plotSize = { width: 400, height: 150 };

/** The values next to their lines, in a column of their own: inside the plot the curve would hide them. */
export function MarkLabels({ chart, view }: { readonly chart: Chart; readonly view: PriceView }) {
  const labels = chart.marks.map((mark) => ({ mark, label: <Price chaos={mark} view={view} size={12} weight="normal" hint="none" /> }));
  return (
    <div aria-hidden="true" className="relative h-[150px] text-faint">
      {labels.map(({ mark, label }) => (
        <span key={`wide ${mark}`} className="invisible block h-0 overflow-hidden">
          {label}
        </span>
      ))}
      {labels.map(({ mark, label }) => (
        <span key={mark} className="absolute right-0 -translate-y-1/2" style={{ top: `${(chart.yOf(mark) / plotSize.height) * 100}%` }}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** The band of asks (of a single point it would be a bar), the exchange's value, held prices and the price itself. */
export function Curves({ points, chart }: { readonly points: readonly ChartPoint[]; readonly chart: Chart }) {
  return (
    <>
      {hasBand(points) && drawBand(points, chart).map((outline) => <path key={outline} d={outline} className="fill-accent/15" />)}
      <path d={drawExchange(points, chart)} fill="none" strokeDasharray="4 4" className="stroke-focus" vectorEffect="non-scaling-stroke" />
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
      <Pieces pieces={chart.otherPieces} className="stroke-faint" />
      <Pieces pieces={chart.pieces} className="stroke-accent" />
    </>
  );
}

type PiecesProps = { readonly pieces: Chart['pieces']; readonly className: string };

function Pieces({ pieces, className }: PiecesProps) {
  return pieces.map((piece) => {
    const [start] = piece;
    if (start === undefined) return null;
    const path =
      piece.length === 1 ? `M${start.x - 0.01} ${start.y}h.02` : `M${piece.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
    return (
      <path
        key={start.x}
        d={path}
        fill="none"
        strokeWidth={piece.length === 1 ? 5 : 1.6}
        strokeLinejoin="round"
        strokeLinecap="round"
        className={className}
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

/** Times written below the plot, and the end, which is now. */
const AXIS_TIMES = 3;

/** Times at equal distances below the plot. */
export function TimeAxis({ firstMs, lastMs }: { readonly firstMs: number; readonly lastMs: number }) {
  const { t } = useTranslation();
  const times = Array.from({ length: AXIS_TIMES }, (_, at) => firstMs + (at / AXIS_TIMES) * (lastMs - firstMs));
  return (
    <div className="relative col-start-2 h-[18px] pt-0.5 text-12 text-faint">
      {times.map((atMs, at) => (
        <span key={atMs} className="absolute whitespace-nowrap" style={{ left: `${(at / AXIS_TIMES) * 100}%` }}>
          {writeAxisTime(atMs, lastMs - firstMs)}
        </span>
      ))}
      <span className="absolute right-0">{t('economy.now')}</span>
    </div>
  );
}

type CaptionProps = { readonly focused: ChartPoint | null; readonly isLogarithmic: boolean };

/** Values at the focused point. */
export function Caption({ focused, isLogarithmic }: CaptionProps) {
  const { t } = useTranslation();
  return (
    <figcaption className="flex min-h-[22px] flex-wrap items-center justify-between gap-x-3 pt-1 text-12 text-muted" aria-live="polite">
      {focused === null ? (
        isLogarithmic && <span>{t('economy.logarithmic')}</span>
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
  );
}

/** The points as text, the newest first. */
export function PointTable({ points }: { readonly points: readonly ChartPoint[] }) {
  const { t } = useTranslation();
  return (
    <details className="text-12">
      <summary className="py-1 text-muted">{t('economy.asTable')}</summary>
      <table className="w-full">
        <tbody>
          {points.toReversed().map((point) => (
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
  );
}

/** A price without a past: shows the range of asks, and a note about the missing history. Its only point is now. */
export function OnlyPoint({ point }: { readonly point: ChartPoint }) {
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
      <p className="max-w-[38ch] text-12 text-muted">{t('economy.noHistory')}</p>
    </div>
  );
}
