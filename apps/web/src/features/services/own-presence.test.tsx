import type { OwnPresence } from '@poexchange/contract/rest/later';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Profile } from '@poexchange/contract/rest';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { applyServiceEvent } from '../../shared/services/apply-service-event.ts';
import { keepOwnPresence, readNextLookMs } from '../../shared/presence/own-presence.ts';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { useConnection } from '../../shared/socket/connection-store.ts';
import { AccountMenu } from '../account/account-menu.tsx';
import { IdleNote } from './idle-note.tsx';
import { PlayingButton } from './playing-button.tsx';

const AT_MS = Date.UTC(2026, 0, 1, 19, 5);
const own = (over: Partial<OwnPresence>): OwnPresence => ({
  game: 'poe1',
  presence: 'online',
  offlineAtMs: AT_MS,
  playingUntilMs: null,
  activeServices: 2,
  ...over,
});

async function show(children: ReactNode, presence: OwnPresence): Promise<QueryClient> {
  storeToken(`e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  keepOwnPresence(client, presence);
  const root = createRootRoute({ component: () => <div data-testid="page">{children}</div> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByTestId('page');
  return client;
}
afterEach(() => {
  cleanup();
  clearToken();
  useConnection.setState({ socket: 'closed', idleAtMs: null });
  vi.unstubAllGlobals();
});

it('R4.05 R4.06 R4.07 informs idle sellers when their services will be hidden, until an event marks them as online', async () => {
  const client = await show(<IdleNote />, own({ presence: 'idle' }));
  expect(screen.getByText('Buyers see you as idle')).toBeTruthy();
  expect(screen.getByText(`Move the mouse, or your services will be hidden at ${writeClock(AT_MS)}.`)).toBeTruthy();
  applyServiceEvent({ name: 'presence:changed', data: own({}) }, client);
  await waitFor(() => expect(screen.queryByText('Buyers see you as idle')).toBeNull());
});

it('R4.05 warns a seller before buyers see them as idle, but not a user without offers', async () => {
  useConnection.setState({ idleAtMs: AT_MS });
  await show(<IdleNote />, own({}));
  expect(screen.getByText(`Move the mouse, or you will be shown as idle at ${writeClock(AT_MS)}`)).toBeTruthy();
  cleanup();
  await show(<IdleNote />, own({ presence: 'idle', activeServices: 0 }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('D64 marks a seller as playing, and shows the end time on the button', async () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ ...own({ presence: 'playing', playingUntilMs: AT_MS }), serverTimeMs: 1 })),
  );
  vi.stubGlobal('fetch', fetched);
  await show(<PlayingButton />, own({}));
  fireEvent.click(screen.getByRole('button', { name: "I'm playing" }));
  const pressed = await screen.findByRole('button', { name: `Playing until ${writeClock(AT_MS)}`, pressed: true });
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body as string)).toEqual({ game: 'poe1', isPlaying: true });
  fireEvent.click(pressed);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(JSON.parse(fetched.mock.calls[1]?.[1].body as string)).toEqual({ game: 'poe1', isPlaying: false });
});

it('R4.05 shows in the account menu the presence that other people see, not the state of the connection', async () => {
  useConnection.setState({ socket: 'open' });
  const account = { status: 'signedIn', profile: { uuid: 'me', name: 'Kirael#1234' } as unknown as Profile } as const;
  await show(<AccountMenu account={account as never} onOpenSettings={() => undefined} />, own({ presence: 'idle' }));
  expect(screen.getByRole('img', { name: 'Idle' })).toBeTruthy();
  expect(screen.getByText(`Idle: hiding services at ${writeClock(AT_MS)}`)).toBeTruthy();
});

it('R4.06 refetches presence at the time when inactivity makes the person offline', () => {
  expect(readNextLookMs({ offlineAtMs: 10_000 }, 4000)).toBe(10_000);
  expect(readNextLookMs({ offlineAtMs: null }, 4000)).toBe(false);
  expect(readNextLookMs(undefined, 4000)).toBe(false);
});

it('R4.04 does not show a person as offline because of a reply sent before their presence was registered', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  useConnection.setState({ socket: 'open' });
  const account = { status: 'signedIn', profile: { uuid: 'me', name: 'Kirael#1234' } as unknown as Profile } as const;
  const menu = <AccountMenu account={account as never} onOpenSettings={() => undefined} />;
  const client = await show(menu, own({ presence: 'offline', offlineAtMs: null }));
  void client.invalidateQueries();
  await waitFor(() => expect(answers).toHaveLength(1));
  applyServiceEvent({ name: 'presence:changed', data: own({}) }, client);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(Response.json({ ...own({ presence: 'offline', offlineAtMs: null }), serverTimeMs: 1 }));
  answers[1]?.(Response.json({ ...own({}), serverTimeMs: 1 }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByRole('img', { name: 'Online' })).toBeTruthy();
});
