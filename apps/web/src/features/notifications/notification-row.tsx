import type { Notification } from '@poexchange/contract/rest';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SellerName } from '../../shared/ui/seller-name.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { TradeText } from './trade-text.tsx';

export type NotificationRowProps = {
  readonly notification: Notification;
  /** Whether its trade can be shown. */
  readonly isLinked: boolean;
  readonly onOpen: () => void;
  readonly onMarkRead: () => void;
  readonly onRemove: () => void;
};

export function NotificationRow({ notification, isLinked, onOpen, onMarkRead, onRemove }: NotificationRowProps) {
  const { t } = useTranslation();
  const { ign, valid, processed, meta } = notification.body;
  const text = (
    <>
      <span className="flex items-center gap-2">
        <SellerName ign={ign} className={notification.read ? 'text-muted' : undefined} />
        {processed && <Badge tone="up">{t('notifications.processed')}</Badge>}
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <span className={joinClasses('mt-0.5 block text-12', valid ? 'text-muted' : 'text-warn')}>
        {valid ? <TradeText notification={notification} /> : t('notification:warning.trade_request_not_valid_seller', { ign })}
      </span>
    </>
  );
  return (
    <li
      className={joinClasses(
        'flex items-start gap-1 border-b border-line-soft py-2 pr-1.5 pl-3',
        !notification.read && 'bg-s3/60 shadow-[inset_2px_0_0_var(--color-accent)]',
      )}
    >
      {isLinked && valid ? (
        <Link
          to="/$game/poexchange/bulk-trade/trade/$notificationId"
          params={{ game: segmentOfGame(meta.game), notificationId: notification.id }}
          onClick={onOpen}
          className="-my-1 min-w-0 flex-1 rounded-md py-1 hover:[&_.font-semibold]:text-accent"
        >
          {text}
        </Link>
      ) : (
        <div className="min-w-0 flex-1">{text}</div>
      )}
      <span className="flex shrink-0">
        {!notification.read && <IconButton size="sm" glyph="check" label={t('notifications.markRead')} onClick={onMarkRead} />}
        <IconButton size="sm" glyph="close" label={t('notifications.remove')} onClick={onRemove} />
      </span>
    </li>
  );
}
