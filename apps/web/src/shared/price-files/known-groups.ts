/** Facts about a listing's group: derived from the price files, never sent. Pure. */
import { foldName, type FilterBook } from '@poexchange/domain/listing-filter';
import type { ListedGroups } from '@poexchange/domain/pricing';
import type { PriceEntry } from './price-book.ts';

/** Names, icons and values of the groups loaded so far, by hash. */
export type PriceIndex = ReadonlyMap<string, PriceEntry>;

type ItemSummary = Pick<PriceEntry, 'tag' | 'key' | 'name' | 'iconPath' | 'properties'>;
type ItemValuation = Pick<PriceEntry, 'valueChaos' | 'lowConfidence' | 'listings'>;

/** `pHash` identifies the price group, which `primaryValuation` belongs to; `tHash` identifies the filter group. */
export type KnownGroup = ListedGroups & { readonly summary: ItemSummary; readonly primaryValuation: ItemValuation };

const noValuation: ItemValuation = { valueChaos: null, lowConfidence: null, listings: 0 };

/** Facts about a listed group according to a price index; undefined if the group has no summary. */
export function readKnownGroup(prices: PriceIndex, hash: string): KnownGroup | undefined {
  const summary = prices.get(hash);
  if (summary === undefined) return undefined;
  const { priceHash: pHash, filterHash: tHash } = summary;
  return { pHash, tHash, summary, primaryValuation: prices.get(pHash) ?? noValuation };
}

/** The filter group of a tag and key; undefined if no group of that tag and key has a summary. */
export function findFilterHash(prices: PriceIndex, options: Pick<PriceEntry, 'tag' | 'key'>): string | undefined {
  for (const { tag, key, filterHash } of prices.values()) if (key === options.key && tag === options.tag) return filterHash;
  return undefined;
}

/**
 * Facts that a filter needs from a price index. Items are also found by the name that `otherNameOf` returns. Names are
 * collected on first use.
 */
export function makeFilterBook(prices: PriceIndex, otherNameOf = (name: string): string => name): FilterBook {
  let names: ReadonlySet<string> | null = null;
  return {
    findFilterHash: (value) => findFilterHash(prices, value),
    isItemName: (name) => {
      names ??= new Set([...prices.values()].flatMap((entry) => [foldName(entry.name), foldName(otherNameOf(entry.name))]));
      return names.has(name);
    },
    otherNameOf,
  };
}
