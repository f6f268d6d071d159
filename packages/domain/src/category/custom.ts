import type { Category } from './category.ts';

/** Id of the category under which sellers list custom groups of items. */
export const CUSTOM_CATEGORY_ID = 'custom';

/**
 * The category of custom groups. It has no tags and no fixed sub-categories: a listing's sub-category is the id of its
 * group, and the listing may contain any item that belongs to some category.
 */
export const customCategory: Category = {
  id: CUSTOM_CATEGORY_ID,
  nameKey: 'category.custom',
  tags: [],
  icon: '/image/Art/2DItems/Currency/CurrencyAddModToRare.png',
};

const GROUP_ID_PATTERN = /^cg[0-9a-f]{16}$/;

/**
 * Returns true if a string can be a custom group's id. Ids of categories and sub-categories never match, so this id
 * alone identifies a listing.
 */
export function isCustomGroupId(text: string): boolean {
  return GROUP_ID_PATTERN.test(text);
}
