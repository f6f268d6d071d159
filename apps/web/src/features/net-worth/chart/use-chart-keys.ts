import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ChartWindow } from './use-chart-window.ts';
import { revealMoment, zoomWindow, type Bounds } from './window.ts';

/** How long the cursor rests on a snapshot before the keys select it, so that items are fetched only then. */
const KEY_RESTS_MS = 350;
const KEY_ZOOM = 0.7;
const FAST = 10;

type KeyOptions = {
  readonly timesMs: Float64Array;
  readonly cursor: number;
  readonly chart: ChartWindow;
  readonly bounds: Bounds;
  /** Shows the snapshot under the cursor; null for none. */
  readonly onCursor: (at: number | null) => void;
  /** `rested`: the cursor stayed on the snapshot for some time. */
  readonly onPick: (at: number, how: 'picked' | 'rested') => void;
  readonly onNote: (at: number) => void;
  readonly onCompareWith: (at: number) => void;
};

/** Chart keys: move a cursor between snapshots and select the snapshot it rests on, zoom, note, compare. */
export function useChartKeys(options: KeyOptions): (event: KeyboardEvent) => void {
  const { timesMs, cursor, chart, bounds, onCursor, onPick } = options;
  const { window } = chart;
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const move = (to: number): void => {
    const at = Math.min(timesMs.length - 1, Math.max(0, to));
    const atMs = timesMs[at] ?? 0;
    onCursor(at);
    if (atMs < window.fromMs || atMs > window.toMs) chart.keep(revealMoment(window, atMs, bounds));
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onPick(at, 'rested'), KEY_RESTS_MS);
  };
  const zoom = (factor: number): void => chart.keep(zoomWindow(window, { factor, aroundMs: timesMs[cursor] ?? window.toMs }, bounds));
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? FAST : 1;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(cursor - step),
      ArrowRight: () => move(cursor + step),
      Home: () => move(0),
      End: () => move(timesMs.length - 1),
      Enter: () => onPick(cursor, 'picked'),
      Escape: () => onCursor(null),
      '+': () => zoom(KEY_ZOOM),
      '=': () => zoom(KEY_ZOOM),
      '-': () => zoom(1 / KEY_ZOOM),
      '0': chart.reset,
      n: () => options.onNote(cursor),
      c: () => options.onCompareWith(cursor),
    };
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}
