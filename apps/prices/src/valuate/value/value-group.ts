import { roundPriceOf } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import {
  bracketQuantities,
  confidenceLevels,
  fewestSellersOf,
  percentile,
  PRIMARY_LEVEL,
  smallestPriceOf,
  type LowConfidenceReason,
} from '@poexchange/domain/pricing';
import { isBelieved, type Anchor } from '../../exchange/anchor.ts';
import { estimateLocation, type LocationEstimate } from '../market/estimate-location.ts';
import { followMarket, type FollowedPlace, type MarketPlace, type Pace } from '../market/follow-market.ts';
import { quantileOf } from '../market/market-shape.ts';
import { shrinkShape, unknownKind, type UsualShape } from '../market/usual-shape.ts';
import { carryPrior, type RateMove } from '../market/carry-prior.ts';
import type { MarketAsks } from '../market/read-market.ts';
import { spreadExchangePrice, goingRateOf, spreadGoingRate } from './spread-levels.ts';
import { countDropped, explainValue, emptyExplanation, type ValueExplanation } from './explain-value.ts';
import { FEWEST_SELLERS, weighExchange } from './weigh-exchange.ts';

export type GroupValue = {
  /** Value in chaos at each confidence level, ascending, at the game's decimals. */
  readonly levels: readonly number[];
  /** Value in chaos at the primary level. */
  readonly primary: number;
  /** Number of accounts that offer the item. */
  readonly listings: number;
  readonly reason: LowConfidenceReason | null;
  /**
   * The unit price when buying at least 1, 4, 10, 25 or 100 pieces at once; null if the market does not have that many.
   */
  readonly brackets: readonly (number | null)[];
  readonly exchange: Anchor | null;
  /** Source of the value: the exchange's trades or asks. */
  readonly origin: 'exchange' | 'asks';
  readonly explanation: ValueExplanation;
  /** The next price run's prior; null if asks produced no value. */
  readonly centre: MarketPlace | null;
};

/**
 * Ratio of the median ask to the primary value from which sellers disagree on a price. Honest asks alone have a ratio
 * of about 1.25.
 */
const WIDEST_RATIO = 1.8;
/** Sellers also disagree if less than this share of their asks is used. */
const SMALLEST_SHARE = 0.55;
const STALE_AFTER_MS = 24 * 3_600_000;
/**
 * Share of asks far below or far above the market, beyond the kind's usual share, from which sellers disagree, and the
 * allowance for chance with one seller. The usual share has an upper limit.
 */
const FAR_SHARE = 0.1;
const FAR_BY_CHANCE = 0.5;
const USUAL_FAR_BELOW = 0.15;
const USUAL_FAR_ABOVE = 0.25;
/** An ask last seen a day ago counts half, however old its listing is (D44). */
const HALF_WEIGHT_MS = 24 * 3_600_000;
/** Minimum number of sellers for a bracket. */
const FEWEST_FOR_BRACKET = 3;

export type GroupContext = {
  /** The game determines the decimals of prices; defaults to poe1. */
  readonly game?: Game;
  readonly nowMs: number;
  /** The market's centre at the last price run, with its deviation widened by the time since. */
  readonly prior: MarketPlace | null;
  /** The exchange's trades, whatever their number of pieces. */
  readonly exchange: Anchor | null;
  /** Moves of guarded rates since the last price run; absent if there are none. */
  readonly moves?: readonly RateMove[];
  /** Usual spread of the group's kind; defaults to the spread of currency. */
  readonly usual?: UsualShape;
  readonly pace?: Pace;
};

type Scratch = Record<'logs' | 'weights' | 'spread', Float64Array>;
let scratch: Scratch = makeScratch(1024);

function makeScratch(size: number): Scratch {
  return { logs: new Float64Array(size), weights: new Float64Array(size), spread: new Float64Array(size) };
}

/**
 * Values a group by the exchange's price or, failing that, by one ask per account; null if there is neither. Asks never
 * move the exchange's price: they are listed with it, and mark it as doubtful if they differ. Asks typed on this site
 * make no price until a few accounts agree.
 */
export function valueGroup(market: MarketAsks, context: GroupContext): GroupValue | null {
  const { exchange, game = 'poe1' } = context;
  const asked = market.count < fewestSellersOf(game) ? null : valueAsks(market, context);
  if (exchange === null) return asked;
  if (asked === null) return valueTrades(market, { ...context, exchange });
  const { origin, doubt } = weighExchange(exchange, { sellers: asked.explanation.used, centreChaos: Math.exp(asked.centre?.centre ?? 0) });
  if (origin === 'asks')
    return { ...asked, exchange, reason: doubt ?? asked.reason, explanation: { ...asked.explanation, anchor: exchange } };
  const traded = valueTrades(market, { ...context, exchange });
  return {
    ...traded,
    reason: traded.reason ?? doubt,
    explanation: { ...asked.explanation, anchor: exchange },
    centre: asked.centre,
  };
}

