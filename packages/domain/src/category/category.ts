import type { ItemGroup } from '../grouping/index.ts';
import type { Tag } from '../tables/index.ts';

/**
 * The facts of an item that a category's filter reads: a group and its name. For an item whose data is available this
 * is its finest group (extended, else primary), whichever group prices it; otherwise it is the known group.
 */
export type CategoryItem = Pick<ItemGroup, 'tag' | 'key'> & {
  readonly properties: ItemGroup['unsafeHashProperties'];
  readonly displayName: string;
};

export type CategoryFilter = (item: CategoryItem) => boolean;

/** A filter inside one or more tags of its category (D29). Ids are unique over both levels. */
export type SubCategory = {
  readonly id: string;
  /** Translation key of the name, in the `common` namespace: "category." and the id. */
  readonly nameKey: string;
  readonly tags: readonly Tag[];
  /** Path of an icon below the icon host; pages put `ICON_BASE` before it (D58). */
  readonly icon?: string;
  readonly filter?: CategoryFilter;
  readonly supportsRegex?: boolean;
};

/** The optional columns of the listings table: `percent` of value is R3.04's multiplier. */
export type HideableColumn = 'percent';

/** A top category (R3.15): its tags, the items it excludes, and its sub-categories. */
export type Category = SubCategory & {
  readonly subCategories?: readonly SubCategory[];
  /**
   * Set if the property that decides a price is not part of the group, so that single values do not add up to a value
   * of the listing: no percent of value is shown.
   */
  readonly disableListingValuation?: boolean;
  /** Columns that would be empty in every listing of the category and are hidden in its table. */
  readonly hiddenColumns?: readonly HideableColumn[];
  /** Tags whose summaries have several variants of an item: groups of one key with different properties (D57). */
  readonly summaryTagVariants?: readonly Tag[];
};

/** A category as the lists write it: its name follows from its id. */
export type SubCategoryDraft = Omit<SubCategory, 'nameKey'>;
export type CategoryDraft = Omit<Category, 'nameKey' | 'subCategories'> & { readonly subCategories?: readonly SubCategoryDraft[] };

/** The categories with the keys of their names. */
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
