/**
 * Location of a market: Tukey's biweight M-estimator of location (Beaton and Tukey 1974) with a simultaneous estimate
 * of scale, found by iteratively reweighted least squares in log space. It starts at the shorth, the middle of the
 * shortest half (Andrews et al. 1972). The market of the run before is a prior with a Cauchy weight. Of several
 * solutions the one with most support is taken.
 */

/** Prior of the scale: the usual deviation of honest asks for one group, in log space, and its weight in asks. */
const USUAL_DEVIATION = 0.19;
const USUAL_WEIGHT = 6;
const SMALLEST_DEVIATION = 0.05;
const LARGEST_DEVIATION = 0.5;
/** The biweight's tuning constant, in deviations: asks further from the centre have weight 0. */
const REACH = 2.75;
/**
 * Distances from the centre, in deviations, up to which an ask belongs to the market wholly, and from which not at all.
 * Between them its vote fades, so that no price depends on an edge.
 */
const WHOLE_VOTE = 1.5;
const NO_VOTE = 3.4;
/** Share of a normal distribution's variance that the biweight sees: it fades away from the centre. */
const VARIANCE_SEEN = 0.5838;
const ITERATIONS = 12;
/** Weight of the prior, in votes and as a share of all votes. Sellers who have all moved on outvote it. */
const PRIOR_VOTES = 3;
const PRIOR_SHARE = 0.04;
/** Distance from the prior, in its deviations, at which its pull is halved (Cauchy weight). */
const PRIOR_REACH = 3;
/** Largest share of all votes that the prior may weigh, however far asks have moved. */
const PRIOR_MOST = 0.6;
/**
 * Asks up to which every ask is tried as a start: a thin market may have two modes, and the one with more support
 * counts.
 */
const FEW_ASKS = 16;

/** The prior: the market's centre at the run before, in log space, and how far it may have moved since. */
export type Prior = { readonly centre: number; readonly deviation: number };

/** The asks that belong to the market, from index `from` up to but without `to`. Centre and deviation in log space. */
export type LocationEstimate = { readonly from: number; readonly to: number; readonly centre: number; readonly deviation: number };

/**
 * Estimates where the market is among asks, in log space, where twice and half are equally far (D52), and which asks
 * belong to it. The first `count` of `logs` ascend, one account each; `weights` are how much each counts (fresh asks
 * more than old ones). The result is never empty, and does not depend on the unit of price.
 */
export function estimateLocation(logs: Float64Array, weights: Float64Array, count: number, prior: Prior | null): LocationEstimate {
  const asks = { logs, weights, count, prior };
  let best = settle(asks, startAt(asks), firstDeviation(asks));
  const tryFrom = (centre: number): void => {
    const other = settle(asks, centre, firstDeviation(asks));
    if (other.support > best.support + 1e-9) best = other;
  };
  if (count <= FEW_ASKS) for (let at = 0; at < count; at += 1) tryFrom(logs[at] as number);
  if (prior !== null) tryFrom(prior.centre);
  return cut(asks, best);
}

type Asks = { readonly logs: Float64Array; readonly weights: Float64Array; readonly count: number; readonly prior: Prior | null };
type Settled = { readonly centre: number; readonly deviation: number; readonly support: number };

/** The shorth. */
function startAt({ logs, count }: Asks): number {
  const at = findShortestHalf(logs, count);
  return (logs[at + (halfOf(count) >> 1)] as number) || 0;
}

function firstDeviation({ logs, count }: Asks): number {
  if (count <= FEW_ASKS) return USUAL_DEVIATION * 1.2;
  const at = findShortestHalf(logs, count);
  const length = (logs[at + halfOf(count)] as number) - (logs[at] as number);
  return bound(length / 1.349);
}

const halfOf = (count: number): number => count >> 1;

function findShortestHalf(logs: Float64Array, count: number): number {
  const half = halfOf(count);
  let best = 0;
  let shortest = Infinity;
  for (let at = 0; at + half < count; at += 1) {
    const length = (logs[at + half] as number) - (logs[at] as number);
    if (length < shortest) {
      shortest = length;
      best = at;
    }
  }
  return best;
}

