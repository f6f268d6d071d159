/** Ties the socket to the session, the query cache and the notifications. Draws nothing. */
import type { ServerEventData, ServerEventName } from '@poexchange/contract/events';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyServerEvent, refetchNotifications } from '../features/notifications/index.ts';
import { endBannedSession, endExpiredSession, endSessionFromElsewhere, onSessionEnd } from '../shared/session/end-session.ts';
import { readToken, useHasToken } from '../shared/session/token.ts';
import { createActivity, type Activity } from '../shared/socket/activity.ts';
import { useConnection } from '../shared/socket/connection-store.ts';
import { openSocket } from '../shared/socket/open-socket.ts';
import { openRealtime, type Realtime } from '../shared/socket/realtime.ts';
import { learnServerTime } from '../shared/time/server-clock.ts';

const activeKey = 'poexchange:last-active';
const tickMs = 15_000;
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export function RealtimeLink() {
  const client = useQueryClient();
  const hasToken = useHasToken();
  useEffect(() => {
    const token = readToken();
    return hasToken && token !== null ? startLink(token, client) : undefined;
  }, [hasToken, client]);
  return null;
}

function startLink(token: string, client: QueryClient): () => void {
  let isEnding = false;
  const realtime = openRealtime({
    token,
    open: openSocket,
    handlers: {
      onEvent: (name, data) => handleEvent({ name, data, client }),
      onGap: () => refetchRoom(client),
      onState: (isConnected) => {
        useConnection.setState({ isConnected });
        if (isConnected) activity.announce();
      },
      onRefused: (code) => (code === 'banned' ? endBannedSession() : endExpiredSession()),
      onServerTime: learnServerTime,
    },
  });
  const activity = createActivity({
    readNowMs: () => Date.now(),
    readSharedMs: readLastActive,
    writeSharedMs: writeLastActive,
    emit: (event) => void realtime.emit(event, {}).catch(() => undefined),
  });
  const stopWatching = watchActivity(activity);
  useConnection.setState({ realtime });
  const stopListening = onSessionEnd((reason) => {
    isEnding = true;
    // R4.10, R4.12: the server ends the session too, and with a sign-out tells the other tabs.
    if (reason === 'elsewhere') realtime.close();
    else void sayGoodbye(realtime, reason === 'banned' ? 'removeTokenOnly' : 'removeToken');
  });
  return () => {
    stopWatching();
    stopListening();
    useConnection.setState({ realtime: null, isConnected: false });
    if (!isEnding) realtime.close();
  };
}

/** An emit while disconnected waits for the connection; after its timeout nobody waits any more. */
async function sayGoodbye(realtime: Realtime, event: 'removeToken' | 'removeTokenOnly'): Promise<void> {
  await realtime.emit(event, {}).catch(() => undefined);
  realtime.close();
}

function handleEvent<N extends ServerEventName>(of: { name: N; data: ServerEventData<N>; client: QueryClient }): void {
  if (of.name === 'got-banned') return endBannedSession();
  if (of.name === 'got-loggt-out') return endSessionFromElsewhere();
  if (of.name === 'listings:changed') return refetchListings(of.client);
  return applyServerEvent({ name: of.name, data: of.data }, of.client);
}

function refetchListings(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['my-listings'] });
  void client.invalidateQueries({ queryKey: ['trade'] });
}

function refetchRoom(client: QueryClient): void {
  refetchNotifications(client);
  refetchListings(client);
}

function watchActivity(activity: Activity): () => void {
  const note = (): void => activity.note();
  for (const event of activityEvents) window.addEventListener(event, note, { passive: true, capture: true });
  const timer = setInterval(() => activity.tick(), tickMs);
  return () => {
    clearInterval(timer);
    for (const event of activityEvents) window.removeEventListener(event, note, { capture: true });
  };
}

function readLastActive(): number | null {
  try {
    const atMs = Number(localStorage.getItem(activeKey));
    return Number.isFinite(atMs) && atMs > 0 ? atMs : null;
  } catch {
    return null;
  }
}

function writeLastActive(atMs: number): void {
  try {
    localStorage.setItem(activeKey, String(atMs));
  } catch {
    // Storage is refused: each tab speaks for itself.
  }
}
