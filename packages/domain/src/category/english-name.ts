import { CUSTOM_CATEGORY_ID } from './custom.ts';

/**
 * Writes a category's English name for a whisper, which the seller reads regardless of the buyer's language (D30): its
 * id in words, e.g. `essenceHigh` -> "Essence High", `8modNormalMap` -> "8-mod Normal Map".
 */
function nameInEnglish(categoryId: string): string {
  const words = categoryId
    .replace(/^8mod/, '8-mod ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The English name of a listing in a whisper (D30): its sub-category's, else its category's; null for a custom group,
 * whose name is the seller's (D25).
 */
export function nameListingInEnglish(options: { readonly category: string; readonly subCategory: string }): string | null {
  return options.category === CUSTOM_CATEGORY_ID ? null : nameInEnglish(options.subCategory || options.category);
}

/** The one category of maps in either game (D29); all kinds of maps are its sub-categories. */
const MAP_CATEGORY_ID = 'map';

/**
 * The English name if it is a listing of maps, whose whispers may name the maps to ignore instead of those to buy
 * (R9.37); undefined for any other listing.
 */
export function nameMapListingInEnglish(options: { readonly category: string; readonly subCategory: string }): string | undefined {
  return options.category === MAP_CATEGORY_ID ? nameInEnglish(options.subCategory || options.category) : undefined;
}
