import { useCallback } from 'react';
import { CUSTOM_CATEGORY_ID, findCategory, findSubCategory } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../i18n/use-translation.ts';
import type { CommonKey } from '../i18n/keys.ts';

type NameCategory = (categoryId: string, subCategoryId?: string, groupName?: string) => string;

/**
 * Names categories: "Essence · High" for a sub-category. An unknown id is returned unchanged. A custom group is shown
 * under the name its seller gave it, `groupName`: "Custom · Boss keys". The function is stable until the language or
 * game changes.
 */
export function useCategoryName(game: Game): NameCategory {
  const { t } = useTranslation();
  return useCallback<NameCategory>(
    (categoryId, subCategoryId = '', groupName = '') => {
      const nameOf = (id: string): string => {
        const category = findCategory(game, id) ?? findSubCategory(game, id)?.subCategory;
        return category === undefined ? id : t(category.nameKey as CommonKey);
      };
      if (categoryId === CUSTOM_CATEGORY_ID) return groupName === '' ? nameOf(categoryId) : `${nameOf(categoryId)} · ${groupName}`;
      return subCategoryId === '' ? nameOf(categoryId) : `${nameOf(categoryId)} · ${nameOf(subCategoryId)}`;
    },
    [t, game],
  );
}
