import type { ServicePrice as Price } from '@poexchange/domain/service';
import type { PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../i18n/use-translation.ts';
import { joinClasses } from '../ui/classes.ts';
import { Price as ChaosPrice, type PriceSize } from '../ui/price.tsx';
import { usePriceView } from '../ui/price-view.tsx';

export type ServicePriceProps = {
  readonly game: Game;
  readonly price: Price;
  readonly size?: PriceSize;
  readonly weight?: 'normal' | 'strong';
  readonly className?: string;
};

const sizeClasses: Readonly<Record<PriceSize, string>> = { 12: 'text-12', 13: 'text-13', 14: 'text-14', 18: 'text-18', 26: 'text-26' };

/** Describes what a service costs, as its owner says it (R2.23): an amount of one currency, or free. */
export function ServicePrice({ game, price, size = 13, weight = 'strong', className }: ServicePriceProps) {
  const { t } = useTranslation();
  const pageView = usePriceView();
  if (price.priceValue === 0) {
    return (
      <span className={joinClasses('font-semibold whitespace-nowrap text-up', sizeClasses[size], className)}>{t('services.free')}</span>
    );
  }
  const { chaos, view } = showAs(price, game, pageView);
  return <ChaosPrice chaos={chaos} view={view} size={size} weight={weight} hint="none" {...(className !== undefined && { className })} />;
}

/** poe1 splits divines and chaos at the page's rate; elsewhere the very amount stands in its own currency. */
function showAs({ priceValue, priceType }: Price, game: Game, pageView: PriceView): { chaos: number; view: PriceView } {
  const rate = pageView.game === 'poe1' ? (pageView.chaosPerDivine ?? null) : null;
  if (game === 'poe1' && priceType === 'c') return { chaos: priceValue, view: { game, chaosPerDivine: rate } };
  if (game === 'poe1' && priceType === 'd' && rate !== null) return { chaos: priceValue * rate, view: { game, chaosPerDivine: rate } };
  return { chaos: priceValue, view: { game: 'poe2', unit: priceType, chaosPerUnit: 1 } };
}
