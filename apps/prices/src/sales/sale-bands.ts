import { confidenceLevels } from '@poexchange/domain/pricing';

/** Number of price bands in which sales are counted. */
export const BANDS = 5;

const placeOf = (level: (typeof confidenceLevels)[number]): number => confidenceLevels.indexOf(level);

/** Levels at the edges between bands; the last edge is halfway between levels 30 and 50. */
const inner = [placeOf(7), placeOf(15), placeOf(25)] as const;
const [thirty, fifty] = [placeOf(30), placeOf(50)];
/** Ratio of the first band's start to the lowest level: cheaper asks are bait or mistakes. */
const FURTHEST_BELOW = 0.7;

/**
 * Returns the edges of a market's bands, ascending: band n extends from above `edges[n]` up to `edges[n + 1]`. Sellers
 * asking more than the last edge are in no hurry, so their asks contain no information about the market.
 */
export function readEdges(levels: readonly number[]): number[] {
  const at = (place: number): number => levels[place] as number;
  const halfway = Math.sqrt(at(fifty) / at(thirty));
  return [at(0) * FURTHEST_BELOW, ...inner.map(at), at(thirty) * halfway, at(fifty) * halfway];
}

/**
 * Returns a price's band; -1 for NaN or a price outside the bands. `edges` may contain many markets' edges, read from
 * index `from`.
 */
export function bandOf(edges: ArrayLike<number>, price: number, from = 0): number {
  if (!(price > (edges[from] as number))) return -1;
  for (let band = 0; band < BANDS; band += 1) if (price <= (edges[from + band + 1] as number)) return band;
  return -1;
}
