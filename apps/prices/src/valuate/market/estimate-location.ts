/**
 * Location of a market: Tukey's biweight M-estimator of location (Beaton and Tukey 1974) with the scale of its kind,
 * computed by iteratively reweighted least squares in log space. It starts at the shorth, the middle of the shortest
 * half of the votes (Andrews et al. 1972), at the market's last location, and in thin markets at every ask; of several
 * solutions it returns the solution with the most support. An ask's vote includes its probability of being honest.
 */
import { chanceAt, CHANCES_A_DEVIATION, countAsks } from './ask-honesty.ts';
import { measureShape, SPREAD_REACH, type MarketShape, type WeighedAsks } from './market-shape.ts';
import { shrinkShape, unknownKind, type UsualShape } from './usual-shape.ts';

/**
 * The biweight's tuning constant, in deviations: asks further from the centre have weight 0. The constant is small
 * because fake asks may be near, and larger for few sellers because a few asks form a centre wherever some of them are
 * close together.
 */
const REACH = 2.1;
const REACH_OF_FEW = 1;
const FEW_SELLERS = 10;
/** Distance from the centre, in deviations, beyond which an ask does not belong to the market. */
const FURTHEST = 3.4;
/** Minimum scale in log space: asks are rounded, so finer differences mean nothing. */
const SMALLEST_SCALE = 0.05;
const ITERATIONS = 12;
/** Weight of the prior, as a share of all votes. */
const PRIOR_SHARE = 0.05;
/** Distance from the prior, in deviations of asks, from which sellers beyond the earlier number do not count. */
const ELSEWHERE = 2;
/**
 * Differences in lengths, supports or vote shares up to this value are rounding errors: of two equal candidates the
 * first one wins.
 */
const ALIKE = 1e-9;
/**
 * Maximum number of asks for which every ask is tried as a start: a thin market may have two modes, and the mode with
 * more support wins.
 */
const FEW_ASKS = 16;

/**
 * The prior: the market's last location in log space, how far it may have moved since, and the number of sellers at
 * that time.
 */
export type Prior = { readonly centre: number; readonly deviation: number; readonly sellers?: number };

/**
 * The asks that belong to the market, from index `from` up to but excluding `to`. Centre and deviation are in log
 * space.
 */
export type LocationEstimate = {
  readonly from: number;
  readonly to: number;
  readonly centre: number;
  readonly deviation: number;
  /** The market's measured shape, and the shape that was used for the market. */
  readonly own: MarketShape;
  readonly shape: MarketShape;
};

/**
 * Estimates the location of a market among asks, in log space, where double and half are equally far away, and which
 * asks belong to the market. The first `count` entries of `logs` ascend, one per account; `weights` is how much each
 * entry counts (recently seen asks count more than others). The result is never empty, and does not depend on the unit
 * of price.
 */
export function estimateLocation(
  logs: Float64Array,
  weights: Float64Array,
  count: number,
  { prior, usual = unknownKind }: { readonly prior: Prior | null; readonly usual?: UsualShape },
): LocationEstimate {
  const asks = { logs, weights, count, prior, usual };
  const usualScale = scaleOf(usual);
  const first = findBest(asks, usualScale);
  const scale = scaleOf(shrinkShape(measureShape(asks, first.centre, usualScale), usual));
  // Repeat with the market's own scale.
  const { centre } = settle(asks, first.centre, scale);
  const widest = Math.max(scale, usualScale);
  const own = { ...measureShape(asks, centre, widest), counts: countAsks(asks, centre, widest) };
  return cut(asks, { centre, own, shape: shrinkShape(own, usual) });
}

type Asks = WeighedAsks & { readonly prior: Prior | null; readonly usual: UsualShape };
type Settled = { readonly centre: number; readonly support: number };

/** Use the narrower side: the excess on the other side is a tail. */
const scaleOf = ({ below, above }: MarketShape): number => Math.max(SMALLEST_SCALE, Math.min(below.deviation, above.deviation));

function findBest(asks: Asks, scale: number): Settled {
  let best = settle(asks, startAt(asks), scale);
  const tryFrom = (centre: number): void => {
    const other = settle(asks, centre, scale);
    if (other.support > best.support + ALIKE) best = other;
  };
  if (asks.count <= FEW_ASKS) for (let at = 0; at < asks.count; at += 1) tryFrom(asks.logs[at] as number);
  if (asks.prior !== null) tryFrom(asks.prior.centre);
  return best;
}

