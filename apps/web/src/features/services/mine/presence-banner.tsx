import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';

/** One's services are hidden because one is away (R4.07); a press lists them again. */
export function PresenceBanner({
  count,
  isBusy,
  onRelist,
}: {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onRelist: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      className="mx-4 mb-2 flex flex-wrap items-center gap-2.5 rounded-md border border-warn/30 bg-note px-3 py-1.5 text-note-text"
    >
      <Glyph name="clock" size={16} />
      <span className="font-semibold">{t('services.mine.away')}</span>
      <span className="min-w-0 flex-1 text-12">{t('services.mine.awayText', { count })}</span>
      <Button size="sm" isBusy={isBusy} onClick={onRelist} className="border-warn/40! text-note-text!">
        {t('services.mine.hereNow')}
      </Button>
    </div>
  );
}
