import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { QueuedTrade } from '@poexchange/contract/rest/later';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serviceRequestsQuery } from '../../shared/services/requests-query.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { sentTradesQuery } from '../../shared/trades/sent-trades-query.ts';
import { makeRequest } from '../services/testing/make-service.ts';
import { makeQueued } from '../trade/testing/make-queued.ts';
import { SentRequests } from './sent-requests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(trades: QueuedTrade[], requests: readonly ServiceRequest[] = []): void {
  vi.stubGlobal('scrollTo', () => undefined);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sentTradesQuery('poe1').queryKey, trades);
  client.setQueryData(serviceRequestsQuery('poe1').queryKey, { requests, olderBeforeMs: null });
  const root = createRootRoute({ component: () => <SentRequests onOpen={() => undefined} /> });
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: ['/poe/poexchange'] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([any]), history }) as never} />
    </QueryClientProvider>,
  );
}

it('D38 links a sent request to its trade in every state of the listing', async () => {
  const states = ['active', 'inactive', 'deleted', null] as const;
  show(states.map((listingState) => ({ ...makeQueued(`${listingState}`), ign: `Seller_${listingState}`, listingState })));
  await screen.findByText('Seller_active');
  expect(screen.getAllByText(/^Seller_/)).toHaveLength(states.length);
  const links = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
  expect(links).toEqual(new Set(states.map((state) => `/poe/poexchange/bulk-trade/trade/${state}`)));
});

it('lists the item and service requests that the user sent in the last day, newest first, without received requests', async () => {
  const agoMs = (minutes: number): number => readServerNowMs() - minutes * 60_000;
  const trade = (ign: string, minutes: number) => ({ ...makeQueued(ign, { notification: { timestamp: agoMs(minutes) } }), ign });
  const ask = (ownerIgn: string, minutes: number, party: ServiceRequest['party']) =>
    makeRequest(ownerIgn, { ownerIgn, askedMs: agoMs(minutes), party });
  show(
    [trade('Seller_third', 30), trade('Seller_first', 10)],
    [ask('Seller_second', 20, 'asker'), ask('Seller_mine', 15, 'owner'), ask('Seller_old', 1500, 'asker')],
  );
  await screen.findByText('Seller_second');
  expect(screen.getAllByText(/^Seller_/).map(({ textContent }) => textContent)).toEqual(['Seller_first', 'Seller_second', 'Seller_third']);
});
