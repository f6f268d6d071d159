import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';

const primary = confidenceLevels.indexOf(PRIMARY_LEVEL);
const middle = confidenceLevels.indexOf(50);

/**
 * Moves a currency's ask levels, in log space, so that the primary one is its going rate (record 0148). Whoever writes
 * a price in divines reckons with what a divine changes hands for, which nobody tells without an exchange: it is no
 * less than the cheapest ask for and no more than the middle one, and halfway is least wrong whichever it is.
 */
export function spreadGoingRate(levels: readonly number[]): number[] {
  const shift = ((levels[middle] as number) - (levels[primary] as number)) / 2;
  return levels.map((level) => level + shift);
}
