import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { dockedBar } from '../../../shared/ui/docked-bar.ts';
import { Kbd } from '../../../shared/ui/kbd.tsx';

export type SaveBarProps = {
  /** Number of unsaved services. */
  readonly count: number;
  /** True if the rules or regions for all services are unsaved. */
  readonly isSharedChanged: boolean;
  readonly isSaving: boolean;
  readonly isHidden: boolean;
  /** Reason why saving is blocked; null if saving is possible. */
  readonly problem: ReactNode;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** The unsaved changes, and the button that saves all of them. */
export function SaveBar({ count, isSharedChanged, isSaving, isHidden, problem, onSave, onDiscard }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <footer ref={dockedBar} className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-s2 px-4 py-2.5">
      <p role="status" className="min-w-0 flex-1">
        {[count > 0 && t('services.mine.unsaved', { count }), isSharedChanged && t('services.mine.unsavedShared')]
          .filter(Boolean)
          .join(' · ')}
        {problem !== null && <span className="block text-12 text-down">{problem}</span>}
      </p>
      <Button kind="quiet" disabled={isSaving} onClick={onDiscard}>
        {t('services.mine.discard')}
      </Button>
      <Button kind="primary" size="lg" isBusy={isSaving} onClick={onSave}>
        {t(isHidden ? 'services.mine.saveHidden' : 'services.mine.save')}
        <Kbd className="border-accent-ink/40! text-accent-ink!">{t('trade.ctrlEnter')}</Kbd>
      </Button>
    </footer>
  );
}
