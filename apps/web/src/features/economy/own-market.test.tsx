import { decodeParam, feedFilterSchema } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnMarket } from './own-market.tsx';

const HASH = 'a'.repeat(40);
const row = (ign: string, category: string, price: number) => ({
  uuid: `00000000-0000-4000-8000-0000000000${String(price).padStart(2, '0')}`,
  side: 'sell',
  category,
  subCategory: '',
  ign,
  presence: 'online',
  listingMode: 'bulk',
  multiplier: 100,
  minTradeValue: 0,
  supportRegex: false,
  totalPrice: price * 3,
  timestampMs: 1,
  seenAt: null,
  items: [
    [HASH, price, 3],
    ['b'.repeat(40), 1, 1],
  ],
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('D20 lists an item’s sellers, cheapest first, from its category and custom groups, and fetches no other feed', async () => {
  const listed: Record<string, object[]> = {
    currency: [row('Dear', 'currency', 9), row('Cheap', 'currency', 2)],
    custom: [row('Own', 'custom', 5)],
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const [, category = '', filter = ''] = /\/listings\/poe1\/mercenaries\/(\w+)\/([^/]+)$/.exec(url) ?? [];
    asked.push(`${category} ${decodeParam(feedFilterSchema, filter)?.side}`);
    return Response.json({ serverTimeMs: 1, full: true, newestMs: 1, listings: listed[category] ?? [], gone: [] });
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <OwnMarket hash={HASH} tag="currency" scope={{ game: 'poe1', league: 'mercenaries' }} />,
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: ['/x'] }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByText('Cheap');
  expect(screen.getAllByRole('link').map((link) => /Cheap|Own|Dear/.exec(link.textContent)?.[0])).toEqual(['Cheap', 'Own', 'Dear']);
  expect(asked.toSorted()).toEqual(['currency sell', 'custom sell']);
});
