import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSignIn } from '../../shared/account/finish-sign-in.ts';
import { takeSignInCallback } from '../../shared/account/sign-in.ts';
import { loadNotificationTexts } from '../../shared/i18n/i18n.ts';
import { ConnectPage } from './connect-page.tsx';
import { PartnerConnectPage } from './partner-connect-page.tsx';

const STATE_KEY = 'poexchange:sign-in-state';
const signInFailed = 'An error occurred while sign in to GGG';

function arrive(path: string, search: string, component: () => ReactNode): void {
  sessionStorage.setItem(STATE_KEY, 'mine');
  history.replaceState(null, '', `${path}${search}`);
  takeSignInCallback();
  const root = createRootRoute();
  const any = createRoute({ getParentRoute: () => root, path: '$', component });
  const router = createRouter({ routeTree: root.addChildren([any]), history: createMemoryHistory({ initialEntries: [path] }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const refuse = (code: ErrorCode): void =>
  void vi.stubGlobal('fetch', async () => Response.json(describeRefusal(code, 'r'), { status: errorCatalogue[code].status }));

beforeEach(async () => {
  await loadNotificationTexts();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  forgetSignIn();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it.each<[string, string, () => void, string]>([
  ['the publisher reports an error', '?error=server_error&state=mine', () => undefined, ''],
  ['the session cannot be made', '?code=0123456789abcdef&state=mine', () => refuse('internal'), 'Something went wrong on our side.'],
  ['the publisher is down', '?code=0123456789abcdef&state=mine', () => refuse('gameApiDown'), 'GGG API is down.'],
])('R8.04 says that the sign-in failed if %s, with the reason if there is one', async (_case, search, serve, reason) => {
  serve();
  arrive('/ggg/connect', search, ConnectPage);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain(signInFailed);
  expect(said.textContent).toContain(reason);
});

it.each([
  ['was refused by the person', '?error=access_denied&state=mine', 'You denied access, so nothing was connected.'],
  ['was not started here', '?code=0123456789abcdef&state=forged', 'This sign-in was not started in this browser'],
])('a sign-in that %s is not reported as an error', async (_case, search, reason) => {
  arrive('/ggg/connect', search, ConnectPage);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain(reason);
  expect(said.textContent).not.toContain(signInFailed);
});

it('does not name the publisher after a failed sign-in with the partner', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  arrive('/partner/connect', '?code=0123456789abcdef&state=mine', PartnerConnectPage);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('Sign-in failed');
  expect(said.textContent).not.toContain('GGG');
});
