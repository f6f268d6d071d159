/**
 * Tests the notes that a seller sees about the shared stock (D33): overlaps before publishing, items left out
 * afterwards, and a listing with nothing left.
 */
import type { OwnListing, PublishedListing } from '@poexchange/contract/rest';
import type { ListingUuid, StashTabId } from '@poexchange/domain/ids';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedStacksQuery, ownListingsQuery } from '../../shared/listings/own-listings-query.ts';
import { stockQuery } from '../../shared/listings/stock-query.ts';
import type { PricingCore } from '../../shared/workers/pricing-core.ts';
import type { OfferLine } from './offer/offer-lines.ts';
import { ManualOverlapNotes } from './manual-offer/manual-panel.tsx';
import { OverlapNotes } from './stash-offer/overlap-notes.tsx';
import { OwnListings } from './own-listings/own-listings.tsx';
import { PublishResult } from './offer/publish-result.tsx';
import { noItemChoices } from '../price-book/index.ts';
import { makeOwnListing } from './testing/make-own-listing.ts';

const findOverlaps = vi.hoisted(() => vi.fn<PricingCore['findOverlaps']>());
vi.mock('../../shared/workers/pricing-client.ts', () => ({
  getPricingWorker: (): Pick<PricingCore, 'findOverlaps'> => ({ findOverlaps }),
}));

const scope = { game: 'poe1', league: 'standard', accountId: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009' } as const;
const place = { game: 'poe1', league: 'standard', category: 'essence', subCategory: 'essenceHigh' } as const;
const hash = 'a'.repeat(40);
const tabId = 'standard:t' as StashTabId;

const makeListing = (uuid: string, over: Partial<OwnListing> = {}): OwnListing =>
  makeOwnListing({
    uuid: uuid as ListingUuid,
    seenAt: 1,
    stashTabs: [tabId],
    items: [{ hash, price: 2, quantity: 5, overridden: false, rawItems: [{ id: '1', stackSize: 5 }] }],
    ...over,
  });

const line: OfferLine = {
  entry: {
    hash,
    tag: 'essence',
    key: 'anger',
    name: 'Anger',
    iconPath: '',
    properties: {},
    category: 'essence',
    subCategories: ['essenceHigh'],
    filteredFrom: [],
    quantity: 5,
    stackCount: 1,
    borrowedPieces: 0,
    tabIds: [tabId],
    valueChaos: 2,
    lowConfidence: null,
    listings: 9,
  },
  price: 2,
  override: null,
  asked: null,
  isOffered: true,
  total: 10,
};

async function show(own: readonly OwnListing[], children: ReactNode): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const withoutStacks = own.map((listing) => ({ ...listing, items: listing.items.map((item) => ({ ...item, rawItems: [] })) }));
  client.setQueryData(ownListingsQuery.queryKey, withoutStacks);
  client.setQueryData(listedStacksQuery.queryKey, [...own]);
  client.setQueryData(stockQuery(scope).queryKey, { handedOver: [], serverTimeMs: 1 });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{children}</main> }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
}

const offer = {
  scope,
  place: { category: 'essence', subCategory: 'essenceHigh' },
  group: undefined,
  tabIds: [tabId],
  choices: noItemChoices,
};

