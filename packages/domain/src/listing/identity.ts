export type ListingSide = 'sell' | 'buy';

/** Sell mode (R3.04): the whole listing only, or individual items. */
export type ListingMode = 'bulk' | 'single';

/** Reads the sub-category as stored: empty if it is absent or ALL (R3.02). */
export function readSubCategory(subCategory: string | null | undefined): string {
  return subCategory === undefined || subCategory === null || subCategory === 'ALL' ? '' : subCategory;
}
