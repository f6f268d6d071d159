/** Paints the layers under, over and around the curve. Coordinates are CSS pixels from the plot's upper left corner. */
import type { TimeMark } from './axis.ts';
import { layOutFlags, type LaneMarks, type TradeMark } from './lane.ts';
import { mixColours, type Palette } from './palette.ts';
import type { PartColour } from './parts.ts';
import type { ValueSeries } from './series.ts';

/** Everything that is drawn except the window; values in the shown unit. */
export type Scene = {
  readonly series: ValueSeries;
  /** Upper edges of the parts, the lowest first. */
  readonly edges: readonly Float64Array[];
  readonly colours: readonly PartColour[];
  readonly totals: Float64Array;
  readonly marks: LaneMarks;
  readonly trades: readonly TradeMark[];
  readonly palette: Palette;
  /** Pixels left of the plot, for the values. */
  readonly left: number;
  readonly glyph: CanvasImageSource | null;
  readonly writeValue: (value: number) => string;
  readonly writeTime: (mark: TimeMark, stepMs: number) => string;
};

/** Place and scales of the plot. */
export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly xOf: (atMs: number) => number;
  readonly yOf: (value: number) => number;
  readonly atOf: (x: number) => number;
  readonly valueMarks: readonly number[];
  readonly timeMarks: readonly TimeMark[];
};

type Context = CanvasRenderingContext2D;

const DAY_MS = 86_400_000;
const LANE_MIDDLE = 10;
const GLYPH = 12;
/** Share of a part's colour in stretches without snapshots. */
const DIM = 0.3;
/** Pixels below which a stretch without snapshots is not marked: over months, every night would be a stripe. */
export const LEAST_BREAK = 14;

/** Stretches without snapshots: pale areas and a dashed line, so that they do not look recorded. */
export function paintBreaks(ctx: Context, scene: Scene, frame: Frame): void {
  const { series, edges, totals, palette, colours } = scene;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, frame.width, frame.height);
  ctx.clip();
  const floor = frame.height;
  for (let at = 1; at < series.timesMs.length; at += 1) {
    if (series.isBreak[at] !== 1) continue;
    const [from, to] = [frame.xOf(series.timesMs[at - 1] ?? 0), frame.xOf(series.timesMs[at] ?? 0)];
    if (to < 0 || from > frame.width || to - from < LEAST_BREAK) continue;
    for (let part = edges.length - 1; part >= 0; part -= 1) {
      const edge = edges[part];
      ctx.fillStyle = mixColours(palette.parts[colours[part] ?? 'k8'], palette.ground, DIM);
      ctx.beginPath();
      ctx.moveTo(from, frame.yOf(edge?.[at - 1] ?? 0));
      ctx.lineTo(to, frame.yOf(edge?.[at] ?? 0));
      ctx.lineTo(to, floor);
      ctx.lineTo(from, floor);
      ctx.fill();
    }
    ctx.strokeStyle = palette.muted;
    ctx.lineWidth = 1.5;
    ctx.setLineDash([3, 3]);
    ctx.beginPath();
    ctx.moveTo(from, frame.yOf(totals[at - 1] ?? 0));
    ctx.lineTo(to, frame.yOf(totals[at] ?? 0));
    ctx.stroke();
    ctx.setLineDash([]);
  }
  // A single snapshot makes no line.
  if (series.timesMs.length === 1)
    paintDot(ctx, { x: frame.xOf(series.timesMs[0] ?? 0), y: frame.yOf(totals[0] ?? 0), radius: 3 }, palette.text);
  ctx.restore();
}

/** Lines across with their values, lines down with their times. */
export function paintGrid(ctx: Context, scene: Scene, frame: Frame): void {
  const { palette } = scene;
  ctx.font = palette.font;
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 1;
  ctx.textAlign = 'right';
  for (const value of frame.valueMarks) {
    const y = Math.round(frame.yOf(value)) + 0.5;
    if (y < -1 || y > frame.height + 1) continue;
    ctx.strokeStyle = palette.text;
    ctx.globalAlpha = value === 0 ? 0.3 : 0.09;
    strokeLine(ctx, [0, y], [frame.width, y]);
    ctx.globalAlpha = 1;
    ctx.fillStyle = palette.muted;
    ctx.fillText(scene.writeValue(value), -(GLYPH + 12), y);
    if (scene.glyph !== null) ctx.drawImage(scene.glyph, -(GLYPH + 8), y - GLYPH / 2, GLYPH, GLYPH);
  }
  paintTimes(ctx, scene, frame);
}

