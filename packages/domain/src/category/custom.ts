import type { Category } from './category.ts';

/** Id of the category under which sellers list sets of items of their own (D25). */
export const CUSTOM_CATEGORY_ID = 'custom';

/**
 * The category of custom groups. It has no tags of its own and no fixed sub-categories: a listing's sub-category is its
 * group's id, and it may contain every item that belongs to some category.
 */
export const customCategory: Category = {
  id: CUSTOM_CATEGORY_ID,
  nameKey: 'category.custom',
  tags: [],
  icon: '/image/Art/2DItems/Currency/CurrencyAddModToRare.png',
};

const GROUP_ID_PATTERN = /^cg[0-9a-f]{16}$/;

/**
 * Returns whether a text can be a custom group's id. Ids of categories and sub-categories never match, so this id alone
 * names a listing (D16).
 */
export function isCustomGroupId(text: string): boolean {
  return GROUP_ID_PATTERN.test(text);
}
