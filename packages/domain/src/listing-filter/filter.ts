import type { Tag } from '../grouping/index.ts';

/**
 * Range of numbers, including both ends; null leaves an end open. A range whose upper end is below the lower end is
 * empty.
 */
export type NumberRange = { readonly min: number | null; readonly max: number | null };

/**
 * The offers of a row: one group by its hash, or every group of a tag and key (the filter group), narrowed to groups
 * whose named properties have exactly these values.
 */
export type FilterItem =
  | { readonly kind: 'group'; readonly hash: string }
  | {
      readonly kind: 'variants';
      readonly tag: Tag;
      readonly key: string;
      readonly properties: Readonly<Record<string, string | number | boolean>>;
    };

/**
 * A row matches if its offers, at an accepted price, together have at least `minQuantity` pieces (any number if null).
 * `maxPriceChaos` is per piece; null accepts every price.
 */
export type FilterRow = { readonly item: FilterItem; readonly minQuantity: number | null; readonly maxPriceChaos: number | null };

/**
 * `and`: all rows match. `not`: no row matches. `count`: at least `atLeast` rows match. A group of any kind without
 * rows is neutral.
 */
export type FilterGroup =
  | { readonly kind: 'and' | 'not'; readonly rows: readonly FilterRow[] }
  | { readonly kind: 'count'; readonly atLeast: number; readonly rows: readonly FilterRow[] };

/**
 * The advanced filter of the listings: every part must match. Prices are in chaos, and percent is a listing's
 * percentage of value. Hidden sellers are not included: they belong to the user, not to a link.
 */
export type ListingFilter = {
  readonly version: 1;
  /**
   * Matches if an offer's name contains all these words, or, if the text is an item's full name, an offer of that item;
   * '' matches everything.
   */
  readonly itemText: string;
  /** All groups must match. */
  readonly groups: readonly FilterGroup[];
  /**
   * Range of the unit price. Offers outside the range count neither for the text nor for rows of `and` and `count`; if
   * there is neither text nor such a row, at least one offer must be in range. Rows of `not` check every offer.
   */
  readonly unitPriceChaos: NumberRange;
  /** Percentage of value. A listing without a percentage passes only if both ends are open. */
  readonly percent: NumberRange;
  /** Total price of the whole listing. */
  readonly totalChaos: NumberRange;
  /** Part of the seller's in-game name, case-insensitive; '' matches everyone. */
  readonly sellerText: string;
  readonly onlineOnly: boolean;
  /** Only sellers who accept search strings. */
  readonly regexAllowed: boolean;
  /** Only listings whose stock was seen in the seller's stash. */
  readonly seenInStash: boolean;
};

export const openRange: NumberRange = { min: null, max: null };

/** The filter that accepts every listing. */
export const noListingFilter: ListingFilter = {
  version: 1,
  itemText: '',
  groups: [],
  unitPriceChaos: openRange,
  percent: openRange,
  totalChaos: openRange,
  sellerText: '',
  onlineOnly: false,
  regexAllowed: false,
  seenInStash: false,
};

/** Limits on external input that keep the work of one filter small, and a link short enough to be sent. */
export const filterLimits = {
  groups: 12,
  /** In all groups combined. */
  rows: 60,
  properties: 8,
  textLength: 80,
  /** Maximum of chaos, pieces and percent. */
  number: 1e9,
} as const;

export function isOpenRange(range: NumberRange): boolean {
  return range.min === null && range.max === null;
}

export function isInRange(value: number, range: NumberRange): boolean {
  return (range.min === null || value >= range.min) && (range.max === null || value <= range.max);
}

/** Normalises a name for search comparisons: lower case, single spaces between words. */
export function foldName(text: string): string {
  return readWords(text).join(' ');
}

/** Returns the lower-case words of a search. */
export function readWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
