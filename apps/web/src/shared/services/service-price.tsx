import type { ServicePrice as Price } from '@poexchange/domain/service';
import type { PriceView } from '@poexchange/domain/currency';
import { useTranslation } from '../i18n/use-translation.ts';
import { joinClasses } from '../ui/classes.ts';
import { Price as ChaosPrice, type PriceSize } from '../ui/price.tsx';

export type ServicePriceProps = {
  readonly price: Price;
  readonly size?: PriceSize;
  readonly weight?: 'normal' | 'strong';
  readonly className?: string;
};

const sizeClasses: Readonly<Record<PriceSize, string>> = { 12: 'text-12', 13: 'text-13', 14: 'text-14', 18: 'text-18', 26: 'text-26' };

/** A service's price as its owner set it: an amount in one currency, or free. */
export function ServicePrice({ price, size = 13, weight = 'strong', className }: ServicePriceProps) {
  const { t } = useTranslation();
  if (price.priceValue === 0) {
    return (
      <span className={joinClasses('font-semibold whitespace-nowrap text-up', sizeClasses[size], className)}>{t('services.free')}</span>
    );
  }
  // Show the exact amount in its own currency: splitting it at today's rate would show a price that the owner never
  // set.
  const view: PriceView = { game: 'poe2', unit: price.priceType, chaosPerUnit: 1 };
  return (
    <ChaosPrice
      chaos={price.priceValue}
      view={view}
      size={size}
      weight={weight}
      hint="none"
      {...(className !== undefined && { className })}
    />
  );
}
