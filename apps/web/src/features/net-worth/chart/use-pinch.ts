import { useRef, type PointerEvent } from 'react';
import type { ChartWindow } from './use-chart-window.ts';
import { pinchWindow, type Bounds, type TimeWindow } from './window.ts';

type Pinch = { readonly window: TimeWindow; readonly start: readonly [number, number] };

export type PinchHandlers = {
  /** Each returns whether two fingers are on the plot: the event is then not a press of one finger. */
  readonly onDown: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onMove: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onUp: (event: PointerEvent<HTMLElement>) => boolean;
};

/** Two fingers on the plot spread and move its window; when the last one is lifted, the window is stored. */
export function usePinch({ chart, bounds, plotWidth }: { chart: ChartWindow; bounds: Bounds; plotWidth: number }): PinchHandlers {
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
