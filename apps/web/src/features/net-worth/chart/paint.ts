/** Paints the marks around the curve. Coordinates are CSS pixels from the plot's upper left corner. */
import type UPlot from 'uplot';
import type { Look } from '../../../shared/chart/axes.ts';
import { layOutFlags } from './lane.ts';
import type { Scene } from './scene.ts';

type Context = CanvasRenderingContext2D;
type Marked = { readonly scene: Scene; readonly look: Look; readonly selected: readonly number[] };
/** Position and size of the plot. */
type Frame = { readonly ctx: Context; readonly width: number; readonly height: number; readonly plot: UPlot };

const LANE_MIDDLE = 10;
const flagShape = [
  [0, -6],
  [0, -18],
  [9, -18],
  [7, -15],
  [9, -12],
  [0, -12],
] as const;
const diamondShape = [
  [0, -4.5],
  [4.5, 0],
  [0, 4.5],
  [-4.5, 0],
] as const;

/** Paints the lane below the curve, the flags of notes above it, and the selected snapshots. */
export function paintMarks(plot: UPlot, marked: Marked): void {
  const { ctx, bbox } = plot;
  const frame = { ctx, plot, width: bbox.width / devicePixelRatio, height: bbox.height / devicePixelRatio };
  ctx.save();
  ctx.scale(devicePixelRatio, devicePixelRatio);
  ctx.translate(bbox.left / devicePixelRatio, bbox.top / devicePixelRatio);
  paintLane(frame, marked);
  paintFlags(frame, marked);
  paintSelection(frame, marked);
  ctx.restore();
}

/** Paints runs as bars, single snapshots as dots, and trades as diamonds. */
function paintLane({ ctx, plot, width, height }: Frame, { scene, look }: Marked): void {
  const { marks, series, trades } = scene;
  const y = height + LANE_MIDDLE;
  const xOf = (atMs: number): number => plot.valToPos(atMs, 'x');
  ctx.lineWidth = 1;
  strokeLine(ctx, look.colour('line-soft'), [0, y + 0.5], [width, y + 0.5]);
  ctx.beginPath();
  ctx.rect(-5, height, width + 10, 20);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = look.colour('line-strong');
  for (const { fromMs, toMs } of marks.runs) {
    const [from, to] = [xOf(fromMs), xOf(toMs)];
    if (to < -5 || from > width + 5) continue;
    ctx.beginPath();
    ctx.roundRect(from, y - 3, Math.max(3, to - from), 6, 2);
    ctx.fill();
  }
  const isShown = (x: number): boolean => x > -5 && x < width + 5;
  for (const x of marks.manual.map((at) => xOf(series.timesMs[at] ?? 0)).filter(isShown))
    paintDot(ctx, { x, y, radius: 3 }, look.colour('text'));
  ctx.fillStyle = look.colour('info');
  ctx.strokeStyle = look.colour('bg');
  for (const x of trades.map(({ atMs }) => xOf(atMs)).filter(isShown)) paintShape(ctx, diamondShape, x, y);
  ctx.restore();
}

function paintFlags({ ctx, plot, width }: Frame, { scene, look }: Marked): void {
  const xOf = (atMs: number): number => plot.valToPos(atMs, 'x');
  ctx.font = look.font;
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 1.2;
  for (const { at, x, text, words } of layOutFlags(scene.marks.notes, { xOf, width, measure: (each) => ctx.measureText(each).width })) {
    ctx.globalAlpha = 0.8;
    ctx.setLineDash([2, 3]);
    strokeLine(ctx, look.colour('note-text'), [x, -6], [x, plot.valToPos(scene.totals[at] ?? 0, 'y')]);
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
    ctx.fillStyle = look.colour('note');
    paintShape(ctx, flagShape, x, 0);
    if (words === 'none') continue;
    ctx.fillStyle = look.colour('note-text');
    ctx.textAlign = words === 'right' ? 'left' : 'right';
    ctx.fillText(text, words === 'right' ? x + 13 : x - 6, -13);
  }
}

/** Paints the selected snapshot in gold, or both snapshots of a comparison. */
function paintSelection({ ctx, plot, width, height }: Frame, { scene, look, selected }: Marked): void {
  for (const at of selected) {
    const x = plot.valToPos(scene.series.timesMs[at] ?? Number.NaN, 'x');
    if (!(x >= -1 && x <= width + 1)) continue;
    ctx.lineWidth = 1.5;
    strokeLine(ctx, look.colour('accent'), [x, -6], [x, height + 18]);
    paintDot(ctx, { x, y: plot.valToPos(scene.totals[at] ?? 0, 'y'), radius: 4 }, look.colour('accent'));
    ctx.strokeStyle = look.colour('bg');
    ctx.lineWidth = 2;
    ctx.stroke();
  }
}

function strokeLine(ctx: Context, stroke: string, from: readonly [number, number], to: readonly [number, number]): void {
  ctx.strokeStyle = stroke;
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
}

function paintDot(ctx: Context, { x, y, radius }: { x: number; y: number; radius: number }, fill: string): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

function paintShape(ctx: Context, shape: readonly (readonly [number, number])[], x: number, y: number): void {
  ctx.beginPath();
  for (const [dx, dy] of shape) ctx.lineTo(x + dx, y + dy);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}
