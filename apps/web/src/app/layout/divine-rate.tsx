import { formatNumber } from '@poexchange/domain/currency';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeAmount } from '../../shared/i18n/write-values.ts';
import { CurrencyGlyph } from '../../shared/ui/currency-glyph.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';

/** Value of one divine today; poe2 has no high currency (R9.36). */
export function DivineRate({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const { game, chaosPerDivine } = usePriceView();
  if (game !== 'poe1' || chaosPerDivine === null || chaosPerDivine === undefined) return null;
  const amount = writeAmount(formatNumber(chaosPerDivine));
  return (
    <span role="img" aria-label={t('nav.rate', { amount })} title={t('nav.rate', { amount })} className={className}>
      <span aria-hidden="true" className="inline-flex items-center gap-1 text-12 whitespace-nowrap text-muted">
        {'1'}
        <CurrencyGlyph unit="d" />
        {' = '}
        {amount}
        <CurrencyGlyph unit="c" />
      </span>
    </span>
  );
}
