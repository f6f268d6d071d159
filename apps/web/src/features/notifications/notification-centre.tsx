/** R2.16: what came in, newest first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ownListingsQuery } from '../../shared/listings/own-listings-query.ts';
import { playTest, useSoundState } from '../../shared/sound/play-sound.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { NotificationRow } from './notification-row.tsx';
import { countUnread } from './notification-list.ts';
import { notificationsQuery, useMarkRead, useRemoveNotifications } from './notifications-query.ts';

export function NotificationCentre({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const { data, isError, refetch } = useQuery(notificationsQuery);
  const isBlocked = useSoundState((state) => state.isBlocked);
  const { mutate: markRead } = useMarkRead();
  const { mutate: remove } = useRemoveNotifications();
  const shown = (data ?? []).filter(({ display, read }) => display && !(isUnreadOnly && read));
  // R2.02: only a listing that still stands has a trade to show.
  const listings = useQuery({ ...ownListingsQuery, enabled: (data ?? []).length > 0, meta: { failure: 'silent' } }).data;
  const active = listings && new Set(listings.filter(({ state }) => state === 'active').map(({ uuid }) => uuid));
  return (
    <>
      <div className="flex flex-col gap-2 border-b border-line-soft px-3 py-2.5">
        <div className="flex items-center gap-3">
          <h2 className="text-14 font-semibold">{t('notifications.title')}</h2>
          <span className="flex-1" />
          <Checkbox label={t('notifications.unreadOnly')} checked={isUnreadOnly} onChange={setUnreadOnly} />
        </div>
        <div className="flex gap-2">
          <Button size="sm" disabled={countUnread(data ?? []) === 0} onClick={() => markRead({ all: true })}>
            {t('notifications.markAllRead')}
          </Button>
          <Button size="sm" disabled={(data ?? []).length === 0} onClick={() => remove({ all: true })}>
            {t('notifications.clearAll')}
          </Button>
        </div>
        {isBlocked && (
          <div className="flex items-center gap-2 text-12 text-warn">
            <Glyph name="soundOff" size={14} />
            <span className="flex-1">{t('notifications.blockedSound')}</span>
            <Button size="sm" onClick={() => void playTest('trade')}>
              {t('notifications.enableSound')}
            </Button>
          </div>
        )}
      </div>
      <div className="min-h-[120px] flex-1 overflow-y-auto">
        {data === undefined && !isError && (
          <div className="flex flex-col gap-3 p-3">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        )}
        {data === undefined && isError && (
          <ErrorState title={t('notifications.failed')} actions={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>} />
        )}
        {data !== undefined && shown.length === 0 && (
          <EmptyState glyph="bell" title={isUnreadOnly ? t('notifications.emptyUnread') : t('notifications.empty')}>
            {isUnreadOnly ? undefined : t('notifications.emptyText')}
          </EmptyState>
        )}
        <ul>
          {shown.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              isLinked={active?.has(notification.body.uuid) ?? false}
              onOpen={() => {
                markRead({ ids: [notification.id] });
                onClose();
              }}
              onMarkRead={() => markRead({ ids: [notification.id] })}
              onRemove={() => remove({ ids: [notification.id] })}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
