import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { ChartWindow } from './use-chart-window.ts';
import { findNearest, panWindow, zoomWindow, type Bounds, pinchWindow, type TimeWindow } from './window.ts';

type Pinch = { readonly window: TimeWindow; readonly start: readonly [number, number] };

type PinchHandlers = {
  /** Each returns true if two fingers are on the plot, which means that the event is not a single-finger press. */
  readonly onDown: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onMove: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onUp: (event: PointerEvent<HTMLElement>) => boolean;
};

/** Two fingers on the plot resize and move its window; when the last finger is lifted, the window is stored. */
function usePinch({ chart, bounds, plotWidth }: { chart: ChartWindow; bounds: Bounds; plotWidth: number }): PinchHandlers {
  const fingers = useRef(new Map<number, number>());
  const pinch = useRef<Pinch | null>(null);
  const shown = useRef<TimeWindow | null>(null);
  const shareOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number =>
    (clientX - currentTarget.getBoundingClientRect().left) / plotWidth;
  const readPair = (): readonly [number, number] | null => {
    const [one, other] = [...fingers.current.values()];
    return one === undefined || other === undefined ? null : [one, other];
  };
  const onDown = (event: PointerEvent<HTMLElement>): boolean => {
    if (event.pointerType !== 'touch') return false;
    fingers.current.set(event.pointerId, shareOf(event));
    const start = readPair();
    if (start !== null) pinch.current = { window: chart.window, start };
    return start !== null;
  };
  const onMove = (event: PointerEvent<HTMLElement>): boolean => {
    if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, shareOf(event));
    const now = readPair();
    if (pinch.current === null || now === null) return pinch.current !== null;
    shown.current = pinchWindow(pinch.current.window, { start: pinch.current.start, now }, bounds);
    chart.show(shown.current);
    return true;
  };
  const onUp = (event: PointerEvent<HTMLElement>): boolean => {
    fingers.current.delete(event.pointerId);
    if (pinch.current === null) return false;
    if (fingers.current.size > 0) return true;
    pinch.current = null;
    if (shown.current !== null) chart.keep(shown.current);
    shown.current = null;
    return true;
  };
  return { onDown, onMove, onUp };
}

/** A drag over the plot, in plot pixels. */
export type Drag = { readonly kind: 'zoom' | 'compare'; readonly fromX: number; readonly toX: number };

/** Minimum movement for a press to count as a drag, in pixels. */
const DRAG_FROM = 4;
const WHEEL_ZOOM = 0.0015;
const LINE_PIXELS = 16;

type GestureOptions = {
  readonly timesMs: Float64Array;
  readonly chart: ChartWindow;
  readonly bounds: Bounds;
  readonly plotWidth: number;
  readonly onHover: (at: number | null, place: { readonly x: number; readonly y: number } | null) => void;
  readonly onPick: (at: number) => void;
  readonly onCompare: (fromAt: number, toAt: number) => void;
};

/**
 * Pointer over the plot: hovering snaps to a snapshot, a click selects it, a drag zooms or, with Alt, compares, and a
 * double click resets the range. One finger selects and inspects, two fingers zoom; the wheel zooms with Ctrl held and
 * otherwise scrolls sideways.
 */
export function useGestures(overRef: RefObject<HTMLElement | null>, options: GestureOptions) {
  const { timesMs, chart, bounds, plotWidth, onHover, onPick, onCompare } = options;
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<{ x: number; isTouch: boolean; isMoved: boolean; isAlt: boolean } | null>(null);
  const { window } = chart;
  const pinch = usePinch({ chart, bounds, plotWidth });
  const msOf = (x: number): number => window.fromMs + (x / plotWidth) * (window.toMs - window.fromMs);
  const nearest = (x: number): number => findNearest(timesMs, msOf(x));
  const placeOf = (event: { clientX: number; clientY: number; currentTarget: Element }): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    if (pinch.onDown(event)) {
      // The first finger's press no longer counts, and selects nothing.
      press.current = null;
      return onHover(null, null);
    }
    const place = placeOf(event);
    const isTouch = event.pointerType === 'touch';
    if (!isTouch) event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { x: place.x, isTouch, isMoved: false, isAlt: event.altKey };
    onHover(nearest(place.x), place);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (pinch.onMove(event)) return;
    const place = placeOf(event);
    const { current } = press;
    if (current !== null && Math.abs(place.x - current.x) >= DRAG_FROM) current.isMoved = true;
    if (current?.isMoved === true && !current.isTouch) {
      const toX = Math.min(plotWidth, Math.max(0, place.x));
      setDrag({ kind: current.isAlt || event.altKey ? 'compare' : 'zoom', fromX: current.x, toX });
    }
    onHover(timesMs.length === 0 ? null : nearest(Math.min(plotWidth, Math.max(0, place.x))), place);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    if (pinch.onUp(event)) return;
    const { current } = press;
    press.current = null;
    setDrag(null);
    if (current === null) return;
    const toX = Math.min(plotWidth, Math.max(0, placeOf(event).x));
    if (!current.isMoved) onPick(nearest(toX));
    else if (!current.isTouch) {
      const [low, high] = [Math.min(current.x, toX), Math.max(current.x, toX)];
      if (current.isAlt || event.altKey) onCompare(nearest(low), nearest(high));
      else chart.keep({ fromMs: msOf(low), toMs: msOf(high) });
    }
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>): void => {
    pinch.onUp(event);
    press.current = null;
    setDrag(null);
    onHover(null, null);
  };
  const onPointerLeave = (event: PointerEvent<HTMLElement>): void => {
    // The snapshot found with a finger stays highlighted when the finger is lifted.
    if (press.current === null && event.pointerType !== 'touch') onHover(null, null);
  };
  const turn = useRef<(event: WheelEvent) => void>(() => undefined);
  const onTurn = (event: WheelEvent): void => {
    const unit = event.deltaMode === 1 ? LINE_PIXELS : 1;
    const isZoom = event.ctrlKey || event.metaKey;
    const sideways = event.deltaX !== 0 ? event.deltaX : event.shiftKey ? event.deltaY : 0;
    if (!isZoom && Math.abs(sideways) <= Math.abs(event.shiftKey ? 0 : event.deltaY)) return;
    event.preventDefault();
    const x = event.clientX - (overRef.current?.getBoundingClientRect().left ?? 0);
    chart.keepSoon(
      isZoom
        ? zoomWindow(window, { factor: Math.exp(event.deltaY * unit * WHEEL_ZOOM), aroundMs: msOf(x) }, bounds)
        : panWindow(window, ((sideways * unit) / plotWidth) * (window.toMs - window.fromMs), bounds),
    );
  };
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    const element = overRef.current;
    const onWheel = (event: WheelEvent): void => turn.current(event);
    // React adds passive listeners, which cannot prevent the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [overRef]);
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave, onDoubleClick: chart.reset } };
}
