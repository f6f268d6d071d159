import { CUSTOM_CATEGORY_ID } from './custom.ts';

/**
 * Formats a category's English name for a whisper, which the seller reads regardless of the buyer's language: its id in
 * words, e.g. `essenceHigh` -> "Essence High", `8modNormalMap` -> "8-mod Normal Map".
 */
function nameInEnglish(categoryId: string): string {
  const words = categoryId
    .replace(/^8mod/, '8-mod ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the English name of a listing in a whisper: the name of its sub-category if it has one, else of its category;
 * null for a custom group, which the seller names.
 */
export function nameListingInEnglish(options: { readonly category: string; readonly subCategory: string }): string | null {
  return options.category === CUSTOM_CATEGORY_ID ? null : nameInEnglish(options.subCategory || options.category);
}

/** The map category in either game; all kinds of maps are its sub-categories. */
const MAP_CATEGORY_ID = 'map';

/**
 * Returns the English name of a map listing, whose whispers may name the maps to ignore instead of the maps to buy;
 * undefined for any other listing.
 */
export function nameMapListingInEnglish(options: { readonly category: string; readonly subCategory: string }): string | undefined {
  return options.category === MAP_CATEGORY_ID ? nameInEnglish(options.subCategory || options.category) : undefined;
}
