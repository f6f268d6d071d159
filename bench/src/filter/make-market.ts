import type { ListingUuid } from '@poexchange/domain/ids';
import type { ListingFeed, ListingRow } from '@poexchange/contract/rest';
import { displayNameOf, makeGroup } from '@poexchange/domain/grouping';
import { createRandom } from '@poexchange/domain/random';
import type { FilterListing, FindFilterHash } from '@poexchange/domain/listing-filter';
import { listNamesOfTag } from '@poexchange/domain/tables';
import { sum } from '../lib/statistics.ts';

export const size = { listings: 500, items: 60 } as const;

export type Market = {
  /** The feed as the server would send it. */
  readonly feed: ListingFeed;
  /** The same listings as rows of the page's table. */
  readonly listings: readonly FilterListing[];
  /** Group keys by hash, for the price files. */
  readonly keys: ReadonlyMap<string, string>;
};

/** 500 listings of 60 currency items each, the same in every run. */
export function makeMarket(nowMs: number): Market {
  const next = createRandom(20_260_929);
  const groups = listNamesOfTag('poe1', 'currency').map((name) => makeGroup('currency', name.toLowerCase(), {}));
  const entries = new Map(
    groups.map(({ tag, key, hash }) => [hash, { tag, key, name: displayNameOf({ tag, key }), properties: {} }] as const),
  );
  const rows = Array.from({ length: size.listings }, (_, at): ListingRow => {
    const first = Math.floor(next() * groups.length);
    const items = Array.from({ length: size.items }, (__, place): [string, number, number] => {
      const group = groups[(first + place) % groups.length];
      return [group?.hash ?? '', Math.ceil(next() * 100) / 10, 1 + Math.floor(next() * 200)];
    });
    return {
      uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` as ListingUuid,
      side: 'sell',
      category: 'currency',
      subCategory: '',
      ign: `Seller${at}`,
      presence: next() < 0.8 ? 'online' : 'idle',
      listingMode: 'single',
      multiplier: 90,
      minTradeValue: 0,
      supportRegex: false,
      totalPrice: sum(items.map(([, price, quantity]) => price * quantity)),
      timestampMs: nowMs - at * 1000,
      seenAt: nowMs,
      items,
    };
  });
  const listings = rows.map((row): FilterListing => ({
    row,
    percent: row.multiplier,
    items: row.items.flatMap(([hash, price, quantity]) => {
      const entry = entries.get(hash);
      return entry === undefined ? [] : [{ hash, tHash: hash, price, quantity, summary: entry }];
    }),
  }));
  return {
    feed: { serverTimeMs: nowMs, full: true, newestMs: nowMs, listings: rows, gone: [] },
    listings,
    keys: new Map(groups.map(({ hash, key }) => [hash, key])),
  };
}

/**
 * Returns the filter group of the market's items: they have no properties, so their filter group is the group itself.
 */
export function findFilterHash({ tag, key }: Parameters<FindFilterHash>[0]): string {
  return makeGroup(tag, key, {}).hash;
}
