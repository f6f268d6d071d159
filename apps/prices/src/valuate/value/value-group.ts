import { roundPrice } from '@poexchange/domain/currency';
import {
  bracketQuantities,
  confidenceLevels,
  percentile,
  PRIMARY_LEVEL,
  smallestPriceChaos,
  type LowConfidenceReason,
} from '@poexchange/domain/pricing';
import { bandOf, FEWEST_UNITS, type Anchor } from '../../exchange/anchor.ts';
import { estimateLocation, voteOf, type LocationEstimate, type Prior } from '../market/estimate-location.ts';
import { carryPrior, type RateMove } from '../market/carry-prior.ts';
import type { MarketAsks } from '../market/read-market.ts';
import { countDropped, explainValue, emptyExplanation, type ValueExplanation, type Range } from './explain-value.ts';
import { readLevels, spreadEqualAsks } from '../market/read-levels.ts';

export type GroupValue = {
  /** Chaos at each confidence level, ascending (R9.25), at most 4 decimals. */
  readonly levels: readonly number[];
  /** Chaos at the primary level (D50). */
  readonly primary: number;
  /** Accounts that offer it. */
  readonly listings: number;
  readonly reason: LowConfidenceReason | null;
  /** The unit price when buying at least 1, 4, 10, 25 or 100 at once, null where the market shows none. */
  readonly brackets: readonly (number | null)[];
  readonly exchange: Anchor | null;
  readonly explanation: ValueExplanation;
  /** The prior of the next price run, in log space; null where asks gave no value. */
  readonly centre: Prior | null;
};

/** D53. */
const FEWEST_ACCOUNTS = 10;
/**
 * The middle ask against the primary value, from where sellers do not agree on a price. Honest asks alone give about
 * 1.25.
 */
const WIDEST_RATIO = 1.8;
/** Sellers disagree also if a smaller share of them than this is used. */
const SMALLEST_SHARE = 0.55;
const STALE_AFTER_MS = 24 * 3_600_000;
/**
 * Usual distance of the middle ask from the exchange's price, in log space: its mean and its deviation. Sellers ask a
 * little more.
 */
const ASKS_ABOVE_ANCHOR = 0.08;
const ASKS_AROUND_ANCHOR = 0.12;
/** Smallest uncertainty of a few asks' middle, in log space: without it their centre would be taken for exact. */
const SMALLEST_UNCERTAINTY = 0.06;
/** An ask counts half when it is a day old. */
const HALF_WEIGHT_MS = 24 * 3_600_000;
/** Fewest sellers of a bracket that a market shows. */
const FEWEST_FOR_BRACKET = 3;

export type GroupContext = {
  readonly nowMs: number;
  /** The market's centre at the last price run, widened by the time since. */
  readonly prior: Prior | null;
  /** The exchange's trades, of any number of units. */
  readonly exchange: Anchor | null;
  /** Moves of guarded rates since then; absent without any. */
  readonly moves?: readonly RateMove[];
};

type Scratch = Record<'logs' | 'weights' | 'spread' | 'votes', Float64Array>;
let scratch: Scratch = makeScratch(1024);

function makeScratch(size: number): Scratch {
  return { logs: new Float64Array(size), weights: new Float64Array(size), spread: new Float64Array(size), votes: new Float64Array(size) };
}

/** Values a group from one ask for each account and the exchange's trades (D50-D53); null without either. */
export function valueGroup(market: MarketAsks, { nowMs, prior, exchange, moves = [] }: GroupContext): GroupValue | null {
  const anchor = exchange !== null && exchange.units >= FEWEST_UNITS ? exchange : null;
  if (market.count > scratch.logs.length) scratch = makeScratch(market.count * 2);
  const band = cutToAnchor(market, anchor);
  if (band.from === band.to) return exchange === null ? null : valueTrades(market, { nowMs, exchange });
  const estimate = estimateMarket(market, band, {
    nowMs,
    prior: anchor === null ? prior && carryPrior(market, prior, moves) : priorOf(anchor),
  });
  const count = spreadEqualAsks({ ...market, from: estimate.from, to: estimate.to }, scratch.spread);
  const asks = scratch.spread.subarray(0, count);
  for (let at = 0; at < count; at += 1) scratch.votes[at] = voteOf(scratch.logs[estimate.from - band.from + at] as number, estimate);
  const askLevels = readLevels(asks, scratch.votes, confidenceLevels);
  const hold =
    anchor === null ? round : (price: number): number => round(Math.min(Math.max(price, bandOf(anchor).lowest), bandOf(anchor).highest));
  const levels = askLevels.map(hold);
  const primary = levels[confidenceLevels.indexOf(PRIMARY_LEVEL)] as number;
  return {
    levels,
    primary,
    listings: market.count,
    reason: findDoubt({ used: count, of: market.count, levels, primary, ageMs: nowMs - market.newestSeenMs, anchor }),
    brackets: readBrackets(market, estimate, primary).map((price) => (price === null ? null : hold(price))),
    exchange,
    explanation: explainValue(market, { band, estimate, exchange: anchor, askLevels: askLevels.map(round) }),
    centre: { centre: estimate.centre, deviation: Math.max(estimate.deviation / Math.sqrt(count), SMALLEST_UNCERTAINTY) },
  };
}

