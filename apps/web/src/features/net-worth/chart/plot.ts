/** The curve itself: uPlot computes scales and paths, `paint.ts` paints what surrounds it. */
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { listTimeMarks, listValueMarks } from './axis.ts';
import { LEAST_BREAK, paintBreaks, paintGrid, paintLane, paintSelection, type Frame, type Scene } from './paint.ts';
import { mixColours } from './palette.ts';
import type { TimeWindow } from './window.ts';

export type Plot = {
  readonly setWindow: (window: TimeWindow) => void;
  readonly setSize: (size: { width: number; height: number }) => void;
  readonly setSelected: (selected: readonly number[]) => void;
  readonly frame: () => Frame;
  readonly destroy: () => void;
};

/** Space around the plot, in pixels: flags above, lane and time below. */
export const insets = { top: 22, right: 10, lane: 18, bottom: 20 } as const;
/** Share of a part's colour in its area. */
const FILL = 0.5;
/** Air above the highest value, as a share of it. */
const AIR = 0.08;
/** Width of a time label in pixels. */
const TIME_LABEL = 68;

/**
 * Draws a scene into a host. Areas are painted from the uppermost edge down, each over the one before, opaque: no
 * clipping, which lets thousands of snapshots pan in a frame.
 */
export function createPlot(
  host: HTMLElement,
  options: {
    readonly scene: Scene;
    readonly window: TimeWindow;
    readonly size: { readonly width: number; readonly height: number };
    readonly selected: readonly number[];
  },
): Plot {
  const { scene, size } = options;
  const { palette, series } = scene;
  let { selected } = options;
  const order = scene.edges.map((_edge, at) => scene.edges.length - 1 - at);
  const ratio = (): number => devicePixelRatio || 1;
  const frameOf = (plot: UPlot): Frame => ({
    left: plot.bbox.left / ratio(),
    top: plot.bbox.top / ratio(),
    width: plot.bbox.width / ratio(),
    height: plot.bbox.height / ratio(),
    xOf: (atMs) => plot.valToPos(atMs, 'x'),
    yOf: (value) => plot.valToPos(value, 'y'),
    atOf: (x) => plot.posToVal(x, 'x'),
    valueMarks: listValueMarks({ low: plot.scales['y']?.min ?? 0, high: plot.scales['y']?.max ?? 1 }),
    timeMarks: listTimeMarks({
      fromMs: plot.scales['x']?.min ?? 0,
      toMs: plot.scales['x']?.max ?? 1,
      most: Math.max(2, Math.floor(plot.bbox.width / ratio() / TIME_LABEL)),
    }),
  });
  const gaps: UPlot.Series.GapsRefiner = (plot, _series, from, to) => {
    const found: [number, number][] = [];
    for (let at = Math.max(1, from); at <= to; at += 1) {
      if (series.isBreak[at] !== 1) continue;
      const xAt = (index: number): number => Math.round(plot.valToPos(series.timesMs[index] ?? 0, 'x', true));
      const [start, end] = [xAt(at - 1), xAt(at)];
      if (end - start >= LEAST_BREAK * ratio()) found.push([start, end]);
    }
    return found;
  };
  const hooks = {
    draw: [
      (plot: UPlot): void => {
        const frame = frameOf(plot);
        const { ctx } = plot;
        ctx.save();
        ctx.scale(ratio(), ratio());
        ctx.translate(frame.left, frame.top);
        paintBreaks(ctx, scene, frame);
        paintGrid(ctx, scene, frame);
        paintLane(ctx, scene, frame);
        paintSelection(ctx, { scene, selected }, frame);
        ctx.restore();
      },
    ],
  };
  const plot = new UPlot(
    {
      ...size,
      ms: 1,
      pxAlign: 0,
      padding: [insets.top, insets.right, insets.lane + insets.bottom, scene.left],
      legend: { show: false },
      cursor: { show: false },
      select: { show: false, left: 0, top: 0, width: 0, height: 0 },
      axes: [{ show: false }, { show: false }],
      scales: {
        x: { time: true, auto: false, min: options.window.fromMs, max: options.window.toMs },
        y: { range: (_plot, low, high) => rangeValues(scene, low, high) },
      },
      series: [
        {},
        ...order.map((at) => ({
          stroke: palette.parts[scene.colours[at] ?? 'k8'],
          fill: mixColours(palette.parts[scene.colours[at] ?? 'k8'], palette.ground, FILL),
          width: 1,
          points: { show: false },
          gaps,
        })),
        { stroke: palette.text, width: 1.5, points: { show: false }, gaps },
      ],
      hooks,
    },
    [series.timesMs, ...order.map((at) => scene.edges[at] ?? new Float64Array()), scene.totals],
    host,
  );
  return {
    setWindow: ({ fromMs, toMs }) => plot.setScale('x', { min: fromMs, max: toMs }),
    setSize: (next) => plot.setSize(next),
    setSelected: (next) => {
      selected = next;
      plot.redraw(false, false);
    },
    frame: () => frameOf(plot),
    destroy: () => plot.destroy(),
  };
}

/** Areas start at 0; a line alone may show only the range that moved. */
function rangeValues(scene: Scene, low: number | null, high: number | null): [number, number] {
  const top = high === null || high <= 0 ? 1 : high * (1 + AIR);
  if (scene.edges.length > 0 || low === null || high === null) return [0, top];
  return low > high / 2 ? [Math.max(0, low - (high - low || high * 0.1)), high + (high - low || high * 0.1) * 0.3] : [0, top];
}
