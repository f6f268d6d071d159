import { PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { usePriceLevel } from '../game/interface-store.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Names the price level if the user picked a level other than the default; renders nothing otherwise. */
export function PickedLevel({ before = '' }: { readonly before?: string }) {
  const { t } = useTranslation();
  const level = usePriceLevel();
  if (level === PRIMARY_LEVEL) return null;
  return (
    <span title={t('economy.levelHint')}>
      {before}
      {t('economy.levelNumber', { level })}
    </span>
  );
}
