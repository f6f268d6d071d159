export type { Category, CategoryFilter, CategoryItem, HideableColumn, SubCategory } from './category.ts';
export { CUSTOM_CATEGORY_ID, isCustomGroupId } from './custom.ts';
export { nameListingInEnglish, nameMapListingInEnglish } from './english-name.ts';
export {
  belongsToCategory,
  categoryOfTag,
  findCategory,
  findSubCategory,
  hasVariants,
  isKnownPlace,
  listCategories,
  listTagsOfCategory,
} from './lookup.ts';
