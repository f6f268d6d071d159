import type { GoingPrice } from '@poexchange/domain/service';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Price } from '../../shared/ui/price.tsx';

/** The range of a few offers, marked as thin: too few for a going price. */
export function ThinRange({ going, className }: { readonly going: GoingPrice; readonly className?: string }) {
  const { t } = useTranslation();
  const title = t('services.going.thinOf', { count: going.count - going.freeCount });
  return (
    <span title={title} className={joinClasses('inline-flex items-center gap-0.5 opacity-70', className)}>
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
