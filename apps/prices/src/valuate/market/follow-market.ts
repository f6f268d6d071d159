/**
 * A market's published centre over time: it follows the estimated centre by exponential smoothing, and the market's
 * usual statistics are stored with it.
 */
import type { LocationEstimate, Prior } from './estimate-location.ts';
import type { MarketShape, Side } from './market-shape.ts';

/**
 * A market's centre at a price run, in log space. When used as a prior, its deviation is widened by the elapsed time.
 */
export type MarketPlace = Prior & {
  /** Hours since that price run; defaults to 1. */
  readonly hours?: number;
  /** The market's smoothed spread, and the slow average of its centre; absent before the first measurement. */
  readonly shape?: MarketShape;
  readonly reference?: number;
};

export type FollowedPlace = Required<Omit<MarketPlace, 'hours'>> & {
  /**
   * True if the price is still approaching the sellers, or moved when many new sellers arrived. In both cases the price
   * is doubtful.
   */
  readonly isMoving: boolean;
};

/**
 * Usual hourly move of a market, in log space, between D90's values for thick and thin markets; used to compare new and
 * known asks.
 */
const HOURLY_MOVE = 0.015;
/** Limits of the time constant, in hours, with which the centre follows the estimate. */
const SHORTEST_HOURS = 0.25;
const LONGEST_HOURS = 6;
/**
 * Time constants of smoothing: of deviations and the reference, of distant asks, and of numbers of sellers. The last
 * constant is a week, so that an attacker must sustain a crowd for days before it counts as usual.
 */
const REMEMBERED_HOURS = 12;
const LONG_REMEMBERED_HOURS = 96;
const SELLERS_REMEMBERED_HOURS = 168;
/** Efficiency: share of a biweight estimate's asks that a mean would need for the same error. */
const EFFICIENCY = 0.6;
/** Minimum uncertainty of the median of a few asks, in log space: otherwise their centre would count as exact. */
const SMALLEST_UNCERTAINTY = 0.06;
/** Move of the centre, in log space, and relative change of a deviation, up to which a market counts as unchanged. */
const SMALLEST_MOVE = 0.001;
const SMALLEST_CHANGE = 0.02;
/** Distance between the sellers and the published centre, in log space, from which the centre is doubtful. */
const FURTHEST_BEHIND = 0.2;
/**
 * Relative growth of the number of sellers that makes a crowd, the minimum number to compare with, and the move that
 * must accompany the crowd.
 */
const CROWD_GROWTH = 0.25;
const FEWEST_OF_CROWD = 8;
const CROWD_MOVE = 0.08;

/** `at once` is used for a guarded rate, because the guard decides how fast the rate follows. */
export type Pace = 'smoothed' | 'at once';

/**
 * Moves a market's centre towards an estimate. The time constant is that of a steady-state Kalman filter of a random
 * walk: an estimate from many sellers is followed within an hour, an estimate from a few within several hours. The
 * result does not depend on how often this function is called.
 */
export function followMarket(estimate: LocationEstimate, prior: MarketPlace | null, pace: Pace = 'smoothed'): FollowedPlace {
  const { own, deviation } = estimate;
  const uncertainty = deviation / Math.sqrt(Math.max(1, own.sellers * EFFICIENCY));
  const known = { deviation: Math.max(uncertainty, SMALLEST_UNCERTAINTY) };
  if (prior === null) {
    return { centre: estimate.centre, ...known, shape: own, sellers: own.sellers, reference: estimate.centre, isMoving: false };
  }
  const { hours = 1 } = prior;
  const before = prior.shape ?? own;
  if (isStill(estimate, prior))
    return { ...prior, ...known, shape: before, sellers: before.sellers, reference: prior.reference ?? prior.centre, isMoving: false };
  const constant = Math.min(LONGEST_HOURS, Math.max(SHORTEST_HOURS, uncertainty / HOURLY_MOVE));
  const centre = pace === 'at once' ? estimate.centre : mix(prior.centre, estimate.centre, hours / constant);
  const shape = mixShapes(before, own, hours);
  const isCrowd = own.sellers > Math.max(before.sellers, FEWEST_OF_CROWD) * (1 + CROWD_GROWTH);
  const reference = prior.reference ?? prior.centre;
  const isBehind = Math.abs(centre - estimate.centre) > FURTHEST_BEHIND;
  const isMoving = pace === 'smoothed' && (isBehind || (isCrowd && Math.abs(centre - reference) > CROWD_MOVE));
  // A crowd must not become the reference.
  const nextReference = isCrowd ? reference : mix(reference, centre, hours / REMEMBERED_HOURS);
  return { centre, ...known, shape, sellers: shape.sellers, reference: nextReference, isMoving };
}

/**
 * True if a market has the same centre and shape as before. Its price then stays the same, so that insignificant digits
 * do not change files.
 */
function isStill({ centre, own }: LocationEstimate, { centre: before, shape, reference }: MarketPlace): boolean {
  if (shape === undefined || reference === undefined || Math.abs(centre - before) > SMALLEST_MOVE) return false;
  const isAlike = (a: Side, b: Side): boolean => Math.abs(a.deviation - b.deviation) <= SMALLEST_CHANGE * b.deviation;
  const isAsMany = Math.abs(own.sellers - shape.sellers) < 1;
  return isAsMany && Math.abs(before - reference) < SMALLEST_MOVE && isAlike(own.below, shape.below) && isAlike(own.above, shape.above);
}

/** Moves from one value towards another, by the elapsed time in time constants. */
const mix = (from: number, to: number, passed: number): number => from + (to - from) * (1 - Math.exp(-passed));

const mixCounts = (from: readonly number[], to: readonly number[], passed: number): number[] =>
  to.map((count, place) => mix(from[place] ?? count, count, passed));

function mixShapes(from: MarketShape, to: MarketShape, hours: number): MarketShape {
  const [soon, late] = [hours / REMEMBERED_HOURS, hours / LONG_REMEMBERED_HOURS];
  const mixSides = (a: Side, b: Side): Side => ({
    deviation: mix(a.deviation, b.deviation, soon),
    distance: mix(a.distance, b.distance, soon),
    far: mix(a.far, b.far, late),
  });
  return {
    sellers: mix(from.sellers, to.sellers, hours / SELLERS_REMEMBERED_HOURS),
    below: mixSides(from.below, to.below),
    above: mixSides(from.above, to.above),
    share: mix(from.share, to.share, soon),
    ...(to.counts === undefined ? {} : { counts: mixCounts(from.counts ?? to.counts, to.counts, soon) }),
  };
}
