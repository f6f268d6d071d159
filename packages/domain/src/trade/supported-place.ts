import { customCategoryId, findCategory, findSubCategory, isCustomGroupId } from '../category/index.ts';
import type { Game } from '../item/index.ts';

/**
 * Whether a notification belongs to a listing this program knows (R5.07): its category is one of the game's, and its sub-category none, one of that category's, or a custom group.
 * A page that is older than the server leaves out what it could not show.
 */
export function isSupportedPlace({ game, category, subCategory }: { game: Game; category: string; subCategory: string }): boolean {
  if (category === customCategoryId) return isCustomGroupId(subCategory);
  const top = findCategory(game, category);
  if (top === undefined) return false;
  return subCategory === '' || findSubCategory(game, subCategory)?.category.id === top.id;
}
