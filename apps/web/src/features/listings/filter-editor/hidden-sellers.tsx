import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/badge.tsx';
import { showSellers } from '../browser-stores.ts';

/** The sellers this user has hidden, with a button to unhide each. */
export function HiddenSellers({ game, hidden }: { readonly game: Game; readonly hidden: readonly string[] }) {
  const { t } = useTranslation();
  if (hidden.length === 0) return <p className="text-12 text-muted">{t('filter.hiddenNone')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {hidden.map((ign) => (
        <Chip key={ign} removeLabel={t('filter.unhide', { ign })} onRemove={() => showSellers(game, [ign])}>
          {ign}
        </Chip>
      ))}
      {hidden.length > 1 && (
        <Button kind="quiet" size="sm" onClick={() => showSellers(game, hidden)}>
          {t('listings.showHidden')}
        </Button>
      )}
    </div>
  );
}
