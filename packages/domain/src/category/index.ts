export type { Category, CategoryFilter, CategoryItem, SubCategory } from './category.ts';
export { nameInEnglish } from './english-name.ts';
export { belongsToCategory, categoryOfTag, findCategory, findSubCategory, listCategories } from './lookup.ts';
