import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import type { Anchor } from '../../exchange/anchor.ts';

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
 * level is the exchange's price itself; the other levels are quantiles around it with the deviation of its trades.
 */
export function spreadExchangePrice({ priceChaos, deviation }: Pick<Anchor, 'priceChaos' | 'deviation'>): number[] {
  return confidenceLevels.map((level) => priceChaos * Math.exp((quantiles[level] - quantiles[PRIMARY_LEVEL]) * deviation));
}
