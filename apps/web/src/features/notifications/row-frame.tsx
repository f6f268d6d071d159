import type { Notification } from '@poexchange/contract/rest';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import type { NotificationLink, RowHandlers } from './kind.ts';

type RowFrameProps = RowHandlers & {
  readonly notification: Pick<Notification, 'read'>;
  /** Target of the text's link; null if there is none. */
  readonly link: NotificationLink | null;
  readonly children: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
};

/** A row of the notification centre: its text, its link, and buttons to mark it as read and to remove it. */
export function RowFrame({ notification, link, onOpen, onMarkRead, onRemove, children, actions }: RowFrameProps) {
  const { t } = useTranslation();
  return (
    <li
      className={joinClasses(
        'flex flex-col gap-1.5 border-b border-line-soft py-2 pr-1.5 pl-3',
        !notification.read && 'bg-s3/60 shadow-[inset_2px_0_0_var(--color-accent)]',
      )}
    >
      <div className="flex items-start gap-1">
        {link === null ? (
          <div className="min-w-0 flex-1">{children}</div>
        ) : (
          <Link {...link} onClick={onOpen} className="-my-1 min-w-0 flex-1 rounded-md py-1 hover:[&_.font-semibold]:text-accent">
            {children}
          </Link>
        )}
        <span className="flex shrink-0">
          {!notification.read && <IconButton size="sm" glyph="check" label={t('notifications.markRead')} onClick={onMarkRead} />}
          <IconButton size="sm" glyph="close" label={t('notifications.remove')} onClick={onRemove} />
        </span>
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-1.5">{actions}</div>}
    </li>
  );
}
