/** Positions of the points of a price history in the chart. Pure. */

export type ChartPoint = {
  readonly atMs: number;
  readonly chaos: number | null;
  /** Range of asks, price on the exchange, and whether the value was held, if known. */
  readonly band?: { readonly low: number; readonly high: number } | null;
  readonly exchangeChaos?: number | null;
  readonly isHeld?: boolean;
  /** True where the price has another source than the price now (D47). */
  readonly isOfOtherSource?: boolean;
};
export type ChartSize = { readonly width: number; readonly height: number };

type Piece = readonly { readonly x: number; readonly y: number }[];

export type Chart = {
  /** Pieces of the line; a gap or another source ends one. A piece of one point is a dot. */
  readonly pieces: readonly Piece[];
  /** Pieces of the line whose price has another source than the price now. */
  readonly otherPieces: readonly Piece[];
  readonly xOf: (atMs: number) => number;
  readonly yOf: (chaos: number) => number;
  /** Values at which a line is drawn across, rising, and chaos for one of the unit in which all of them are written. */
  readonly marks: readonly number[];
  readonly markUnitChaos: number;
  /** Steps are equal shares, not equal amounts: a price that grew a thousandfold is still readable. */
  readonly isLogarithmic: boolean;
};

/** Share from which two prices are drawn as two lines. */
const SEEN_APART = 0.005;

/** Ratio of the highest to the lowest value from which the scale is logarithmic. */
const LOG_FROM = 20;
/** Air above and below, as a share of the span. */
const AIR = 0.08;
/** Smallest span of a scale, as a share of the middle price: a move of 0.02 % must not look like a crash. */
const SMALLEST_SPAN = 0.05;
/** Amount of a unit from which prices are written in it rather than in the next smaller one. */
const FEWEST_OF_UNIT = 2;

export type ChartOptions = {
  readonly size: ChartSize;
  /** Further values that must be in sight. */
  readonly also?: readonly (number | null)[];
  /** Chaos of the units that prices are shown in, the greatest first: marks are in the first that fits. */
  readonly unitsChaos?: readonly number[];
};

/** Lays a history out. Null where no point has a value. */
export function layOutChart(points: readonly ChartPoint[], options: ChartOptions): Chart | null {
  const { width, height } = options.size;
  const values = [
    ...points.flatMap((point) => [point.chaos, point.band?.low ?? null, point.band?.high ?? null, point.exchangeChaos ?? null]),
    ...(options.also ?? []),
  ].filter((value): value is number => value !== null && value > 0 && Number.isFinite(value));
  const shown = points.filter((point) => point.chaos !== null && point.chaos > 0);
  const [first, last] = [points[0], points.at(-1)];
  if (shown.length === 0 || first === undefined || last === undefined) return null;
  const [lowest, highest] = widenSpan(Math.min(...values), Math.max(...values));
  const isLogarithmic = highest / lowest >= LOG_FROM;
  const scale = isLogarithmic ? Math.log : (value: number): number => value;
  const pad = (scale(highest) - scale(lowest)) * AIR;
  const [bottom, top] = [scale(lowest) - pad, scale(highest) + pad];
  const spanMs = Math.max(1, last.atMs - first.atMs);
  const xOf = (atMs: number): number => (points.length === 1 ? width / 2 : ((atMs - first.atMs) / spanMs) * width);
  const yOf = (value: number): number => height - ((scale(value) - bottom) / (top - bottom)) * height;
  const pieces: { isOther: boolean; piece: { x: number; y: number }[] }[] = [];
  let isDrawing = false;
  for (const { atMs, chaos, isOfOtherSource: isOther = false } of points) {
    const isValue = chaos !== null && chaos > 0;
    if (isValue) {
      if (!isDrawing || pieces.at(-1)?.isOther !== isOther) pieces.push({ isOther, piece: [] });
      pieces.at(-1)?.piece.push({ x: xOf(atMs), y: yOf(chaos) });
    }
    isDrawing = isValue;
  }
  const markUnitChaos = chooseMarkUnit(options.unitsChaos ?? [], highest);
  const marks = listMarks(lowest / markUnitChaos, highest / markUnitChaos, isLogarithmic).map((mark) => mark * markUnitChaos);
  const piecesOf = (wanted: boolean): Piece[] => pieces.flatMap(({ isOther, piece }) => (isOther === wanted ? [piece] : []));
  return { pieces: piecesOf(false), otherPieces: piecesOf(true), xOf, yOf, marks, markUnitChaos, isLogarithmic };
}

/** A price that hardly moved is drawn around the middle of a span of usual size. */
function widenSpan(lowest: number, highest: number): [number, number] {
  const middle = (lowest + highest) / 2;
  const half = Math.max((highest - lowest) / 2, (middle * SMALLEST_SPAN) / 2);
  return [middle - half, middle + half];
}

/**
 * The outline of the band, along its upper edge and back along the lower, a path for each run of days that know theirs.
 * A single day is a bar.
 */
