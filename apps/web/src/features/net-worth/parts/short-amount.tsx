import { formatNumber } from '@poexchange/domain/currency';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeAmount } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { readChartUnits } from './chart-units.ts';

export type ShortAmountProps = {
  readonly chaos: number;
  /** Size of the unit's icon, in px. */
  readonly glyph?: number;
  readonly className?: string;
};

/**
 * An amount in a single unit, without a remainder: in the high unit if the amount is at least 1 of it, and otherwise in
 * the low unit.
 */
export function ShortAmount({ chaos, glyph = 12, className }: ShortAmountProps) {
  const { t } = useTranslation();
  const high = readChartUnits(usePriceView());
  const isHigh = high !== null && Math.abs(chaos) >= high.rate;
  const unit = isHigh ? high.high : 'c';
  const amount = isHigh ? chaos / high.rate : chaos;
  const written = writeAmount(formatNumber(Math.abs(amount) >= 100 ? Math.round(amount) : amount));
  return (
    <span
      role="img"
      aria-label={t(`price.unit.${unit}`, { amount: written })}
      className={joinClasses('inline-flex items-center gap-[3px] whitespace-nowrap', className)}
    >
      {written}
      <CurrencyGlyph unit={unit} size={glyph} />
    </span>
  );
}
