import { findCategory, findSubCategory } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import { ItemIcon, type ItemIconProps } from './item-icon.tsx';

export type CategoryIconProps = Pick<ItemIconProps, 'size' | 'className'> & { readonly game: Game; readonly id: string };

/** The picture of a category or sub-category, beside its name. */
export function CategoryIcon({ game, id, size = 18, className }: CategoryIconProps) {
  const category = findCategory(game, id) ?? findSubCategory(game, id)?.subCategory;
  return <ItemIcon path={category?.icon ?? ''} size={size} {...(className !== undefined && { className })} />;
}
