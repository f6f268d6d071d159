/** The user's own presence as other people see it: determined by the server, not by this page's connection. */
import { laterApi, type OwnPresence } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { ownKeys } from '../api/own-keys.ts';
import { useGame } from '../game/use-game.ts';
import { useHasToken } from '../session/token.ts';
import { readServerNowMs } from '../time/server-clock.ts';

/** R9.56: 30 minutes. Events report changes in between. */
const FRESH_MS = 30 * 60_000;
/** The server updates presence every two seconds. */
const AFTER_MOVE_MS = 4000;

export function ownPresenceQuery(game: Game) {
  return queryOptions({
    queryKey: [...ownKeys.presence, game],
    queryFn: ({ signal }): Promise<OwnPresence> => callApi(laterApi.getOwnPresence, { params: { game } }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => readNextLookMs(state.data, readServerNowMs()),
    refetchIntervalInBackground: true,
    meta: { failure: 'silent' },
  });
}

/**
 * Delay until the next read, which is needed because the server sends no event when it sets a person offline. False if
 * the person is already offline.
 */
export function readNextLookMs(own: Pick<OwnPresence, 'offlineAtMs'> | undefined, nowMs: number): number | false {
  const atMs = own?.offlineAtMs ?? null;
  return atMs === null ? false : Math.max(0, atMs - nowMs) + AFTER_MOVE_MS;
}

/** The user's own presence in the page's game; null while unknown. */
export function useOwnPresence(): OwnPresence | null {
  const game = useGame();
  const hasToken = useHasToken();
  return useQuery({ ...ownPresenceQuery(game), enabled: hasToken }).data ?? null;
}

/** Stores a presence that the server just reported. A read in flight may return an older state, so it is restarted. */
export function keepOwnPresence(client: QueryClient, own: OwnPresence): void {
  const { queryKey } = ownPresenceQuery(own.game);
  const isBeingRead = client.isFetching({ queryKey, exact: true }) > 0;
  client.setQueryData(queryKey, own);
  if (isBeingRead) void client.refetchQueries({ queryKey, exact: true });
}

export function refetchOwnPresence(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ownKeys.presence });
}

/** Sets or clears the user's "playing" state, which lasts two hours (D64). */
export function useSetPlaying(game: Game) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isPlaying: boolean) => callApi(laterApi.setPlaying, { body: { game, isPlaying } }),
    onSuccess: (own) => keepOwnPresence(client, own),
  });
}
