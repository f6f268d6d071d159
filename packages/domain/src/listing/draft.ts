import { priceEntry, type GroupedEntry, type PriceSettings } from '../pricing/index.ts';
import { takeStacks, type ListingItem } from './item.ts';
import { capQuantity } from './selection.ts';
import { totalOfItems } from './total.ts';

/**
 * A seller's choices for one category: its prices (multiplier, level, overrides by hash), what is left out
 * (`deselected` hashes), and how many pieces of a group are offered (all by default).
 */
export type DraftSettings = PriceSettings & {
  readonly deselected?: ReadonlySet<string>;
  readonly quantities?: ReadonlyMap<string, number>;
};

export type DraftItem = ListingItem & { readonly overridden: boolean };

/** Reason why a group of the stash is not in the draft. */
export type DraftSkip = { readonly hash: string; readonly reason: 'deselected' | 'noPrice' | 'noQuantity' };

export type ListingDraft = {
  readonly items: readonly DraftItem[];
  readonly totalPrice: number;
  readonly skipped: readonly DraftSkip[];
};

/**
 * Drafts a seller's listing (D16): every group with a price that is not deselected, stacks in stash order, and the
 * total as the server computes it (D20). Groups left out are listed with the reason; a deselected one as such even
 * without a price.
 */
export function draftListing(entries: readonly GroupedEntry[], settings: DraftSettings): ListingDraft {
  const items: DraftItem[] = [];
  const skipped: DraftSkip[] = [];
  for (const entry of entries) {
    const drafted = draftItem(entry, settings);
    if (typeof drafted === 'string') skipped.push({ hash: entry.hash, reason: drafted });
    else items.push(drafted);
  }
  return { items, totalPrice: totalOfItems(items), skipped };
}

function draftItem(entry: GroupedEntry, settings: DraftSettings): DraftItem | DraftSkip['reason'] {
  if (settings.deselected?.has(entry.hash) === true) return 'deselected';
  const { calculatedPrice, selectedPrice } = priceEntry(entry, settings);
  if (calculatedPrice === null) return 'noPrice';
  const quantity = capQuantity(settings.quantities?.get(entry.hash) ?? entry.totalStacksize, entry.totalStacksize);
  if (quantity === 0) return 'noQuantity';
  const rawItems = takeStacks(entry.items, quantity);
  return { hash: entry.hash, price: calculatedPrice, quantity, rawItems, overridden: selectedPrice !== null };
}