/** Values a group by its asks alone. */
function valueAsks(market: MarketAsks, context: GroupContext): GroupValue {
  const { nowMs, moves = [], game = 'poe1', usual = unknownKind, pace } = context;
  if (market.count > scratch.logs.length) scratch = makeScratch(market.count * 2);
  const round = createRound(game);
  const prior = context.prior && carryPrior(market, context.prior, moves);
  const estimate = estimateMarket(market, { nowMs, prior, usual });
  const { isMoving, ...place } = followMarket(estimate, prior, pace);
  const shape = shrinkShape({ ...place.shape, sellers: estimate.own.sellers }, usual);
  // Each level is its quantile of honest asks.
  const logs = confidenceLevels.map((level) => place.centre + quantileOf(shape, usual.peakedness, level / 100));
  const askLevels = logs.map((log) => round(Math.exp(log)));
  const levels =
    pace === 'at once'
      ? spreadGoingRate(logs, goingRateOf(place.centre, shape, usual.peakedness)).map((log) => round(Math.exp(log)))
      : askLevels;
  const primary = levels[confidenceLevels.indexOf(PRIMARY_LEVEL)] as number;
  return {
    levels,
    primary,
    listings: market.count,
    reason: findDoubt({ market, estimate, usual, isMoving, levels, nowMs }),
    brackets: readBrackets(market, estimate, primary).map((price) => (price === null ? null : round(price))),
    exchange: null,
    origin: 'asks',
    explanation: explainValue(market, { estimate, askLevels, round }),
    centre: place,
  };
}

/** Returns the value of chaos, which is always 1 (R9.12). */
export function valueChaos(listings: number): GroupValue {
  return {
    levels: confidenceLevels.map(() => 1),
    primary: 1,
    listings,
    reason: null,
    brackets: [],
    exchange: null,
    origin: 'asks',
    explanation: emptyExplanation,
    centre: null,
  };
}

/** Values a group by the exchange's price alone. Marks the value if there are few or only old trades. */
function valueTrades(market: MarketAsks, { nowMs, exchange, game = 'poe1' }: GroupContext & { exchange: Anchor }): GroupValue {
  const levels = spreadExchangePrice(exchange).map(createRound(game));
  const isOld = nowMs - exchange.atMs > STALE_AFTER_MS;
  return {
    levels,
    primary: levels[confidenceLevels.indexOf(PRIMARY_LEVEL)] as number,
    listings: market.count,
    reason: isOld ? 'stale' : isBelieved(exchange) ? null : 'few',
    // The exchange sells any quantity at the same unit price.
    brackets: [],
    exchange,
    origin: 'exchange',
    explanation: {
      ...emptyExplanation,
      offers: market.offers,
      accounts: market.count + market.unpriced + market.copied,
      dropped: countDropped({ currency: market.unpriced, copied: market.copied }),
      anchor: exchange,
    },
    centre: null,
  };
}

type Known = { readonly nowMs: number; readonly prior: MarketPlace | null; readonly usual: UsualShape };

function estimateMarket(market: MarketAsks, { nowMs, prior, usual }: Known): LocationEstimate {
  const { logs, weights } = scratch;
  for (let at = 0; at < market.count; at += 1) {
    logs[at] = Math.log(market.prices[at] as number);
    weights[at] = HALF_WEIGHT_MS / (HALF_WEIGHT_MS + Math.max(0, nowMs - (market.seenAtMs[at] as number)));
  }
  return estimateLocation(logs, weights, market.count, { prior, usual });
}

/** Returns a function that rounds a price to the game's decimals, but never to 0. */
const createRound = (game: Game): ((price: number) => number) => {
  const smallest = smallestPriceOf(game);
  return (price) => Math.max(roundPriceOf(price, game), smallest);
};

function readLevel(sortedAsks: Float64Array, level: number): number {
  return percentile(sortedAsks as unknown as readonly number[], level) ?? 0;
}

type Doubt = Pick<Known, 'nowMs' | 'usual'> &
  Pick<FollowedPlace, 'isMoving'> & {
    readonly market: MarketAsks;
    readonly estimate: LocationEstimate;
    readonly levels: readonly number[];
  };

function findDoubt({ market, estimate, usual, isMoving, levels, nowMs }: Doubt): LowConfidenceReason | null {
  const used = estimate.to - estimate.from;
  if (used < FEWEST_SELLERS) return 'few';
  const [primary, middle] = [levels[confidenceLevels.indexOf(PRIMARY_LEVEL)] as number, levels.at(-1) as number];
  if (isMoving || middle / primary > WIDEST_RATIO || used < market.count * SMALLEST_SHARE || areFarApart(estimate, usual)) return 'wide';
  return nowMs - market.newestSeenMs > STALE_AFTER_MS ? 'stale' : null;
}

/** True if more asks are far from the market than is usual for the kind: another location may be the true one. */
function areFarApart({ own: { sellers, below, above } }: LocationEstimate, usual: UsualShape): boolean {
  const most = FAR_SHARE + FAR_BY_CHANCE / Math.sqrt(sellers);
  return below.far > Math.min(usual.below.far, USUAL_FAR_BELOW) + most || above.far > Math.min(usual.above.far, USUAL_FAR_ABOVE) + most;
}

/**
 * Computes the value at the primary level among asks of at least each bracket's size; a larger bracket is never cheaper
 * per piece. Null if fewer than three sellers offer that many pieces, or if no seller's stock exceeds one.
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
