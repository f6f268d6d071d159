/** Fetches notifications while somebody is signed in, and lets new ones be seen and heard. Draws nothing itself. */
import type { Notification } from '@poexchange/contract/rest';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHasToken } from '../../shared/session/token.ts';
import { playOnce } from '../../shared/sound/play-sound.ts';
import { dismissToast, showCard } from '../../shared/toast/toast.ts';
import { setUnreadCount } from '../../shared/ui/page-title.ts';
import { forgetAnnounced, setAnnouncer } from './announce.ts';
import { countUnread } from './notification-list.ts';
import { notificationsQuery } from './notifications-query.ts';
import { TradeToast } from './trade-toast.tsx';

/** Long enough to come back from the game to the browser. */
const shownMs = 120_000;
const toastId = (id: string): string => `notification:${id}`;

export function NotificationWatch() {
  const hasToken = useHasToken();
  const { data } = useQuery({ ...notificationsQuery, enabled: hasToken });
  useEffect(() => {
    setAnnouncer(announceTrade);
    return () => setAnnouncer(null);
  }, []);
  useEffect(() => {
    if (!hasToken) forgetAnnounced();
  }, [hasToken]);
  const unread = hasToken ? countUnread(data ?? []) : 0;
  useEffect(() => setUnreadCount(unread), [unread]);
  // Read or removed here or in another tab: its toast has done its work.
  const closed = (data ?? [])
    .filter(({ read }) => read)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (closed !== '') for (const id of closed.split(' ')) dismissToast(toastId(id));
  }, [closed]);
  return null;
}

function announceTrade(notification: Notification): void {
  if (notification.type !== 'offering-buy') return;
  const id = toastId(notification.id);
  showCard(id, () => <TradeToast notification={notification} onClose={() => dismissToast(id)} />, shownMs);
  void playOnce('trade', notification.id);
}