function paintTimes(ctx: Context, { palette, writeTime }: Scene, frame: Frame): void {
  const marks = frame.timeMarks;
  const stepMs = (marks[1]?.atMs ?? 0) - (marks[0]?.atMs ?? 0);
  // A day's name is centred on the day.
  const isDaily = marks.length > 1 && marks.every(({ unit }) => unit === 'day') && stepMs < 1.2 * DAY_MS;
  const bottom = frame.height + 18;
  ctx.textAlign = 'center';
  let taken = -Infinity;
  for (const mark of marks) {
    const x = Math.round(frame.xOf(mark.atMs)) + 0.5;
    ctx.strokeStyle = palette.text;
    ctx.globalAlpha = 0.06;
    strokeLine(ctx, [x, 0], [x, bottom]);
    ctx.globalAlpha = 1;
    const text = writeTime(mark, stepMs);
    const half = ctx.measureText(text).width / 2;
    const middle = isDaily ? frame.xOf(mark.atMs + DAY_MS / 2) : x;
    const place = Math.min(frame.width + 8 - half, Math.max(half - 4, middle));
    if (place - half < taken + 8) continue;
    ctx.fillStyle = palette.muted;
    ctx.fillText(text, place, bottom + 11);
    taken = place + half;
  }
}

/** The lane below: runs as bars, single snapshots as dots, trades as diamonds; and the flags of notes above. */
export function paintLane(ctx: Context, scene: Scene, frame: Frame): void {
  const { marks, series, palette } = scene;
  const y = frame.height + LANE_MIDDLE;
  ctx.strokeStyle = palette.line;
  ctx.lineWidth = 1;
  strokeLine(ctx, [0, y + 0.5], [frame.width, y + 0.5]);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-5, frame.height, frame.width + 10, 20);
  ctx.clip();
  ctx.fillStyle = palette.strong;
  for (const { fromMs, toMs } of marks.runs) {
    const [from, to] = [frame.xOf(fromMs), frame.xOf(toMs)];
    if (to < -5 || from > frame.width + 5) continue;
    ctx.beginPath();
    ctx.roundRect(from, y - 3, Math.max(3, to - from), 6, 2);
    ctx.fill();
  }
  for (const at of marks.manual) {
    const x = frame.xOf(series.timesMs[at] ?? 0);
    if (x > -5 && x < frame.width + 5) paintDot(ctx, { x, y, radius: 3 }, palette.text);
  }
  for (const { atMs } of scene.trades) {
    const x = frame.xOf(atMs);
    if (x > -5 && x < frame.width + 5) paintDiamond(ctx, x, y, palette);
  }
  ctx.restore();
  paintFlags(ctx, scene, frame);
}

function paintFlags(ctx: Context, { marks, totals, palette }: Scene, frame: Frame): void {
  const measure = (text: string): number => ctx.measureText(text).width;
  ctx.lineWidth = 1.2;
  for (const { at, x, text, words } of layOutFlags(marks.notes, { xOf: frame.xOf, width: frame.width, measure })) {
    ctx.strokeStyle = palette.noteText;
    ctx.globalAlpha = 0.8;
    ctx.setLineDash([2, 3]);
    strokeLine(ctx, [x, -6], [x, frame.yOf(totals[at] ?? 0)]);
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
    ctx.fillStyle = palette.note;
    ctx.beginPath();
    for (const [dx, dy] of [
      [0, -6],
      [0, -18],
      [9, -18],
      [7, -15],
      [9, -12],
      [0, -12],
    ] as const)
      ctx.lineTo(x + dx, dy);
    ctx.fill();
    ctx.stroke();
    if (words === 'none') continue;
    ctx.fillStyle = palette.noteText;
    ctx.textAlign = words === 'right' ? 'left' : 'right';
    ctx.fillText(text, words === 'right' ? x + 13 : x - 6, -13);
  }
}

/** The selected snapshot in gold; of two compared, both. */
export function paintSelection(ctx: Context, { scene, selected }: { scene: Scene; selected: readonly number[] }, frame: Frame): void {
  for (const at of selected) {
    const x = frame.xOf(scene.series.timesMs[at] ?? Number.NaN);
    if (!(x >= -1 && x <= frame.width + 1)) continue;
    ctx.strokeStyle = scene.palette.accent;
    ctx.lineWidth = 1.5;
    strokeLine(ctx, [x, -6], [x, frame.height + 18]);
    paintDot(ctx, { x, y: frame.yOf(scene.totals[at] ?? 0), radius: 4 }, scene.palette.accent, scene.palette.ground);
  }
}

function strokeLine(ctx: Context, from: readonly [number, number], to: readonly [number, number]): void {
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
}

function paintDot(ctx: Context, { x, y, radius }: { x: number; y: number; radius: number }, fill: string, edge?: string): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
  if (edge === undefined) return;
  ctx.strokeStyle = edge;
  ctx.lineWidth = 2;
  ctx.stroke();
}

function paintDiamond(ctx: Context, x: number, y: number, palette: Palette): void {
  ctx.beginPath();
  ctx.moveTo(x, y - 4.5);
  ctx.lineTo(x + 4.5, y);
  ctx.lineTo(x, y + 4.5);
  ctx.lineTo(x - 4.5, y);
  ctx.closePath();
  ctx.fillStyle = palette.info;
  ctx.fill();
  ctx.strokeStyle = palette.ground;
  ctx.lineWidth = 1;
  ctx.stroke();
}
