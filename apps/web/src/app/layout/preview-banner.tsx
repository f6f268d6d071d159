import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';

/** R2.07, D11: a visitor sees the page with live data, and what it would take to use it. */
export function PreviewBanner() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      className="flex items-center justify-center gap-3 border-b border-line-soft bg-note px-4 py-1.5 text-12 text-note-text"
    >
      <Glyph name="info" size={14} />
      <span>{t('preview.banner')}</span>
    </div>
  );
}
