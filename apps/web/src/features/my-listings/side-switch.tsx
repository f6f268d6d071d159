import type { ListingSide } from '@poexchange/domain/listing';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Segmented } from '../../shared/ui/segmented.tsx';

/** Selling, or wanting to buy (R1.02). */
export function SideSwitch({ side, onSide }: { readonly side: ListingSide; readonly onSide: (side: ListingSide) => void }) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('byHand.side')}
      value={side}
      onChange={onSide}
      options={[
        { value: 'sell', label: t('byHand.sell') },
        { value: 'buy', label: t('byHand.buy') },
      ]}
    />
  );
}
