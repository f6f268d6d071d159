/** Checks submitted drafts: every number is recomputed or bounded. */
import type { RefusalDetails } from '@poexchange/contract/errors';
import type { ListingDraft } from '@poexchange/contract/rest';
import { belongsToCategory, CUSTOM_CATEGORY_ID, findCategory, isCustomGroupId, isKnownPlace } from '@poexchange/domain/category';
import { splitStashTabId, type StashTabId } from '@poexchange/domain/ids';
import { readGroupName } from '@poexchange/domain/price-book';
import { checkListingDraft, listingLimits } from '@poexchange/domain/listing';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { KnownGroup } from '../prices/index.ts';
import type { ListingsDeps } from './listings-deps.ts';

export type CheckedItems = { items: StoredListingItem[]; totalPrice: number };

/**
 * Returns true if listings of a category and sub-category can exist; `ALL` means every category, '' any sub-category.
 */
export function isKnownFilter({ game, category, subCategory }: Pick<ListingDraft, 'game' | 'category' | 'subCategory'>): boolean {
  if (category === 'ALL') return true;
  if (category === CUSTOM_CATEGORY_ID) return subCategory === '' || isCustomGroupId(subCategory);
  return isKnownPlace(game, category, subCategory);
}

/** Refuses an unknown category, or a sub-category that belongs to another category. */
export function checkCategory(draft: Pick<ListingDraft, 'game' | 'category' | 'subCategory'>): void {
  const category = findCategory(draft.game, draft.category);
  const isKnown =
    draft.category === CUSTOM_CATEGORY_ID
      ? isCustomGroupId(draft.subCategory)
      : category !== undefined && (draft.subCategory === '' || (category.subCategories ?? []).some((sub) => sub.id === draft.subCategory));
  if (!isKnown) throw new RefusalError('unknownCategory', { params: { category: draft.category, subCategory: draft.subCategory } });
}

/**
 * Returns the seller's name for a custom group as it will be shown, or null for all other listings. A custom group must
 * have a name; other listings must not.
 */
export function readListingName(draft: Pick<ListingDraft, 'category' | 'groupName'>): string | null {
  if (draft.category !== CUSTOM_CATEGORY_ID && draft.groupName === undefined) return null;
  const read = readGroupName(draft.category === CUSTOM_CATEGORY_ID ? (draft.groupName ?? '') : '');
  if (!read.ok) throw new RefusalError('badRequest', { paths: ['body.groupName'] });
  return read.name;
}

/**
 * Checks the items' numbers without further reads. Returns the items as they will be stored, with the recomputed total.
 */
export function checkItems(draft: ListingDraft, { poe2Stashes }: Pick<ListingsDeps, 'poe2Stashes'>): CheckedItems {
  const check = checkListingDraft(draft.items, draft.totalPrice, draft.game);
  if (!check.ok) throw new RefusalError(check.code, { ...describeItem(draft, check.hash), ...describeLimits(check.code) });
  // Wanted items are not in a tab: any stacks named for them would be looked up in the buyer's own tabs.
  const held = draft.side === 'buy' ? draft.items.find((item) => item.rawItems.length > 0) : undefined;
  if (held !== undefined) throw new RefusalError('badRequest', describeItem(draft, held.hash));
  // If tabs cannot be read, listings are entered by hand, so any stacks in the draft are not real.
  const isByHand = draft.game === 'poe2' && poe2Stashes === 'notOffered';
  const invented = isByHand ? draft.items.find((item) => item.rawItems.length > 0) : undefined;
  if (invented !== undefined) throw new RefusalError('badRequest', describeItem(draft, invented.hash));
  // Only manual entry (poe2) has no stacks: if tabs can be read, a listing offers their content.
  const bare = draft.game === 'poe1' && draft.side === 'sell' ? draft.items.find((item) => item.rawItems.length === 0) : undefined;
  if (bare !== undefined) throw new RefusalError('quantityNotValid', describeItem(draft, bare.hash));
  const overridden = new Set(draft.items.filter((item) => item.overridden === true).map((item) => item.hash));
  const items = check.items.map(({ hash, price, quantity, rawItems }) => ({
    hash,
    price,
    quantity,
    overridden: overridden.has(hash),
    rawItems: rawItems.map(({ id, stackSize }) => ({ id, stackSize })),
  }));
  return { items, totalPrice: check.totalChaos };
}

/**
 * Returns the tabs as they are stored, without duplicates. Tabs of another league cannot contain this listing's items.
 * A tab that is closed to searches need not be one of the listing's tabs.
 */
export function readTabs(draft: Pick<ListingDraft, 'league' | 'stashTabs' | 'searchDeniedTabs'>): {
  stash_tabs: StashTabId[];
  search_denied_tabs: StashTabId[];
} {
  const stashTabs = requireOwnLeague(draft, 'stashTabs');
  return { stash_tabs: stashTabs, search_denied_tabs: requireOwnLeague(draft, 'searchDeniedTabs') };
}

function requireOwnLeague(
  draft: Pick<ListingDraft, 'league' | 'stashTabs' | 'searchDeniedTabs'>,
  field: 'stashTabs' | 'searchDeniedTabs',
): StashTabId[] {
  const ids = draft[field] ?? [];
  const foreign = ids.findIndex((id) => splitStashTabId(id).league !== draft.league);
  if (foreign !== -1) throw new RefusalError('badRequest', { paths: [`body.${field}.${foreign}`] });
  return [...new Set(ids)];
}

function describeItem(draft: ListingDraft, hash: string | undefined): RefusalDetails {
  return hash === undefined ? {} : { paths: [`body.items.${draft.items.findIndex((item) => item.hash === hash)}`] };
}

function describeLimits(code: string): RefusalDetails {
  return code === 'tooManyItems' ? { params: { groups: listingLimits.maxGroups, rawItems: listingLimits.maxRawItems } } : {};
}

/**
 * Checks that every hash is in the game's summaries and belongs to the category. The 8-mod category accepts only 8-mod
 * maps, whose group has the flag.
 */
export function checkGroups(draft: ListingDraft, known: ReadonlyMap<string, KnownGroup>): void {
  for (const [index, item] of draft.items.entries()) {
    const group = known.get(item.hash);
    if (group === undefined || !belongsToCategory(draft.game, draft.category, draft.subCategory, group))
      throw new RefusalError('unknownItem', { paths: [`body.items.${index}.hash`] });
  }
}
