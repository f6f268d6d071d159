import type { CurrencyUnit } from '@poexchange/domain/currency';
import type { SnapshotId } from '@poexchange/domain/ids';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { usePlot } from '../../../shared/chart/use-plot.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import type { TradeMark } from '../data/use-trade-marks.ts';
import { findMark } from './lane.ts';
import type { PartBy, PartFilter, PartKind } from '../parts/total-parts.ts';
import { describePlot, insets } from './plot.ts';
import { buildScene } from './scene.ts';
import { describeSnapshot } from './snapshot-words.ts';
import { useChartKeys } from './use-chart-keys.ts';
import { useChartWindow, useReveal } from './use-chart-window.ts';
import { useGestures } from './use-gestures.ts';
import { boundsOf, type Span } from './window.ts';

export type ValueChartProps = {
  /** Snapshots of one profile, oldest first; at least one. */
  readonly heads: readonly SnapshotHead[];
  readonly by: PartBy;
  readonly filter: PartFilter | null;
  readonly nameOf: (kind: PartKind, id: string) => string;
  readonly unit: CurrencyUnit;
  /** Returns the unit's value in chaos at a moment: 1 for chaos. */
  readonly rateAt: (atMs: number) => number;
  /** Line about the rate in the hint; omitted if there is nothing to show. */
  readonly rateLine?: (atMs: number) => string | null;
  /** The panel's snapshot, or the two compared snapshots. */
  readonly selectedIds: readonly SnapshotId[];
  readonly trades?: readonly TradeMark[];
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
  /** `rested`: the keyboard cursor paused on the snapshot, so the focus must not move. */
  readonly onSelect: (id: SnapshotId, how: 'picked' | 'rested') => void;
  readonly onCompare: (fromId: SnapshotId, toId: SnapshotId) => void;
  /** Handlers for the N and C keys; they receive the snapshot under the cursor. */
  readonly onNote?: (id: SnapshotId) => void;
  readonly onCompareWith?: (id: SnapshotId) => void;
};

/** Elements in which the chart is drawn and receives events. */
type ChartElements = { readonly hostRef: RefObject<HTMLElement | null>; readonly overRef: RefObject<HTMLElement | null> };

/** Maximum distance from the pointer at which a mark in the lane is found, in pixels. */
const MARK_REACH = 8;
type Hover = { readonly at: number; readonly trade: TradeMark | null };
const noTrades: readonly TradeMark[] = [];

/** State of the chart: its plot, its window, and the snapshot under the pointer or cursor. */
export function useChartModel(props: ValueChartProps & ChartElements & { readonly height: number }) {
  const { hostRef, overRef } = props;
  const { heads, by, filter, nameOf, unit, rateAt, rateLine, selectedIds, trades = noTrades, span, height } = props;
  const { t, language } = useTranslation();
  const timesMs = useMemo(() => Float64Array.from(heads, ({ createdAtMs }) => createdAtMs), [heads]);
  const bounds = useMemo(() => boundsOf(timesMs), [timesMs]);
  const chart = useChartWindow({ span, bounds, onSpan: props.onSpan });
  const { window } = chart;
  const scene = useMemo(() => buildScene({ heads, by, filter, unit, rateAt, trades }), [heads, by, filter, unit, rateAt, trades]);
  const selected = useMemo(
    () => selectedIds.map((id) => heads.findIndex((head) => head.id === id)).filter((at) => at !== -1),
    [heads, selectedIds],
  );
  const selectedRef = useRef(selected);
  const describe = useCallback((host: HTMLElement) => describePlot(host, scene, () => selectedRef.current), [scene]);
  const { plot, width } = usePlot(hostRef, describe, height);
  useLayoutEffect(() => plot?.setScale('x', { min: window.fromMs, max: window.toMs }), [plot, window.fromMs, window.toMs]);
  useLayoutEffect(() => {
    selectedRef.current = selected;
    plot?.redraw(false, false);
  }, [plot, selected]);
  const [hover, setHover] = useState<Hover | null>(null);
  const { left } = scene;
  const plotWidth = Math.max(1, width - left - insets.right);
  const plotHeight = height - insets.top - insets.lane - insets.bottom;
  const xOf = (atMs: number): number => ((atMs - window.fromMs) / (window.toMs - window.fromMs)) * plotWidth;
  const idAt = (at: number): SnapshotId | null => heads[at]?.id ?? null;
  const pick = (at: number, how: 'picked' | 'rested'): void => {
    const id = idAt(at);
    if (id !== null) props.onSelect(id, how);
  };
  const { drag, handlers } = useGestures(overRef, {
    timesMs,
    chart,
    bounds,
    plotWidth,
    onHover: (at, place) => {
      if (at === null || place === null || at < 0) setHover(null);
      else if (place.y > plotHeight) {
        setHover({ at, trade: findMark(trades, { x: place.x, xOf, reach: MARK_REACH }) });
      } else setHover((known) => (known?.at === at && known.trade === null ? known : { at, trade: null }));
    },
    onPick: (at) => pick(at, 'picked'),
    onCompare: (fromAt, toAt) => {
      const [from, to] = [idAt(fromAt), idAt(toAt)];
      if (from !== null && to !== null && from !== to) props.onCompare(from, to);
    },
  });
  useReveal(selected.at(-1), { timesMs, chart, bounds });
  const cursor = hover?.at ?? selected.at(-1) ?? heads.length - 1;
  const withId = (act: ((id: SnapshotId) => void) | undefined) => (at: number) => {
    const id = idAt(at);
    if (id !== null) act?.(id);
  };
  const onKeyDown = useChartKeys({
    timesMs,
    cursor,
    chart,
    bounds,
    onCursor: (at) => setHover(at === null ? null : { at, trade: null }),
    onPick: pick,
    onNote: withId(props.onNote),
    onCompareWith: withId(props.onCompareWith),
  });
  const kind = filter?.kind ?? (by === 'tab' ? 'tab' : 'category');
  const words = (at: number) => describeSnapshot(at, { heads, scene, trades, kind, nameOf, rateLine, t, language });
  const said = words(cursor);
  const hoverX = hover === null ? Number.NaN : xOf(timesMs[hover.at] ?? 0);
  const isHoverShown = hoverX >= -1 && hoverX <= plotWidth + 1;
  useLayoutEffect(() => plot?.setCursor({ left: isHoverShown ? Math.max(0, hoverX) : -10, top: 0 }), [plot, hoverX, isHoverShown]);
  const isEmptyWindow = heads.length > 0 && !timesMs.some((atMs) => atMs >= window.fromMs && atMs <= window.toMs);
  return {
    size: { width, left, plotHeight },
    series: { timesMs, bounds, scene },
    pointer: { drag, handlers, onKeyDown, leave: () => setHover(null) },
    chart,
    cursor,
    said,
    // The hint describes the snapshot under the pointer; over a trade in the lane, it describes the trade instead.
    tip: !isHoverShown || said === null || drag !== null ? null : { ...said, ...tradeOf(hover), x: left + hoverX },
    isEmptyWindow,
  };
}

function tradeOf(hover: Hover | null) {
  return hover?.trade == null ? {} : { parts: [], lines: [hover.trade.text] };
}
