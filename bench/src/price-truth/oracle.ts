/**
 * The oracle: an estimator that knows which asks are fake, a divine's true value, the spread of honest asks, and how
 * fast the truth moves. It gives a lower bound for errors and is not itself a rule: no rule can remove its remaining
 * error.
 */
import { sum, weightedMedian } from '../lib/statistics.ts';
import type { Rule } from './rules.ts';
import { quantileOfSpread } from './spread.ts';
import type { Market, World } from './world.ts';
import type { WorldFile } from './world-file.ts';

const FIRST_LIAR = 1_000_000;
/**
 * Interquartile range of a normal distribution in standard deviations, and the standard error of a median relative to
 * that of a mean.
 */
const OF_QUARTILES = 1.349;
const OF_MEDIAN = 1.2533;

type State = { log: number; variance: number };

/**
 * Creates the oracle: the mean of honest asks if they are normal, their median if not. Each ask is weighted by how far
 * the truth may have moved since it was posted, in a Kalman filter of a random walk.
 */
export function createOracleRule({ honest: { spread }, markets, jumps }: WorldFile): Rule {
  const at = (share: number): number => quantileOfSpread(spread, share);
  const isNormal = 'mean' in spread;
  const [centre, deviation] = isNormal ? [spread.mean, spread.deviation] : [at(0.5), (at(0.75) - at(0.25)) / OF_QUARTILES];
  const moveOf = (kind: string): number => (markets.find(({ name }) => name === kind) ?? markets[0])?.hourlyMove ?? 0;
  const states = new Map<string, State>();

  const estimate = (market: Market, { hour, divine }: World): number => {
    const move = moveOf(market.kind);
    const jump = jumps.find(({ of, atHour }) => of === 'all goods' && atHour <= hour && market !== divine);
    const votes = market.asks
      .filter(({ account }) => account < FIRST_LIAR)
      // The oracle knows when all goods jump, and which sellers have not updated their asks since the jump.
      .map(({ amount, inDivine, listedAtHour }) => ({
        value:
          Math.log(amount * (inDivine ? divine.truthChaos : 1)) -
          centre +
          (jump !== undefined && listedAtHour < jump.atHour - 1 ? Math.log(jump.factor) : 0),
        weight: 1 / (deviation ** 2 + move ** 2 * Math.max(0, hour - listedAtHour)),
      }));
    const weight = sum(votes.map((vote) => vote.weight));
    const found = isNormal ? sum(votes.map((vote) => vote.value * vote.weight)) / weight : weightedMedian(votes);
    const noise = (isNormal ? 1 : OF_MEDIAN ** 2) / weight;
    const known = states.get(market.name);
    const before = known === undefined ? null : known.log + (jump?.atHour === hour ? Math.log(jump.factor) : 0);
    const variance = (known?.variance ?? Infinity) + move ** 2;
    const gain = before === null ? 1 : variance / (variance + noise);
    const log = before === null ? found : before + gain * (found - before);
    states.set(market.name, { log, variance: before === null ? noise : (1 - gain) * variance });
    return Math.exp(log);
  };

  return (world) =>
    new Map([world.divine, ...world.markets].map((market) => [market, { levels: [estimate(market, world)], isDoubted: false }]));
}
