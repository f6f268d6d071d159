/** Connects the socket to the session, the query cache and the notifications. Renders nothing. */
import type { ServerEventData, ServerEventName } from '@poexchange/contract/events';
import type { Game } from '@poexchange/domain/item';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { applyServerEvent, refetchNotifications } from '../features/notifications/index.ts';
import { ownKeys } from '../shared/api/own-keys.ts';
import { applyServiceEvent, refetchServices } from '../shared/services/apply-service-event.ts';
import { refetchOwnPresence } from '../shared/presence/own-presence.ts';
import { useGame } from '../shared/game/use-game.ts';
import { doubtServer, hearServer, onBackOnline } from '../shared/network/connection.ts';
import { endBannedSession, endExpiredSession, endSessionFromElsewhere, onSessionEnd } from '../shared/session/end-session.ts';
import { readToken, useHasToken } from '../shared/session/token.ts';
import { createActivity, type Activity } from '../shared/socket/activity.ts';
import { useConnection } from '../shared/socket/connection-store.ts';
import { openSocket } from '../shared/socket/open-socket.ts';
import { openRealtime, type Realtime } from '../shared/socket/realtime.ts';
import { learnServerTime } from '../shared/time/server-clock.ts';

const activeKey = (game: Game): string => `poexchange:last-active:${game}`;
const TICK_MS = 15_000;
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export function RealtimeLink() {
  const client = useQueryClient();
  const hasToken = useHasToken();
  const game = useGame();
  const shown = useRef({ game, announce: (): void => undefined });
  useEffect(() => {
    const token = readToken();
    return hasToken && token !== null ? startLink({ token, client, shown: shown.current }) : undefined;
  }, [hasToken, client]);
  useEffect(() => {
    if (shown.current.game === game) return;
    shown.current.game = game;
    shown.current.announce();
  }, [game]);
  return null;
}

/** Game shown by the page; the link sets `announce`, which reports a change of game. */
type Shown = { game: Game; announce: () => void };

function startLink({ token, client, shown }: { token: string; client: QueryClient; shown: Shown }): () => void {
  let isEnding = false;
  const realtime = openRealtime({
    token,
    readGame: () => shown.game,
    open: openSocket,
    handlers: {
      onEvent: (name, data) => handleEvent({ name, data, client }),
      onGap: () => refetchRoom(client),
      onState: (socket) => {
        useConnection.setState({ socket });
        if (socket === 'closed') doubtServer();
        if (socket !== 'open') return;
        hearServer();
        activity.announce();
        refetchOwnPresence(client);
      },
      onRefused: (code) => (code === 'banned' ? endBannedSession() : endExpiredSession()),
      onServerTime: learnServerTime,
    },
  });
  const activity = createActivity({
    readNowMs: () => Date.now(),
    readGame: () => shown.game,
    readSharedMs: readLastActive,
    writeSharedMs: writeLastActive,
    onIdleNear: (idleAtMs) => useConnection.setState({ idleAtMs }),
    // Nothing is sent while disconnected: the current state is announced when the socket opens.
    emit: (event, said) => void (useConnection.getState().socket === 'open' && realtime.emit(event, said).catch(() => undefined)),
  });
  shown.announce = () => {
    // Switching to another game counts as activity in that game.
    activity.note();
    activity.announce();
  };
  const stopWatching = watchActivity(activity);
  useConnection.setState({ realtime });
  const stopReopening = onBackOnline(() => realtime.reopen());
  const stopListening = onSessionEnd((reason) => {
    isEnding = true;
    // R4.10, R4.12: the server ends the session too, and notifies the other tabs of a sign-out.
    if (reason === 'elsewhere') realtime.close();
    else void sayGoodbye(realtime, reason === 'banned' ? 'removeTokenOnly' : 'removeToken');
  });
  return () => {
    stopWatching();
    stopListening();
    stopReopening();
    shown.announce = () => undefined;
    useConnection.setState({ realtime: null, socket: 'closed', idleAtMs: null });
    if (!isEnding) realtime.close();
  };
}

/** An emit while disconnected waits for the connection until the emit times out. */
async function sayGoodbye(realtime: Realtime, event: 'removeToken' | 'removeTokenOnly'): Promise<void> {
  await realtime.emit(event, {}).catch(() => undefined);
  realtime.close();
}

function handleEvent<N extends ServerEventName>(options: { name: N; data: ServerEventData<N>; client: QueryClient }): void {
  if (options.name === 'got-banned') return endBannedSession();
  if (options.name === 'got-loggt-out') return endSessionFromElsewhere();
  if (options.name === 'listings:changed') return refetchListings(options.client);
  if (options.name === 'stock:changed') return refetchStock(options.client);
  if (options.name === 'trade:changed') return refetchTrades(options.client);
  if (applyServiceEvent(options, options.client)) return undefined;
  return applyServerEvent({ name: options.name, data: options.data }, options.client);
}

function refetchListings(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ownKeys.ownListings });
  void client.invalidateQueries({ queryKey: ownKeys.trade });
  void client.invalidateQueries({ queryKey: ownKeys.tradeQueue });
}

/** Items handed over, in this window or another, are removed wherever the stock is shown (D33). */
function refetchStock(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ownKeys.stock });
  refetchTrades(client);
}

function refetchTrades(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ownKeys.trade });
}

function refetchRoom(client: QueryClient): void {
  refetchNotifications(client);
  refetchListings(client);
  refetchStock(client);
  refetchServices(client);
  refetchOwnPresence(client);
}

function watchActivity(activity: Activity): () => void {
  const note = (): void => activity.note();
  for (const event of activityEvents) window.addEventListener(event, note, { passive: true, capture: true });
  const timer = setInterval(() => activity.tick(), TICK_MS);
  return () => {
    clearInterval(timer);
    for (const event of activityEvents) window.removeEventListener(event, note, { capture: true });
  };
}

function readLastActive(game: Game): number | null {
  try {
    const atMs = Number(localStorage.getItem(activeKey(game)));
    return Number.isFinite(atMs) && atMs > 0 ? atMs : null;
  } catch {
    return null;
  }
}

function writeLastActive(game: Game, atMs: number): void {
  try {
    localStorage.setItem(activeKey(game), String(atMs));
  } catch {
    // Storage is blocked, so each tab reports its own state.
  }
}
