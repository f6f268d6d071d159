import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endBannedSession, endExpiredSession, signOut } from '../shared/session/end-session.ts';
import { clearToken, readToken, storeToken } from '../shared/session/token.ts';
import type { openSocket } from '../shared/socket/open-socket.ts';
import { useConnection } from '../shared/socket/connection-store.ts';
import { RealtimeLink } from './realtime-link.tsx';

type Socket = ReturnType<typeof openSocket>;
const line = vi.hoisted(() => ({
  said: [] as string[],
  listeners: new Map<string, (payload?: unknown) => void>(),
  isOpen: false,
}));
vi.mock('../shared/socket/open-socket.ts', () => ({
  openSocket: ((): Socket => {
    line.isOpen = true;
    line.listeners.clear();
    return {
      connected: true,
      connect: () => undefined,
      disconnect: () => void (line.isOpen = false),
      on: (event, listener) => void line.listeners.set(event, listener),
      emitWithAck: (event) => {
        line.said.push(event);
        return Promise.resolve({ status: 'SUCCESS', data: {} });
      },
    };
  }) satisfies typeof openSocket,
}));

const token = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;
const hear = (event: string, payload?: unknown): Promise<void> => act(async () => line.listeners.get(event)?.(payload));

async function draw(): Promise<void> {
  const rootRoute = createRootRoute({ component: RealtimeLink });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    );
  });
  await vi.waitFor(() => expect(useConnection.getState().realtime).not.toBeNull());
  await hear('connect');
  line.said.length = 0;
}

describe('session socket', () => {
  beforeEach(() => {
    storeToken(token);
    line.said.length = 0;
  });
  afterEach(() => {
    cleanup();
    clearToken();
  });

  it('R4.10 R4.16 removes an expired session’s token on the server and closes the socket', async () => {
    await draw();
    await act(async () => endExpiredSession());
    expect(line.said).toEqual(['removeToken']);
    expect(line.isOpen).toBe(false);
    expect(useConnection.getState()).toMatchObject({ realtime: null, socket: 'closed' });
  });

  it('R4.10 removes the token on the server and closes the socket on sign-out', async () => {
    await draw();
    await act(async () => signOut());
    expect(line.said).toEqual(['removeToken']);
    expect(line.isOpen).toBe(false);
  });

  it('R4.12 removes only this session’s token on a ban', async () => {
    await draw();
    await act(async () => endBannedSession());
    expect(line.said).toEqual(['removeTokenOnly']);
    expect(line.isOpen).toBe(false);
  });

  it('R4.12 R4.13 signs the user out on the event got-banned and clears the stored flag', async () => {
    localStorage.setItem('doNotShareJwt', '1');
    await draw();
    await hear('got-banned', { room: 'session:1', seq: 0, data: {} });
    expect(readToken()).toBeNull();
    expect(localStorage.getItem('doNotShareJwt')).toBeNull();
    expect(line.said).toEqual(['removeTokenOnly']);
  });

  it('R4.15 signs the user out here on the event got-loggt-out, without a message to the server', async () => {
    await draw();
    await hear('got-loggt-out', { room: 'session:1', seq: 0, data: {} });
    expect(readToken()).toBeNull();
    expect(line.said).toEqual([]);
    expect(line.isOpen).toBe(false);
  });

  it('R4.05 D60 reports the time of the last action and the game when the socket opens', async () => {
    await draw();
    await hear('disconnect', 'transport close');
    await hear('connect');
    expect(line.said).toEqual(['userActive']);
  });
});
