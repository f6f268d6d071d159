import { useCallback, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { readLook } from '../../../shared/chart/axes.ts';
import { usePlot, type PlotSetup } from '../../../shared/chart/use-plot.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { moveBrush, type Bounds, type BrushPart, type TimeWindow } from './window.ts';

/** The outline of all totals in a few pixels. */
function Overview({ timesMs, totals, bounds }: Pick<BrushProps, 'timesMs' | 'totals' | 'bounds'>) {
  const hostRef = useRef<HTMLDivElement>(null);
  const describe = useCallback(
    (host: HTMLElement): PlotSetup => {
      const { colour } = readLook(host);
      return {
        options: {
          padding: [0, 0, 0, 0],
          cursor: { show: false },
          axes: [{ show: false }, { show: false }],
          scales: {
            x: { range: [bounds.firstMs, bounds.lastMs] },
            y: { range: (_plot, _low, high) => [0, Math.max(high, 1e-9) * 1.1] },
          },
          series: [{}, { stroke: colour('line-strong'), fill: colour('s3'), pxAlign: 0, points: { show: false } }],
        },
        data: [timesMs, totals],
      };
    },
    [timesMs, totals, bounds],
  );
  usePlot(hostRef, describe, HEIGHT);
  return <div ref={hostRef} aria-hidden="true" className="pointer-events-none absolute inset-0" />;
}

export type BrushProps = {
  readonly timesMs: Float64Array;
  readonly totals: Float64Array;
  readonly window: TimeWindow;
  readonly bounds: Bounds;
  readonly width: number;
  /** Pixels left and right of the plot, as in the chart above. */
  readonly left: number;
  readonly right: number;
  readonly writeDay: (atMs: number) => string;
  /** Called while the pointer moves; `onEnd` is called when the pointer is released, or after each key press. */
  readonly onMove: (window: TimeWindow) => void;
  readonly onEnd: (window: TimeWindow) => void;
};

const HEIGHT = 24;
/** Share of the full width by which a key moves a handle or the selection; with Shift, ten times that share. */
const KEY_SHARE = 0.01;
const FAST_SHARE = 0.1;
const LABEL_WIDTH = 110;

/**
 * All snapshots in a small chart, with the displayed range as a window that can be moved and resized with pointer and
 * keys.
 */
export function Brush(props: BrushProps) {
  const { timesMs, totals, window, bounds, width, left, right, writeDay, onMove, onEnd } = props;
  const { t } = useTranslation();
  const plotWidth = Math.max(1, width - left - right);
  const drag = useRef<{ part: BrushPart; startX: number; start: TimeWindow; last: TimeWindow } | null>(null);
  const wholeMs = bounds.lastMs - bounds.firstMs;
  const share = (atMs: number): number => (atMs - bounds.firstMs) / wholeMs;
  const [from, to] = [share(window.fromMs) * plotWidth, share(window.toMs) * plotWidth];
  const start = (part: BrushPart) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { part, startX: event.clientX, start: window, last: window };
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const { current } = drag;
    if (current === null) return;
    const byMs = ((event.clientX - current.startX) / plotWidth) * wholeMs;
    current.last = moveBrush(current.start, { part: current.part, byMs }, bounds);
    onMove(current.last);
  };
  const end = (): void => {
    if (drag.current !== null) onEnd(drag.current.last);
    drag.current = null;
  };
  const onKey = (part: BrushPart) => (event: KeyboardEvent) => {
    const step = wholeMs * (event.shiftKey ? FAST_SHARE : KEY_SHARE);
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: -step,
      ArrowDown: -step,
      ArrowRight: step,
      ArrowUp: step,
      Home: -wholeMs,
      End: wholeMs,
    };
    const byMs = moves[event.key];
    if (byMs === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onEnd(moveBrush(window, { part, byMs }, bounds));
  };
  const shared = {
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
    tabIndex: 0,
    role: 'slider',
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  };
  const percent = (atMs: number): number => Math.round(share(atMs) * 100);
  const labels = Math.max(1, Math.min(4, Math.floor(plotWidth / LABEL_WIDTH)));
  const days = Array.from({ length: labels }, (_none, at) => writeDay(bounds.firstMs + (wholeMs * at) / labels));
  return (
    <div style={{ paddingLeft: left, paddingRight: right }}>
      <div role="group" aria-label={t('netWorthChart.window.title')} className="relative h-[24px] touch-none select-none">
        <Overview timesMs={timesMs} totals={totals} bounds={bounds} />
        <div
          {...shared}
          aria-label={t('netWorthChart.window.body')}
          aria-valuenow={percent(window.fromMs)}
          aria-valuetext={t('netWorthChart.window.value', { from: writeMoment(window.fromMs), to: writeMoment(window.toMs) })}
          onPointerDown={start('body')}
          onKeyDown={onKey('body')}
          className="absolute inset-y-0 cursor-grab border border-accent/70 bg-accent/12 active:cursor-grabbing"
          style={{ left: from, width: Math.max(2, to - from) }}
        />
        {(['from', 'to'] as const).map((part) => (
          <div
            key={part}
            {...shared}
            aria-label={t(`netWorthChart.window.${part}`)}
            aria-valuenow={percent(part === 'from' ? window.fromMs : window.toMs)}
            aria-valuetext={writeMoment(part === 'from' ? window.fromMs : window.toMs)}
            onPointerDown={start(part)}
            onKeyDown={onKey(part)}
            className="absolute inset-y-0 -ml-[12px] flex w-[24px] cursor-ew-resize items-center justify-center rounded-sm max-md:-ml-[16px] max-md:w-[32px]"
            style={{ left: part === 'from' ? from : to }}
          >
            <span className="h-[14px] w-[6px] rounded-[2px] bg-accent" />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="relative h-[16px] text-12 text-faint">
        {days.map((day, at) => (
          <span key={at} className="absolute whitespace-nowrap" style={{ left: `${(at / labels) * 100}%` }}>
            {day !== days[at - 1] && day}
          </span>
        ))}
      </div>
    </div>
  );
}
