import { isOpenRange, type FilterGroup, type FilterItem, type FilterRow, type ListingFilter, type NumberRange } from './filter.ts';

/**
 * A filter as short JSON, without neutral parts. The letters are defined by format version 1; `readListingFilter` reads
 * it.
 */
export type WrittenFilter = { readonly v: 1; readonly [name: string]: unknown };

/**
 * Encodes a filter for a link or for storage; `readListingFilter(writeListingFilter(f))` is `f` for every filter within
 * the limits.
 */
export function writeListingFilter(filter: ListingFilter): WrittenFilter {
  return {
    v: 1,
    ...(filter.itemText !== '' && { t: filter.itemText }),
    ...(filter.groups.length > 0 && { g: filter.groups.map(writeGroup) }),
    ...writeRange('u', filter.unitPriceChaos),
    ...writeRange('p', filter.percent),
    ...writeRange('s', filter.totalChaos),
    ...(filter.sellerText !== '' && { w: filter.sellerText }),
    ...(filter.onlineOnly && { o: 1 }),
    ...(filter.regexAllowed && { r: 1 }),
    ...(filter.seenInStash && { k: 1 }),
  };
}

function writeRange(name: string, range: NumberRange): Record<string, unknown> {
  return isOpenRange(range) ? {} : { [name]: range.max === null ? [range.min] : [range.min, range.max] };
}

function writeGroup(group: FilterGroup): unknown[] {
  const head = group.kind === 'count' ? group.atLeast : group.kind === 'and' ? 'a' : 'n';
  return [head, ...group.rows.map(writeRow)];
}

function writeRow({ item, minQuantity, maxPriceChaos }: FilterRow): unknown[] {
  if (maxPriceChaos !== null) return [writeItem(item), minQuantity ?? 0, maxPriceChaos];
  return minQuantity === null ? [writeItem(item)] : [writeItem(item), minQuantity];
}

function writeItem(item: FilterItem): unknown {
  if (item.kind === 'group') return item.hash;
  return Object.keys(item.properties).length === 0 ? [item.tag, item.key] : [item.tag, item.key, item.properties];
}
