/** Plays a world under all rules and measures each price's distance from what honest sellers ask. */
import { confidenceLevels } from '@poexchange/domain/pricing';
import { median } from '../lib/statistics.ts';
import { createOneVoteRule, createPlainRule, createPredecessorRule, createRawCentreRule, createTenLineRule } from './peers.ts';
import { createOracleRule } from './oracle.ts';
import { createOurRule, type OurOptions, type Rule } from './rules.ts';
import { quantileOfSpread } from './spread.ts';
import { createWorld, RATE_KIND, type Market } from './world.ts';
import type { WorldFile } from './world-file.ts';

export const peerNames = [
  'oracle',
  'ten-line peer',
  'raw centre',
  '12th percentile, one vote an account',
  'plain 12th percentile',
  "the predecessor's rule",
] as const;
export type PeerName = (typeof peerNames)[number];

export type Condition = { readonly lies: number; readonly exchange: OurOptions['exchange'] };

/** Measurements of one kind of market in one world with one seed. */
export type Measured = {
  /**
   * log(price / the honest asks' quantile for that level) at our ten levels, by market and hour; log(price / truth) if
   * the price is from the exchange or is the divine's rate.
   */
  readonly levels: readonly number[][];
  /** For each of these errors, true if our price was marked as uncertain. */
  readonly isDoubted: boolean[];
  /** The peers' log(price / truth). */
  readonly peers: Readonly<Record<PeerName, number[]>>;
  /**
   * Hours until our price had followed half of a jump, for each market, and the same for the peers; infinite if it
   * never did.
   */
  readonly followedHours: number[];
  readonly peersFollowedHours: Readonly<Record<PeerName, number[]>>;
};

export type Outcome = ReadonlyMap<string, Measured>;

/** The quantiles of log(ask / truth) that our levels estimate. */
export function honestLevels({ honest }: WorldFile): number[] {
  return confidenceLevels.map((level) => quantileOfSpread(honest.spread, level / 100));
}

/** Plays a world with one seed. */
export function playWorld(world: WorldFile, seed: number, { lies, exchange }: Condition): Outcome {
  const state = createWorld({ world, seed, lies });
  const ours = createOurRule({ exchange });
  const peers = createPeers(world);
  const honest = honestLevels(world);
  const primary = confidenceLevels.indexOf(12);
  const outcome = new Map([RATE_KIND, ...world.markets.map(({ name }) => name)].map((name) => [name, createMeasured()]));
  const measure = (market: Market): Measured => outcome.get(market.kind) as Measured;
  const jump = world.jumps.find(({ of, atHour }) => of === 'all goods' && atHour < world.hours);
  const [followed, peersFollowed] = [new Map<string, number>(), mapPeers(() => new Map<string, number>())];
  const noteFollowed = (known: Map<string, number>, market: Market, error: number): void => {
    if (jump === undefined || state.hour < jump.atHour || market.name === 'divine' || known.has(market.name)) return;
    if (Math.abs(error) <= Math.abs(Math.log(jump.factor)) / 2) known.set(market.name, state.hour - jump.atHour);
  };
  for (; state.hour < world.hours; state.step()) {
    const prices = ours(state);
    const others = peerNames.map((name) => [name, peers[name](state)] as const);
    if (state.hour < world.warmUpHours) continue;
    for (const [market, { levels, isDoubted, isTraded = false }] of prices) {
      const measured = measure(market);
      // Exchange prices and the divine's rate estimate the truth itself, at the primary level.
      const paid = Math.log((levels[primary] ?? Number.NaN) / market.truthChaos);
      const errors = levels.map((level, at) =>
        isTraded || market.kind === RATE_KIND ? paid : Math.log(level / market.truthChaos) - (honest[at] ?? 0),
      );
      errors.forEach((error, at) => measured.levels[at]?.push(error));
      measured.isDoubted.push(isDoubted);
      noteFollowed(followed, market, errors[primary] ?? Infinity);
    }
    for (const [name, peerPrices] of others)
      for (const [market, { levels }] of peerPrices) {
        const error = Math.log((levels[0] ?? Number.NaN) / market.truthChaos);
        measure(market).peers[name].push(error);
        noteFollowed(peersFollowed[name], market, error);
      }
  }
  if (jump === undefined) return outcome;
  for (const market of state.markets) {
    const { followedHours, peersFollowedHours } = measure(market);
    followedHours.push(followed.get(market.name) ?? Number.POSITIVE_INFINITY);
    for (const name of peerNames) peersFollowedHours[name].push(peersFollowed[name].get(market.name) ?? Number.POSITIVE_INFINITY);
  }
  return outcome;
}

/** Pools the measurements of one kind of market over several seeds. */
export function poolOutcomes(outcomes: readonly Outcome[], kind: string): Measured {
  const all = outcomes.flatMap((outcome) => outcome.get(kind) ?? []);
  return {
    levels: confidenceLevels.map((_, at) => all.flatMap(({ levels }) => levels[at] ?? [])),
    isDoubted: all.flatMap(({ isDoubted }) => isDoubted),
    peers: mapPeers((name) => all.flatMap(({ peers }) => peers[name])),
    followedHours: all.flatMap(({ followedHours }) => followedHours),
    peersFollowedHours: mapPeers((name) => all.flatMap(({ peersFollowedHours }) => peersFollowedHours[name])),
  };
}

/** Each peer's bias: the median of its log(price / truth), because it publishes a single number for all levels. */
export function biasOf({ peers }: Measured): Record<PeerName, number> {
  return mapPeers((name) => median(peers[name]));
}

export function mapPeers<Value>(read: (name: PeerName) => Value): Record<PeerName, Value> {
  return Object.fromEntries(peerNames.map((name) => [name, read(name)])) as Record<PeerName, Value>;
}

function createPeers(world: WorldFile): Record<PeerName, Rule> {
  return {
    oracle: createOracleRule(world),
    'ten-line peer': createTenLineRule(),
    'raw centre': createRawCentreRule(),
    '12th percentile, one vote an account': createOneVoteRule(),
    'plain 12th percentile': createPlainRule(),
    "the predecessor's rule": createPredecessorRule(),
  };
}

function createMeasured(): Measured {
  const [levels, isDoubted, followedHours] = [confidenceLevels.map(() => []), [], []];
  return { levels, isDoubted, peers: mapPeers(() => []), followedHours, peersFollowedHours: mapPeers(() => []) };
}
