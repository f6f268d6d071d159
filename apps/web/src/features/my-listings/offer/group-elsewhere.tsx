import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';

/** In place of the items of a group that this browser does not have: how to bring it here, and where its listing is. */
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
