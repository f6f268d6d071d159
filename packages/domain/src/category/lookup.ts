import type { Game } from '../item/index.ts';
import type { Tag } from '../tables/index.ts';
import { nameCategories, type Category, type CategoryItem, type SubCategory } from './category.ts';
import { customCategory, isCustomGroupId } from './custom.ts';
import { poe1Categories } from './poe1.ts';
import { poe2Categories } from './poe2.ts';

type Entry = { readonly category: Category; readonly subCategory?: SubCategory };

const named = { poe1: nameCategories(poe1Categories), poe2: nameCategories(poe2Categories) };
const categories: Readonly<Record<Game, readonly Category[]>> = {
  poe1: [...named.poe1, customCategory],
  poe2: [...named.poe2, customCategory],
};
const entries = { poe1: collectEntries(categories.poe1), poe2: collectEntries(categories.poe2) };
const allTags: Readonly<Record<Game, readonly Tag[]>> = { poe1: listTags(named.poe1), poe2: listTags(named.poe2) };
const byTag = { poe1: collectTags(named.poe1), poe2: collectTags(named.poe2) };

function collectEntries(list: readonly Category[]): ReadonlyMap<string, Entry> {
  const collected = new Map<string, Entry>();
  for (const category of list) {
    collected.set(category.id, { category });
    for (const subCategory of category.subCategories ?? []) collected.set(subCategory.id, { category, subCategory });
  }
  return collected;
}

function collectTags(list: readonly Category[]): ReadonlyMap<Tag, Category> {
  return new Map(list.flatMap((category) => category.tags.map((tag) => [tag, category] as const)));
}

function listTags(list: readonly Category[]): readonly Tag[] {
  return list.flatMap((category) => category.tags);
}

/** Lists a game's top categories in display order. */
export function listCategories(game: Game): readonly Category[] {
  return categories[game];
}

/** Returns the top category with this id, or undefined. For a sub-category's id use `findSubCategory`. */
export function findCategory(game: Game, id: string): Category | undefined {
  const entry = entries[game].get(id);
  return entry && !entry.subCategory ? entry.category : undefined;
}

/** Returns the sub-category with this id and its top category, or undefined (ids are unique across both levels). */
export function findSubCategory(game: Game, id: string): { category: Category; subCategory: SubCategory } | undefined {
  const entry = entries[game].get(id);
  return entry?.subCategory && { category: entry.category, subCategory: entry.subCategory };
}

/**
 * Checks whether a category and sub-category exist ('' for no sub-category, a custom group's id under the custom
 * category). Listings with unknown ids are not processed.
 */
export function isKnownPlace(game: Game, categoryId: string, subCategoryId: string): boolean {
  if (categoryId === customCategory.id) return subCategoryId === '' || isCustomGroupId(subCategoryId);
  const category = findCategory(game, categoryId);
  return category !== undefined && (subCategoryId === '' || findSubCategory(game, subCategoryId)?.category === category);
}

/** Returns the only top category that a tag belongs to; undefined only for a tag that the game does not have. */
export function categoryOfTag(game: Game, tag: Tag): Category | undefined {
  return byTag[game].get(tag);
}

/**
 * Checks whether items of a tag have several groups that differ only in properties, such as levels of a gem or tiers of
 * a map.
 */
export function hasVariants(game: Game, tag: Tag): boolean {
  return categoryOfTag(game, tag)?.summaryTagVariants?.includes(tag) === true;
}

/**
 * Lists the tags whose items a category may contain: its own tags, or for the custom category every tag of the game.
 * Empty for an unknown category.
 */
export function listTagsOfCategory(game: Game, id: string): readonly Tag[] {
  return id === customCategory.id ? allTags[game] : (findCategory(game, id)?.tags ?? []);
}

/**
 * Checks whether a group belongs to a category and, unless `subCategory` is '', to that sub-category. False for an
 * unknown category and for a sub-category of another category. A custom group accepts every item that belongs to some
 * category.
 */
export function belongsToCategory(game: Game, categoryId: string, subCategoryId: string, item: CategoryItem): boolean {
  if (categoryId === customCategory.id) {
    const own = categoryOfTag(game, item.tag);
    return own !== undefined && accepts(own, item) && (subCategoryId === '' || isCustomGroupId(subCategoryId));
  }
  const category = findCategory(game, categoryId);
  if (!category || !accepts(category, item)) return false;
  if (subCategoryId === '') return true;
  const entry = entries[game].get(subCategoryId);
  return entry?.subCategory !== undefined && entry.category === category && accepts(entry.subCategory, item);
}

function accepts(category: SubCategory, item: CategoryItem): boolean {
  return category.tags.includes(item.tag) && (category.filter === undefined || category.filter(item));
}
