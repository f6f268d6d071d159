import type { TradeView } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { makeItem, makePlace, makeTrade } from './testing/make-trade.ts';
import { TradePage } from './trade-page.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const id = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0001';

/** The API as far as this page calls it; `trade` is what it holds. */
function serve(given: { trade: TradeView | number }) {
  const calls: { path: string; body: unknown; headers: Headers }[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path: input, body, headers: new Headers(init.headers) });
    if (typeof given.trade === 'number') {
      return Promise.resolve(Response.json({ code: 'notFound', wording: 'error.not_found', requestId: 'r' }, { status: given.trade }));
    }
    if (!input.endsWith('/notifications/processed')) return Promise.resolve(Response.json(given.trade));
    const isUndo = (body as { undo?: boolean }).undo === true;
    return Promise.resolve(Response.json(makeTrade({}, { processed: !isUndo })));
  });
  return calls;
}

function open(): void {
  const root = createRootRoute();
  const trade = createRoute({
    getParentRoute: () => root,
    path: '/$game/poexchange/bulk-trade/trade/$notificationId',
    component: TradePage,
  });
  const router = createRouter({
    routeTree: root.addChildren([trade]),
    history: createMemoryHistory({ initialEntries: [`/poe/poexchange/bulk-trade/trade/${id}`] }),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

describe('trade page', () => {
  beforeEach(() => {
    storeToken(token);
    vi.stubGlobal(
      'Worker',
      class {
        addEventListener(): void {}
        removeEventListener(): void {}
        postMessage(): void {}
      },
    );
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    cleanup();
    clearToken();
    vi.unstubAllGlobals();
  });

  it('R7.26 names who asks, the quantity, both prices and the place, counted from one', async () => {
    serve({ trade: makeTrade({ items: [makeItem('a', { places: [makePlace('1', { x: 2, y: 1 })] })] }) });
    open();
    expect(await screen.findByRole('heading', { name: 'Trade with Kirael' })).toBeTruthy();
    expect(screen.getByText('tab “sell” · column 3, row 2 · 5 of 10')).toBeTruthy();
    expect(screen.getByText('5 pieces')).toBeTruthy();
    expect(screen.getByRole('button', { name: /\/invite Kirael/ })).toBeTruthy();
  });

  it('R5.04 warns of items that were deselected, R5.05 of items that were never offered', async () => {
    serve({ trade: makeTrade({ items: [makeItem('a', { deselected: true })] }, { valid: false }) });
    open();
    expect(await screen.findByText('1 of these items was deselected by you when you published.')).toBeTruthy();
    expect(screen.getByText('Be careful Kirael wants to buy items which are not offered ...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Done, take from stock' })).toBeNull();
  });

  it('R4.31 D32 takes the quantities from stock once, and puts them back', async () => {
    const calls = serve({ trade: makeTrade() });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Done, take from stock' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Done, take from stock' })).toBeTruthy();
    const posts = calls.filter(({ path }) => path.endsWith('/processed'));
    expect(posts.map(({ body }) => body)).toEqual([{ id }, { id, undo: true }]);
    expect(posts.every(({ headers }) => headers.get('idempotency-key') !== null)).toBe(true);
  });

  it('R2.02 says so when the listing is gone, and offers nothing to take from', async () => {
    serve({ trade: makeTrade({ listing: null }) });
    open();
    expect(await screen.findByText(/no longer exists/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Done, take from stock' })).toBeNull();
  });

  it("somebody else's trade does not exist here", async () => {
    serve({ trade: 404 });
    open();
    expect(await screen.findByText('This trade does not exist')).toBeTruthy();
  });

  const wanted = { meta: { ...makeTrade().notification.body.meta, side: 'buy' as const } };

  it('R1.02 on a want-to-buy listing the owner reads who sells to him, sees no places, and takes it off what he wants', async () => {
    const calls = serve({ trade: makeTrade({ role: 'buyer', party: 'owner', items: [makeItem('a', { places: [] })] }, wanted) });
    open();
    expect(await screen.findByRole('heading', { name: 'Kirael wants to sell you' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /\/invite Kirael/ })).toBeTruthy();
    expect(screen.queryByText(/not seen in your stash|No places to show/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Done, take off what I want' }));
    await vi.waitFor(() => expect(calls.at(-1)?.path).toMatch(/processed$/));
  });

  it('R1.02 who sells to a want-to-buy listing sees the own offer and its whisper, and handles nothing', async () => {
    serve({ trade: makeTrade({ role: 'seller', party: 'asker', items: [makeItem('a', { places: [] })] }, wanted) });
    open();
    expect(await screen.findByRole('heading', { name: 'Your offer to Seller' })).toBeTruthy();
    expect(screen.getByText('@Seller WTB 5 things')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Done/ })).toBeNull();
  });

  it('D31, D59 a trade of poe2 stands in the unit and at the rate it was asked in, entered by hand', async () => {
    const meta = { ...makeTrade().notification.body.meta, game: 'poe2' as const };
    serve({ trade: makeTrade({ items: [makeItem('a', { places: [] })] }, { meta, totalChaos: 10, unit: 'ex', chaosPerUnit: 0.1 }) });
    open();
    expect(await screen.findAllByRole('img', { name: '100 exalted' })).toHaveLength(2);
    expect(screen.getByText('entered by hand')).toBeTruthy();
  });

  it('D18 the buyer sees the whisper and never the tabs', async () => {
    serve({ trade: makeTrade({ role: 'buyer', party: 'asker', items: [makeItem('a', { places: [] })] }) });
    open();
    expect(await screen.findByRole('heading', { name: 'Your request to Seller' })).toBeTruthy();
    expect(screen.getByText('@Seller WTB 5 things')).toBeTruthy();
    expect(screen.queryByText(/tab “/)).toBeNull();
  });

  it('D18 says that the other person deleted the account, and to a buyer not also that the listing is gone', async () => {
    serve({
      trade: makeTrade({ role: 'buyer', party: 'asker', isCounterpartGone: true, listing: null, whispers: ['@Velsa WTB 5 things'] }),
    });
    open();
    expect(await screen.findByText(/This person has deleted their PoExchange account/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Your request to Velsa' })).toBeDefined();
    expect(screen.queryByText(/The listing this request belongs to no longer exists/)).toBeNull();
  });

  it.each([
    ['none', /no search tells them apart/],
    ['gone', /no longer in your tabs as last read/],
    ['tooLong', /would take too long/],
  ] as const)('D41 says why there is no better search (%s)', async (unwritten, words) => {
    const trade = makeTrade({ search: { matches: 2, missed: 1, extra: 3, readAtMs: 0, rewritten: null, unwritten } });
    const { body } = trade.notification;
    serve({ trade: { ...trade, notification: { ...trade.notification, body: { ...body, regex: 'essence' } } } as TradeView });
    open();
    expect((await screen.findByText(words)).textContent).toMatch(/1 missed, 3 extra/);
  });
});
