import { encodeParam } from '@poexchange/contract/rest';
import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSettings, useSettingsDialog } from '../../shared/account/settings-dialog-store.ts';
import { takeSignInCallback } from '../../shared/account/sign-in.ts';
import { chatLinkQuery } from '../../shared/chat-link/chat-link.ts';
import { loadPageConfig } from '../../shared/config/page-config.ts';
import { createQueryClient } from '../../shared/failures/query-client.ts';
import { provideLatePart } from '../../shared/late-parts.ts';
import { clearToken, readToken, storeToken } from '../../shared/session/token.ts';
import { ChatConnectPage } from './chat-connect-page.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const linked = { name: 'morven', nameShown: false, linkedMs: 1_700_000_000_000 };
const failed = 'An error occurred while connecting your Discord account to your GGG account!';
const toasts: string[] = [];
let withdraw = (): void => undefined;
const done = { linked, returnPath: '/poe/poexchange/economy' };

/**
 * The server's answers by method and path, with the platform's code removed from the path; a missing entry simulates a
 * broken connection.
 */
let answers: Record<string, () => Response | Promise<Response>>;
let calls: string[];
let bodies: unknown[];
let client: QueryClient;

/** Opens the address with the query that the platform added. */
function arrive(search: string) {
  history.replaceState(null, '', `/discord/connect${search}`);
  takeSignInCallback();
  return open();
}

/** Opens the page in the state it has after a reload. */
function open() {
  const root = createRootRoute();
  const routes = ['/', '/discord/connect', '/poe/poexchange/economy'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: path === '/discord/connect' ? ChatConnectPage : () => <p>{path === '/' ? 'start page' : 'where it began'}</p>,
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/discord/connect'] }),
  });
  client = createQueryClient();
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const refuse = (code: ErrorCode) => () => Response.json(describeRefusal(code, 'r'), { status: errorCatalogue[code].status });

/** Expects the settings to be open at the linked accounts tab, over the page where linking began. */
async function isInSettings(where = 'where it began'): Promise<void> {
  expect(await screen.findByText(where)).toBeDefined();
  await vi.waitFor(() => expect(useSettingsDialog.getState().firstTab).toBe('advanced'));
}

const complete = 'GET /api/v1/auth/discord/connect';
const read = 'GET /api/v1/users/chat';

