import { formatPlain, roundRate } from '@poexchange/domain/currency';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeGrouped } from '../../shared/i18n/write-values.ts';
import { CurrencyGlyph } from '../../shared/ui/currency-glyph.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';

/**
 * The current value of one divine; poe2 has no high currency (R9.36). Uses the 2 decimals of totals (R9.33), so that
 * users can verify any total.
 */
export function DivineRate({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const { game, chaosPerDivine } = usePriceView();
  if (game !== 'poe1' || chaosPerDivine === null || chaosPerDivine === undefined) return null;
  const amount = writeGrouped(formatPlain(roundRate(chaosPerDivine), 2));
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
