import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeDecimal } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';

export type ChangeTextProps = {
  readonly change: number | null;
  /** The reason why the change is unknown. */
  readonly why?: string | undefined;
  readonly className?: string;
};

/**
 * Relative change of a price. An arrow shows the direction in addition to the colour, for people who cannot distinguish
 * the colours; a dash means no change.
 */
export function ChangeText({ change, why, className }: ChangeTextProps) {
  const { t } = useTranslation();
  if (change === null) {
    return (
      <span className={joinClasses('text-faint', className)} title={why}>
        {'–'}
        {why !== undefined && <span className="sr-only">{why}</span>}
      </span>
    );
  }
  const percent = Math.abs(change) * 100;
  const amount = writeDecimal(percent, percent < 10 ? 1 : 0);
  if (percent < 0.05)
    return <span className={joinClasses('text-muted', className)}>{t('economy.percent', { amount: writeDecimal(0, 1) })}</span>;
  const isUp = change > 0;
  return (
    <span className={joinClasses('inline-flex items-baseline gap-1 whitespace-nowrap', isUp ? 'text-up' : 'text-down', className)}>
      <span aria-hidden="true" className="text-[9px]">
        {isUp ? '▲' : '▼'}
      </span>
      <span className="sr-only">{t(isUp ? 'economy.up' : 'economy.down')}</span>
      {t('economy.percent', { amount })}
    </span>
  );
}
