import type { Tag } from '../grouping/index.ts';

/**
 * Range of numbers, both ends included; null leaves that end open. A range whose upper end is below the lower one is
 * empty.
 */
export type NumberRange = { readonly min: number | null; readonly max: number | null };

/**
 * The offers of a row (D28): one group by its hash, or every group of a tag and key (the filter group), narrowed to
 * those whose named properties have exactly these values.
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
 * A row holds if the offers it means, at a price it accepts, have at least `minQuantity` pieces together (any number if
 * null). `maxPriceChaos` is for one piece; null accepts every price.
 */
export type FilterRow = { readonly item: FilterItem; readonly minQuantity: number | null; readonly maxPriceChaos: number | null };

/**
 * `and`: all rows hold. `not`: no row holds. `count`: at least `atLeast` hold. A group of any kind without rows is
 * neutral.
 */
export type FilterGroup =
  | { readonly kind: 'and' | 'not'; readonly rows: readonly FilterRow[] }
  | { readonly kind: 'count'; readonly atLeast: number; readonly rows: readonly FilterRow[] };

/**
 * The advanced filter of the listings (D24, R2.07): every part must hold. Prices are chaos, percent is a listing's
 * percent of value. Hidden sellers are not included: they are the person's own, and not part of a link.
 */
export type ListingFilter = {
  readonly version: 1;
  /**
   * Matches if an offer's name contains all these words, or, if the text is an item's whole name, an offer of that
   * item; '' matches everything.
   */
  readonly itemText: string;
  /** All groups hold. */
  readonly groups: readonly FilterGroup[];
  /**
   * Range of the unit price. Offers outside count neither for the text nor for rows of `and` and `count`; without text
   * and such rows, one offer must be in range. Rows of `not` look at every offer.
   */
  readonly unitPriceChaos: NumberRange;
  /** A listing without a percentage passes only if both ends are open. */
  readonly percent: NumberRange;
  /** The whole listing. */
  readonly totalChaos: NumberRange;
  /** Part of the seller's in-game name, in any case; '' matches everyone. */
  readonly sellerText: string;
  readonly onlineOnly: boolean;
  /** Only sellers who accept search strings (R2.14). */
  readonly regexAllowed: boolean;
  /** Only listings whose stock was seen in the seller's stash (D23). */
  readonly seenInStash: boolean;
};

export const openRange: NumberRange = { min: null, max: null };

/** The filter that every listing passes. */
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

/** Bounds of external input, so that the work of one filter stays small, and a link stays short enough to be sent. */
export const filterLimits = {
  groups: 12,
  /** In all groups together. */
  rows: 60,
  properties: 8,
  textLength: 80,
  /** Chaos, pieces and percent. */
  number: 1e9,
} as const;

export function isOpenRange(range: NumberRange): boolean {
  return range.min === null && range.max === null;
}

export function isInRange(value: number, range: NumberRange): boolean {
  return (range.min === null || value >= range.min) && (range.max === null || value <= range.max);
}

/** Normalises a name as searches compare it: lower-cased, with single spaces between its words. */
export function foldName(text: string): string {
  return readWords(text).join(' ');
}

/** The words of a search, lower-cased. */
export function readWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
