import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import type { ConfidenceCode } from '../../shared/workers/economy-columns.ts';

/** Whether one may rely on a price, in words (D53): "good", "low · few accounts", or that there is none. */
export function ConfidenceWords({ code, className }: { readonly code: ConfidenceCode | 'none'; readonly className?: string }) {
  const { t } = useTranslation();
  const tone = code === 'good' ? 'text-muted' : code === 'none' ? 'text-faint' : 'text-warn';
  return <span className={joinClasses('truncate text-12', tone, className)}>{t(`economy.confidence.${code}`)}</span>;
}
