import { OTHER_CATEGORY_ID } from '@poexchange/domain/net-worth';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { onSessionEnd } from '../../../shared/session/end-session.ts';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import type { Tracking } from '../data/use-tracking.ts';
import { REST_ID, type PartKind } from './parts.ts';

/** Names of tabs of snapshots that were opened. */
const knownTabs = new Map<string, string>();
// The next account on a shared computer must not see these names.
onSessionEnd(() => knownTabs.clear());

/**
 * Names of categories and tabs. Tabs are named by the snapshots that were opened: a row knows only their ids, and a tab
 * that is gone keeps the name it had.
 */
export function usePartNames({ game, details }: Pick<Tracking, 'game' | 'details'>): (kind: PartKind, id: string) => string {
  const { t } = useTranslation();
  const nameCategory = useCategoryName(game);
  const tabs = details.data?.tabs;
  useEffect(() => {
    for (const { id, name } of tabs ?? []) knownTabs.set(id, name);
  }, [tabs]);
  const names = useMemo(() => new Map<string, string>([...knownTabs, ...(tabs ?? []).map(({ id, name }) => [id, name] as const)]), [tabs]);
  return useCallback(
    (kind, id) => {
      if (id === REST_ID || id === OTHER_CATEGORY_ID) return t('netWorthChart.rest');
      return kind === 'category' ? nameCategory(id) : (names.get(id) ?? '…');
    },
    [t, nameCategory, names],
  );
}
