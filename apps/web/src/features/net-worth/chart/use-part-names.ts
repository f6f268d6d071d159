import { OTHER_CATEGORY_ID } from '@poexchange/domain/net-worth';
import { useCallback } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { useTabNames, type TabNames } from '../data/use-tab-names.ts';
import { REST_ID, type PartKind } from './parts.ts';

/** Names of categories and tabs. */
export function usePartNames(tracking: TabNames): (kind: PartKind, id: string) => string {
  const { t } = useTranslation();
  const nameCategory = useCategoryName(tracking.game);
  const nameTab = useTabNames(tracking);
  return useCallback(
    (kind, id) => {
      if (id === REST_ID || id === OTHER_CATEGORY_ID) return t('netWorthChart.rest');
      return kind === 'category' ? nameCategory(id) : nameTab(id);
    },
    [t, nameCategory, nameTab],
  );
}
