/** Chooses the visible parts and the scale of a price history. Pure. */

export type ChartPoint = {
  readonly atMs: number;
  readonly chaos: number | null;
  /** Range of asks, price on the exchange, and whether the value was held, if known. */
  readonly band?: { readonly low: number; readonly high: number } | null;
  readonly exchangeChaos?: number | null;
  readonly isHeld?: boolean;
  /** True where the price has a different source than the current price (D47). */
  readonly isOfOtherSource?: boolean;
};

/**
 * Values are in a unit worth `unitChaos`: at 200 chaos per divine, lines are at 22 and 24 divines rather than at 22
 * divines 100.
 */
export type HistoryScale = {
  readonly low: number;
  readonly high: number;
  readonly unitChaos: number;
  /** Steps are equal ratios, not equal amounts, so that a price that grew a thousandfold is still readable. */
  readonly isLogarithmic: boolean;
};

/** Minimum relative difference at which two prices are drawn as separate lines. */
const SEEN_APART = 0.005;

/** Minimum ratio of the highest to the lowest value at which the scale becomes logarithmic. */
const LOG_FROM = 20;
/** Padding above and below, as a share of the span. */
const AIR = 0.08;
/** Minimum span of a scale, as a share of the middle price: a move of 0.02 % must not look like a crash. */
const SMALLEST_SPAN = 0.05;
/** Minimum amount in a unit for prices to be written in that unit instead of the next smaller unit. */
const FEWEST_OF_UNIT = 2;

/**
 * Chooses a history's scale; null if no point has a value. `unitsChaos` contains the units in which prices are shown,
 * largest first.
 */
export function chooseScale(points: readonly ChartPoint[], unitsChaos: readonly number[] = []): HistoryScale | null {
  if (!points.some(({ chaos }) => chaos !== null && chaos > 0)) return null;
  const values = points
    .flatMap(({ chaos, band, exchangeChaos }) => [chaos, band?.low ?? null, band?.high ?? null, exchangeChaos ?? null])
    .filter((value): value is number => value !== null && value > 0 && Number.isFinite(value));
  const [lowest, highest] = widenSpan(Math.min(...values), Math.max(...values));
  const isLogarithmic = highest / lowest >= LOG_FROM;
  const unitChaos = unitsChaos.find((chaos) => highest >= chaos * FEWEST_OF_UNIT) ?? unitsChaos.at(-1) ?? 1;
  const air = isLogarithmic ? (highest / lowest) ** AIR : (highest - lowest) * AIR;
  // A price is always positive, so a wide span gets less padding below.
  const [low, high] = isLogarithmic ? [lowest / air, highest * air] : [Math.max(lowest - air, lowest / 2), highest + air];
  return { low: low / unitChaos, high: high / unitChaos, unitChaos, isLogarithmic };
}

/** A price that hardly moved is drawn in the middle of a span of the minimum size. */
function widenSpan(lowest: number, highest: number): [number, number] {
  const middle = (lowest + highest) / 2;
  const half = Math.max((highest - lowest) / 2, (middle * SMALLEST_SPAN) / 2);
  return [middle - half, middle + half];
}

/** Minimum share of the width at which a band is visible. */
const SEEN_WIDE = 0.02;

/**
 * True if a band can be seen: a run of points that have a band and are far enough apart. On a price's first day the
 * band covers a few minutes of a month, less than the width of a line.
 */
export function hasBand(points: readonly ChartPoint[]): boolean {
  const spanMs = (points.at(-1)?.atMs ?? 0) - (points[0]?.atMs ?? 0);
  let sinceMs: number | null = null;
  return points.some(({ atMs, chaos, band }) => {
    sinceMs = band == null || chaos === null ? null : (sinceMs ?? atMs);
    return sinceMs !== null && atMs > sinceMs && atMs - sinceMs >= spanMs * SEEN_WIDE;
  });
}

/**
 * True if the exchange's line can be seen: this requires two consecutive points (a single point is invisible) that are
 * not covered by the value's line.
 */
export function hasExchangeLine(points: readonly ChartPoint[]): boolean {
  return points.some((point, at) => {
    const next = points[at + 1];
    return point.exchangeChaos != null && next?.exchangeChaos != null && (isApart(point) || isApart(next));
  });
}

/** True if the exchange's price differs visibly from the value: nearly equal prices are drawn as one line. */
function isApart({ chaos, exchangeChaos }: ChartPoint): boolean {
  return exchangeChaos != null && (chaos === null || Math.abs(exchangeChaos / chaos - 1) > SEEN_APART);
}

/** Starts a history where it began, if it began within the range. */
export function dropLeadingGaps(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const first = points.findIndex((point) => point.chaos !== null);
  return first === -1 ? [] : points.slice(first);
}

/** Returns the point with a value nearest to an x position; null if no point has a value. */
export function findNearest(points: readonly ChartPoint[], atMs: number): ChartPoint | null {
  let nearest: ChartPoint | null = null;
  for (const point of points) {
    if (point.chaos === null) continue;
    if (nearest === null || Math.abs(point.atMs - atMs) < Math.abs(nearest.atMs - atMs)) nearest = point;
  }
  return nearest;
}
