/**
 * The rules that our rule is compared with. All rules see the same asks in the same hour; only our rule marks uncertain
 * prices.
 */
import { median, quantile } from '../lib/statistics.ts';
import type { Prices, Quote, Rule } from './rules.ts';
import type { Market } from './world.ts';

const LEVEL = 0.12;
/**
 * The ten-line peer drops asks beyond this distance from the median, in median absolute deviations, and smooths over
 * this many hours.
 */
const FURTHEST_MADS = 2.5;
const SMOOTHED_HOURS = 6;
/**
 * The usual constant of Tukey's biweight, in normal deviations, and the size of a normal deviation in median absolute
 * deviations.
 */
const BIWEIGHT_REACH = 4.685;
const OF_MAD = 1.4826;

const quote = (price: number): Quote => ({ levels: [price], isDoubted: false });

/**
 * Creates a rule from a function of a market's asks in chaos, ascending; divines are converted at the rule's own rate
 * from the hour before. With `oneVote` only each account's cheapest ask is read.
 */
function createRowRule(read: (sortedChaos: readonly number[], market: string) => number, { oneVote = false } = {}): Rule {
  let rate: number | undefined;
  return (world) => {
    const value = (market: Market, divine: number): number => {
      const asks = market.asks.map(({ account, amount, inDivine }) => ({ account, chaos: amount * (inDivine ? divine : 1) }));
      const best = new Map<number, number>();
      for (const { account, chaos } of asks) best.set(account, Math.min(best.get(account) ?? Infinity, chaos));
      const counted = oneVote ? [...best.values()] : asks.map(({ chaos }) => chaos);
      return read(
        counted.toSorted((a, b) => a - b),
        market.name,
      );
    };
    rate ??= value(world.divine, 1);
    const known = rate;
    const prices: Prices = new Map([world.divine, ...world.markets].map((market) => [market, quote(value(market, known))]));
    rate = prices.get(world.divine)?.levels[0];
    return prices;
  };
}

/** Creates the plain rule: the 12th percentile of all asks. */
export const createPlainRule = (): Rule => createRowRule((asks) => quantile(asks, LEVEL));

/**
 * Creates the predecessor's rule: with more than 30 asks it drops the lowest and highest 3 %, rounded down; then it
 * takes the 12th percentile.
 */
export const createPredecessorRule = (): Rule =>
  createRowRule((asks) => {
    const dropped = asks.length > 30 ? Math.floor(asks.length * 0.03) : 0;
    return quantile(asks.slice(dropped, asks.length - dropped), LEVEL);
  });

/** Creates the one-vote rule: the plain percentile with one vote per account. */
export const createOneVoteRule = (): Rule => createRowRule((asks) => quantile(asks, LEVEL), { oneVote: true });

/**
 * Creates the ten-line peer: one vote per account, dropping asks further than 2.5 median absolute deviations from the
 * median in log space; then the median of the remaining asks, smoothed over six hours.
 */
export function createTenLineRule(): Rule {
  const smoothed = new Map<string, number>();
  return createRowRule(
    (asks, market) => {
      const logs = asks.map(Math.log);
      const middle = median(logs);
      const reach = FURTHEST_MADS * OF_MAD * deviationOf(logs, middle);
      const now = median(logs.filter((log) => Math.abs(log - middle) <= reach + 1e-9));
      const before = smoothed.get(market) ?? now;
      const next = before + (now - before) * (1 - Math.exp(-1 / SMOOTHED_HOURS));
      smoothed.set(market, next);
      return Math.exp(next);
    },
    { oneVote: true },
  );
}

/**
 * Creates the raw centre: Tukey's biweight of an hour's asks, started at their median, with one vote per account and
 * without memory.
 */
export const createRawCentreRule = (): Rule =>
  createRowRule(
    (asks) => {
      const logs = asks.map(Math.log);
      let centre = median(logs);
      for (let step = 0; step < 20; step += 1) {
        const reach = BIWEIGHT_REACH * OF_MAD * deviationOf(logs, centre) + 1e-9;
        let [weight, sum] = [0, 0];
        for (const log of logs) {
          const away = ((log - centre) / reach) ** 2;
          if (away >= 1) continue;
          weight += (1 - away) ** 2;
          sum += (1 - away) ** 2 * log;
        }
        if (weight === 0) break;
        centre = sum / weight;
      }
      return Math.exp(centre);
    },
    { oneVote: true },
  );

const deviationOf = (logs: readonly number[], centre: number): number => median(logs.map((log) => Math.abs(log - centre)));
