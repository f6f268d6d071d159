/** The list of notifications, newest first. */
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { playTest, useSoundState } from '../../shared/sound/play-sound.ts';
import { usePinnedCards } from '../../shared/toast/pinned-cards.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { countUnread, groupByAge, isShown } from './notification-list.ts';
import { notificationsQuery, useClearAll, useMarkRead, useRemoveNotifications } from './notifications-query.ts';
import { SentRequests } from './sent-requests.tsx';
import type { Notification } from '@poexchange/contract/rest';
import type { RowHandlers } from './kind.ts';
import { kindOf } from './kinds.tsx';

export function NotificationCentre({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const { data, isError, refetch } = useQuery(notificationsQuery);
  const isBlocked = useSoundState((state) => state.isBlocked);
  const { mutate: markRead } = useMarkRead();
  const { mutate: remove } = useRemoveNotifications();
  const clearAll = useClearAll();
  const [view, setView] = useState<'received' | 'sent'>('received');
  const shown = (data ?? []).filter((notification) => isShown(notification) && !(isUnreadOnly && notification.read));
  const groups = groupByAge(shown, readServerNowMs());
  return (
    <>
      <div className="flex flex-col gap-2 border-b border-line-soft px-3 py-2.5">
        <div className="flex items-center gap-3">
          <h2 className="text-14 font-semibold">{t('notifications.title')}</h2>
          <span className="flex-1" />
          <Segmented
            label={t('notifications.title')}
            value={view}
            options={[
              { value: 'received', label: t('notifications.received') },
              { value: 'sent', label: t('notifications.sent') },
            ]}
            onChange={setView}
          />
        </div>
        <div className={view === 'sent' ? 'hidden' : 'flex flex-wrap items-center gap-2'}>
          <Button size="sm" disabled={countUnread(data ?? []) === 0} onClick={() => markRead({ all: true })}>
            {t('notifications.markAllRead')}
          </Button>
          <Button size="sm" disabled={(data ?? []).length === 0} onClick={clearAll}>
            {t('notifications.clearAll')}
          </Button>
          <span className="flex-1" />
          <Checkbox label={t('notifications.unreadOnly')} checked={isUnreadOnly} onChange={setUnreadOnly} />
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
      <PinnedCards />
      {view === 'sent' && (
        <div className="min-h-[120px] flex-1 overflow-y-auto">
          <SentRequests onOpen={onClose} />
        </div>
      )}
      <div className="min-h-[120px] flex-1 overflow-y-auto" hidden={view === 'sent'}>
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
        {groups.map(({ group, entries }) => (
          <section key={group} aria-label={t(`notifications.group.${group}`)}>
            <h3 className="sticky top-0 z-10 bg-s1 px-3 py-1 text-12 text-muted">{t(`notifications.group.${group}`)}</h3>
            <ul>
              {entries.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onOpen={() => {
                    markRead({ ids: [notification.id] });
                    onClose();
                  }}
                  onMarkRead={() => markRead({ ids: [notification.id] })}
                  onRemove={() => remove({ ids: [notification.id] })}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The running snapshot, and the time until the next scheduled snapshot. */
function PinnedCards() {
  const cards = Object.entries(usePinnedCards((state) => state.cards));
  if (cards.length === 0) return null;
  return (
    <div className="flex shrink-0 flex-col gap-2 border-b border-line-soft px-3 py-2.5">
      {cards.map(([id, render]) => (
        <Fragment key={id}>{render()}</Fragment>
      ))}
    </div>
  );
}

/** A row of the notification centre, rendered by its type. */
function NotificationRow(props: RowHandlers & { readonly notification: Notification }) {
  const { row: Row, useLink } = kindOf(props.notification);
  return <Row {...props} link={useLink(props.notification)} />;
}
