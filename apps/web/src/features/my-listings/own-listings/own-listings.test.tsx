import type { OwnListing } from '@poexchange/contract/rest';
import type { ListingUuid } from '@poexchange/domain/ids';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { tradeQueueQuery } from '../../trade/index.ts';
import { makeQueued } from '../../trade/testing/make-queued.ts';
import { makeOwnListing } from '../testing/make-own-listing.ts';
import { OwnListings } from './own-listings.tsx';
import { RelistAll, useRelistTurns } from './relist-all.tsx';

afterEach(cleanup);

const scope = { game: 'poe1', league: 'standard', accountId: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009' } as const;
const item = { hash: 'a', price: 2, quantity: 5, overridden: false, rawItems: [] };
const makeListing = (uuid: string, over: Partial<OwnListing> = {}): OwnListing =>
  makeOwnListing({ uuid: uuid as ListingUuid, byHand: true, items: [item], ...over });

it('D38 shows a listing’s open requests and its trades from the last day, and names the askers when it is deleted', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(ownListingsQuery.queryKey, [makeListing('u1'), makeListing('u2', { category: 'oil' })]);
  const uuid = 'u1' as ListingUuid;
  client.setQueryData(tradeQueueQuery({ game: 'poe1', party: 'owner' }).queryKey, [
    makeQueued('1', { body: { uuid, ign: 'Kirael' }, ign: 'Kirael' }),
    makeQueued('2', { body: { uuid, ign: 'Permund' }, ign: 'Permund' }),
    makeQueued('3', { body: { uuid, processed: true } }),
  ]);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <OwnListings scope={scope} league={{ id: 'standard', name: 'Standard' }} stash={null} side="sell" />,
    }),
    history: createMemoryHistory({ initialEntries: ['/poe'] }),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: '2 open requests' });
  expect(link.getAttribute('href')).toMatch(/\/bulk-trade\/trade\/[12]$/);
  expect(screen.getByText('1 sale in the last 24 hours,')).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: 'Delete' });
  fireEvent.click(first as HTMLElement);
  expect((await screen.findByRole('dialog')).textContent).toMatch(/2 open requests for this listing: (Kirael, Permund|Permund, Kirael)\./);
});

it('R4.03 relists all listings of a group that contain any items, one after the other', async () => {
  const { result } = renderHook(useRelistTurns);
  const order: string[] = [];
  for (const uuid of ['u1', 'u2', 'sold'])
    result.current.enter(uuid, async () => {
      order.push(`${uuid} begins`);
      await Promise.resolve();
      order.push(`${uuid} ends`);
    });
  render(<RelistAll turns={result.current} listings={[makeListing('u1'), makeListing('sold', { items: [] }), makeListing('u2')]} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Relist all 2' })));
  await vi.waitFor(() => expect(order).toEqual(['u1 begins', 'u1 ends', 'u2 begins', 'u2 ends']));
  cleanup();
  const inactive = ['u1', 'u2'].map((uuid) => makeListing(uuid, { state: 'inactive' }));
  render(<RelistAll turns={result.current} listings={inactive} />);
  expect(screen.getByRole('button', { name: 'Move all 2 to active' })).toBeTruthy();
});
