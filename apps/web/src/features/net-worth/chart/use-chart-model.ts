import type { CurrencyUnit } from '@poexchange/domain/currency';
import type { SnapshotId } from '@poexchange/domain/ids';
import { useMemo, useState, type RefObject, useEffect } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { findMark, type TradeMark } from './lane.ts';
import type { PartBy, PartFilter, PartKind } from './parts.ts';
import { insets, type Plot } from './plot.ts';
import { buildScene } from './scene.ts';
import { describeSnapshot } from './snapshot-words.ts';
import { useChartKeys } from './use-chart-keys.ts';
import { useChartWindow, useReveal } from './use-chart-window.ts';
import { useGestures } from './use-gestures.ts';
import { usePlot } from './use-plot.ts';
import { boundsOf, type Span } from './window.ts';
import { readPalette, type Palette } from './palette.ts';

export type ValueChartProps = {
  /** Snapshots of one profile, oldest first; at least one. */
  readonly heads: readonly SnapshotHead[];
  readonly by: PartBy;
  readonly filter: PartFilter | null;
  readonly nameOf: (kind: PartKind, id: string) => string;
  readonly unit: CurrencyUnit;
  /** Returns chaos for one of the unit at a moment: 1 for chaos. */
  readonly rateAt: (atMs: number) => number;
  /** Line of the hint about the rate; missing if there is nothing to say. */
  readonly rateLine?: (atMs: number) => string | null;
  /** The snapshot of the panel, or the two compared ones. */
  readonly selectedIds: readonly SnapshotId[];
  readonly trades?: readonly TradeMark[];
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
  /** `rested`: the key cursor stayed there for some time; the focus must not move. */
  readonly onSelect: (id: SnapshotId, how: 'picked' | 'rested') => void;
  readonly onCompare: (fromId: SnapshotId, toId: SnapshotId) => void;
  /** Keys N and C, at the snapshot under the cursor. */
  readonly onNote?: (id: SnapshotId) => void;
  readonly onCompareWith?: (id: SnapshotId) => void;
};

/** Elements in which the chart is drawn and receives events, and the plot. */
type ChartElements = {
  readonly hostRef: RefObject<HTMLElement | null>;
  readonly overRef: RefObject<HTMLElement | null>;
  readonly glyphRef: RefObject<HTMLElement | null>;
  readonly plotRef: RefObject<Plot | null>;
};

/** Reach of the pointer for marks of the lane, in pixels. */
const MARK_REACH = 8;
const noTrades: readonly TradeMark[] = [];

/** State of the chart: its plot, its window, and the snapshot under pointer or cursor. */
export function useChartModel(props: ValueChartProps & ChartElements & { readonly height: number }) {
  const { hostRef, overRef, glyphRef, plotRef } = props;
  const { heads, by, filter, nameOf, unit, rateAt, rateLine, selectedIds, trades = noTrades, span, height } = props;
  const { t, language } = useTranslation();
  const look = useLook(hostRef, glyphRef, unit);
  const timesMs = useMemo(() => Float64Array.from(heads, ({ createdAtMs }) => createdAtMs), [heads]);
  const bounds = useMemo(() => boundsOf(timesMs), [timesMs]);
  const chart = useChartWindow({ span, bounds, onSpan: props.onSpan });
  const { window } = chart;
  const scene = useMemo(
    () => (look === null ? null : buildScene({ heads, by, filter, unit, rateAt, trades, language }, look)),
    [heads, by, filter, unit, rateAt, trades, language, look],
  );
  const selected = useMemo(
    () => selectedIds.map((id) => heads.findIndex((head) => head.id === id)).filter((at) => at !== -1),
    [heads, selectedIds],
  );
  const width = usePlot({ hostRef, plotRef }, { scene, window, height, selected });
  const [hover, setHover] = useState<{ readonly at: number; readonly trade: TradeMark | null } | null>(null);
  const left = scene?.left ?? 0;
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
  const words = (at: number) =>
    scene === null
      ? null
      : describeSnapshot(at, {
          heads,
          scene,
          trades,
          kind: filter?.kind ?? (by === 'tab' ? 'tab' : 'category'),
          nameOf,
          rateLine,
          t,
          language,
        });
  const said = words(cursor);
  const tip = hover === null ? null : hover.at === cursor ? said : words(hover.at);
  const hoverX = hover === null ? 0 : xOf(timesMs[hover.at] ?? 0);
  const isHoverShown = hover !== null && hoverX >= -1 && hoverX <= plotWidth + 1;
  const isEmptyWindow = heads.length > 0 && !timesMs.some((atMs) => atMs >= window.fromMs && atMs <= window.toMs);
  return {
    size: { width, left, plotWidth, plotHeight },
    series: { timesMs, bounds, scene },
    pointer: { drag, handlers, onKeyDown, leave: () => setHover(null) },
    chart,
    cursor,
    said,
    hover: isHoverShown ? { at: hover.at, trade: hover.trade, x: hoverX, tip } : null,
    isEmptyWindow,
  };
}

type Look = { readonly palette: Palette; readonly glyph: CanvasImageSource | null };

/** Colours at the chart's element, and the picture of the unit once it has loaded. */
function useLook(
  hostRef: { readonly current: Element | null },
  glyphRef: { readonly current: Element | null },
  unit: CurrencyUnit,
): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    const [host, image] = [hostRef.current, glyphRef.current?.querySelector('img') ?? null];
    if (host === null) return undefined;
    const palette = readPalette(host);
    const isReady = image !== null && image.complete && image.naturalWidth > 0;
    setLook({ palette, glyph: isReady ? image : null });
    if (image === null || isReady) return undefined;
    const onLoad = (): void => setLook({ palette, glyph: image });
    image.addEventListener('load', onLoad);
    return () => image.removeEventListener('load', onLoad);
  }, [hostRef, glyphRef, unit]);
  return look;
}
