import type { Notification } from '@poexchange/contract/rest';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { TOAST_CLASSES } from '../../shared/toast/toast-card.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';

type ToastFrameProps = {
  readonly notification: Pick<Notification, 'timestamp'>;
  readonly title: string;
  readonly children: ReactNode;
  readonly moreCount: number;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
};

/** A card in the corner: the sender or subject, the text, and the number of further ones of its type. */
export function ToastFrame({ notification, title, children, moreCount, actions, onClose }: ToastFrameProps) {
  const { t } = useTranslation('notification');
  return (
    <div role="alert" className={TOAST_CLASSES}>
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</p>
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
        <button
          type="button"
          aria-label={t('toast.close')}
          onClick={onClose}
          className="-mr-1.5 grid size-[26px] max-md:-my-2 max-md:size-[40px] shrink-0 place-items-center rounded-md text-faint hover:bg-s4 hover:text-text"
        >
          <Glyph name="close" size={12} />
        </button>
      </div>
      <p className="mt-1 wrap-anywhere text-muted">{children}</p>
      {(actions !== undefined || moreCount > 0) && (
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          {actions}
          {moreCount > 0 && (
            <span role="status" className="ml-auto text-12 font-semibold text-accent">
              {t('trade.moreWaiting', { count: moreCount })}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
