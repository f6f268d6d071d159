import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/states.tsx';

/** The seller's own sets of items (D25). */
export function CustomGroupsTab() {
  const { t } = useTranslation();
  return (
    <EmptyState glyph="tag" title={t('settings.groups.none')} className="py-6!">
      {t('settings.groups.noneText')}
    </EmptyState>
  );
}
