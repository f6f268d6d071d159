import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { useTranslation } from '../../../shared/i18n/use-translation.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** "14 tabs, equipment": a short summary of what a profile reads. */
export function describeProfile(
  t: Translate,
  {
    stashTabs,
    stashFolders,
    includeEquipment,
    includeInventory,
  }: Pick<SnapshotProfile, 'stashTabs' | 'stashFolders' | 'includeEquipment' | 'includeInventory'>,
): string {
  const parts = [
    ...(stashTabs.length > 0 ? [t('netWorth.tabs', { count: stashTabs.length })] : []),
    ...(stashFolders.length > 0 ? [t('netWorth.folders', { count: stashFolders.length })] : []),
    ...(includeEquipment ? [t('netWorth.equipment')] : []),
    ...(includeInventory ? [t('netWorth.inventory')] : []),
  ];
  return parts.length === 0 ? t('netWorth.noTabs') : parts.join(', ');
}
