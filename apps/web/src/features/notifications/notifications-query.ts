/** Notifications in the query cache: fetched once at load, then updated by socket events. */
import type { ServerEventData } from '@poexchange/contract/events';
import { encodeParam, type Notification } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import type { NotificationId } from '@poexchange/domain/ids';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { useAttempt } from '../../shared/api/use-attempt.ts';
import { refetchMarketFeeds } from '../../shared/listings/market-feeds.ts';
import { rememberOwnTradeChange } from '../../shared/trades/own-trade-changes.ts';
import { showToast } from '../../shared/toast/toast.ts';
import { sayFinished } from '../../shared/trades/say-finished.ts';
import { ownKeys, refetchTrade } from '../../shared/api/own-keys.ts';
import { readTokenOwner } from '../../shared/session/token.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { announce, announceFetched } from './announce.ts';
import { announceMove } from './announce-move.ts';
import {
  FETCH_WINDOW_MS,
  isKnownType,
  markRead,
  mergeFetched,
  putNotification,
  removeNotifications,
  type NotificationList,
} from './notification-list.ts';

const none: NotificationList = [];
const games = ['poe1', 'poe2'] as const;

export const notificationsQuery = queryOptions({
  queryKey: ownKeys.notifications,
  queryFn: async ({ client, signal }): Promise<NotificationList> => {
    const fetchStartMs = readServerNowMs();
    const sinceMs = Math.max(0, fetchStartMs - FETCH_WINDOW_MS);
    const replies = await Promise.all(
      games.map((game) => callApi(laterApi.getNotifications, { params: { param: encodeParam({ game, sinceMs }) } }, { signal })),
    );
    const fetched = replies.flatMap((reply) => reply.notifications.filter(isKnownType));
    announceFetched(fetched, readServerNowMs());
    return mergeFetched(client.getQueryData<NotificationList>(ownKeys.notifications) ?? none, fetched, { sinceMs, fetchStartMs });
  },
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  meta: { failure: 'silent' },
});

export function refetchNotifications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ownKeys.notifications });
}

type NotificationEvent =
  | { readonly name: 'notification' | 'notification:updated'; readonly data: Notification }
  | { readonly name: 'trade:moved'; readonly data: ServerEventData<'trade:moved'> }
  | { readonly name: 'notification:marked-read' | 'notification:deleted'; readonly data: { ids: string[] } };

/** Applies socket events about notifications. */
export function applyServerEvent(event: { name: string; data: unknown }, client: QueryClient): void {
  const change = (next: (list: NotificationList) => NotificationList): void =>
    void client.setQueryData<NotificationList>(ownKeys.notifications, (list) => next(list ?? none));
  const known = event as NotificationEvent;
  switch (known.name) {
    case 'notification':
      if (!isKnownType(known.data)) return undefined;
      change((list) => putNotification(list, known.data));
      void client.invalidateQueries({ queryKey: ownKeys.tradeQueue });
      return announce(known.data);
    case 'notification:updated':
      if (!isKnownType(known.data)) return undefined;
      change((list) => putNotification(list, known.data));
      return refetchTrade(client, known.data.id);
    case 'trade:moved':
      rememberOwnTradeChange(known.data);
      announceMove(known.data);
      if (changesMarket(known.data)) refetchMarketFeeds(client, known.data.game);
      return refetchTrade(client, known.data.id);
    case 'notification:marked-read':
      return change((list) => markRead(list, known.data.ids));
    case 'notification:deleted':
      return change((list) => removeNotifications(list, known.data.ids));
    default:
      return undefined;
  }
}

/**
 * Returns whether the listing left the market, returned, or changed its stock, in which case displayed lists must be
 * updated.
 */
function changesMarket({ step, before, changedMs }: ServerEventData<'trade:moved'>): boolean {
  return step === 'gone' || before === 'gone' || changedMs !== undefined;
}

type Chosen = { readonly ids: string[] } | { readonly all: true };

/**
 * Marks notifications as read in the notification centre: updates the page immediately, sends the change, and reverts
 * it if the server refuses.
 */
export function useMarkRead() {
  return useChange((chosen) => callApi(laterApi.markNotificationsRead, { body: chosen }), markRead);
}

export function useRemoveNotifications() {
  return useChange((chosen) => callApi(laterApi.deleteNotifications, { body: chosen }), removeNotifications);
}

/** Time during which clearing can be undone, in ms. */
const CLEAR_UNDO_MS = 8000;
const MOST_REMOVED = 1000;

/** Clears the notification centre: immediately on the page, and on the server once it can no longer be undone. */
export function useClearAll(): () => void {
  const client = useQueryClient();
  const { mutateAsync: remove } = useRemoveNotifications();
  return () => {
    const owner = readTokenOwner();
    const before = client.getQueryData<NotificationList>(ownKeys.notifications) ?? none;
    const ids = before.map(({ id }) => id);
    const change = (next: (list: NotificationList) => NotificationList): void =>
      void client.setQueryData<NotificationList>(ownKeys.notifications, (list) => next(list ?? none));
    const send = async (): Promise<void> => {
      if (owner !== readTokenOwner()) return;
      for (let from = 0; from < ids.length; from += MOST_REMOVED) await remove({ ids: ids.slice(from, from + MOST_REMOVED) });
    };
    change((list) => removeNotifications(list, ids));
    // The failure is already reported, and the list is refetched.
    const timer = setTimeout(() => void send().catch(() => undefined), CLEAR_UNDO_MS);
    showToast({
      id: 'notifications-cleared',
      level: 'info',
      title: { key: 'info.notifications_cleared', params: { count: ids.length } },
      action: {
        label: { key: 'toast.undo' },
        run: () => {
          clearTimeout(timer);
          if (owner === readTokenOwner()) change((list) => before.reduceRight(putNotification, list));
        },
      },
      durationMs: CLEAR_UNDO_MS,
    });
  };
}

/** Finishes a request from its row, handing over all requested items that are in stock, or undoes that. */
export function useFinishRow(id: NotificationId) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: ({ undo }: { readonly undo: boolean }) => {
      const body = { id, ...(undo && { undo }) };
      return callApi(laterApi.finishTrade, { body }, { idempotencyKey: attempt.keyOf(body) });
    },
    onSuccess: ({ notification }, { undo }) => {
      attempt.end();
      client.setQueryData<NotificationList>(ownKeys.notifications, (list) => putNotification(list ?? none, notification));
      refetchTrade(client, id);
      void client.invalidateQueries({ queryKey: ownKeys.ownListings });
      showToast({ id: 'trade-processed', level: 'success', title: { key: sayFinished(notification, undo) } });
    },
    onError: () => refetchNotifications(client),
  });
}

function useChange(
  send: (chosen: Chosen) => Promise<unknown>,
  apply: (list: NotificationList, ids: readonly string[]) => NotificationList,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: (chosen) => {
      const before = client.getQueryData<NotificationList>(ownKeys.notifications) ?? none;
      const ids = 'all' in chosen ? before.map(({ id }) => id) : chosen.ids;
      client.setQueryData<NotificationList>(ownKeys.notifications, apply(before, ids));
    },
    onError: () => refetchNotifications(client),
  });
}
