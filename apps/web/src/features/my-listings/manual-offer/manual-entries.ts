/** Quantities entered by hand as lines of a draft, and as a listing (D16, D55). Pure. */
import type { ListingDraftBody, OwnListing } from '@poexchange/contract/rest';
import { belongsToCategory, categoryOfTag, CUSTOM_CATEGORY_ID, listCategories } from '@poexchange/domain/category';
import { displayNameOf, type Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { totalOfItems, type ListingSide } from '@poexchange/domain/listing';
import { calculatePrice, deriveListedGroups } from '@poexchange/domain/pricing';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';
import type { StashEntry } from '../../../shared/workers/stash-offers.ts';
import type { ManualItem } from './manual-item.ts';
import type { OfferLine } from '../offer/offer-lines.ts';

/**
 * Commonly traded tags, which can be searched from every category. In poe2 these are all tags; poe1 has too many tags
 * to load before a search.
 */
const commonTagsOfPoe1: readonly Tag[] = ['currency', 'essence', 'fragment', 'scarab', 'breach', 'oil', 'fossil', 'catalyst'];

/**
 * Returns the tags to search: the tags of the category and of the draft, and the common tags; all tags once a search
 * has begun.
 */
export function listManualTags(
  game: Game,
  options: { readonly category: string; readonly items: readonly ManualItem[]; readonly isSearching?: boolean },
): readonly Tag[] {
  const isAll = game === 'poe2' || options.isSearching === true;
  const categories = listCategories(game).filter((category) => isAll || category.id === options.category);
  const tags = [
    ...categories.flatMap((category) => category.tags),
    ...(isAll ? [] : commonTagsOfPoe1),
    ...options.items.map((item) => item.tag),
  ];
  return [...new Set(tags)];
}

const noValue = { valueChaos: null, lowConfidence: null, listings: 0 } as const;

/** Returns the entry with the value that prices its group, which buyers compare with. */
function priceByGroup(entry: PriceEntry, prices: ReadonlyMap<string, PriceEntry>): PriceEntry {
  if (entry.priceHash === entry.hash) return entry;
  const { valueChaos, lowConfidence, listings } = prices.get(entry.priceHash) ?? noValue;
  return { ...entry, valueChaos, lowConfidence, listings };
}

/** True if an entry has no price of its own and is shown with another variant's price (D45). */
export function isBorrowed({ hash, priceHash, valueChaos }: PriceEntry): boolean {
  return priceHash !== hash && valueChaos !== null;
}

/**
 * Describes a group that is not in the price files yet (D45): name and values are derived as in the files, and the
 * picture is that of the plain item.
 */
function describeVariant({ hash, tag, variant }: ManualItem, prices: ReadonlyMap<string, PriceEntry>): PriceEntry | undefined {
  if (variant === undefined) return undefined;
  const { key, properties } = variant;
  const { pHash, tHash } = deriveListedGroups({ hash, tag, key, unsafeHashProperties: properties }, (each) => prices.get(each));
  return {
    hash,
    tag,
    key,
    name: displayNameOf({ tag, key, properties }),
    iconPath: prices.get(pHash)?.iconPath ?? '',
    properties,
    ...noValue,
    priceHash: pHash,
    filterHash: tHash,
  };
}

/** Returns lines for the draft's table; items whose names have not loaded are omitted for now. */
export function makeManualEntries(game: Game, items: readonly ManualItem[], prices: ReadonlyMap<string, PriceEntry>): StashEntry[] {
  return items.flatMap((item): StashEntry[] => {
    const entry = prices.get(item.hash) ?? describeVariant(item, prices);
    const category = entry === undefined ? undefined : categoryOfTag(game, entry.tag);
    if (entry === undefined || category === undefined) return [];
    const member = { tag: entry.tag, key: entry.key, properties: entry.properties, displayName: entry.name };
    const priced = priceByGroup(entry, prices);
    return [
      {
        ...priced,
        category: category.id,
        subCategories: (category.subCategories ?? [])
          .filter((sub) => belongsToCategory(game, category.id, sub.id, member))
          .map(({ id }) => id),
        filteredFrom: [],
        quantity: item.quantity,
        borrowedPieces: isBorrowed(priced) ? item.quantity : 0,
        stackCount: 0,
        tabIds: [],
      },
    ];
  });
}

/**
 * Returns the groups that can be listed, each with the value that prices the group: groups of categories that have tags
 * (D29).
 */
export function listListable(game: Game, prices: ReadonlyMap<string, PriceEntry>): PriceEntry[] {
  return [...prices.values()].flatMap((entry) => {
    const category = categoryOfTag(game, entry.tag);
    return category === undefined || category.id === CUSTOM_CATEGORY_ID ? [] : [priceByGroup(entry, prices)];
  });
}

export type ManualDraft = Pick<ListingDraftBody, 'side' | 'stashTabs' | 'items' | 'totalPrice' | 'deselected'>;

/** Builds the part of a listing that comes from manual entries, without tabs and stacks (D55). */
export function draftByHand(side: ListingSide, lines: readonly OfferLine[]): ManualDraft {
  const items = lines.flatMap(({ entry, price, override, isOffered }) =>
    price === null || !isOffered
      ? []
      : [{ hash: entry.hash, price, quantity: entry.quantity, rawItems: [], overridden: override !== null }],
  );
  return { side, stashTabs: [], items, totalPrice: totalOfItems(items), deselected: [] };
}

/**
 * Builds the same listing again: typed prices are kept, other prices use today's values. An item without a reliable
 * value keeps its price.
 */
export function draftAgain(listing: OwnListing, prices: ReadonlyMap<string, PriceEntry>): ManualDraft {
  const items = listing.items.map(({ hash, quantity, price, overridden }) => {
    const entry = overridden ? undefined : prices.get(hash);
    const valueChaos = entry === undefined ? null : priceByGroup(entry, prices).valueChaos;
    const today = calculatePrice({ valueChaos, multiplierPercent: listing.multiplier, game: listing.game });
    return { hash, price: today ?? price, quantity, rawItems: [], overridden };
  });
  return { side: listing.side, stashTabs: [], items, totalPrice: totalOfItems(items), deselected: [] };
}