const bound = (deviation: number): number => Math.min(Math.max(deviation, SMALLEST_DEVIATION), LARGEST_DEVIATION);

/** Iterates reweighted least squares from a start until centre and deviation converge. */
function settle({ logs, weights, count, prior }: Asks, start: number, startDeviation: number): Settled {
  let centre = start;
  let deviation = startDeviation;
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const reach = REACH * deviation;
    const pull = prior === null ? 0 : pullOf(prior, centre, deviation);
    let weight = pull;
    let sum = pull * (prior?.centre ?? 0);
    let measured = USUAL_WEIGHT;
    let squares = USUAL_WEIGHT * USUAL_DEVIATION ** 2;
    for (let at = findFirst(logs, count, centre - reach); at < count; at += 1) {
      const log = logs[at] as number;
      const distance = log - centre;
      if (distance >= reach) break;
      const square = distance * distance;
      const share = 1 - square / (reach * reach);
      const vote = (weights[at] as number) * share * share;
      weight += vote;
      sum += vote * log;
      measured += vote;
      squares += (vote * square) / VARIANCE_SEEN;
    }
    const moved = weight > 0 ? sum / weight - centre : 0;
    centre += moved;
    const nextDeviation = bound(Math.sqrt(squares / measured));
    const isStill = Math.abs(moved) < 1e-4 && Math.abs(nextDeviation - deviation) < 1e-4;
    deviation = nextDeviation;
    if (isStill) break;
  }
  return { centre, deviation, support: supportOf({ logs, weights, count, prior }, centre, deviation) };
}

/** The first of the sorted asks above a bound. */
function findFirst(logs: Float64Array, count: number, above: number): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((logs[middle] as number) > above) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Weight of the prior: its precision against the asks', times a Cauchy weight of its distance from the centre. */
function pullOf(prior: Prior, centre: number, deviation: number): number {
  const away = (centre - prior.centre) / (PRIOR_REACH * prior.deviation);
  return (deviation / prior.deviation) ** 2 / (1 + away * away);
}

/**
 * Computes the support of a centre: the votes near it, less the cost of its distance from the prior. Votes in reach
 * count nearly alike, because many at exactly one price are no better evidence than honest ones, which differ.
 */
function supportOf({ logs, weights, count, prior }: Asks, centre: number, deviation: number): number {
  const reach = REACH * Math.max(deviation, USUAL_DEVIATION);
  let support = 0;
  let all = 0;
  for (let at = 0; at < count; at += 1) {
    const distance = (logs[at] as number) - centre;
    all += weights[at] as number;
    const square = (distance * distance) / (reach * reach);
    if (square < 1) support += (weights[at] as number) * (1 - square * square * square);
  }
  if (prior === null) return support;
  const cost = (PRIOR_VOTES + PRIOR_SHARE * count) * Math.log1p(((centre - prior.centre) / prior.deviation) ** 2);
  return support - Math.min(cost, PRIOR_MOST * all);
}

function cut({ logs, count }: Asks, { centre, deviation }: Settled): LocationEstimate {
  const reach = NO_VOTE * deviation;
  let from = 0;
  while (from < count && (logs[from] as number) < centre - reach) from += 1;
  let to = count;
  while (to > from && (logs[to - 1] as number) > centre + reach) to -= 1;
  if (from < to) return { from, to, centre, deviation };
  // A prior far from all asks rejects all of them; then it is dropped.
  return { from: 0, to: count, centre, deviation };
}

/** Weight of an ask in a market, 0 to 1, by its logarithm: 1 near the centre, falling linearly to 0. */
export function voteOf(log: number, { centre, deviation }: Pick<LocationEstimate, 'centre' | 'deviation'>): number {
  const distance = Math.abs(log - centre) / deviation;
  return Math.min(1, Math.max(0, (NO_VOTE - distance) / (NO_VOTE - WHOLE_VOTE)));
}
