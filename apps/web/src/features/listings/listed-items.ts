/**
 * A listing's items with everything that R3.03 lists: facts from the row and the files, the selection, and the
 * positions. Pure.
 */
import type { ExpandedListing } from '@poexchange/contract/rest';
import type { ListingItemView } from './listing-view.ts';
import type { Selection } from './selection.ts';

/** R3.03. `rawItems` are part of the expanded listing, including each stack's text and position (D18). */
export type ListedItem = ListingItemView & {
  readonly selectedQuantity: number;
  readonly rawItems: ExpandedListing['items'][number]['rawItems'];
};

/** Returns a listing's items that have a name (R5.06), each with its selected amount and its stacks. */
export function joinListedItems(
  items: readonly ListingItemView[],
  options: { readonly selection: Selection; readonly expanded: Pick<ExpandedListing, 'items'> },
): ListedItem[] {
  const stacks = new Map(options.expanded.items.map(({ hash, rawItems }) => [hash, rawItems]));
  return items.map((item) => ({ ...item, selectedQuantity: options.selection[item.hash] ?? 0, rawItems: stacks.get(item.hash) ?? [] }));
}
