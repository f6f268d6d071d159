import { useCallback, useEffect, useRef, useState } from 'react';
import { fitWindow, rangeOf, readSpan, revealMoment, type Bounds, type Range, type Span, type TimeWindow } from './window.ts';

/** Pause after the last wheel event before the window is stored. */
const WHEEL_ENDS_MS = 250;

export type ChartWindow = {
  readonly window: TimeWindow;
  readonly range: Range | null;
  /** Shows a window without storing it, for use during a drag. */
  readonly show: (window: TimeWindow) => void;
  readonly keep: (window: TimeWindow) => void;
  /** Shows a window, and stores it once the window has not moved for a moment. */
  readonly keepSoon: (window: TimeWindow) => void;
  /** Returns to the range that was selected last. */
  readonly reset: () => void;
};

/**
 * The chart's window: the page stores it as a span in the address. During a gesture only the chart moves, because sixty
 * updates a second must not each cause a navigation.
 */
export function useChartWindow(options: {
  readonly span: Span;
  readonly bounds: Bounds;
  readonly onSpan: (span: Span) => void;
}): ChartWindow {
  const { span, bounds, onSpan } = options;
  const [live, setLive] = useState<{ readonly window: TimeWindow; readonly base: Span } | null>(null);
  const lastRange = useRef<Range>('7d');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (typeof span === 'string') lastRange.current = span;
  }, [span]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((window: TimeWindow) => setLive({ window, base: span }), [span]);
  const keep = useCallback(
    (window: TimeWindow) => {
      clearTimeout(timer.current);
      const range = rangeOf(window, bounds);
      if (range !== null && range === span) setLive(null);
      else show(window);
      onSpan(range ?? window);
    },
    [bounds, span, show, onSpan],
  );
  const keepSoon = (window: TimeWindow): void => {
    show(window);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(window), WHEEL_ENDS_MS);
  };
  const reset = (): void => {
    setLive(null);
    onSpan(lastRange.current);
  };
  const window = live !== null && live.base === span ? fitWindow(live.window, bounds) : readSpan(span, bounds);
  return { window, range: rangeOf(live?.base === span ? window : span, bounds), show, keep, keepSoon, reset };
}

/** Moves the window to a snapshot selected elsewhere, when that snapshot changes. */
export function useReveal(selected: number | undefined, options: { timesMs: Float64Array; chart: ChartWindow; bounds: Bounds }): void {
  const { timesMs, chart, bounds } = options;
  const known = useRef(selected);
  useEffect(() => {
    const before = known.current;
    known.current = selected;
    const atMs = selected === undefined ? undefined : timesMs[selected];
    if (before === undefined || selected === before || atMs === undefined) return;
    const { window } = chart;
    if (atMs < window.fromMs || atMs > window.toMs) chart.keep(revealMoment(window, atMs, bounds));
  });
}
