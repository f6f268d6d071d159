import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';

/** R2.07, D11: shows a visitor that a page needs an account, how to get started, and that its data is live. */
export function PreviewBanner() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      className="flex items-center justify-center gap-2 border-b border-line-soft bg-s1 px-4 py-1 text-center text-12 text-muted"
    >
      <Glyph name="info" size={12} className="shrink-0 text-accent max-sm:hidden" />
      <span>{t('preview.banner')}</span>
    </div>
  );
}
