import type { ItemGroup } from '../grouping/index.ts';
import type { Tag } from '../tables/index.ts';

/**
 * The properties of an item that a category's filter reads: a group and its name. If the item's data is available, the
 * group is its finest (extended if there is one, else primary), no matter which group prices the item; if not, it is
 * the known group.
 */
export type CategoryItem = Pick<ItemGroup, 'tag' | 'key'> & {
  readonly properties: ItemGroup['unsafeHashProperties'];
  readonly displayName: string;
};

export type CategoryFilter = (item: CategoryItem) => boolean;

/** A filter within one or more tags of its category. Ids are unique across both levels. */
export type SubCategory = {
  readonly id: string;
  /** Translation key of the name, in the `common` namespace: "category." followed by the id. */
  readonly nameKey: string;
  readonly tags: readonly Tag[];
  /** Path of an icon below the icon host; pages prepend `ICON_BASE`. */
  readonly icon?: string;
  readonly filter?: CategoryFilter;
  readonly supportsRegex?: boolean;
};

/** The optional columns of the listings table: `percent` of value is the listing's multiplier. */
export type HideableColumn = 'percent';

/** A top category: its tags, the items it excludes, and its sub-categories. */
export type Category = SubCategory & {
  readonly subCategories?: readonly SubCategory[];
  /**
   * True if a property outside the group determines the price: single values then do not add up to the listing's value,
   * so no percentage of value is shown.
   */
  readonly disableListingValuation?: boolean;
  /** Columns that would be empty in every listing of the category and are hidden in its table. */
  readonly hiddenColumns?: readonly HideableColumn[];
  /** Tags whose summaries contain several variants of an item: groups with the same key but different properties. */
  readonly summaryTagVariants?: readonly Tag[];
};

/** A category as defined in the category lists: its name follows from its id. */
export type SubCategoryDraft = Omit<SubCategory, 'nameKey'>;
export type CategoryDraft = Omit<Category, 'nameKey' | 'subCategories'> & { readonly subCategories?: readonly SubCategoryDraft[] };

/** Returns the categories with the keys of their names. */
export function nameCategories(drafts: readonly CategoryDraft[]): Category[] {
  return drafts.map(({ subCategories, ...category }) => ({
    ...nameCategory(category),
    ...(subCategories && { subCategories: subCategories.map(nameCategory) }),
  }));
}

const nameCategory = <Draft extends SubCategoryDraft>(draft: Draft): Draft & { readonly nameKey: string } => ({
  ...draft,
  nameKey: `category.${draft.id}`,
});
