import { readViewUnit, type CurrencyUnit, type PriceView } from '@poexchange/domain/currency';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeDecimal } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';

/** The currency that changes are counted in, and its value in chaos. */
export type MoneyUnit = { readonly unit: CurrencyUnit; readonly chaosPerUnit: number };

/** Unit of large sums in a view: divine in poe1 if its rate is known, the selected unit in poe2. */
export function moneyUnitOf(view: PriceView): MoneyUnit {
  const rate = view.chaosPerDivine;
  const hasRate = view.game === 'poe1' && rate !== null && rate !== undefined && rate > 0 && Number.isFinite(rate);
  return hasRate ? { unit: 'd', chaosPerUnit: rate } : readViewUnit(view);
}

export type AmountProps = {
  /** In units, rounded as displayed, so that displayed amounts add up. */
  readonly amount: number;
  readonly decimals: number;
  readonly unit: CurrencyUnit;
  /** `signed` shows a gain or a loss with its sign and colour. */
  readonly kind?: 'plain' | 'signed';
  readonly glyphPx?: number;
  readonly className?: string;
};

/** Shows an amount in one currency with its icon and a fixed number of decimals. */
export function Amount({ amount, decimals, unit, kind = 'plain', glyphPx = 14, className }: AmountProps) {
  const { t } = useTranslation();
  const text = writeSigned(amount, decimals, kind);
  const tone = kind === 'plain' || amount === 0 ? undefined : amount > 0 ? 'text-up' : 'text-down';
  return (
    <span
      role="img"
      aria-label={t(`price.unit.${unit}`, { amount: text })}
      className={joinClasses('inline-flex items-center gap-[3px] whitespace-nowrap tabular-nums', tone, className)}
    >
      <span aria-hidden="true">{text}</span>
      <CurrencyGlyph unit={unit} size={glyphPx} />
    </span>
  );
}

/** "+17.6", "−1.1", "0.0". */
export function writeSigned(amount: number, decimals: number, kind: 'plain' | 'signed' = 'signed'): string {
  const sign = amount < 0 ? '−' : kind === 'signed' && amount > 0 ? '+' : '';
  return `${sign}${writeDecimal(Math.abs(amount), decimals)}`;
}
