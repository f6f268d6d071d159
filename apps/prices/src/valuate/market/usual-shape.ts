/** Usual spread of a kind's (tag's) markets, which a thin market borrows. */
import { findHonesty, type Honesty } from './ask-honesty.ts';
import type { MarketShape, Side } from './market-shape.ts';

export type UsualShape = MarketShape & {
  /** Weight of the kind's spread against a market's own, in sellers. */
  readonly weight: number;
  /**
   * 0 if asks are normally distributed, 1 if they follow Student's t with two degrees of freedom; values between
   * interpolate.
   */
  readonly peakedness: number;
  /** Probabilities that asks are honest; null if unknown, or if all asks count as honest. */
  readonly honesty: Honesty | null;
};

/** Usual deviation of an unknown kind, in log space, taken from asks for currency. */
const side: Side = { deviation: 0.19, distance: 0.15, far: 0.05 };
export const unknownKind: UsualShape = { sellers: 0, below: side, above: side, share: 0.5, weight: 6, peakedness: 0, honesty: null };

const KIND_WEIGHT = 600;
/** Maximum deviation of a market, in log space. */
const LARGEST_DEVIATION = 0.6;
/**
 * Maximum number of sellers that one market counts for in its kind, minimum number in a market that counts, and minimum
 * number in a known kind.
 */
const LARGEST_MARKET = 40;
const FEWEST_SELLERS = 5;
const FEWEST_OF_KIND = 60;
/** Minimum number of sellers in a market that counts for peakedness. */
const MANY_SELLERS = 30;
/** Share of the markets trimmed at each end for a kind's mean. */
const TRIMMED = 0.1;
/**
 * Maximum shift of a market's deviation towards its kind's deviation, in standard errors of the market's own deviation.
 */
const LARGEST_MOVE = 2;
/** Steps to which a kind's spread is rounded, as a ratio and as a share, so that unchanged markets keep their price. */
const STEP = 1.02;
const SHARE_STEP = 0.02;
/**
 * Ratio of mean distance to deviation (Geary 1935) of a normal distribution as measured by the fading votes of
 * `measureShape`, minus an allowance for chance; and the ratio of asks spread as in recordings, where these votes
 * measure 0.77 to 0.79.
 */
const GEARY_NORMAL = 0.8062 - 0.006;
const GEARY_RECORDED = 0.786;

/** Averages the spreads of a kind's markets: trimmed means, so that a few markets under attack do not count. */
export function poolShapes(shapes: Iterable<MarketShape>): UsualShape {
  const known = [...shapes].filter(({ sellers }) => sellers >= FEWEST_SELLERS);
  const sellers = known.reduce((sum, shape) => sum + weightOf(shape), 0);
  if (sellers < FEWEST_OF_KIND) return unknownKind;
  const poolSide = (read: (shape: MarketShape) => Side): Side => ({
    deviation: roundToStep(Math.sqrt(trimmedMean(known, (shape) => read(shape).deviation ** 2))),
    distance: trimmedMean(known, (shape) => read(shape).distance),
    far: roundShare(trimmedMean(known, (shape) => read(shape).far)),
  });
  const [low, above] = [poolSide(({ below }) => below), poolSide((shape) => shape.above)];
  // Fake asks can only widen a side and lengthen its tail, so the narrower side and the lighter tail are nearer the
  // truth.
  const below = low.deviation < above.deviation ? low : { ...above, far: low.far };
  const share = roundShare(trimmedMean(known, (shape) => shape.share));
  const peakedness = roundShare(peakednessOf(known));
  return { sellers, below, above, share, weight: KIND_WEIGHT, peakedness, honesty: findHonesty(sumCounts(known), peakedness) };
}

/** Adds up the counts of a kind's markets, limiting the weight of the largest markets. */
function sumCounts(shapes: readonly MarketShape[]): number[] {
  const sums: number[] = [];
  for (const shape of shapes) {
    const weight = weightOf(shape) / shape.sellers;
    shape.counts?.forEach((count, place) => (sums[place] = (sums[place] ?? 0) + count * weight));
  }
  return sums;
}

const roundToStep = (value: number): number => STEP ** Math.round(Math.log(value) / Math.log(STEP));
const roundShare = (value: number): number => Math.round(value / SHARE_STEP) * SHARE_STEP;

function peakednessOf(shapes: readonly MarketShape[]): number {
  const many = shapes.filter(({ sellers }) => sellers >= MANY_SELLERS);
  if (many.length === 0) return 0;
  const gearyOf = (read: (shape: MarketShape) => Side): number =>
    trimmedMean(many, (shape) => read(shape).distance) / Math.sqrt(trimmedMean(many, (shape) => read(shape).deviation ** 2));
  const geary = Math.max(
    gearyOf(({ below }) => below),
    gearyOf(({ above }) => above),
  );
  // NaN if all asks are equal.
  return Math.min(1, Math.max(0, (GEARY_NORMAL - geary) / (GEARY_NORMAL - GEARY_RECORDED))) || 0;
}

const weightOf = ({ sellers }: MarketShape): number => Math.min(sellers, LARGEST_MARKET);

function trimmedMean(shapes: readonly MarketShape[], read: (shape: MarketShape) => number): number {
  const sorted = shapes.map((shape) => ({ value: read(shape), weight: weightOf(shape) })).toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const [from, to] = [total * TRIMMED, total * (1 - TRIMMED)];
  let passed = 0;
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += value * Math.max(0, Math.min(passed + weight, to) - Math.max(passed, from));
    passed += weight;
  }
  return sum / (to - from);
}

/**
 * Shrinks a market's spread towards its kind's spread by the numbers of sellers, but by a limited number of standard
 * errors (a limited translation estimator, Efron and Morris 1971), because sellers who all ask the same have no spread.
 */
export function shrinkShape(own: MarketShape, usual: UsualShape): MarketShape {
  const { sellers } = own;
  const half = sellers / 2;
  const shrink = (mine: Side, theirs: Side): Side => {
    const mean = Math.sqrt((mine.deviation ** 2 * half + theirs.deviation ** 2 * usual.weight) / (half + usual.weight));
    const most = LARGEST_MOVE / Math.sqrt(2 * Math.max(half, 1));
    const moved = Math.min(Math.max(mean, mine.deviation * (1 - most)), mine.deviation * (1 + most));
    return { ...mine, deviation: Math.min(moved, LARGEST_DEVIATION) };
  };
  return {
    ...own,
    below: shrink(own.below, usual.below),
    above: shrink(own.above, usual.above),
    share: (own.share * sellers + usual.share * usual.weight) / (sellers + usual.weight),
  };
}
