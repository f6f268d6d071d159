/** Facts about a group of a listing (R3.03, D28): derived from the price files, never sent. Pure. */
import { foldName, type FilterBook } from '@poexchange/domain/listing-filter';
import type { ListedGroups } from '@poexchange/domain/pricing';
import type { PriceEntry } from './price-book.ts';

/** The groups' names, icons and values by hash, as far as they are loaded. */
export type PriceIndex = ReadonlyMap<string, PriceEntry>;

/** Identity of an item (R3.12). */
type ItemSummary = Pick<PriceEntry, 'tag' | 'key' | 'name' | 'iconPath' | 'properties'>;
/** Value of one item. */
type ItemValuation = Pick<PriceEntry, 'valueChaos' | 'lowConfidence' | 'listings'>;

/** `pHash` is the price group, which `primaryValuation` belongs to; `tHash` is the filter group (D28). */
export type KnownGroup = ListedGroups & { readonly summary: ItemSummary; readonly primaryValuation: ItemValuation };

const noValuation: ItemValuation = { valueChaos: null, lowConfidence: null, listings: 0 };

/** Facts about a listed group at some prices; undefined without a summary (R5.06). */
export function readKnownGroup(prices: PriceIndex, hash: string): KnownGroup | undefined {
  const summary = prices.get(hash);
  if (summary === undefined) return undefined;
  const { priceHash: pHash, filterHash: tHash } = summary;
  return { pHash, tHash, summary, primaryValuation: prices.get(pHash) ?? noValuation };
}

/** The filter group of a tag and key (D28); undefined if no group of them has a summary. */
export function findFilterHash(prices: PriceIndex, options: Pick<PriceEntry, 'tag' | 'key'>): string | undefined {
  for (const { tag, key, filterHash } of prices.values()) if (key === options.key && tag === options.tag) return filterHash;
  return undefined;
}

/**
 * Facts that a filter needs at some prices (D24, D28): items are found by their other name too. Names are collected on
 * first use.
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
