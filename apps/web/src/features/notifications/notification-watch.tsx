/** Fetches notifications while somebody is signed in, and announces new ones. Renders nothing itself. */
import type { Notification, NotificationType } from '@poexchange/contract/rest';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHasToken } from '../../shared/session/token.ts';
import { playOnce } from '../../shared/sound/play-sound.ts';
import { provideLatePart } from '../../shared/late-parts.ts';
import { dismissToast, showCard } from '../../shared/toast/toast.ts';
import { setUnreadCount } from '../../shared/ui/page-title.ts';
import { forgetAnnounced } from './announce.ts';
import { kindOf } from './kinds.tsx';
import { countUnread } from './notification-list.ts';
import { NotificationToast } from './notification-toast.tsx';
import { notificationsQuery } from './notifications-query.ts';
import { stackToast, unstackToasts, useToastStack } from './toast-stack.ts';

/** Long enough to come back from the game to the browser. */
const SHOWN_MS = 120_000;
/** Each type has a card of its own, so that none hides another. */
const toastIdOf = (type: NotificationType): string => `notifications:${type}`;

export function NotificationWatch() {
  const hasToken = useHasToken();
  const { data } = useQuery({ ...notificationsQuery, enabled: hasToken });
  useEffect(() => provideLatePart('announcer', announceNew), []);
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
  const types = useToastStack(({ stack }) => listTypes(stack).join(' '));
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const left = types.split(' ');
    for (const type of shown.current) if (!left.includes(type)) dismissToast(toastIdOf(type as NotificationType));
    shown.current = left;
  }, [types]);
  return null;
}

function listTypes(stack: readonly Notification[]): NotificationType[] {
  return [...new Set(stack.map(({ type }) => type))].toSorted();
}

/** The newest of a type, and how many wait behind it. */
function StackedToast({ type }: { readonly type: NotificationType }) {
  const stack = useToastStack((state) => state.stack);
  const [top, ...more] = stack.filter((notification) => notification.type === type);
  return top === undefined ? null : (
    <NotificationToast key={top.id} notification={top} moreCount={more.length} onClose={() => unstackToasts([top.id])} />
  );
}

function announceNew(notification: Notification): void {
  const { toast, sound } = kindOf(notification);
  if (toast !== null) {
    stackToast(notification);
    showCard(toastIdOf(notification.type), () => <StackedToast type={notification.type} />, SHOWN_MS);
  }
  void playOnce(sound.kind, notification.id, sound.readWorthChaos?.(notification));
}
