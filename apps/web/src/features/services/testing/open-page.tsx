import type { Profile } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { parseSearch, stringifySearch } from '../../../app/search-params.ts';
import { profileQuery } from '../../../shared/account/account.ts';
import { storeToken } from '../../../shared/session/token.ts';

export const OWN_ID = '00000000-0000-4000-8000-0000000000ff';

export type OpenedPage = { readonly client: QueryClient; readonly search: () => string; readonly back: () => void };

/** Renders a services page at its address; if `ign` is set, a user with that name is signed in. */
export async function openPage(page: {
  readonly component: () => ReactNode;
  readonly path: '' | '/my-listings' | '/trade';
  readonly search?: string;
  readonly ign?: string;
}): Promise<OpenedPage> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (page.ign !== undefined) {
    storeToken(`e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`);
    const mainIgns = [{ game: 'poe1', league: 'mercenaries', ign: page.ign }];
    client.setQueryData(profileQuery.queryKey, { uuid: OWN_ID, mainIgns } as unknown as Profile);
  }
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: `/$game/poexchange/services${page.path}`,
    validateSearch: (given: Record<string, unknown>) => given,
    component: page.component,
  });
  const other = createRoute({ getParentRoute: () => root, path: '$' });
  const initialEntries = [`/poe/poexchange/services${page.path}${page.search ?? ''}`];
  const history = createMemoryHistory({ initialEntries });
  const router = createRouter({ routeTree: root.addChildren([route, other]), history, parseSearch, stringifySearch });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { client, search: () => router.state.location.searchStr, back: () => router.history.back() };
}

/** Simulates a wide window with space for rows. */
export function stubWideWindow(): void {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // jsdom has no layout, so without a height no row would be rendered.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
}
