/** The chart's time window, and how it moves. Pure; all times are in milliseconds. */

export type TimeWindow = { readonly fromMs: number; readonly toMs: number };
/** First and last moment that can be shown. */
export type Bounds = { readonly firstMs: number; readonly lastMs: number };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Minimum window length; snapshots are never closer together. */
const SHORTEST_MS = 10 * MINUTE_MS;
/** Minimum distance between two fingers, as a share of the window. */
const CLOSEST_FINGERS = 0.02;

export const ranges = ['24h', '7d', '30d', 'all'] as const;
export type Range = (typeof ranges)[number];
/** The user's choice: a range that follows the latest snapshot, or a fixed range of time. */
export type Span = Range | TimeWindow;

const rangeMs: Readonly<Record<Exclude<Range, 'all'>, number>> = { '24h': DAY_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS };

/**
 * Returns the bounds of snapshots given oldest first; for a single snapshot, the half day before it. Snapshots that
 * span less than the minimum window are placed at its end: nothing is shown after the latest snapshot, because later
 * times may be in the future.
 */
export function boundsOf(timesMs: ArrayLike<number>): Bounds {
  const [first, last] = [timesMs[0], timesMs[timesMs.length - 1]];
  if (first === undefined || last === undefined) return { firstMs: 0, lastMs: DAY_MS };
  const lead = first === last ? DAY_MS / 2 : Math.max(0, SHORTEST_MS - (last - first));
  return { firstMs: first - lead, lastMs: last };
}

/** Returns the window for a choice. */
export function readSpan(span: Span, bounds: Bounds): TimeWindow {
  if (typeof span !== 'string') return fitWindow(span, bounds);
  if (span === 'all') return { fromMs: bounds.firstMs, toMs: bounds.lastMs };
  return { fromMs: Math.max(bounds.firstMs, bounds.lastMs - rangeMs[span]), toMs: bounds.lastMs };
}

/**
 * Returns the range that a choice shows, if any. If several ranges show the same window, returns the longest: with a
 * quarter of an hour of data, "all" is selected rather than seven days.
 */
export function rangeOf(span: Span, bounds: Bounds): Range | null {
  return ranges.toReversed().find((range) => isSame(readSpan(range, bounds), readSpan(span, bounds))) ?? null;
}

function isSame(one: TimeWindow, other: TimeWindow): boolean {
  return Math.abs(one.fromMs - other.fromMs) < MINUTE_MS && Math.abs(one.toMs - other.toMs) < MINUTE_MS;
}

/** Returns the nearest window within the bounds, with the same length if it fits. */
export function fitWindow({ fromMs, toMs }: TimeWindow, { firstMs, lastMs }: Bounds): TimeWindow {
  const [low, high] =
    Number.isFinite(fromMs) && Number.isFinite(toMs) ? [Math.min(fromMs, toMs), Math.max(fromMs, toMs)] : [firstMs, lastMs];
  const most = lastMs - firstMs;
  const length = Math.min(most, Math.max(high - low, Math.min(SHORTEST_MS, most)));
  const from = Math.min(Math.max(low, firstMs), lastMs - length);
  return { fromMs: from, toMs: from + length };
}

/** Moves the window by `byMs`. */
export function panWindow({ fromMs, toMs }: TimeWindow, byMs: number, bounds: Bounds): TimeWindow {
  return fitWindow({ fromMs: fromMs + byMs, toMs: toMs + byMs }, bounds);
}

/** Multiplies the window's length by `factor`; the moment `aroundMs` keeps its position. */
export function zoomWindow(window: TimeWindow, { factor, aroundMs }: { factor: number; aroundMs: number }, bounds: Bounds): TimeWindow {
  const anchor = Math.min(Math.max(aroundMs, window.fromMs), window.toMs);
  return fitWindow({ fromMs: anchor - (anchor - window.fromMs) * factor, toMs: anchor + (window.toMs - anchor) * factor }, bounds);
}

/**
 * Resizes the window with two fingers: the moments that were under the fingers at the start stay under them. `start`
 * and `now` are positions as shares of the window's length; fingers that meet leave the window unchanged.
 */
export function pinchWindow(
  { fromMs, toMs }: TimeWindow,
  { start, now }: { start: readonly [number, number]; now: readonly [number, number] },
  bounds: Bounds,
): TimeWindow {
  const length = toMs - fromMs;
  const apart = Math.abs(now[1] - now[0]);
  if (apart < CLOSEST_FINGERS || Math.abs(start[1] - start[0]) < CLOSEST_FINGERS) return fitWindow({ fromMs, toMs }, bounds);
  const newLength = (length * Math.abs(start[1] - start[0])) / apart;
  const middleMs = fromMs + (length * (start[0] + start[1])) / 2;
  const from = middleMs - (newLength * (now[0] + now[1])) / 2;
  return fitWindow({ fromMs: from, toMs: from + newLength }, bounds);
}

export type BrushPart = 'from' | 'to' | 'body';

/** Moves an end of the window, or the whole window. An end stops before the other end. */
export function moveBrush(window: TimeWindow, { part, byMs }: { part: BrushPart; byMs: number }, bounds: Bounds): TimeWindow {
  if (part === 'body') return panWindow(window, byMs, bounds);
  const least = Math.min(SHORTEST_MS, bounds.lastMs - bounds.firstMs);
  if (part === 'from') {
    const fromMs = Math.min(Math.max(window.fromMs + byMs, bounds.firstMs), window.toMs - least);
    return { fromMs: Math.max(bounds.firstMs, fromMs), toMs: window.toMs };
  }
  const toMs = Math.max(Math.min(window.toMs + byMs, bounds.lastMs), window.fromMs + least);
  return { fromMs: window.fromMs, toMs: Math.min(bounds.lastMs, toMs) };
}

/** Returns a window that includes the moment; moves the window only if necessary. */
export function revealMoment(window: TimeWindow, atMs: number, bounds: Bounds): TimeWindow {
  if (atMs >= window.fromMs && atMs <= window.toMs) return window;
  const margin = (window.toMs - window.fromMs) / 10;
  return panWindow(window, atMs < window.fromMs ? atMs - margin - window.fromMs : atMs + margin - window.toMs, bounds);
}

/** Returns the index of the snapshot nearest to a moment; -1 if there are no snapshots. Times are ascending. */
export function findNearest(timesMs: ArrayLike<number>, atMs: number): number {
  let [low, high] = [0, timesMs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timesMs[middle] ?? 0) < atMs) low = middle + 1;
    else high = middle;
  }
  if (low === timesMs.length) return timesMs.length - 1;
  const before = timesMs[low - 1];
  return before !== undefined && atMs - before <= (timesMs[low] ?? 0) - atMs ? low - 1 : low;
}
