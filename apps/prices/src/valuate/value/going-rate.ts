import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { quantileOf, type MarketShape } from '../market/market-shape.ts';

/**
 * Distance of a currency's going rate from the centre of its asks, in their deviations below it: a third of sellers
 * whose asks are normally distributed ask less.
 */
const BELOW_CENTRE = 0.4;
const primary = confidenceLevels.indexOf(PRIMARY_LEVEL);

/**
 * Computes the going rate of a currency, in log space (record 0163). Whoever writes a price in divines reckons with
 * what a divine changes hands for, which nobody tells without an exchange: it is no less than the cheapest ask for,
 * and no more than the middle one. It is measured by the asks near the centre, because how far the others reach says
 * how patient their sellers are. Where asks are peaked, sellers agree, and the rate is where they do.
 */
export function goingRateOf(centre: number, shape: MarketShape, peakedness: number): number {
  const cheapest = centre + quantileOf(shape, peakedness, PRIMARY_LEVEL / 100);
  return Math.max(cheapest, centre - BELOW_CENTRE * (1 - peakedness) * shape.below.deviation);
}

/** Moves a currency's ask levels, in log space, so that the primary one is its going rate. */
export function spreadGoingRate(levels: readonly number[], rate: number): number[] {
  return levels.map((level) => level + rate - (levels[primary] as number));
}
