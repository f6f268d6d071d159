/** Usual spread of a kind's markets (a tag's), which a thin market borrows (D44). */
import { findHonesty, type Honesty } from './ask-honesty.ts';
import type { MarketShape, Side } from './market-shape.ts';

export type UsualShape = MarketShape & {
  /** Number of sellers whose word it is worth against a market's own spread. */
  readonly weight: number;
  /** 0 if asks are normally distributed, 1 if they follow Student's t with two degrees of freedom; or between. */
  readonly peakedness: number;
  /** Chances of asks to be honest; null where nothing is known of them, or all are taken for honest. */
  readonly honesty: Honesty | null;
};

/** Usual deviation where nothing is known of a kind, in log space: that of asks for currency. */
const side: Side = { deviation: 0.19, distance: 0.15, far: 0.05 };
export const unknownKind: UsualShape = { sellers: 0, below: side, above: side, share: 0.5, weight: 6, peakedness: 0, honesty: null };

const KIND_WEIGHT = 600;
/** Largest deviation of a market, in log space. */
const LARGEST_DEVIATION = 0.6;
/** Sellers that one market counts for in its kind at most, fewest of a market that counts, and of a known kind. */
const LARGEST_MARKET = 40;
const FEWEST_SELLERS = 5;
const FEWEST_OF_KIND = 60;
/** Sellers of a market from which it shows how peaked its asks are. */
const MANY_SELLERS = 30;
/** Share of the markets with the smallest and the largest value each that are left out of a kind's mean. */
const TRIMMED = 0.1;
/** Standard errors of its own deviation by which a market's is moved towards its kind's at most. */
const LARGEST_MOVE = 2;
/**
 * Steps in which a kind's spread is known, as a ratio and as a share: a price stands while nothing else changes.
 */
const STEP = 1.02;
const SHARE_STEP = 0.02;
/**
 * Mean distance against the deviation (Geary 1935) in a normal distribution, as the fading votes of `measureShape` see
 * it, less what chance may do; and the same in asks as far apart as in recordings, where these votes see 0.77 to 0.79.
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
  // Lies only ever widen a side and lengthen its tail: the narrower and the lighter of the two is nearer the truth.
  const below = low.deviation < above.deviation ? low : { ...above, far: low.far };
  const share = roundShare(trimmedMean(known, (shape) => shape.share));
  const peakedness = roundShare(peakednessOf(known));
  return { sellers, below, above, share, weight: KIND_WEIGHT, peakedness, honesty: findHonesty(sumCounts(known), peakedness) };
}

/** Adds up what the markets of a kind counted, none of them for more than the largest. */
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
  // NaN where nobody's ask differs from another's.
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
 * Shrinks a market's spread towards its kind's by the numbers of sellers, but never further than some standard errors
 * (a limited translation estimator, Efron and Morris 1971): sellers who all ask the same have no spread.
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
