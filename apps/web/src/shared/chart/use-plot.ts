import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useTranslation } from '../i18n/use-translation.ts';

export type PlotSetup = { readonly options: Omit<UPlot.Options, 'width' | 'height'>; readonly data: UPlot.AlignedData };

/** Pointer and key events are handled by the element around the plot, which has a role and supports touch. */
const shared: Partial<UPlot.Options> = {
  ms: 1,
  // Grid lines are drawn above the areas.
  drawOrder: ['series', 'axes'] as UPlot.DrawOrderKey[],
  legend: { show: false },
  cursor: { y: false, points: { show: false } },
};

/**
 * Draws a chart into an element, at the element's width. Pass the same `describe` function as long as nothing that it
 * reads has changed, because a new function recreates the plot. `plot` is null and `width` is 0 until the width is
 * known.
 */
export function usePlot(
  hostRef: RefObject<HTMLElement | null>,
  describe: (host: HTMLElement) => PlotSetup,
  height: number,
): { readonly plot: UPlot | null; readonly width: number } {
  // Axes are labelled in the page's language.
  const { language } = useTranslation();
  const [width, setWidth] = useState(0);
  const [plot, setPlot] = useState<UPlot | null>(null);
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
    if (host === null || !hasWidth) return undefined;
    const { options, data } = describe(host);
    const made = new UPlot({ ...shared, ...options, width: Math.floor(host.clientWidth), height }, data, host);
    setPlot(made);
    return () => made.destroy();
  }, [hostRef, describe, height, hasWidth, language]);
  useLayoutEffect(() => {
    if (width > 0) plot?.setSize({ width, height });
  }, [plot, width, height]);
  return { plot, width };
}
