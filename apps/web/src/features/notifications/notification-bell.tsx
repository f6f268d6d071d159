import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { NotificationCentre } from './notification-centre.tsx';
import { countUnread } from './notification-list.ts';
import { notificationsQuery } from './notifications-query.ts';

/** The bell in the top bar, with the number of unread notifications. */
export function NotificationBell() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(notificationsQuery);
  const unread = countUnread(data ?? []);
  return (
    <Popover
      label={t('notifications.title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="flex max-h-[min(560px,80dvh)] w-[min(380px,calc(100vw-16px))] flex-col"
      trigger={
        <button
          type="button"
          aria-label={t('notifications.open', { count: unread })}
          className="flex h-[30px] min-w-[30px] items-center justify-center gap-1.5 rounded-md px-2 text-muted transition-colors hover:bg-s3 hover:text-text data-[state=open]:bg-s3 data-[state=open]:text-text max-md:h-[40px]"
        >
          <Glyph name="bell" className={unread > 0 ? 'text-accent' : undefined} />
          {unread > 0 && <span className="font-semibold text-text">{unread > 99 ? '99+' : unread}</span>}
        </button>
      }
    >
      <NotificationCentre onClose={() => setOpen(false)} />
    </Popover>
  );
}
