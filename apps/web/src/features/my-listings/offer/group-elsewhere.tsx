import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';

/**
 * Replaces the items of a group that this browser does not have: explains how to import it, and links to its listing.
 */
export function GroupElsewhere({ onShowListings }: { readonly onShowListings: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      glyph="info"
      title={t('offer.group.elsewhere')}
      className="my-auto"
      actions={<Button onClick={onShowListings}>{t('offer.group.elsewhereShow')}</Button>}
    >
      {t('offer.group.elsewhereText')}
    </EmptyState>
  );
}