/** Finds the shorth of the votes: the middle of the shortest span with more than half of the votes. */
function startAt({ logs, weights, count }: Asks): number {
  let all = 0;
  for (let at = 0; at < count; at += 1) all += weights[at] as number;
  const enough = all * (0.5 + ALIKE);
  let [best, shortest, most] = [0, Infinity, 0];
  let votes = 0;
  for (let from = 0, to = 0; from < count; from += 1) {
    for (; to < count && votes < enough; to += 1) votes += weights[to] as number;
    if (votes < enough) break;
    const length = (logs[to - 1] as number) - (logs[from] as number);
    if (length < shortest - ALIKE) [best, shortest, most] = [from, length, votes];
    votes -= weights[from] as number;
  }
  let middle = best;
  for (let passed = weights[best] ?? 0; passed < most * (0.5 - ALIKE); passed += weights[middle] as number) middle += 1;
  return logs[middle] ?? 0;
}

/** Iterates reweighted least squares from a start until the centre converges. */
function settle(asks: Asks, start: number, scale: number): Settled {
  const { logs, weights, count, usual } = asks;
  const { honesty } = usual;
  const inChances = CHANCES_A_DEVIATION / scale;
  const reach = (REACH + REACH_OF_FEW * Math.min(1, FEW_SELLERS / count)) * scale;
  let centre = start;
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    let weight = 0;
    let sum = 0;
    for (let at = findFirst(logs, count, centre - reach); at < count; at += 1) {
      const log = logs[at] as number;
      const distance = log - centre;
      if (distance >= reach) break;
      const share = 1 - (distance * distance) / (reach * reach);
      const chance = honesty === null ? 1 : chanceAt(honesty, distance * inChances);
      const vote = (weights[at] as number) * share * share * chance;
      weight += vote;
      sum += vote * log;
    }
    const moved = weight > 0 ? sum / weight - centre : 0;
    centre += moved;
    if (Math.abs(moved) < 1e-4) break;
  }
  return { centre, support: supportOf(asks, centre, scale) };
}

/** Finds the first of the sorted asks above a bound. */
function findFirst(logs: Float64Array, count: number, above: number): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((logs[middle] as number) > above) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * Computes a centre's support: the votes near it, minus the cost of its distance from the prior. Votes within reach
 * count nearly alike, because many asks at exactly one price are not better evidence than honest asks, which differ.
 * Away from the prior, sellers beyond the earlier number do not count: the earlier sellers have not moved.
 */
function supportOf({ logs, weights, count, prior }: Asks, centre: number, scale: number): number {
  const reach = SPREAD_REACH * scale;
  let support = 0;
  let all = 0;
  for (let at = 0; at < count; at += 1) {
    const distance = (logs[at] as number) - centre;
    all += weights[at] as number;
    const square = (distance * distance) / (reach * reach);
    if (square < 1) support += (weights[at] as number) * (1 - square * square * square);
  }
  if (prior === null) return support;
  const away = centre - prior.centre;
  const newcomers = prior.sellers === undefined ? 0 : Math.max(0, 1 - prior.sellers / count) * all;
  // Shaped like Cauchy's weight, so that a small distance costs almost nothing.
  const cost = (PRIOR_SHARE * all) / (1 + (Math.hypot(scale, prior.deviation) / away) ** 2);
  return support - cost - newcomers * Math.min(1, Math.abs(away) / (ELSEWHERE * scale));
}

function cut({ logs, count }: Asks, { centre, own, shape }: Pick<LocationEstimate, 'centre' | 'own' | 'shape'>): LocationEstimate {
  let from = 0;
  while (from < count && (logs[from] as number) < centre - FURTHEST * Math.max(SMALLEST_SCALE, shape.below.deviation)) from += 1;
  let to = count;
  while (to > from && (logs[to - 1] as number) > centre + FURTHEST * Math.max(SMALLEST_SCALE, shape.above.deviation)) to -= 1;
  const found = { centre, deviation: (shape.below.deviation + shape.above.deviation) / 2, own, shape };
  // A prior far from all asks would reject all of them, so it is dropped.
  return from < to ? { from, to, ...found } : { from: 0, to: count, ...found };
}
