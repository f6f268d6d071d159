export type { Category, CategoryFilter, CategoryItem, SubCategory } from './category.ts';
export { belongsToCategory, categoryOfTag, findCategory, findSubCategory, listCategories } from './lookup.ts';
