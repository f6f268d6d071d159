import type { CustomGroup, GroupItem } from './custom-group.ts';

/**
 * Terms of a category or a group: percentage of the value, selling mode (as a whole or by the item), and minimum trade
 * value in chaos.
 */
export type OfferTerms = { readonly multiplier: number; readonly listingMode: 'bulk' | 'single'; readonly minTradeValue: number };

/** The terms of a category, or of its sub-category ('' for the whole category). */
export type BookOffer = OfferTerms & { readonly category: string; readonly subCategory: string };

/** A group with its own terms and prices. */
export type BookGroup = CustomGroup & {
  readonly terms: OfferTerms;
  readonly overrides: Readonly<Record<string, number>>;
  readonly ignored: readonly string[];
};

/**
 * A seller's own pricing in one league: terms by category, custom prices (in chaos per piece) and ignored items by
 * group hash, and the custom groups.
 */
export type PriceBook = {
  readonly offers: readonly BookOffer[];
  readonly overrides: Readonly<Record<string, number>>;
  readonly ignored: readonly string[];
  readonly groups: readonly BookGroup[];
};

/** Builds the key of an offer within a book. */
export function offerKey(offer: Pick<BookOffer, 'category' | 'subCategory'>): string {
  return `${offer.category}/${offer.subCategory}`;
}

/** Sorts a book into a fixed order without duplicates: two books are equivalent when the results are equal. */
export function normalizePriceBook(book: PriceBook): PriceBook {
  return {
    offers: sortBy(lastOfEach(book.offers, offerKey), offerKey).map(({ category, subCategory, ...terms }) => ({
      category,
      subCategory,
      ...pickTerms(terms),
    })),
    overrides: sortRecord(book.overrides),
    ignored: sortTexts(book.ignored),
    groups: sortBy(
      lastOfEach(book.groups, ({ id }) => id),
      ({ id }) => id,
    ).map((group) => ({
      id: group.id,
      name: group.name,
      items: sortBy(
        lastOfEach(group.items, ({ hash }) => hash),
        ({ hash }) => hash,
      ).map(pickItem),
      terms: pickTerms(group.terms),
      overrides: sortRecord(group.overrides),
      ignored: sortTexts(group.ignored),
    })),
  };
}

function pickTerms({ multiplier, listingMode, minTradeValue }: OfferTerms): OfferTerms {
  return { multiplier, listingMode, minTradeValue };
}

function pickItem({ hash, tag, name }: GroupItem): GroupItem {
  return { hash, tag, name };
}

function sortRecord(record: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sortTexts(texts: readonly string[]): string[] {
  return sortBy([...new Set(texts)], (text) => text);
}

function sortBy<T>(list: readonly T[], keyOf: (entry: T) => string): T[] {
  return [...list].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function lastOfEach<T>(list: readonly T[], keyOf: (entry: T) => string): T[] {
  return [...new Map(list.map((entry) => [keyOf(entry), entry])).values()];
}
