import type { Profile } from '@poexchange/contract/rest';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { profileQuery } from '../../shared/account/account.ts';
import { createQueryClient } from '../../shared/failures/query-client.ts';
import { loadNotificationTexts } from '../../shared/i18n/i18n.ts';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { NetWorthPage } from './net-worth-page.tsx';

afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
});

it('R8.18 reports that the snapshot settings could not be read, and offers a retry', async () => {
  await loadNotificationTexts();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  storeToken(`e30.${btoa(JSON.stringify({ sub: 'me', exp: 9_999_999_999 }))}.s`);
  const client = createQueryClient();
  client.setQueryData(profileQuery.queryKey, { uuid: 'me', name: 'me', mainIgns: [] } as unknown as Profile);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '$game/poexchange/net-worth', component: NetWorthPage });
  const history = createMemoryHistory({ initialEntries: ['/poe/poexchange/net-worth'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Failed to get snapshot settings');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
