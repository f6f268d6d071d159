import { CUSTOM_CATEGORY_ID, findCategory, findSubCategory, isCustomGroupId } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import { useCategoryName } from './use-category-name.ts';
import { ItemIcon, type ItemIconProps } from './item-icon.tsx';

export type CategoryIconProps = Pick<ItemIconProps, 'size' | 'className'> & { readonly game: Game; readonly id: string };

/** The icon of a category or sub-category, next to its name. A sub-category without an icon uses its category's. */
export function CategoryIcon({ game, id, size = 18, className }: CategoryIconProps) {
  const found = findSubCategory(game, id);
  const icon = found?.subCategory.icon ?? found?.category.icon ?? findCategory(game, isCustomGroupId(id) ? CUSTOM_CATEGORY_ID : id)?.icon;
  const nameOf = useCategoryName(game);
  return <ItemIcon path={icon ?? ''} mark={nameOf(id)} size={size} {...(className !== undefined && { className })} />;
}
