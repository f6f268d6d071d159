import type { Notification } from '@poexchange/contract/rest';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ToastClose, ToastLine } from '../../shared/toast/toast-line.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';

type ToastFrameProps = {
  readonly notification: Pick<Notification, 'timestamp'>;
  readonly title: string;
  readonly children: ReactNode;
  readonly moreCount: number;
  readonly actions?: ReactNode;
  /** The amount, if the card is a single line. */
  readonly fact?: ReactNode;
  readonly action?: ReactNode;
  readonly onClose: () => void;
};

/** A card in the corner: the sender or subject, the text, and the number of further notifications of the same type. */
export function ToastFrame({ notification, title, children, moreCount, actions, fact, action, onClose }: ToastFrameProps) {
  return (
    <ToastLine
      role="alert"
      lead={<Glyph name="bell" size={14} className="text-accent" />}
      line={<b className="font-semibold">{title}</b>}
      facts={
        <>
          {fact}
          {moreCount > 0 && <MoreWaiting count={moreCount} />}
        </>
      }
      action={action}
      onClose={onClose}
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</p>
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
        <ToastClose onClose={onClose} />
      </div>
      <p className="mt-1 wrap-anywhere text-muted">{children}</p>
      {(actions !== undefined || moreCount > 0) && (
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          {actions}
          {moreCount > 0 && <MoreWaiting count={moreCount} className="ml-auto" />}
        </div>
      )}
    </ToastLine>
  );
}

/** Number of further notifications of the same type behind a card. */
export function MoreWaiting({ count, className }: { readonly count: number; readonly className?: string }) {
  const { t } = useTranslation('notification');
  return (
    <span role="status" className={joinClasses('shrink-0 text-12 font-semibold text-accent', className)}>
      {t('trade.moreWaiting', { count })}
    </span>
  );
}
