import type { GoingPrice } from '@poexchange/domain/service';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/ui/price.tsx';

/** The price range of a service with few offers, marked as thin because there are too few for a going price. */
export function ThinRange({ going }: { readonly going: GoingPrice }) {
  const { t } = useTranslation();
  const title = t('services.going.thinOf', { count: going.count - going.freeCount });
  return (
    <span title={title} className="inline-flex flex-wrap items-center justify-end gap-x-0.5 text-muted">
      <Price chaos={going.lowChaos} size={12} hint="none" weight="normal" />
      {going.lowChaos !== going.highChaos && (
        <>
          {'–'}
          <Price chaos={going.highChaos} size={12} hint="none" weight="normal" />
        </>
      )}
      <span className="sr-only">{title}</span>
    </span>
  );
}
