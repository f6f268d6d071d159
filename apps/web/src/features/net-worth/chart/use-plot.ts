import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Scene } from './paint.ts';
import { createPlot, type Plot } from './plot.ts';
import type { TimeWindow } from './window.ts';

/**
 * Keeps a plot in a host element: recreated for another scene, moved for another window. Returns its width; 0 until
 * that is known.
 */
export function usePlot(
  { hostRef, plotRef }: { readonly hostRef: RefObject<HTMLElement | null>; readonly plotRef: RefObject<Plot | null> },
  options: { readonly scene: Scene | null; readonly window: TimeWindow; readonly height: number; readonly selected: readonly number[] },
): number {
  const { scene, window, height, selected } = options;
  const [width, setWidth] = useState(0);
  const latest = useRef({ window, width, selected });
  useLayoutEffect(() => {
    latest.current = { window, width, selected };
  });
  useEffect(() => {
    const host = hostRef.current;
    if (host === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(host);
    setWidth(Math.floor(host.clientWidth));
    return () => observer.disconnect();
  }, [hostRef]);
  const hasWidth = width > 0;
  useLayoutEffect(() => {
    const host = hostRef.current;
    if (host === null || scene === null || !hasWidth) return undefined;
    const { current } = latest;
    const plot = createPlot(host, { scene, window: current.window, size: { width: current.width, height }, selected: current.selected });
    plotRef.current = plot;
    return () => {
      plotRef.current = null;
      plot.destroy();
    };
  }, [hostRef, plotRef, scene, height, hasWidth]);
  useLayoutEffect(() => {
    if (width > 0) plotRef.current?.setSize({ width, height });
  }, [plotRef, width, height]);
  useLayoutEffect(() => plotRef.current?.setWindow(window), [plotRef, window]);
  useLayoutEffect(() => plotRef.current?.setSelected(selected), [plotRef, selected]);
  return width;
}
