/** Renders a listing's panel for tests, with its own server and clipboard. */
import type { ListingRow } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { clearToken, storeToken } from '../../../shared/session/token.ts';
import { listingFeedQuery } from '../feed-query.ts';
import { forgetSelections } from '../kept-selections.ts';
import { ListingPanel } from '../listing-panel.tsx';
import { describeListing } from '../listing-view.ts';
import { emptyFeed, mergeFeed, type FeedState } from '../merge-feed.ts';
import type { Wanted } from '../selection.ts';
import { character, prices, profile, scope, token, uuid } from './panel-world.ts';

type PanelTest = {
  names: { game: string; league: string; ign: string }[];
  copied: string[];
  posts: { body: unknown; key: string | null }[];
  answer: () => Response;
  client: QueryClient;
};

/** State of the running test: the user's names, and what they copied and posted. */
export const made = {} as PanelTest;

export async function open(row: ListingRow, wanted: Wanted = new Map(), shown: 'beside' | 'over' | 'ended' = 'beside'): Promise<void> {
  made.client.setQueryData<FeedState>(
    listingFeedQuery(scope).queryKey,
    mergeFeed(emptyFeed, { serverTimeMs: 1, full: true, newestMs: 1, listings: [row], gone: [] }),
  );
  const Panel = () => (
    <ListingPanel
      line={{ ...describeListing(row, prices, 'poe1'), isEnded: shown === 'ended', isOwn: false, isPriced: true, whisperedAtMs: null }}
      scope={scope}
      league={{ id: 'mercenaries', name: 'Mercenaries' }}
      wanted={wanted}
      asked={wanted}
      onMove={() => undefined}
      onClose={() => undefined}
      lies={shown === 'over' ? 'over' : 'beside'}
    />
  );
  const router = createRouter({ routeTree: createRootRoute({ component: Panel }), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={made.client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('region');
}

export const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` });
export const copyButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /Copy/ });
export const takeAll = () => fireEvent.click(screen.getByRole('button', { name: 'All' }));
export const typeInto = (name: string, value: string) => fireEvent.change(quantityOf(name), { target: { value } });
export const readRow = () => made.client.getQueryData(listingFeedQuery(scope).queryKey)?.rows.get(uuid);

export function startPanel(): void {
  made.copied = [];
  made.names = [{ ...scope, ign: 'Buyer' }];
  made.posts = [];
  made.answer = () =>
    Response.json({ id: uuid, whispers: ['@Seller WTB something'], totalChaos: 1, chaosPerDivine: null, serverTimeMs: 1 });
  made.client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  storeToken(token);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // The virtual list renders the rows that fit, and the test page has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { clipboard: { writeText: async (text: string) => void made.copied.push(text) } }),
  );
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (input.endsWith('/users/profile')) return Promise.resolve(Response.json({ ...profile, mainIgns: made.names }));
    if (input.endsWith('/users/mainIgn')) return Promise.resolve(Response.json(profile));
    if (input.includes('/characters')) return Promise.resolve(Response.json({ characters: [character], readAtMs: 1 }));
    made.posts.push({
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init.headers).get('idempotency-key'),
    });
    return Promise.resolve(made.answer());
  });
}

export function leavePanel(): void {
  cleanup();
  forgetSelections();
  clearToken();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
