/** What pages know of a group that a listing names (R3.03, D28): derived from the price files, never sent. Pure. */
import { deriveListedGroups, type ListedGroups } from '@poexchange/domain/pricing';
import type { PriceEntry } from './price-book.ts';

/** The groups' names, icons and values by hash, as far as they are loaded. */
export type PriceIndex = ReadonlyMap<string, PriceEntry>;

/** What an item is (R3.12). */
type ItemSummary = Pick<PriceEntry, 'tag' | 'key' | 'name' | 'iconPath' | 'properties'>;
/** What one of an item is worth. */
type ItemValuation = Pick<PriceEntry, 'valueChaos' | 'lowConfidence' | 'listings'>;

/** `pHash` is the price group, whose value `primaryValuation` is; `tHash` the filter group (D28, record 0046). */
export type KnownGroup = ListedGroups & { readonly summary: ItemSummary; readonly primaryValuation: ItemValuation };

/** Undefined for a group without a summary (R5.06). */
export type GroupReader = (hash: string) => KnownGroup | undefined;

const noValuation: ItemValuation = { valueChaos: null, lowConfidence: null, listings: 0 };

/** What is known of listed groups at some prices, found out once for each group. */
export function createGroupReader(prices: PriceIndex): GroupReader {
  const known = new Map<string, KnownGroup | undefined>();
  const read = (hash: string): KnownGroup | undefined => {
    const summary = prices.get(hash);
    if (summary === undefined) return undefined;
    const groups = deriveListedGroups({ ...summary, unsafeHashProperties: summary.properties }, (of) => prices.get(of));
    return { ...groups, summary, primaryValuation: prices.get(groups.pHash) ?? noValuation };
  };
  return (hash) => {
    if (!known.has(hash)) known.set(hash, read(hash));
    return known.get(hash);
  };
}
