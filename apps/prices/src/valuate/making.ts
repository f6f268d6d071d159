import type { DropReason } from '@poexchange/contract/price-files';
import { roundPrice } from '@poexchange/domain/currency';
import { smallestPriceChaos } from '@poexchange/domain/pricing';
import { bandOf } from './anchor.ts';
import type { Anchor } from './anchor.ts';
import type { Belief } from './believe-asks.ts';
import type { MarketAsks } from './collect-asks.ts';

export type DroppedCounts = Readonly<Partial<Record<DropReason, number>>>;

/** What a value was made of; times in ms, asks as [price, pieces, why it was left out]. */
export type Making = {
  readonly offers: number;
  readonly accounts: number;
  readonly used: number;
  readonly dropped: DroppedCounts;
  readonly pieces: number;
  readonly listedAtMs: readonly [newest: number, middle: number, oldest: number] | null;
  readonly deviation: number | null;
  readonly askLevels: readonly number[] | null;
  readonly sample: readonly (readonly [number, number, DropReason | null])[];
  readonly anchor: (Anchor & { readonly lowest: number; readonly highest: number }) | null;
};

/** Of a value that is made of nothing. */
export const noMaking: Making = {
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

/** Asks by index: from the one up to but without the other. */
export type Range = { readonly from: number; readonly to: number };

const SAMPLE_OF_EACH = 4;

const round = (price: number): number => Math.max(roundPrice(price), smallestPriceChaos);

/** Only the reasons there were. */
export function countDropped(counts: Record<string, number>): DroppedCounts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

type Found = { band: Range; belief: Belief; exchange: Anchor | null; askLevels: readonly number[] };

/** What a value that asks gave was made of. */
export function describeMaking(market: MarketAsks, { band, belief, exchange, askLevels }: Found): Making {
  const listed = market.listedAtMs.slice(belief.from, belief.to).sort();
  let pieces = 0;
  for (let at = belief.from; at < belief.to; at += 1) pieces += market.quantities[at] as number;
  return {
    offers: market.offers,
    accounts: market.count + market.unpriced + market.copied,
    used: belief.to - belief.from,
    dropped: countDropped({
      currency: market.unpriced,
      copied: market.copied,
      low: belief.from - band.from,
      high: band.to - belief.to,
      anchor: band.from + market.count - band.to,
    }),
    pieces,
    listedAtMs: [listed.at(-1) as number, listed[listed.length >> 1] as number, listed[0] as number],
    deviation: belief.deviation,
    askLevels,
    sample: takeSample(market, band, belief),
    anchor: exchange === null ? null : { ...exchange, ...bandOf(exchange) },
  };
}

/** A few asks of each kind, those nearest to the used ones: what a reader wonders about. */
function takeSample(market: MarketAsks, band: Range, belief: Belief): Making['sample'] {
  const sample: (readonly [number, number, DropReason | null])[] = [];
  const take = (from: number, to: number, reason: DropReason | null): void => {
    for (let at = from; at < to; at += 1) sample.push([round(market.prices[at] as number), market.quantities[at] as number, reason]);
  };
  take(Math.max(band.from - 2, 0), band.from, 'anchor');
  take(Math.max(belief.from - SAMPLE_OF_EACH, band.from), belief.from, 'low');
  take(belief.from, Math.min(belief.from + SAMPLE_OF_EACH, belief.to), null);
  take(belief.to, Math.min(belief.to + SAMPLE_OF_EACH, band.to), 'high');
  take(band.to, Math.min(band.to + 2, market.count), 'anchor');
  return sample;
}