export function drawBand(points: readonly ChartPoint[], chart: Pick<Chart, 'xOf' | 'yOf'>): string[] {
  const runs: ChartPoint[][] = [[]];
  for (const point of points) {
    if (point.band == null || point.chaos === null) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  const place = (atMs: number, chaos: number, shift = 0): string =>
    `${(chart.xOf(atMs) + shift).toFixed(1)} ${chart.yOf(chaos).toFixed(1)}`;
  return runs
    .filter((run) => run.length > 0)
    .map((run) => {
      const shift = run.length === 1 ? 2 : 0;
      const upper = run.flatMap(({ atMs, band }) => (band == null ? [] : [place(atMs, band.high, -shift)]));
      const lower = run.toReversed().flatMap(({ atMs, band }) => (band == null ? [] : [place(atMs, band.low, shift)]));
      const corners =
        run.length === 1
          ? run.flatMap(({ atMs, band }) =>
              band == null ? [] : [place(atMs, band.high, shift), place(atMs, band.low, shift), place(atMs, band.low, -shift)],
            )
          : lower;
      return `M${[...upper, ...corners].join('L')}Z`;
    });
}

/** Share of the width from which a band is wide enough to be seen as one. */
const SEEN_WIDE = 0.02;

/**
 * Returns whether a band can be seen: a run of points that know theirs, some time from the first to the last of them.
 * On the first day of a price that is minutes in a month, less than the width of a line.
 */
export function hasBand(points: readonly ChartPoint[]): boolean {
  const spanMs = (points.at(-1)?.atMs ?? 0) - (points[0]?.atMs ?? 0);
  let sinceMs: number | null = null;
  return points.some(({ atMs, chaos, band }) => {
    sinceMs = band == null || chaos === null ? null : (sinceMs ?? atMs);
    return sinceMs !== null && atMs > sinceMs && atMs - sinceMs >= spanMs * SEEN_WIDE;
  });
}

/** The pieces of the exchange's line. */
export function drawExchange(points: readonly ChartPoint[], chart: Pick<Chart, 'xOf' | 'yOf'>): string {
  let path = '';
  let isDrawing = false;
  for (const { atMs, exchangeChaos } of points) {
    if (exchangeChaos == null) isDrawing = false;
    else {
      path += `${isDrawing ? 'L' : 'M'}${chart.xOf(atMs).toFixed(1)} ${chart.yOf(exchangeChaos).toFixed(1)}`;
      isDrawing = true;
    }
  }
  return path;
}

/**
 * Returns whether the exchange's line can be seen: two points in a row somewhere, as one alone is invisible, that are
 * not covered by the value's line.
 */
export function hasExchangeLine(points: readonly ChartPoint[]): boolean {
  return points.some((point, at) => {
    const next = points[at + 1];
    return point.exchangeChaos != null && next?.exchangeChaos != null && (isApart(point) || isApart(next));
  });
}

/** Returns whether the exchange's price differs visibly from the value: equal prices are drawn as one line. */
function isApart({ chaos, exchangeChaos }: ChartPoint): boolean {
  return exchangeChaos != null && (chaos === null || Math.abs(exchangeChaos / chaos - 1) > SEEN_APART);
}

/** One unit for all marks: at 200 chaos a divine, 22 and 24 divines and not 22 divines 100. */
function chooseMarkUnit(unitsChaos: readonly number[], highest: number): number {
  return unitsChaos.find((chaos) => highest >= chaos * FEWEST_OF_UNIT) ?? unitsChaos.at(-1) ?? 1;
}

/** Two to six round values within the span: a single one would not show the scale. */
function listMarks(lowest: number, highest: number, isLogarithmic: boolean): number[] {
  if (isLogarithmic) {
    const [from, to] = [Math.ceil(Math.log10(lowest)), Math.floor(Math.log10(highest))];
    const step = Math.max(1, Math.ceil((to - from + 1) / 4));
    const powers = Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, at) => 10 ** (from + at * step));
    if (powers.length > 1) return powers;
    return [from - 1, from]
      .flatMap((power) => [1, 2, 5].map((factor) => factor * 10 ** power))
      .filter((mark) => mark >= lowest && mark <= highest);
  }
  const rough = (highest - lowest) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const marksOf = (step: number): number[] => {
    const from = Math.ceil(lowest / step);
    const count = Math.floor(highest / step) - from + 1;
    return Array.from({ length: Math.max(0, count) }, (_, at) => (from + at) * step);
  };
  const steps = [1, 2, 5, 10].map((factor) => factor * unit);
  const coarse = steps.findIndex((size) => size >= rough);
  const marks = marksOf(steps[coarse] ?? rough);
  // Round values may miss a short span: with the next finer step it holds three at least.
  return marks.length > 1 ? marks : marksOf(steps[coarse - 1] ?? rough);
}

/** A history that began within the range starts where it began. */
export function dropLeadingGaps(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const first = points.findIndex((point) => point.chaos !== null);
  return first === -1 ? [] : points.slice(first);
}

/** The point with a value nearest to an x position; null without any. */
export function findNearest(points: readonly ChartPoint[], atMs: number): ChartPoint | null {
  let nearest: ChartPoint | null = null;
  for (const point of points) {
    if (point.chaos === null) continue;
    if (nearest === null || Math.abs(point.atMs - atMs) < Math.abs(nearest.atMs - atMs)) nearest = point;
  }
  return nearest;
}
