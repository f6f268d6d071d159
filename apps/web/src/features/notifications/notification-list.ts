/** The list of notifications and its updates: newest first, every id once. Pure. */
import type { Notification, NotificationOf, NotificationType, TradeNotification } from '@poexchange/contract/rest';
import { isKnownPlace } from '@poexchange/domain/category';

export type NotificationList = readonly Notification[];

/** R9.30. */
export const FETCH_WINDOW_MS = 3_600_000;

type IsKnown<Type extends NotificationType> = (notification: NotificationOf<Type>) => boolean;

/** A check per type. A contract type without an entry is a compile error. */
const knownTypes: { readonly [Type in NotificationType]: IsKnown<Type> } = {
  'offering-buy': ({ body: { meta } }) => isKnownPlace(meta.game, meta.category, meta.subCategory),
  'service-buy': () => true,
  message: () => true,
  serviceRelist: () => true,
};

/**
 * Returns whether this page knows the notification's type and, for a trade, the listing's category and sub-category. A
 * newer server may send types and categories that this page cannot name or value.
 */
export function isKnownType<Type extends NotificationType>(notification: NotificationOf<Type>): boolean {
  const { type }: Pick<Notification, 'type'> = notification;
  if (!Object.hasOwn(knownTypes, type)) return false;
  // The compiler cannot see that a type's entry accepts notifications of that type.
  return (knownTypes[type] as unknown as IsKnown<Type>)(notification);
}

/** Adds a notification, or replaces the notification with the same id. */
export function putNotification(list: NotificationList, notification: Notification): NotificationList {
  return sortNewest([notification, ...list.filter(({ id }) => id !== notification.id)]);
}

/** The clock offset of R9.15: a notification sent this close to the fetch may have been written during it. */
const OVERLAP_MS = 10_000;

/**
 * Merges the notifications fetched for the period from `sinceMs` to `fetchStartMs`. Notifications from that period that
 * are missing in the reply were deleted. Keeps older notifications, and those received by socket around the time of the
 * fetch, which the reply may not include.
 */
export function mergeFetched(
  list: NotificationList,
  fetched: NotificationList,
  { sinceMs, fetchStartMs }: { readonly sinceMs: number; readonly fetchStartMs: number },
): NotificationList {
  const ids = new Set(fetched.map(({ id }) => id));
  const isOutside = (timestamp: number): boolean => timestamp < sinceMs || timestamp > fetchStartMs - OVERLAP_MS;
  return sortNewest([...fetched, ...list.filter(({ id, timestamp }) => isOutside(timestamp) && !ids.has(id))]);
}

export function markRead(list: NotificationList, ids: readonly string[]): NotificationList {
  const marked = new Set(ids);
  if (!list.some(({ id, read }) => marked.has(id) && !read)) return list;
  return list.map((notification) => (marked.has(notification.id) && !notification.read ? { ...notification, read: true } : notification));
}

export function removeNotifications(list: NotificationList, ids: readonly string[]): NotificationList {
  const removed = new Set(ids);
  return list.some(({ id }) => removed.has(id)) ? list.filter(({ id }) => !removed.has(id)) : list;
}

/**
 * Returns whether a notification is shown and announced: the server marks it for display, and this page knows its type.
 */
export function isShown(notification: Notification): boolean {
  return notification.display && isKnownType(notification);
}

export function countUnread(list: NotificationList): number {
  return list.reduce((count, notification) => (isShown(notification) && !notification.read ? count + 1 : count), 0);
}

export type AgeGroup = 'now' | 'hour' | 'earlier';
const groupEnds: readonly (readonly [AgeGroup, number])[] = [
  ['now', 10 * 60_000],
  ['hour', 3_600_000],
  ['earlier', Infinity],
];

/** Splits the list by age, newest first; omits empty groups. */
export function groupByAge(
  list: NotificationList,
  nowMs: number,
): readonly { readonly group: AgeGroup; readonly entries: NotificationList }[] {
  const groupOf = ({ timestamp }: Notification): AgeGroup => groupEnds.find(([, endMs]) => nowMs - timestamp < endMs)?.[0] ?? 'earlier';
  return groupEnds
    .map(([group]) => ({ group, entries: list.filter((notification) => groupOf(notification) === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/**
 * Pieces and amounts of a trade: what was handed over and paid once the trade is finished, and what was requested
 * before that. Prices are in chaos.
 */
export function readAmounts({ body }: TradeNotification): { readonly pieces: number; readonly chaos: number; readonly isPart: boolean } {
  const count = (items: readonly (readonly [hash: string, quantity: number])[]): number => items.reduce((sum, [, each]) => sum + each, 0);
  const requested = count(body.items);
  if (!body.processed || body.handed === undefined) return { pieces: requested, chaos: body.totalChaos, isPart: false };
  const pieces = count(body.handed.items);
  return { pieces, chaos: body.handed.totalChaos, isPart: pieces < requested };
}

function sortNewest(list: readonly Notification[]): Notification[] {
  const byId = new Map<string, Notification>();
  for (const notification of list) if (!byId.has(notification.id)) byId.set(notification.id, notification);
  return [...byId.values()].sort((a, b) => b.timestamp - a.timestamp);
}