/** Returns the value of chaos, which is 1 whatever people ask for it (R9.12). */
export function valueChaos(listings: number): GroupValue {
  return {
    levels: confidenceLevels.map(() => 1),
    primary: 1,
    listings,
    reason: null,
    brackets: [],
    exchange: null,
    explanation: emptyExplanation,
    centre: null,
  };
}

/** Values a group without asks by the exchange's price, at every level. Few or old units are marked (D53). */
function valueTrades(market: MarketAsks, { nowMs, exchange }: { nowMs: number; exchange: Anchor }): GroupValue {
  const price = round(exchange.priceChaos);
  const isOld = nowMs - exchange.atMs > STALE_AFTER_MS;
  const accounts = market.count + market.unpriced + market.copied;
  return {
    levels: confidenceLevels.map(() => price),
    primary: price,
    listings: market.count,
    reason: isOld ? 'stale' : exchange.units < FEWEST_UNITS ? 'few' : null,
    brackets: [],
    exchange,
    explanation: {
      ...emptyExplanation,
      offers: market.offers,
      accounts,
      dropped: countDropped({ currency: market.unpriced, copied: market.copied, anchor: market.count }),
      anchor: { ...exchange, ...bandOf(exchange) },
    },
    centre: null,
  };
}

/** Asks outside half to three times what the exchange pays are dropped (D52). */
function cutToAnchor({ prices, count }: MarketAsks, anchor: Anchor | null): Range {
  if (anchor === null) return { from: 0, to: count };
  const { lowest, highest } = bandOf(anchor);
  let from = 0;
  while (from < count && (prices[from] as number) < lowest) from += 1;
  let to = count;
  while (to > from && (prices[to - 1] as number) > highest) to -= 1;
  return { from, to };
}

function priorOf({ priceChaos }: Anchor): Prior {
  return { centre: Math.log(priceChaos) + ASKS_ABOVE_ANCHOR, deviation: ASKS_AROUND_ANCHOR };
}

function estimateMarket(
  market: MarketAsks,
  { from, to }: Range,
  { nowMs, prior }: { nowMs: number; prior: Prior | null },
): LocationEstimate {
  const { logs, weights } = scratch;
  for (let at = from; at < to; at += 1) {
    logs[at - from] = Math.log(market.prices[at] as number);
    weights[at - from] = HALF_WEIGHT_MS / (HALF_WEIGHT_MS + Math.max(0, nowMs - (market.listedAtMs[at] as number)));
  }
  const estimate = estimateLocation(logs, weights, to - from, prior);
  return { ...estimate, from: estimate.from + from, to: estimate.to + from };
}

const round = (price: number): number => Math.max(roundPrice(price), smallestPriceChaos);

function readLevel(sortedAsks: Float64Array, level: number): number {
  return percentile(sortedAsks as unknown as readonly number[], level) ?? 0;
}

type Doubt = { used: number; of: number; levels: readonly number[]; primary: number; ageMs: number; anchor: Anchor | null };

function findDoubt({ used, of, levels, primary, ageMs, anchor }: Doubt): LowConfidenceReason | null {
  // Goods that changed hands are worth more than any number of asks.
  if (anchor !== null) return null;
  if (used < FEWEST_ACCOUNTS) return 'few';
  if ((levels.at(-1) as number) / primary > WIDEST_RATIO || used < of * SMALLEST_SHARE) return 'wide';
  return ageMs > STALE_AFTER_MS ? 'stale' : null;
}

/**
 * Reads the value at the primary level among offers of at least each bracket's size; a larger bracket is never cheaper
 * per piece. Null where fewer than three sellers offer as many, or where no seller's stock exceeds one.
 */
function readBrackets({ prices, quantities }: MarketAsks, { from, to }: LocationEstimate, primary: number): (number | null)[] {
  let least = primary;
  return bracketQuantities.map((quantity, bracket) => {
    if (bracket === 0) return primary;
    let count = 0;
    for (let at = from; at < to; at += 1) {
      if ((quantities[at] as number) < quantity) continue;
      scratch.spread[count] = prices[at] as number;
      count += 1;
    }
    if (count < FEWEST_FOR_BRACKET) return null;
    least = Math.max(least, readLevel(scratch.spread.subarray(0, count), PRIMARY_LEVEL));
    return least;
  });
}