beforeEach(() => {
  findOverlaps.mockReset();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('before publishing', () => {
  it('D33 names each other active listing that offers the same stacks, and the number of kinds they share', async () => {
    findOverlaps.mockResolvedValue(new Map([['u1', 1]]));
    await show(
      [
        makeListing('u1'),
        makeListing('u2', { subCategory: 'essenceHigh' }),
        makeListing('u3', { category: 'currency', state: 'inactive' }),
        makeListing('u4', { category: 'currency', league: 'mercenaries' }),
        makeListing('u5', { category: 'currency', side: 'buy' }),
        makeListing('u6', { category: 'oil' }),
      ],
      <OverlapNotes offer={offer} place={place} lines={[line]} />,
    );
    expect(await screen.findByText('Also in your listing Essence: 1 of 1 item here. A sale removes it from both listings.')).toBeTruthy();
    expect(screen.getAllByText(/^Also in your listing/)).toHaveLength(1);
    const [asked, request, against] = findOverlaps.mock.calls[0] ?? [];
    expect(asked).toMatchObject(scope);
    expect(request).toMatchObject({ subCategory: 'essenceHigh', tabIds: [tabId] });
    expect(against?.others.map(({ uuid }) => uuid)).toEqual(['u1', 'u6']);
  });

  it('D33 shows nothing if no overlaps exist or can be computed, and requests nothing without other listings', async () => {
    findOverlaps.mockRejectedValue(new Error('no worker'));
    await show([makeListing('u1')], <OverlapNotes offer={offer} place={place} lines={[line]} />);
    await waitFor(() => expect(findOverlaps).toHaveBeenCalled());
    expect(screen.queryByText(/^Also in/)).toBeNull();
    cleanup();
    findOverlaps.mockClear();
    await show([], <OverlapNotes offer={offer} place={place} lines={[line]} />);
    expect(findOverlaps).not.toHaveBeenCalled();
  });

  it('D33, D55 names other manual listings of the same kind, but not stash listings or wanted items', async () => {
    const byHand = { stashTabs: [], items: [{ hash, price: 2, quantity: 5, overridden: false, rawItems: [] }], byHand: true as const };
    await show(
      [makeListing('u1'), makeListing('u2', { category: 'custom', ...byHand }), makeListing('u3', { side: 'buy', ...byHand })],
      <ManualOverlapNotes place={place} lines={[line]} />,
    );
    expect(screen.getAllByText(/^Also in your listing .*: 1 of 1 item here\. A sale removes it from both listings\.$/)).toHaveLength(1);
    expect(findOverlaps).not.toHaveBeenCalled();
  });
});

describe('after publishing', () => {
  const publish = (leftOut: PublishedListing['leftOut']) => ({
    failure: null,
    isPending: false,
    data: { ...makeListing('u1'), ...(leftOut !== undefined && { leftOut }) },
  });

  it('D33 shows how many pieces were left out for each reason, summed over all kinds', async () => {
    const leftOut: PublishedListing['leftOut'] = [
      { hash, quantity: 1200, reason: 'handedOver' },
      { hash: 'b'.repeat(40), quantity: 3, reason: 'handedOver' },
      { hash, quantity: 7, reason: 'notInTabs' },
    ];
    await show([], <PublishResult publish={publish(leftOut)} lines={[line]} isReading={false} />);
    expect(screen.getByText('Not listed: 1,203 pieces you handed over since your tabs were loaded.')).toBeTruthy();
    expect(screen.getByText('Not listed: 7 pieces no longer in your tabs.')).toBeTruthy();
    cleanup();
    await show([], <PublishResult publish={publish(undefined)} lines={[line]} isReading={false} />);
    expect(screen.queryByText(/^Not listed/)).toBeNull();
  });
});

describe('own listings', () => {
  it('D33 marks a listing with nothing left as sold out, without a total or Relist, and keeps both on other listings', async () => {
    await show(
      [
        makeListing('u1', { state: 'inactive', items: [], totalPrice: 0, byHand: true }),
        makeListing('u2', { category: 'oil', byHand: true }),
      ],
      <OwnListings scope={scope} league={{ id: 'standard', name: 'Standard' }} stash={null} side="sell" />,
    );
    const [active, soldOut] = screen.getAllByRole('article');
    expect(soldOut?.textContent).toContain('Seller · Sold out');
    expect(soldOut?.textContent).not.toMatch(/pieces|100%/);
    expect(active?.textContent).toContain('1 item · 5 pieces · 100%');
    const relist = screen.getAllByRole('button', { name: 'Relist' });
    expect([relist.length, active?.contains(relist[0] ?? null)]).toEqual([1, true]);
  });
});
