import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import type { Anchor } from '../../exchange/anchor.ts';
import { quantileOf, type MarketShape } from '../market/market-shape.ts';

/**
 * Distance of a currency's going rate below the centre of its asks, in deviations: a third of normally distributed asks
 * are lower.
 */
const BELOW_CENTRE = 0.4;
const primary = confidenceLevels.indexOf(PRIMARY_LEVEL);

/**
 * Computes a currency's going rate, in log space. Sellers who price in divines think of the rate at which divines
 * change hands, which is unknown without an exchange but lies between the cheapest and the median ask. The rate is
 * measured from the asks near the centre, because distant asks only reflect how long sellers are willing to wait. If
 * asks are peaked, sellers agree, and the rate is at their centre.
 */
export function goingRateOf(centre: number, shape: MarketShape, peakedness: number): number {
  const cheapest = centre + quantileOf(shape, peakedness, PRIMARY_LEVEL / 100);
  return Math.max(cheapest, centre - BELOW_CENTRE * (1 - peakedness) * shape.below.deviation);
}

/** Shifts a currency's ask levels, in log space, so that the primary level is its going rate. */
export function spreadGoingRate(levels: readonly number[], rate: number): number[] {
  return levels.map((level) => level + rate - (levels[primary] as number));
}

/** Quantiles of the standard normal distribution at the published levels. */
const quantiles: Readonly<Record<(typeof confidenceLevels)[number], number>> = {
  5: -1.6449,
  7: -1.4758,
  10: -1.2816,
  12: -1.175,
  15: -1.0364,
  18: -0.9154,
  20: -0.8416,
  25: -0.6745,
  30: -0.5244,
  50: 0,
};

/**
 * Spreads the exchange's price over the confidence levels. People pay what the cheapest sellers ask, so the primary
 * level is the exchange's price itself; all other levels are quantiles around it with the deviation of its trades.
 */
export function spreadExchangePrice({ priceChaos, deviation }: Pick<Anchor, 'priceChaos' | 'deviation'>): number[] {
  return confidenceLevels.map((level) => priceChaos * Math.exp((quantiles[level] - quantiles[PRIMARY_LEVEL]) * deviation));
}
