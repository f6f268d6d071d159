import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serviceRequestsQuery } from '../../shared/services/requests-query.ts';
import { sentTradesQuery } from '../../shared/trades/sent-trades-query.ts';
import { makeQueued } from '../trade/testing/make-queued.ts';
import { SentRequests } from './sent-requests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('D38 a sent request leads to its trade, whatever became of the listing', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const states = ['active', 'inactive', 'deleted', null] as const;
  client.setQueryData(
    sentTradesQuery('poe1').queryKey,
    states.map((listingState) => ({ ...makeQueued(`${listingState}`), ign: `Seller_${listingState}`, listingState })),
  );
  client.setQueryData(serviceRequestsQuery('poe1').queryKey, { requests: [], olderBeforeMs: null });
  const root = createRootRoute({ component: () => <SentRequests onOpen={() => undefined} /> });
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: ['/poe/poexchange'] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([any]), history }) as never} />
    </QueryClientProvider>,
  );
  await screen.findByText('Seller_active');
  expect(screen.getAllByText(/^Seller_/)).toHaveLength(states.length);
  const links = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
  expect(links).toEqual(new Set(states.map((state) => `/poe/poexchange/bulk-trade/trade/${state}`)));
});
