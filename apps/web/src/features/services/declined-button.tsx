import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button, type ButtonSize } from '../../shared/ui/button.tsx';
import { Countdown } from '../../shared/ui/time-ago.tsx';

type DeclinedButtonProps = { readonly untilMs: number; readonly size: ButtonSize; readonly className?: string };

/** Replaces Request after a decline: the time until the asker may try again (D62). */
export function DeclinedButton({ untilMs, size, className = '' }: DeclinedButtonProps) {
  const { t } = useTranslation();
  return (
    <Button size={size} disabled title={t('services.request.declinedHint')} className={className}>
      {t('services.state.declined')} <Countdown untilMs={untilMs} />
    </Button>
  );
}
