/** Fetches notifications while somebody is signed in, and lets new ones be seen and heard. Draws nothing itself. */
import type { TradeNotification as Notification } from '@poexchange/contract/rest';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHasToken } from '../../shared/session/token.ts';
import { playOnce } from '../../shared/sound/play-sound.ts';
import { dismissToast, showCard } from '../../shared/toast/toast.ts';
import { setUnreadCount } from '../../shared/ui/page-title.ts';
import { forgetAnnounced, setAnnouncer } from './announce.ts';
import { countUnread } from './notification-list.ts';
import { notificationsQuery } from './notifications-query.ts';
import { stackToast, unstackToasts, useToastStack } from './toast-stack.ts';
import { TradeToast } from './trade-toast.tsx';

/** Long enough to come back from the game to the browser. */
const SHOWN_MS = 120_000;
const TOAST_ID = 'trade-requests';

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
  useEffect(() => unstackToasts(closed.split(' ')), [closed]);
  const isEmpty = useToastStack(({ stack }) => stack.length === 0);
  useEffect(() => {
    if (isEmpty) dismissToast(TOAST_ID);
  }, [isEmpty]);
  return null;
}

/** The newest request, and how many wait behind it. */
function StackedToast() {
  const [top, ...more] = useToastStack(({ stack }) => stack);
  return top === undefined ? null : (
    <TradeToast key={top.id} notification={top} moreCount={more.length} onClose={() => unstackToasts([top.id])} />
  );
}

function announceTrade(notification: Notification): void {
  if (notification.type !== 'offering-buy') return;
  stackToast(notification);
  showCard(TOAST_ID, () => <StackedToast />, SHOWN_MS);
  void playOnce('trade', notification.id, notification.body.totalChaos);
}
