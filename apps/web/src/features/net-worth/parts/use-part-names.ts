import { OTHER_CATEGORY_ID, type SnapshotTab } from '@poexchange/domain/net-worth';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { onSessionEnd } from '../../../shared/session/end-session.ts';
import { readTokenOwner } from '../../../shared/session/token.ts';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { tabListQuery } from '../../stash/index.ts';
import { nameTab } from '../data/name-tab.ts';
import { useSnapshotDetails } from '../data/queries.ts';
import type { Tracking } from '../data/use-tracking.ts';
import { REST_ID, type PartKind } from './total-parts.ts';

/** Tab names from opened snapshots, so that a removed tab keeps its last name. */
const knownTabs = new Map<string, string>();
// The next account on a shared computer must not see these names.
onSessionEnd(() => knownTabs.clear());

type TabNames = Pick<Tracking, 'game' | 'details' | 'heads' | 'profile'>;

/**
 * Names tabs by id. A list row contains only ids: names come from opened snapshots, from the cached stash list, and
 * from the newest snapshot, which is fetched if one of its tabs has no name yet. A tab that is in none of these sources
 * no longer exists.
 */
function useTabNames({ game, details, heads, profile }: TabNames): (id: string) => string {
  const { t } = useTranslation();
  const league = profile?.activeLeague ?? '';
  // The cached list is enough: refetching it would use up one of the publisher's requests.
  const list = useQuery({ ...tabListQuery({ game, league, accountId: readTokenOwner() ?? '' }), enabled: false }).data?.tabs;
  const opened = details.data?.tabs;
  const known = useMemo(() => {
    const listed = (list ?? []).flatMap((tab) => [tab, ...tab.children]);
    return new Map<string, string>([...listed, ...(opened ?? [])].map(({ id, name }) => [id, name]));
  }, [list, opened]);
  const newest = heads.at(-1) ?? null;
  const isAnyUnknown = details.data !== undefined && newest !== null && newest.tabs.some(([id]) => !known.has(id) && !knownTabs.has(id));
  const latest = useSnapshotDetails(isAnyUnknown ? newest.id : null);
  const latestTabs = latest.data?.tabs;
  useEffect(() => keepNames([...(latestTabs ?? []), ...(opened ?? [])]), [latestTabs, opened]);
  const names = useMemo(
    () => new Map([...knownTabs, ...(latestTabs ?? []).map(({ id, name }) => [id, name] as const), ...known]),
    [known, latestTabs],
  );
  const isReading = details.isPending || (isAnyUnknown && latest.isPending);
  return useCallback(
    (id) => {
      const name = names.get(id) ?? (isReading ? '…' : t('netWorthChart.goneTab'));
      return nameTab({ id, name }, t);
    },
    [t, names, isReading],
  );
}

function keepNames(tabs: readonly Pick<SnapshotTab, 'id' | 'name'>[]): void {
  for (const { id, name } of tabs) knownTabs.set(id, name);
}

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
