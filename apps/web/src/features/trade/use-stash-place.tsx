import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { PHONE_QUERY, useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';

/**
 * Where a trade's stash is shown: next to the trade in a wide window, below the trade on a phone, and in all other
 * layouts on top of the trade, opened by a button.
 */
export function useStashPlace(hasSide: boolean) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE_QUERY);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isOpen, setOpen] = useState(false);
  const isOver = hasSide && !isWide && !isPhone;
  const button = isOver ? (
    <Button className="shrink-0" onClick={() => setOpen(true)}>
      <Glyph name="stash" size={14} />
      {t('trade.openStash')}
    </Button>
  ) : null;
  const show = (side: ReactNode): ReactNode => {
    if (!hasSide) return null;
    if (isOver)
      return (
        <SidePanel lies="over" isOpen={isOpen} onClose={() => setOpen(false)} title={t('trade.openStash')}>
          <div className="flex justify-end border-b border-line-soft px-3 py-2">
            <Button onClick={() => setOpen(false)}>{t('app.close')}</Button>
          </div>
          {side}
        </SidePanel>
      );
    return (
      <aside
        aria-label={t('trade.openStash')}
        className={isPhone ? 'border-t border-line-soft bg-s1' : 'flex min-h-0 flex-col border-l border-line-soft bg-s1'}
      >
        {side}
      </aside>
    );
  };
  return { button, show };
}
