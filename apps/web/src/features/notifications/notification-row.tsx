import type { TradeNotification as Notification } from '@poexchange/contract/rest';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { useProcessRow } from './notifications-query.ts';
import { TradeText } from './trade-text.tsx';
import type { OwnListingState } from './use-listing-state.ts';

export type NotificationRowProps = {
  readonly notification: Notification;
  /** What became of the listing: only an active one has a trade to show (R2.02); of the others the row says why not. */
  readonly listing: OwnListingState;
  readonly onOpen: () => void;
  readonly onMarkRead: () => void;
  readonly onRemove: () => void;
};

export function NotificationRow({ notification, listing, onOpen, onMarkRead, onRemove }: NotificationRowProps) {
  const { t } = useTranslation();
  const { ign, valid, processed, meta, steps } = notification.body;
  const isDeclined = !processed && steps?.declinedMs !== undefined;
  const text = (
    <>
      <span className="flex items-center gap-2">
        <SellerName ign={ign} className={notification.read ? 'text-muted' : undefined} />
        {processed && <Badge tone="up">{t('notifications.processed')}</Badge>}
        {isDeclined && <Badge>{t('trade.tag.declined')}</Badge>}
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <span className={joinClasses('mt-0.5 block text-12', valid ? 'text-muted' : 'text-warn')}>
        {valid ? (
          <TradeText notification={notification} reader="owner" />
        ) : (
          t('notification:warning.trade_request_not_valid_seller', { ign })
        )}
      </span>
      {valid && (listing === 'gone' || listing === 'inactive') && (
        <span className="mt-0.5 block text-12 text-faint">{t(`notification:trade.listing.${listing}`)}</span>
      )}
    </>
  );
  return (
    <li
      className={joinClasses(
        'flex flex-col gap-1.5 border-b border-line-soft py-2 pr-1.5 pl-3',
        !notification.read && 'bg-s3/60 shadow-[inset_2px_0_0_var(--color-accent)]',
      )}
    >
      <div className="flex items-start gap-1">
        {listing === 'active' && valid ? (
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
      </div>
      <div className="flex flex-wrap gap-1.5">
        <CopyButton size="sm" text={`@${ign} `}>
          {t('notifications.copyName')}
        </CopyButton>
        <CopyButton size="sm" text={`/invite ${ign}`}>
          {t('trade.reply.invite')}
        </CopyButton>
        {valid && !isDeclined && listing === 'active' && <DoneButton notification={notification} />}
      </div>
    </li>
  );
}

function DoneButton({ notification }: { readonly notification: Notification }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useProcessRow(notification.id);
  const { processed } = notification.body;
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate({ undo: processed })}>
      {t(processed ? 'trade.undo' : 'notifications.processed')}
    </Button>
  );
}
