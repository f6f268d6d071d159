import quickselect from 'quickselect';
import type { DropReason } from '@poexchange/contract/price-files/explain';
import type { Anchor } from '../../exchange/anchor.ts';
import type { LocationEstimate } from '../market/estimate-location.ts';
import type { MarketAsks } from '../market/read-market.ts';

export type DroppedCounts = Readonly<Partial<Record<DropReason, number>>>;

/** Explanation of a value; times are in ms, asks are [price, pieces, reason if dropped]. */
export type ValueExplanation = {
  readonly offers: number;
  readonly accounts: number;
  readonly used: number;
  readonly dropped: DroppedCounts;
  readonly pieces: number;
  readonly listedAtMs: readonly [newest: number, middle: number, oldest: number] | null;
  readonly deviation: number | null;
  readonly askLevels: readonly number[] | null;
  readonly sample: readonly (readonly [number, number, DropReason | null])[];
  /** The exchange's price, whether or not it is the value. */
  readonly anchor: Anchor | null;
};

/** Explanation of a value without inputs. */
export const emptyExplanation: ValueExplanation = {
  offers: 0,
  accounts: 0,
  used: 0,
  dropped: {},
  pieces: 0,
  listedAtMs: null,
  deviation: null,
  askLevels: null,
  sample: [],
  anchor: null,
};

/** A range of ask indexes, excluding `to`. */
type Range = { readonly from: number; readonly to: number };

const SAMPLE_OF_EACH = 4;

/** Counts dropped asks by reason, omitting reasons that did not occur. */
export function countDropped(counts: Record<string, number>): DroppedCounts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

type Found = { estimate: LocationEstimate; askLevels: readonly number[]; round: (price: number) => number };

/** Explains a value made from asks. */
export function explainValue(market: MarketAsks, { estimate, askLevels, round }: Found): ValueExplanation {
  let pieces = 0;
  for (let at = estimate.from; at < estimate.to; at += 1) pieces += market.quantities[at] as number;
  return {
    offers: market.offers,
    accounts: market.count + market.unpriced + market.copied,
    used: estimate.to - estimate.from,
    dropped: countDropped({
      currency: market.unpriced,
      copied: market.copied,
      low: estimate.from,
      high: market.count - estimate.to,
    }),
    pieces,
    listedAtMs: readAges(market.listedAtMs, estimate),
    deviation: estimate.deviation,
    askLevels,
    sample: takeSample(market, estimate, round),
    anchor: null,
  };
}

let ages = new Float64Array(256);

/** Returns the newest, the median and the oldest of these times. */
function readAges(listedAtMs: Float64Array, { from, to }: Range): readonly [newest: number, middle: number, oldest: number] {
  if (ages.length < to - from) ages = new Float64Array((to - from) * 2);
  let [newest, oldest] = [-Infinity, Infinity];
  for (let at = from; at < to; at += 1) {
    const time = listedAtMs[at] as number;
    ages[at - from] = time;
    if (time > newest) newest = time;
    if (time < oldest) oldest = time;
  }
  // A median does not need a full sort.
  const middle = (to - from) >> 1;
  quickselect(ages as unknown as number[], middle, 0, to - from - 1);
  return [newest, ages[middle] as number, oldest];
}

/** Picks a few asks of each kind: the asks nearest to the asks that were used. */
function takeSample(market: MarketAsks, estimate: LocationEstimate, round: Found['round']): ValueExplanation['sample'] {
  const sample: (readonly [number, number, DropReason | null])[] = [];
  const take = (asks: readonly number[], reason: DropReason | null): void => {
    for (const at of asks) sample.push([round(market.prices[at] as number), market.quantities[at] as number, reason]);
  };
  take(pickLast(market, { from: 0, to: estimate.from }, SAMPLE_OF_EACH), 'low');
  take(pickFirst(market, { from: estimate.from, to: estimate.to }, SAMPLE_OF_EACH), null);
  take(pickFirst(market, { from: estimate.to, to: market.count }, SAMPLE_OF_EACH), 'high');
  return sample;
}

/**
 * Picks the cheapest asks in a range. Equal prices are ordered by stock, so that the order of rows in the database does
 * not change files.
 */
function pickFirst(market: MarketAsks, { from, to }: Range, most: number): number[] {
  let end = Math.min(from + most, to);
  while (end > from && end < to && market.prices[end] === market.prices[end - 1]) end += 1;
  return listInOrder(market, from, end).slice(0, most);
}

/** Picks the most expensive asks in a range, and the largest stocks among equal prices. */
function pickLast(market: MarketAsks, { from, to }: Range, most: number): number[] {
  let start = Math.max(to - most, from);
  while (start > from && start < to && market.prices[start] === market.prices[start - 1]) start -= 1;
  return listInOrder(market, start, to).slice(-most);
}

function listInOrder({ prices, quantities }: MarketAsks, from: number, to: number): number[] {
  const asks = Array.from({ length: Math.max(to - from, 0) }, (_, place) => from + place);
  return asks.sort((a, b) => (prices[a] as number) - (prices[b] as number) || (quantities[a] as number) - (quantities[b] as number));
}
