import { encodeParam } from '@poexchange/contract/rest';
import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeSignInCallback } from '../../shared/account/sign-in.ts';
import { loadPageConfig } from '../../shared/config/page-config.ts';
import { createQueryClient } from '../../shared/failures/query-client.ts';
import { clearToken, readToken, storeToken } from '../../shared/session/token.ts';
import { ChatConnectPage } from './chat-connect-page.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const linked = { name: 'morven', nameShown: false, linkedMs: 1_700_000_000_000 };
const failed = 'An error occurred while connecting your Discord account to your GGG account!';
const succeeded = 'Your Discord account has been successfully linked to your GGG account!';
const done = { linked, returnPath: '/poe/poexchange/economy' };

/** Answers of the server by method and path, without the platform's code; what has none is a broken connection. */
let answers: Record<string, () => Response>;
let calls: string[];

/** The browser arrives with what the platform put behind the address. */
function arrive(search: string) {
  history.replaceState(null, '', `/discord/connect${search}`);
  takeSignInCallback();
  return open();
}

/** The page, as it is when it is loaded again. */
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
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const refuse = (code: ErrorCode) => () => Response.json(describeRefusal(code, 'r'), { status: errorCatalogue[code].status });
const complete = 'GET /api/v1/auth/discord/connect';
const read = 'GET /api/v1/users/chat';

beforeEach(async () => {
  answers = { [complete]: () => Response.json(done), [read]: () => Response.json({ linked: null }) };
  calls = [];
  sessionStorage.clear();
  sessionStorage.setItem('poexchange:sign-in-state', 's');
  storeToken(token);
  await loadPageConfig(async () => ({ chatLink: true }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`;
    calls.push(call);
    const answer = answers[call.replace(/(connect)\/.*/, '$1')];
    return answer === undefined ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
});

describe('the page the chat platform leads back to', () => {
  it('R8.02, R2.05, R7.04 says that the account is linked, asks about the name, and leads to where it began', async () => {
    answers['PATCH /api/v1/users/chat'] = () => Response.json({ linked: { ...linked, nameShown: true } });
    arrive('?code=1&state=s');
    expect(await screen.findByRole('heading', { name: succeeded })).toBeDefined();
    expect(calls[0]).toBe(`GET /api/v1/auth/discord/connect/${encodeParam({ code: '1', state: 's' })}`);
    expect(location.search).toBe('');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show this name to others' }));
    await vi.waitFor(() => expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('where it began')).toBeDefined();
  });

  it.each([
    ['chatLinkedElsewhere', 'This Discord account is linked to another game account. Unlink it there first.'],
    ['chatLinkFailed', 'Discord did not confirm your account. Please start again.'],
    ['chatLinkStateInvalid', 'This was not started in this session, or it took too long. Please start again.'],
    ['chatPlatformDown', 'Discord cannot be reached. Please try again later!'],
    ['chatPlatformTimeout', 'Discord did not answer in time. Please try again later!'],
    ['chatPlatformBusy', 'Discord is getting too many requests right now. Please try again in a few minutes.'],
  ] as const)('R8.03 %s is told with its reason, and what can be done', async (code, reason) => {
    answers[complete] = refuse(code);
    arrive('?code=1&state=s');
    expect(await screen.findByRole('heading', { name: failed })).toBeDefined();
    expect(await screen.findByText(reason)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start again' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the start page' }));
    expect(await screen.findByText('start page')).toBeDefined();
    cleanup();
    // Loaded again there is nothing to send any more.
    open();
    expect(await screen.findByText('start page')).toBeDefined();
    expect(calls.filter((call) => call.includes('/auth/discord/'))).toHaveLength(1);
  });

  it('R8.03, D12 a state that this browser did not start is refused before anything is sent', async () => {
    arrive('?code=1&state=theirs');
    expect(await screen.findByRole('heading', { name: failed })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('D63 leads home without a word where no chat platform is set up', async () => {
    await loadPageConfig(async () => ({}));
    arrive('?code=1&state=s');
    expect(await screen.findByText('start page')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('D63 who said no is told that nothing was linked', async () => {
    arrive('?error=access_denied&state=s');
    expect(await screen.findByRole('heading', { name: 'No Discord account was linked' })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('D36, D63 without an answer of ours what came back is kept, sent again by hand, or when the page is loaded again', async () => {
    delete answers[complete];
    arrive('?code=1&state=s');
    expect(await screen.findByRole('heading', { name: 'PoExchange does not answer' })).toBeDefined();
    answers[complete] = () => new Response('<html>bad gateway', { status: 502 });
    cleanup();
    open();
    expect(await screen.findByRole('heading', { name: 'PoExchange does not answer' })).toBeDefined();
    answers[complete] = () => Response.json(done);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: succeeded })).toBeDefined();
    expect(new Set(calls.filter((call) => call.includes('/auth/discord/'))).size).toBe(1);
  });

  it('R8.02 loaded again after it was done it says what is linked, and where nothing is it leads home', async () => {
    answers[read] = () => Response.json({ linked });
    open();
    expect(await screen.findByRole('heading', { name: succeeded })).toBeDefined();
    cleanup();
    answers[read] = () => Response.json({ linked: null });
    open();
    expect(await screen.findByText('start page')).toBeDefined();
  });

  it('R8.19, D63 whose session has ended on the way is signed out, and told how to go on', async () => {
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
