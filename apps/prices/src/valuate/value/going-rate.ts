import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { quantileOf, type MarketShape } from '../market/market-shape.ts';

/**
 * Distance of a currency's going rate below the centre of its asks, in their deviations: a third of normally
 * distributed asks are lower.
 */
const BELOW_CENTRE = 0.4;
const primary = confidenceLevels.indexOf(PRIMARY_LEVEL);

/**
 * Computes the going rate of a currency, in log space. Sellers who price in divines think of the rate at which divines
 * change hands, which is unknown without an exchange: it is between the cheapest and the median ask. It is measured
 * from the asks near the centre, because distant asks only show how patient their sellers are. Where asks are peaked,
 * sellers agree, and the rate is at their centre.
 */
export function goingRateOf(centre: number, shape: MarketShape, peakedness: number): number {
  const cheapest = centre + quantileOf(shape, peakedness, PRIMARY_LEVEL / 100);
  return Math.max(cheapest, centre - BELOW_CENTRE * (1 - peakedness) * shape.below.deviation);
}

/** Shifts a currency's ask levels, in log space, so that the primary one is its going rate. */
export function spreadGoingRate(levels: readonly number[], rate: number): number[] {
  return levels.map((level) => level + rate - (levels[primary] as number));
}
