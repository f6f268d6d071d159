import { askAt, ASK_BYTES, viewBytes } from '../asks/packed-asks.ts';
import type { AskBook } from '../valuate/book/ask-book.ts';
import { grainOf } from '../valuate/market/grains.ts';
import type { Rates } from '../valuate/market/markets.ts';
import type { SoldLately } from './judge-changes.ts';
import { bandOf, BANDS } from './sale-bands.ts';

/** Priced markets by index, with the edges of their bands. */
export type PricedMarkets = { readonly places: Int32Array; readonly edges: Float64Array; readonly count: number };

/** A group's asks in chaos: price, grain and listing time in ms for each of `count` asks. */
export type WrittenAsks = { readonly values: Float64Array; count: number };
export const WRITTEN = 3;

export type Exposed = {
  /** Number of accounts that ask in each band of each market, at market index times the number of bands. */
  readonly counts: Uint32Array;
  /** All asks for the requested groups, by group. */
  readonly asks: ReadonlyMap<number, WrittenAsks>;
};

export const EDGES = BANDS + 1;

type Options = {
  readonly markets: PricedMarkets;
  readonly rates: Rates;
  /** Tabs not seen since this time count as inactive. */
  readonly seenSinceMs: number;
  readonly sold: SoldLately;
  /** Groups whose asks are collected. */
  readonly readGroups: ReadonlySet<number>;
};

/**
 * Counts the accounts whose asks are at risk of being bought, by band. Each account counts by its best price; accounts
 * whose sale was already counted are excluded. Takes one pass over the book, without creating an object for each ask.
 */
export function countExposed(
  { bytes, groups, counts: offers, currencies, accountIds, seenAtMs, from, to }: AskBook,
  options: Options,
): Exposed {
  const { markets, rates, seenSinceMs, sold, readGroups } = options;
  const { edges, count } = markets;
  const view = viewBytes(bytes);
  const rateOf = tabulateRates(rates);
  const counts = new Uint32Array(count * BANDS);
  const lastSeller = new Int32Array(count).fill(-1);
  const lastBand = new Uint8Array(count);
  /** Counts a seller in the band of its best price. */
  const countSeller = (seller: number, place: number, band: number): void => {
    const at = place * BANDS;
    if (lastSeller[place] === seller) {
      const best = lastBand[place] as number;
      if (band >= best) return;
      counts[at + best] = (counts[at + best] as number) - 1;
    }
    lastSeller[place] = seller;
    lastBand[place] = band;
    counts[at + band] = (counts[at + band] as number) + 1;
  };
  const asks = new Map(
    [...readGroups].map((id): [number, WrittenAsks] => [id, { values: new Float64Array((offers[id] ?? 0) * WRITTEN), count: 0 }]),
  );
  let seller = -1;
  let accountId = Number.NaN;
  let soldGroups: ReadonlySet<number> | undefined;
  for (let tab = 0; tab < accountIds.length; tab += 1) {
    if (accountIds[tab] !== accountId) {
      seller += 1;
      accountId = accountIds[tab] as number;
      soldGroups = sold.get(accountId);
    }
    const isAtRisk = (seenAtMs[tab] as number) >= seenSinceMs;
    if (!isAtRisk && readGroups.size === 0) continue;
    const end = to[tab] as number;
    for (let index = from[tab] as number; index < end; index += 1) {
      const groupId = groups[index] as number;
      const place = placeOf(markets, groupId);
      const currencyId = currencies[index] as number;
      if (place === -1 || currencyId === groupId || currencyId >= rateOf.length) continue;
      const rate = rateOf[currencyId] as number;
      const ask = view.getFloat64(index * ASK_BYTES + askAt.ask);
      const price = ask * rate;
      const band = bandOf(edges, price, place * EDGES);
      if (band === -1) continue;
      const written = readGroups.size === 0 ? undefined : asks.get(groupId);
      if (written !== undefined) {
        const listedAtMs = view.getInt32(index * ASK_BYTES + askAt.listedAtSeconds) * 1000;
        written.values.set([price, grainOf(ask) * rate, listedAtMs], written.count * WRITTEN);
        written.count += 1;
      }
      if (isAtRisk && soldGroups?.has(groupId) !== true) countSeller(seller, place, band);
    }
  }
  return { counts, asks };
}

function placeOf({ places }: PricedMarkets, groupId: number): number {
  return groupId < places.length ? (places[groupId] as number) : -1;
}

function tabulateRates(rates: Rates): Float64Array {
  const table = new Float64Array(Math.max(0, ...rates.keys()) + 1).fill(Number.NaN);
  for (const [id, rate] of rates) table[id] = rate;
  return table;
}
