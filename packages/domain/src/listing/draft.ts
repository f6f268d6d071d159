import { roundPriceOf } from '../currency/index.ts';
import type { Game } from '../item/index.ts';
import { type GroupedEntry, priceEntry, type PriceSettings } from '../pricing/index.ts';
import { listingLimits } from './limits.ts';
import { capQuantity, totalOfItems, totalsAgree } from './selection.ts';

/** A posted listing's numbers before they are checked. */
export type PostedItem = {
  readonly hash: string;
  readonly price: unknown;
  readonly quantity: unknown;
  readonly rawItems: readonly RawItem[];
};

export type DraftCode = 'emptyListing' | 'tooManyItems' | 'priceNotValid' | 'quantityNotValid' | 'totalNotValid' | 'badRequest';

export type CheckedItem = {
  readonly hash: string;
  readonly price: number;
  readonly quantity: number;
  readonly rawItems: readonly RawItem[];
};

/** `hash` is the first item that violated the rule. `badRequest`: a group or a stack occurs twice. */
export type DraftCheck =
  | { readonly ok: true; readonly items: readonly CheckedItem[]; readonly totalChaos: number }
  | { readonly ok: false; readonly code: DraftCode; readonly hash?: string };

/**
 * Checks the numbers of a posted listing (D20): at most 2,000 groups and 20,000 stacks, prices finite and above zero,
 * quantities positive whole numbers that the named stacks contain, no group or stack twice, total within tolerance and
 * limit. The prices returned are rounded to the game's decimals, and the total is recomputed. The caller, which has the
 * tables, checks whether hashes exist and belong to the category.
 */
export function checkListingDraft(posted: readonly PostedItem[], totalPrice: unknown, game: Game = 'poe1'): DraftCheck {
  if (posted.length === 0) return { ok: false, code: 'emptyListing' };
  if (posted.length > listingLimits.maxGroups) return { ok: false, code: 'tooManyItems' };
  if (countRawItems(posted) > listingLimits.maxRawItems) return { ok: false, code: 'tooManyItems' };
  const items: CheckedItem[] = [];
  const hashes = new Set<string>();
  const stackIds = new Set<string>();
  for (const { hash, price, quantity, rawItems } of posted) {
    if (!isPrice(price, game)) return { ok: false, code: 'priceNotValid', hash };
    if (!isQuantity(quantity) || !holdsQuantity(rawItems, quantity)) return { ok: false, code: 'quantityNotValid', hash };
    if (hashes.has(hash)) return { ok: false, code: 'badRequest', hash };
    hashes.add(hash);
    for (const { id } of rawItems) {
      if (stackIds.has(id)) return { ok: false, code: 'badRequest', hash };
      stackIds.add(id);
    }
    items.push({ hash, price: roundPriceOf(price, game), quantity, rawItems });
  }
  const totalChaos = totalOfItems(items);
  if (!totalsAgree(totalPrice, items) || totalChaos > listingLimits.maxTotalChaos) return { ok: false, code: 'totalNotValid' };
  return { ok: true, items, totalChaos };
}

/**
 * Returns true if a listing may have this price: a finite number above zero and up to the limit that does not round to
 * zero with the game's decimals.
 */
function isPrice(price: unknown, game: Game): price is number {
  return typeof price === 'number' && roundPriceOf(price, game) > 0 && price <= listingLimits.maxPriceChaos;
}

/** Returns true if a listing or a request may have this quantity: a positive whole number up to the limit. */
export function isQuantity(quantity: unknown): quantity is number {
  return Number.isInteger(quantity) && (quantity as number) > 0 && (quantity as number) <= listingLimits.maxQuantity;
}

function countRawItems(posted: readonly PostedItem[]): number {
  return posted.reduce((count, { rawItems }) => count + rawItems.length, 0);
}

/** Checks whether the stacks contain the quantity; without stacks (manual entry) any quantity is accepted. */
function holdsQuantity(rawItems: readonly RawItem[], quantity: number): boolean {
  if (rawItems.length === 0) return true;
  let held = 0;
  for (const { stackSize } of rawItems) {
    if (!isQuantity(stackSize)) return false;
    held += stackSize;
  }
  return quantity <= held;
}

/**
 * A seller's choices for one category: its prices (multiplier, level, overrides by hash), excluded groups (`deselected`
 * hashes), and how many pieces of a group are offered (all by default).
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
 * Drafts a seller's listing: every group that has a price and is not deselected, stacks in stash order, and the total
 * as the server computes it. Omitted groups are listed with the reason; a deselected group is listed as deselected even
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

/** A stack of the seller's stash and the number of its pieces offered. */
export type RawItem = { readonly id: string; readonly stackSize: number };

/** A group in a listing: chaos per piece, pieces offered, and the stacks that contain them (none for poe2). */
export type ListingItem = {
  readonly hash: string;
  readonly price: number;
  readonly quantity: number;
  readonly rawItems: readonly RawItem[];
};

/**
 * Takes the first pieces from some stacks in order: whole stacks, then part of a stack. Returns fewer pieces if the
 * stacks contain too few.
 */
export function takeStacks(stacks: readonly RawItem[], quantity: number): RawItem[] {
  const taken: RawItem[] = [];
  let left = quantity;
  for (const { id, stackSize } of stacks) {
    if (!(left > 0)) break;
    const count = Math.min(stackSize, left);
    if (count > 0) taken.push({ id, stackSize: count });
    left -= count;
  }
  return taken;
}
