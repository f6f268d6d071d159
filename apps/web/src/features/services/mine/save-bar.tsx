import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { dockedBar } from '../../../shared/ui/docked-bar.ts';
import { Kbd } from '../../../shared/ui/kbd.tsx';

export type SaveBarProps = {
  /** Services that are not saved. */
  readonly count: number;
  /** Rules or regions for all services are not saved. */
  readonly isSharedChanged: boolean;
  readonly isSaving: boolean;
  readonly isHidden: boolean;
  /** Reason why it cannot be saved yet; null for none. */
  readonly problem: ReactNode;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** Describes what is not saved yet, and the one button that saves all of it. */
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
