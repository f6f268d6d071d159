/**
 * Place of a market over time (D44): the published centre follows the estimated one by exponential smoothing, and what
 * is usual of the market is remembered.
 */
import type { LocationEstimate, Prior } from './estimate-location.ts';
import type { MarketShape, Side } from './market-shape.ts';

/** Place of a market at a price run, in log space. As a prior its deviation is widened by the time since. */
export type MarketPlace = Prior & {
  /** Hours since; one when not given. */
  readonly hours?: number;
  /** Its spread, smoothed, and the slow average of its centre; absent before they were first known. */
  readonly shape?: MarketShape;
  readonly reference?: number;
};

export type FollowedPlace = Required<Omit<MarketPlace, 'hours'>> & {
  /** True if the price is on its way to where sellers are, or moved when many new ones came: it is doubtful (D53). */
  readonly isMoving: boolean;
};

/** Move of a market in an hour that is usual, in log space, between D90's thick and thin ones: new against known. */
const HOURLY_MOVE = 0.015;
/** Bounds of the time constant, in hours, with which the centre follows. */
const SHORTEST_HOURS = 0.25;
const LONGEST_HOURS = 6;
/**
 * Time constants of what is remembered: deviations and the reference, far asks, and numbers of sellers. The last is a
 * week: whoever wants to make a crowd usual holds it for days.
 */
const REMEMBERED_HOURS = 12;
const LONG_REMEMBERED_HOURS = 96;
const SELLERS_REMEMBERED_HOURS = 168;
/** Share of a biweight estimate's asks that a mean would need for the same error. */
const EFFICIENCY = 0.6;
/** Smallest uncertainty of a few asks' middle, in log space: without it their centre would be taken for exact. */
const SMALLEST_UNCERTAINTY = 0.06;
/** Move of the centre, in log space, and relative change of a deviation, up to which a market stands still. */
const SMALLEST_MOVE = 0.001;
const SMALLEST_CHANGE = 0.02;
/** Distance of sellers from the published centre, in log space, from which it is doubtful. */
const FURTHEST_BEHIND = 0.2;
/** Growth of the number of sellers that makes a crowd, the fewest it is measured against, and the move with it. */
const CROWD_GROWTH = 0.25;
const FEWEST_OF_CROWD = 8;
const CROWD_MOVE = 0.08;

/** `at once` for a rate that is guarded: the guard decides how fast it follows. */
export type Pace = 'smoothed' | 'at once';

/**
 * Moves a market's place towards an estimate. The time constant is that of a steady-state Kalman filter of a random
 * walk: an estimate of many sellers is followed within an hour, one of a few within some. How often this is called does
 * not matter.
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
  // A crowd does not become what is usual.
  const nextReference = isCrowd ? reference : mix(reference, centre, hours / REMEMBERED_HOURS);
  return { centre, ...known, shape, sellers: shape.sellers, reference: nextReference, isMoving };
}

/**
 * Tells whether a market is where and as it was: its price then stands, so that the digits after the last that matters
 * change no file.
 */
function isStill({ centre, own }: LocationEstimate, { centre: before, shape, reference }: MarketPlace): boolean {
  if (shape === undefined || reference === undefined || Math.abs(centre - before) > SMALLEST_MOVE) return false;
  const isAlike = (a: Side, b: Side): boolean => Math.abs(a.deviation - b.deviation) <= SMALLEST_CHANGE * b.deviation;
  const isAsMany = Math.abs(own.sellers - shape.sellers) < 1;
  return isAsMany && Math.abs(before - reference) < SMALLEST_MOVE && isAlike(own.below, shape.below) && isAlike(own.above, shape.above);
}

/** Moves from one value towards another, by the time that passed in time constants. */
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
