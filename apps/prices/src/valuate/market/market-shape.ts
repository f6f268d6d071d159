/** Spread of a market's asks around its centre, in log space. */

/**
 * Computes the quantile of a standard normal distribution, to a relative 1e-9 (Acklam 2003). The share must be between
 * 0 and 1.
 */
export function inverseNormal(share: number): number {
  if (share < LOW) return tail(Math.sqrt(-2 * Math.log(share)));
  if (share > 1 - LOW) return -tail(Math.sqrt(-2 * Math.log(1 - share)));
  const q = share - 0.5;
  const r = q * q;
  const [a0, a1, a2, a3, a4, a5] = A;
  const [b0, b1, b2, b3, b4] = B;
  const above = (((((a0 * r + a1) * r + a2) * r + a3) * r + a4) * r + a5) * q;
  return above / (((((b0 * r + b1) * r + b2) * r + b3) * r + b4) * r + 1);
}

const LOW = 0.02425;
const A = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239] as const;
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572] as const;
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783,
] as const;
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416] as const;

function tail(q: number): number {
  const [c0, c1, c2, c3, c4, c5] = C;
  const [d0, d1, d2, d3] = D;
  return (((((c0 * q + c1) * q + c2) * q + c3) * q + c4) * q + c5) / ((((d0 * q + d1) * q + d2) * q + d3) * q + 1);
}

/** One side of the centre. */
export type Side = {
  /** Standard deviation of the asks from the centre, and their mean distance; both exclude distant asks. */
  readonly deviation: number;
  readonly distance: number;
  /** Share of all of the market's asks that are far away on this side. */
  readonly far: number;
};

/**
 * A market's spread: a split distribution (Fechner 1897), because honest asks have a longer tail above the centre than
 * below.
 */
export type MarketShape = {
  /** Number of accounts in the measurement. */
  readonly sellers: number;
  readonly below: Side;
  readonly above: Side;
  /** Share of all asks that are below the centre. */
  readonly share: number;
  /** Asks counted by their distance from the centre (`countAsks`); absent before the first count. */
  readonly counts?: readonly number[];
};

/**
 * Reach, in deviations, of the biweight's fading votes that measure deviations, and the share of a normal
 * distribution's variance that they measure.
 */
export const SPREAD_REACH = 2.75;
const VARIANCE_SEEN = 0.5838;
/**
 * Distance from the centre, in log space, up to which an ask counts as at the centre: rounding could put it on either
 * side.
 */
const AT_CENTRE = 1e-9;
/**
 * Distance in deviations from which an ask is distant; a fortieth of normally distributed asks are distant on each
 * side.
 */
const FAR = 2;
/** Deviation that the biweight's fading votes measure in Student's t distribution with two degrees of freedom. */
const STUDENT_SEEN = 1.0614;

/** Asks in log space, ascending, and their weights. */
export type WeighedAsks = { readonly logs: Float64Array; readonly weights: Float64Array; readonly count: number };

/** Measures a market's spread around its centre. `scale` only needs to be approximate. */
export function measureShape(asks: WeighedAsks, centre: number, scale: number): MarketShape {
  const [below, above] = [measureSide(asks, { centre, scale, sign: -1 }), measureSide(asks, { centre, scale, sign: 1 })];
  const weight = below.all + above.all;
  // The centre was fitted to the same asks, which costs one degree of freedom.
  const voted = below.votes + above.votes;
  const fitted = voted > 2 ? voted / (voted - 1) : 1;
  const sideOf = ({ votes, squares, distances, far }: typeof below): Side => ({
    deviation: votes > 0 ? Math.sqrt((squares * fitted) / VARIANCE_SEEN / votes) : 0,
    distance: votes > 0 ? (distances * Math.sqrt(fitted / VARIANCE_SEEN)) / votes : 0,
    far: weight > 0 ? far / weight : 0,
  });
  return { sellers: asks.count, below: sideOf(below), above: sideOf(above), share: weight > 0 ? below.all / weight : 0.5 };
}

function measureSide(
  { logs, weights, count }: WeighedAsks,
  { centre, scale, sign }: { readonly centre: number; readonly scale: number; readonly sign: -1 | 1 },
) {
  const reach = SPREAD_REACH * scale;
  const far = FAR * scale;
  const found = { all: 0, votes: 0, squares: 0, distances: 0, far: 0 };
  for (let at = 0; at < count; at += 1) {
    const away = sign * ((logs[at] as number) - centre);
    if (away < -AT_CENTRE) continue;
    // An ask at the centre counts for both sides.
    const isAtCentre = away <= AT_CENTRE;
    const distance = isAtCentre ? 0 : away;
    const weight = isAtCentre ? (weights[at] as number) / 2 : (weights[at] as number);
    found.all += weight;
    if (distance > far) found.far += weight;
    if (distance >= reach) continue;
    const share = 1 - (distance * distance) / (reach * reach);
    const vote = weight * share * share;
    found.votes += vote;
    found.squares += vote * distance * distance;
    found.distances += vote * distance;
  }
  return found;
}

/** Minimum share of asks assumed to be below the centre. */
const SMALLEST_HALF = 0.05;

/**
 * Computes the distance between a quantile of the asks and the centre, in log space. With a `peakedness` of 0 each half
 * is normally distributed, with 1 it follows Student's t with two degrees of freedom; values between interpolate. At
 * most half of the asks are assumed to be below the centre, because any excess there is bait.
 */
export function quantileOf({ below, above, share: shareBelow }: MarketShape, peakedness: number, share: number): number {
  const half = Math.min(0.5, Math.max(SMALLEST_HALF, shareBelow));
  if (share < half) return -below.deviation * tailOf(share / (2 * half), peakedness);
  return above.deviation * tailOf(0.5 - (share - half) / (2 * (1 - half)), peakedness);
}

/** Returns the distance from the centre, in deviations, beyond which this share of all asks is on one side. */
function tailOf(share: number, peakedness: number): number {
  const student = (1 - 2 * share) / Math.sqrt(2 * share * (1 - share));
  return (1 - peakedness) * -inverseNormal(share) + (peakedness * student) / STUDENT_SEEN;
}