beforeEach(async () => {
  toasts.length = 0;
  withdraw = provideLatePart('toasts', {
    show: (_id, { title }) => void toasts.push(title.key),
    showCustom: () => undefined,
    dismiss: () => undefined,
  });
  answers = { [complete]: () => Response.json(done), [read]: () => Response.json({ linked: null }) };
  calls = [];
  bodies = [];
  closeSettings();
  sessionStorage.clear();
  sessionStorage.setItem('poexchange:chat-begun', '/poe/poexchange/economy');
  sessionStorage.setItem('poexchange:sign-in-state', 's');
  storeToken(token);
  await loadPageConfig(async () => ({ chatLink: true }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`;
    calls.push(call);
    if (typeof init.body === 'string') bodies.push(JSON.parse(init.body));
    const answer = answers[call.replace(/(connect)\/.*/, '$1')];
    return answer === undefined ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer());
  });
});
afterEach(() => {
  withdraw();
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
});

describe('chat platform callback page', () => {
  it('R8.02, R2.05, R7.04 shows the linked account in the settings over the page where linking began', async () => {
    arrive('?code=1&state=s');
    await isInSettings();
    expect(toasts).toEqual(['success.chat_linked']);
    expect(calls[0]).toBe(`GET /api/v1/auth/discord/connect/${encodeParam({ code: '1', state: 's' })}`);
    expect(location.search).toBe('');
    expect(client.getQueryData(chatLinkQuery.queryKey)).toEqual({ linked });
  });

  it.each([
    ['chatLinkedElsewhere', 'This Discord account is linked to another GGG account. Unlink it there first.'],
    ['chatLinkFailed', 'Discord did not confirm your account. Please start again.'],
    ['chatLinkStateInvalid', 'Linking was not started in this session, or it took too long. Please start again.'],
    ['chatPlatformDown', 'Discord cannot be reached. Please try again later!'],
    ['chatPlatformTimeout', 'Discord did not respond in time. Please try again later!'],
    ['chatPlatformBusy', 'Discord is getting too many requests right now. Please try again in a few minutes.'],
  ] as const)('R8.03 shows the reason for %s, and the next step', async (code, reason) => {
    answers[complete] = refuse(code);
    arrive('?code=1&state=s');
    expect(await screen.findByRole('heading', { name: failed })).toBeDefined();
    expect(await screen.findByText(reason)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start again' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Back to Settings' }));
    await isInSettings();
    cleanup();
    closeSettings();
    // After a reload nothing is left to send.
    open();
    await isInSettings();
    expect(calls.filter((call) => call.includes('/auth/discord/'))).toHaveLength(1);
  });

  it('R8.03, D12 rejects a state that this browser did not start, before sending anything', async () => {
    arrive('?code=1&state=theirs');
    expect(await screen.findByRole('heading', { name: failed })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('D63 redirects to Home silently if no chat platform is set up', async () => {
    await loadPageConfig(async () => ({}));
    arrive('?code=1&state=s');
    expect(await screen.findByText('start page')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('D63 reports that nothing was linked after the user declined', async () => {
    arrive('?error=access_denied&state=s');
    expect(await screen.findByRole('heading', { name: 'No Discord account was linked' })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('D36, D63 keeps an unanswered callback, and resends it manually or on reload', async () => {
    delete answers[complete];
    arrive('?code=1&state=s');
    expect(await screen.findByRole('heading', { name: 'PoExchange is not responding' })).toBeDefined();
    answers[complete] = () => new Response('<html>bad gateway', { status: 502 });
    cleanup();
    open();
    expect(await screen.findByRole('heading', { name: 'PoExchange is not responding' })).toBeDefined();
    answers[complete] = () => Response.json(done);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await isInSettings();
    expect(toasts).toEqual(['success.chat_linked']);
    expect(new Set(calls.filter((call) => call.includes('/auth/discord/'))).size).toBe(1);
  });

  it('opens the settings on a reload after success, without repeating the message', async () => {
    open();
    await isInSettings();
    expect([toasts, calls]).toEqual([[], []]);
  });

  it('D63 opens the settings over the start page when opened directly', async () => {
    sessionStorage.clear();
    open();
    await isInSettings('start page');
  });

  it('D63 asks a visitor who opened the page directly to sign in, and sends nothing', async () => {
    clearToken();
    open();
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeDefined();
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the home page' }));
    expect(await screen.findByText('start page')).toBeDefined();
    expect(useSettingsDialog.getState().firstTab).toBeNull();
  });

  it('D63 restarts from the page where linking began, not from this page', async () => {
    answers[complete] = refuse('chatLinkFailed');
    answers['POST /api/v1/users/chat/link'] = refuse('chatPlatformDown');
    arrive('?code=1&state=s');
    fireEvent.click(await screen.findByRole('button', { name: 'Start again' }));
    await vi.waitFor(() => expect(bodies).toEqual([{ currentUrl: '/poe/poexchange/economy' }]));
  });

  it('D63 shows progress while resending the callback', async () => {
    delete answers[complete];
    arrive('?code=1&state=s');
    const again = await screen.findByRole('button', { name: 'Try again' });
    let answer = (): void => undefined;
    answers[complete] = () => new Promise<Response>((resolve) => (answer = () => resolve(Response.json(done))));
    fireEvent.click(again);
    expect(screen.getByText('Linking your Discord account…')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    answer();
    await isInSettings();
  });

  it('D63 shows the linked account in the settings without another request', async () => {
    arrive('?code=1&state=s');
    await isInSettings();
    expect(client.getQueryData(chatLinkQuery.queryKey)).toEqual({ linked });
    expect(calls).not.toContain(read);
  });

  it('R8.19, D63 hides a failure from a user who was signed out in another tab', async () => {
    answers[complete] = refuse('chatLinkFailed');
    arrive('?code=1&state=s');
    expect(await screen.findByRole('heading', { name: failed })).toBeDefined();
    act(() => clearToken());
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  });

  it('R8.19, D63 signs out when the session has expired, and explains how to continue', async () => {
    answers[complete] = refuse('sessionExpired');
    arrive('?code=1&state=s');
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeDefined();
    expect(readToken()).toBeNull();
    cleanup();
    sessionStorage.setItem('poexchange:sign-in-state', 's');
    arrive('?code=1&state=s');
    expect(await screen.findByRole('button', { name: 'Connect account' })).toBeDefined();
    expect(calls).toHaveLength(1);
    await act(async () => undefined);
  });
});
