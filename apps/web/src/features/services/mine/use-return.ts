/** Hides and relists the user's services: manually, or automatically when the server reports a return. */
import type { Notification } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { servicesApi, type OwnService } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../shared/api/call-api.ts';
import { ownKeys } from '../../../shared/api/own-keys.ts';
import { useLeague } from '../../../shared/prices/use-league.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import type { DraftScope } from './draft-store.ts';
import { refetchMyServices } from './my-services-query.ts';
import { tellNotSwitched } from './use-save-services.ts';

/**
 * Relists services hidden while the person was away, in this game and, if the other game has hidden services, there
 * too. Counts services that could not be relisted: the number that the server reports, or all of them if the call
 * fails.
 */
export function useComeBack(scope: DraftScope, { hiddenCount, isOtherHidden }: { hiddenCount: number; isOtherHidden: boolean }) {
  const client = useQueryClient();
  const games: Game[] = isOtherHidden ? ['poe1', 'poe2'] : [scope.game];
  const back = useMutation({
    mutationFn: (_hiddenCount: number) =>
      callApi(servicesApi.relistAllServices, { body: { games } }, { idempotencyKey: crypto.randomUUID() }),
    onSettled: () => refetchMyServices(client),
    meta: { failure: 'silent' },
  });
  return {
    isPending: back.isPending,
    /** Null before the first click and while a call is pending. */
    failedCount: back.isError ? Math.max(1, back.variables) : (back.data?.failed ?? null),
    press: () => back.mutate(hiddenCount),
  };
}

/** Returns the last return that the user has not closed yet; null if there is none. */
export function useReturned(): (Return & { readonly close: () => void }) | null {
  const client = useQueryClient();
  const told = useNotifications();
  const closing = useMutation({
    mutationFn: (ids: Notification['id'][]) => callApi(laterApi.markNotificationsRead, { body: { ids } }),
    meta: { failure: 'silent' },
  });
  const found = findReturn(told ?? [], readServerNowMs());
  if (found === null) return null;
  return {
    ...found,
    close: () => {
      client.setQueryData<readonly Notification[]>(ownKeys.notifications, (before) =>
        before?.map((each) => (found.ids.includes(each.id) ? { ...each, read: true } : each)),
      );
      closing.mutate([...found.ids]);
    },
  };
}

/** Reads the cached notifications, which the notification centre fetches and the socket updates. */
function useNotifications(): readonly Notification[] | undefined {
  const client = useQueryClient();
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client]);
  return useSyncExternalStore(subscribe, () => client.getQueryData<readonly Notification[]>(ownKeys.notifications));
}

type Paused = { readonly game: Game; readonly league: string; readonly ids: readonly OwnService['id'][] };

/** Undoes a return: pauses the relisted services in the selected leagues, until they are relisted. */
export function useHideAgain() {
  const client = useQueryClient();
  const leagues: Readonly<Record<Game, string>> = { poe1: useLeague('poe1').id, poe2: useLeague('poe2').id };
  const [paused, setPaused] = useState<readonly Paused[]>([]);
  const change = useMutation({
    mutationFn: async (wanted: { readonly games: readonly Game[] } | { readonly again: readonly Paused[] }): Promise<readonly Paused[]> => {
      if ('again' in wanted) {
        for (const { game, league, ids } of wanted.again) await switchServices({ game, league, active: true, target: { ids: [...ids] } });
        return [];
      }
      const done: Paused[] = [];
      for (const game of wanted.games) {
        const { ids } = await switchServices({ game, league: leagues[game], active: false, target: { all: true } });
        if (ids.length > 0) done.push({ game, league: leagues[game], ids });
      }
      return done;
    },
    onSuccess: setPaused,
    onError: (error, wanted) => tellNotSwitched(error, 'again' in wanted ? 'on' : 'off'),
    meta: { failure: 'silent' },
    onSettled: () => refetchMyServices(client),
  });
  return {
    paused,
    isPending: change.isPending,
    hide: (hidden: Readonly<Record<Game, boolean>>, onDone: () => void) =>
      change.mutate({ games: (['poe1', 'poe2'] as const).filter((game) => hidden[game]) }, { onSuccess: onDone }),
    undo: () => change.mutate({ again: paused }),
    close: () => setPaused([]),
  };
}

type Switch = Parameters<typeof callApi<typeof servicesApi.setServicesActive>>[1] extends { readonly body: infer Body } ? Body : never;

const switchServices = (body: Switch) => callApi(servicesApi.setServicesActive, { body }, { idempotencyKey: crypto.randomUUID() });

export type Return = {
  /** Number of relisted services by game. */
  readonly poe1: number;
  readonly poe2: number;
  readonly atMs: number;
  /**
   * When the server hid the services, from the first of these notifications that contains the time; null if none does.
   */
  readonly hiddenSinceMs: number | null;
  /** Ids of the notifications about the return. */
  readonly ids: readonly Notification['id'][];
};

/** Age from which a return is no longer announced, in ms. */
const NEWS_MS = 3_600_000;

/**
 * Returns the last unread return within an hour, merged from both games because each game has its own notification. A
 * return that has been read, here or elsewhere, no longer counts.
 */
export function findReturn(notifications: readonly Notification[], nowMs: number): Return | null {
  const recent = notifications
    .filter((each) => each.type === 'serviceRelist')
    .filter(({ timestamp }) => nowMs - timestamp < NEWS_MS)
    .toSorted((a, b) => b.timestamp - a.timestamp);
  const last = (['poe1', 'poe2'] as const).map((game) => ({ game, told: recent.find(({ body }) => body[game] > 0) }));
  const unread = last.flatMap(({ game, told }) => (told === undefined || told.read ? [] : [{ game, told }]));
  if (unread.length === 0) return null;
  const countOf = (wanted: 'poe1' | 'poe2'): number => unread.find(({ game }) => game === wanted)?.told.body[wanted] ?? 0;
  return {
    poe1: countOf('poe1'),
    poe2: countOf('poe2'),
    hiddenSinceMs: unread.reduce<number | null>((first, { told }) => {
      const sinceMs = told.body.hiddenSinceMs ?? null;
      return first === null || (sinceMs !== null && sinceMs < first) ? sinceMs : first;
    }, null),
    atMs: Math.max(...unread.map(({ told }) => told.timestamp)),
    ids: [...new Set(recent.filter(({ read }) => !read).map(({ id }) => id))],
  };
}
