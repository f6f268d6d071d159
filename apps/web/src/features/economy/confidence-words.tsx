import type { ConfidenceLevel } from '@poexchange/domain/pricing';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import type { ConfidenceCode } from '../../shared/workers/economy-columns.ts';
import { confidenceOf, isPricedByExchange, valueOf, type EconomyRow } from './economy-rows.ts';

export type ConfidenceSaid = ConfidenceCode | 'exchange' | 'none';

/**
 * Confidence shown for a row's price. `exchange` means good because the price is the exchange's price (D43), which may
 * be shown with fewer offers than a low-confidence price.
 */
export function confidenceSaidOf(row: EconomyRow, level: ConfidenceLevel): ConfidenceSaid {
  if (valueOf(row, level) === null) return 'none';
  const code = confidenceOf(row);
  return code === 'good' && isPricedByExchange(row) ? 'exchange' : code;
}

/** Confidence of a price in words (D53): "good", "low · few sellers", or a note that there is no price. */
export function ConfidenceWords({ code, className }: { readonly code: ConfidenceSaid; readonly className?: string }) {
  const { t } = useTranslation();
  const tone = code === 'good' || code === 'exchange' ? 'text-muted' : code === 'none' ? 'text-faint' : 'text-warn';
  const hint =
    code === 'exchange' || code === 'few' || code === 'wide' || code === 'disagree' ? t(`economy.confidenceHint.${code}`) : undefined;
  return (
    <span title={hint} className={joinClasses('truncate text-12', tone, className)}>
      {t(`economy.confidence.${code}`)}
    </span>
  );
}
