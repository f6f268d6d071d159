/** Shows a new notification and plays its sound once per page, however often the notification arrives. */
import type { Notification } from '@poexchange/contract/rest';
import { withLatePart } from '../../shared/late-parts.ts';
import { isShown } from './notification-list.ts';

/** Enough for a day of heavy trading; the oldest ids are dropped first. */
const MAX_KNOWN = 2000;
const known = new Set<string>();
let hasFetched = false;
/** When the page was opened or the last account signed out, on the page's monotonic clock, in ms. */
let openedAt = 0;

/**
 * Announces fetched notifications that were sent while the page was opening or the connection was broken; skips those
 * sent before the page was opened. `nowMs` is on the server's clock.
 */
export function announceFetched(notifications: readonly Notification[], nowMs: number): void {
  const openedAtMs = nowMs - (performance.now() - openedAt);
  for (const notification of notifications) {
    if (hasFetched || notification.timestamp >= openedAtMs) announce(notification);
    else remember(newsOf(notification));
  }
  hasFetched = true;
}

/** Announces a notification only if it is new, unread and displayable. */
export function announce(notification: Notification): void {
  const news = newsOf(notification);
  if (known.has(news)) return;
  remember(news);
  if (!notification.read && isShown(notification)) withLatePart('announcer', (hearAndShow) => hearAndShow(notification));
}

/** Key of an announcement, chosen so that a request is announced again when the server resends it. */
function newsOf({ id, type, body }: Notification): string {
  return type === 'offering-buy' ? `${id} ${body.toldAgainMs ?? ''}` : id;
}

/** Resets the state before the next account signs in on the same page. */
export function forgetAnnounced(): void {
  hasFetched = false;
  openedAt = performance.now();
  known.clear();
}

function remember(id: string): void {
  known.add(id);
  if (known.size <= MAX_KNOWN) return;
  for (const oldest of known) {
    known.delete(oldest);
    return;
  }
}
