/** The buyer's selection from one listing: pieces per group, never more than the stock (R5.08). Pure. */
import type { ListingRow } from '@poexchange/contract/rest';
import { capQuantity, readQuantity } from '@poexchange/domain/listing';
import type { TypingPhase } from '../../shared/ui/use-typed-quantity.ts';

/** Pieces by group hash; a group that is missing or 0 is not selected. */
export type Selection = Readonly<Record<string, number>>;

const noneWanted: ReadonlyMap<string, number> = new Map();

type Stocked = Pick<ListingRow, 'items' | 'listingMode'>;

/** Pieces that a filter requires of this listing, by group hash; empty if it requires none. */
export type Wanted = ReadonlyMap<string, number>;

/**
 * Returns a panel's initial selection (D34): nothing for single items, or the wanted amounts within the stock;
 * everything if the listing is sold only as a whole.
 */
export function startSelection(listing: Stocked, wanted: Wanted): Selection {
  return listing.listingMode === 'bulk' ? selectAll(listing) : selectWanted(listing, wanted);
}

export function selectAll(listing: Pick<ListingRow, 'items'>): Selection {
  return Object.fromEntries(listing.items.map(([hash, , quantity]) => [hash, quantity]));
}

/** Selects the wanted amounts within the stock (R5.08). */
export function selectWanted(listing: Stocked, wanted: Wanted): Selection {
  return Object.fromEntries(
    listing.items.flatMap(([hash, , stock]): [string, number][] => {
      const quantity = capQuantity(wanted.get(hash) ?? 0, stock);
      return quantity > 0 ? [[hash, quantity]] : [];
    }),
  );
}

/** Sets one quantity: an integer from 0 to the stock; NaN changes nothing (R5.08). */
export function setQuantity(selection: Selection, options: { listing: Stocked; hash: string; quantity: number }): Selection {
  const stock = options.listing.items.find(([hash]) => hash === options.hash)?.[2];
  if (stock === undefined || Number.isNaN(options.quantity) || options.listing.listingMode === 'bulk') return selection;
  const quantity = capQuantity(options.quantity, stock);
  const { [options.hash]: _before, ...others } = selection;
  return quantity === 0 ? others : { ...others, [options.hash]: quantity };
}

/** Remark on a quantity: it exceeds the stock, which is final only after typing ends, or the text is not a number. */
export type QuantityRemark =
  | { readonly kind: 'over'; readonly asked: string; readonly phase: TypingPhase }
  | { readonly kind: 'notACount'; readonly text: string };

/**
 * Applies the text typed for one item (R5.08, D34): the stock if the number exceeds it, nothing while the text is
 * invalid.
 */
export function typeQuantity(
  selection: Selection,
  options: { listing: Stocked; hash: string; text: string; phase: TypingPhase },
): { selection: Selection; remark: QuantityRemark | null } {
  const stock = options.listing.items.find(([hash]) => hash === options.hash)?.[2];
  if (stock === undefined || options.listing.listingMode === 'bulk') return { selection, remark: null };
  const read = readQuantity(options.text, stock);
  const quantity = 'quantity' in read ? read.quantity : 0;
  const typed = setQuantity(selection, { listing: options.listing, hash: options.hash, quantity });
  if (read.kind === 'over') return { selection: typed, remark: { kind: 'over', asked: read.asked, phase: options.phase } };
  return { selection: typed, remark: read.kind === 'notACount' ? { kind: 'notACount', text: options.text } : null };
}

export function selectNone(listing: Stocked): Selection {
  return listing.listingMode === 'bulk' ? startSelection(listing, noneWanted) : {};
}

/**
 * Adapts a selection to the listing's new state: drops items that are gone and caps larger amounts (R5.08). Selects
 * everything again if the listing is sold only as a whole. Reports whether any selected amount was reduced.
 */
export function adaptSelection(selection: Selection, listing: Stocked): { selection: Selection; isReduced: boolean } {
  if (listing.listingMode === 'bulk') {
    const whole = startSelection(listing, noneWanted);
    return { selection: whole, isReduced: Object.entries(selection).some(([hash, quantity]) => (whole[hash] ?? 0) < quantity) };
  }
  const stock = new Map(listing.items.map(([hash, , quantity]) => [hash, quantity]));
  const adapted: Record<string, number> = {};
  let isReduced = false;
  for (const [hash, quantity] of Object.entries(selection)) {
    const capped = capQuantity(quantity, stock.get(hash) ?? 0);
    if (capped < quantity) isReduced = true;
    if (capped > 0) adapted[hash] = capped;
  }
  return { selection: adapted, isReduced };
}

/** Returns the request's rows in the listing's order: [hash, quantity], omitting quantities of 0. */
export function listSelected(selection: Selection, listing: Pick<ListingRow, 'items'>): [hash: string, quantity: number][] {
  return listing.items.flatMap(([hash]): [string, number][] => {
    const quantity = selection[hash] ?? 0;
    return quantity > 0 ? [[hash, quantity]] : [];
  });
}
