/** Fetches notifications while the user is signed in, and announces new notifications. Renders nothing. */
import type { Notification } from '@poexchange/contract/rest';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { provideLatePart } from '../../shared/late-parts.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { playOnce } from '../../shared/sound/play-sound.ts';
import { useSoundSettings } from '../../shared/sound/sound-settings.ts';
import { dismissToast, showCard } from '../../shared/toast/toast.ts';
import { setUnreadCount } from '../../shared/ui/page-title.ts';
import { forgetAnnounced } from './announce.ts';
import { kindOf } from './kinds.tsx';
import { countUnread } from './notification-list.ts';
import { notificationsQuery, useMarkRead } from './notifications-query.ts';

// Requests are stacked in a single corner card, newest on top.

/** More requests than anyone reads in a stack; older requests are only in the notification centre. */
const MAX_STACKED = 99;

type ToastStack = { readonly stack: readonly Notification[] };

export const useToastStack = create<ToastStack>()(() => ({ stack: [] }));

export function stackToast(notification: Notification): void {
  useToastStack.setState(({ stack }) => ({
    stack: [notification, ...stack.filter(({ id }) => id !== notification.id)].slice(0, MAX_STACKED),
  }));
}

/** Removes requests from the stack after they were read, answered or closed. */
export function unstackToasts(ids: readonly string[]): void {
  const gone = new Set<string>(ids);
  const { stack } = useToastStack.getState();
  const left = stack.filter(({ id }) => !gone.has(id));
  if (left.length !== stack.length) useToastStack.setState({ stack: left });
}

/** Display time of a request or an invitation: long enough to switch from the game to the browser. */
const ANSWER_MS = 120_000;
/** Display time of information, which stays in the notification centre and must not cover the page. */
const INFO_MS = 8000;
/** Id of a card's stack: each type has its own stack, and so do invitations, so that none hides another. */
const cardOf = ({ type, body }: Notification): string =>
  type === 'message' && body.startsWith('service.invited&') ? 'message:invited' : type;
const answered: ReadonlySet<string> = new Set(['offering-buy', 'service-buy', 'message:invited']);
const toastIdOf = (card: string): string => `notifications:${card}`;

export function NotificationWatch() {
  const hasToken = useHasToken();
  const { data } = useQuery({ ...notificationsQuery, enabled: hasToken });
  useEffect(() => provideLatePart('announcer', announceNew), []);
  useEffect(() => {
    if (!hasToken) forgetAnnounced();
  }, [hasToken]);
  const unread = hasToken ? countUnread(data ?? []) : 0;
  useEffect(() => setUnreadCount(unread), [unread]);
  // Close the toasts of notifications that were read, removed or withdrawn in this tab or another.
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const list = data ?? [];
    const ids = new Set<string>(list.map(({ id }) => id));
    const gone = before.current.filter((id) => !ids.has(id));
    unstackToasts([...gone, ...list.flatMap(({ id, read }) => (read ? [id] : []))]);
    before.current = [...ids];
  }, [data]);
  const cards = useToastStack(({ stack }) => listCards(stack).join(' '));
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const left = cards.split(' ');
    for (const card of shown.current) if (!left.includes(card)) dismissToast(toastIdOf(card));
    shown.current = left;
  }, [cards]);
  return null;
}

function listCards(stack: readonly Notification[]): string[] {
  return [...new Set(stack.map(cardOf))].toSorted();
}

/** The newest notification of a stack, and how many are behind it. */
function StackedToast({ card }: { readonly card: string }) {
  const stack = useToastStack((state) => state.stack);
  const [top, ...more] = stack.filter((notification) => cardOf(notification) === card);
  return top === undefined ? null : (
    <NotificationToast key={top.id} notification={top} moreCount={more.length} onClose={() => unstackToasts([top.id])} />
  );
}

function announceNew(notification: Notification): void {
  const { toast, sound } = kindOf(notification);
  if (toast !== null) {
    stackToast(notification);
    const card = cardOf(notification);
    showCard(toastIdOf(card), () => <StackedToast card={card} />, answered.has(card) ? ANSWER_MS : INFO_MS);
  }
  const event = sound.readEvent?.(notification);
  if (event !== undefined && !useSoundSettings.getState().serviceEvents[event]) return;
  void playOnce(sound.kind, notification.id, sound.readWorthChaos?.(notification));
}

type NotificationToastProps = {
  readonly notification: Notification;
  /** Number of notifications of the same type that are stacked behind this one. */
  readonly moreCount: number;
  readonly onClose: () => void;
};

/** A card in the corner, rendered by the notification's type; closing the card marks the notification as read. */
export function NotificationToast({ notification, moreCount, onClose }: NotificationToastProps) {
  const { toast: Toast, useLink } = kindOf(notification);
  const { mutate: markRead } = useMarkRead();
  const link = useLink(notification);
  const close = (): void => {
    markRead({ ids: [notification.id] });
    onClose();
  };
  return Toast === null ? null : <Toast notification={notification} link={link} moreCount={moreCount} onClose={close} />;
}
