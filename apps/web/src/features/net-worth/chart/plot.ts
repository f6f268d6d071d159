/** The curve: uPlot draws areas, line and axes; `paint.ts` paints marks above, below and over them. */
import type UPlot from 'uplot';
import { makeTimeAxis, makeValueAxis, mixColours, readLook } from '../../../shared/chart/axes.ts';
import type { PlotSetup } from '../../../shared/chart/use-plot.ts';
import { paintMarks } from './paint.ts';
import type { Scene } from './scene.ts';

/** Space around the plot, in pixels: flags above, lane and time below. */
export const insets = { top: 22, right: 10, lane: 18, bottom: 20 } as const;
/** Share of a part's colour mixed into its area, and into ranges without snapshots. */
const FILL = 0.5;
const DIM = 0.3;
/** Padding above the highest value, as a share of that value. */
const AIR = 0.08;
/**
 * Minimum width, in pixels, of a marked range without snapshots: in a chart of several months, every night would be a
 * stripe.
 */
const LEAST_BREAK = 14;

/**
 * Describes a scene's plot. Opaque areas are drawn from the uppermost edge down, each over the previous area. Below
 * them everything is drawn a second time, pale and dashed: this copy shows through the gaps that the upper layer has in
 * ranges without snapshots, so that these ranges do not look recorded.
 */
export function describePlot(host: HTMLElement, scene: Scene, readSelected: () => readonly number[]): PlotSetup {
  const look = readLook(host);
  const { series, edges, colours, totals } = scene;
  const order = edges.map((_edge, at) => edges.length - 1 - at);
  const colourOf = (at: number): string => look.colour(colours[at] ?? 'k8');
  const gaps: UPlot.Series.GapsRefiner = (plot, _series, from, to) => {
    const found: [number, number][] = [];
    for (let at = Math.max(1, from); at <= to; at += 1) {
      if (series.isBreak[at] !== 1) continue;
      const [start, end] = [at - 1, at].map((index) => Math.round(plot.valToPos(series.timesMs[index] ?? 0, 'x', true)));
      if (start !== undefined && end !== undefined && end - start >= LEAST_BREAK * devicePixelRatio) found.push([start, end]);
    }
    return found;
  };
  const areasOf = (share: number, more: UPlot.Series): UPlot.Series[] =>
    order.map((at) => ({
      fill: mixColours(colourOf(at), look.colour('bg'), share),
      points: { show: false },
      ...more,
      stroke: colourOf(at),
    }));
  const pale: UPlot.Series[] = series.isBreak.includes(1)
    ? [...areasOf(DIM, { width: 0 }), { stroke: look.colour('muted'), width: 1.5, dash: [3, 3], points: { show: false } }]
    : [];
  const text = look.colour('text');
  // A single snapshot does not make a line.
  const total: UPlot.Series = { stroke: text, width: 1.5, gaps, points: { show: series.timesMs.length === 1, size: 6, fill: text } };
  const values = [...order.map((at) => edges[at] ?? new Float64Array()), totals];
  const { axis, drawGlyphs } = makeValueAxis(look, { unit: scene.unit, write: scene.writeValue, size: scene.left });
  const options: PlotSetup['options'] = {
    padding: [insets.top, insets.right, 0, 0],
    cursor: {
      y: false,
      points: { size: (_plot, at) => (at <= pale.length ? 0 : 7), width: 1, stroke: look.colour('bg') },
    },
    axes: [makeTimeAxis(look, { lane: insets.lane }), axis],
    scales: {
      x: { time: true, auto: false, min: series.timesMs[0] ?? 0, max: series.timesMs.at(-1) ?? 1 },
      y: { range: (_plot, low, high) => rangeValues(scene, low, high) },
    },
    series: [{}, ...[...pale, ...areasOf(FILL, { width: 1, gaps }), total].map((each) => ({ pxAlign: 0, ...each }))],
    hooks: { drawAxes: [drawGlyphs], draw: [(plot) => paintMarks(plot, { scene, look, selected: readSelected() })] },
  };
  return { options, data: [series.timesMs, ...(pale.length > 0 ? values : []), ...values] };
}

/** Areas start at 0; a single line may show only the range in which values changed. */
function rangeValues(scene: Scene, low: number | null, high: number | null): [number, number] {
  const top = high === null || high <= 0 ? 1 : high * (1 + AIR);
  if (scene.edges.length > 0 || low === null || high === null) return [0, top];
  return low > high / 2 ? [Math.max(0, low - (high - low || high * 0.1)), high + (high - low || high * 0.1) * 0.3] : [0, top];
}
