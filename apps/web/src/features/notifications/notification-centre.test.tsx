import type { OwnListing, TradeNotification } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGroup } from '@poexchange/domain/grouping';
import { tagPricesQuery } from '../../shared/prices/queries.ts';
import { loadNotificationTexts } from '../../shared/i18n/i18n.ts';
import { ownListingsQuery } from '../../shared/listings/own-listings-query.ts';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { provideLatePart } from '../../shared/late-parts.ts';
import { pinCard } from '../../shared/toast/pinned-cards.ts';
import { NotificationCentre } from './notification-centre.tsx';
import { notificationsQuery } from './notifications-query.ts';
import { makeNotification } from './testing/make-notification.ts';
import { stackToast, unstackToasts, useToastStack, NotificationToast } from './notification-watch.tsx';
import { TradeText } from './trade-text.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
type Call = { readonly path: string; readonly body: unknown };

/** Mocks the API calls of the notification centre; any other call fails. */
function serve(): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    calls.push({ path: input, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    if (/mark-read|delete-notifications/.test(input)) return Promise.resolve(Response.json({ ids: [], serverTimeMs: 1 }));
    return Promise.reject(new TypeError('no such call'));
  });
  return calls;
}

const ownListing = (uuid: string, state: OwnListing['state']) => ({ uuid, state }) as OwnListing;

function show(
  children: ReactNode,
  options: { notifications?: readonly TradeNotification[]; listings?: readonly OwnListing[] } = {},
): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(notificationsQuery.queryKey, options.notifications ?? []);
  if (options.listings !== undefined) client.setQueryData(ownListingsQuery.queryKey, [...options.listings]);
  const root = createRootRoute({ component: () => <>{children}</> });
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: ['/poe/poexchange'] }),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return client;
}

beforeEach(async () => {
  await loadNotificationTexts();
  storeToken(token);
  vi.stubGlobal('scrollTo', () => undefined);
  // A wide window, in which toasts are fully expanded.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
  useToastStack.setState({ stack: [] });
});

const centre = <NotificationCentre onClose={() => undefined} />;
const listings = [ownListing('stands', 'active'), ownListing('ended', 'inactive')];
const on = (id: string, uuid: string, over: Partial<TradeNotification> = {}, body: Partial<TradeNotification['body']> = {}) =>
  makeNotification(id, over, { uuid: uuid as never, ign: `Buyer_${id}`, ...body });

describe('notification centre', () => {
  it('D38 links a row to its trade, and shows what happened to the listing', async () => {
    serve();
    show(centre, { notifications: [on('1', 'stands'), on('2', 'ended'), on('3', 'deleted')], listings });
    await screen.findByText('Buyer_1');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['1', '2', '3'].map((id) => `/poe/poexchange/bulk-trade/trade/${id}`),
    );
    expect(screen.getByText('The listing is no longer active.')).toBeTruthy();
    expect(screen.getByText('The listing was deleted.')).toBeTruthy();
  });

  it('R2.16 shows only unread notifications, marks all as read and clears all', async () => {
    const calls = serve();
    show(centre, { notifications: [on('1', 'stands', { read: true }), on('2', 'stands')], listings });
    await screen.findByText('Buyer_1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Unread only' }));
    expect(screen.queryByText('Buyer_1')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('No unread notifications')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Unread only' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('No notifications yet')).toBeTruthy();
    const sent = () => calls.filter(({ body }) => body !== undefined).map(({ path, body }) => [path.split('/').at(-1), body]);
    expect(sent()).toEqual([['mark-read', { all: true }]]);
    // Sent only once the action can no longer be undone.
    await act(() => vi.advanceTimersByTimeAsync(9000));
    vi.useRealTimers();
    await vi.waitFor(() => expect(sent()[1]).toMatchObject(['delete-notifications', {}]));
  });

  it('R2.16 sends nothing if Clear all is undone', async () => {
    const calls = serve();
    const undos: (() => void)[] = [];
    const withdraw = provideLatePart('toasts', {
      show: (_id, { action }) => void (action !== undefined && undos.push(action.run)),
      showCustom: () => undefined,
      dismiss: () => undefined,
    });
    show(centre, { notifications: [on('1', 'stands')] });
    await screen.findByText('Buyer_1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    act(() => undos.at(-1)?.());
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    vi.useRealTimers();
    expect(screen.getByText('Buyer_1')).toBeTruthy();
    expect(calls.filter(({ body }) => body !== undefined)).toEqual([]);
    withdraw();
  });

  it('R2.16 shows running work, such as a snapshot, until it ends', async () => {
    serve();
    show(centre, { notifications: [] });
    await screen.findByText('No notifications yet');
    act(() => pinCard('run', () => <p>{'3 of 7 tabs'}</p>));
    expect(screen.getByText('3 of 7 tabs')).toBeTruthy();
    act(() => pinCard('run', null));
    expect(screen.queryByText('3 of 7 tabs')).toBeNull();
  });

  it('R2.16 groups rows by age, each with a copy button and a button that finishes the request', async () => {
    serve();
    const nowMs = Date.now();
    show(centre, {
      notifications: [on('1', 'stands', { timestamp: nowMs - 60_000 }), on('2', 'stands', { timestamp: nowMs - 20 * 60_000 })],
      listings,
    });
    const recent = await screen.findByRole('region', { name: 'Last 10 minutes' });
    expect(within(recent).getByText('Buyer_1')).toBeTruthy();
    expect(within(recent).queryByText('Buyer_2')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Last hour' })).getByText('Buyer_2')).toBeTruthy();
    for (const name of ['@name', '/invite', 'Done']) expect(within(recent).getByRole('button', { name })).toBeTruthy();
  });

  it('R1.02 shows for each request whether its sender buys or sells', async () => {
    serve();
    const { meta } = on('1', 'stands').body;
    show(centre, { notifications: [on('1', 'stands'), on('2', 'stands', {}, { meta: { ...meta, side: 'buy' } })], listings });
    const rowOf = async (ign: string) => (await screen.findByText(ign)).closest('li');
    expect((await rowOf('Buyer_1'))?.textContent).toContain('wants to buy');
    expect((await rowOf('Buyer_2'))?.textContent).toContain('wants to sell');
  });

  it('R8.17, R3.51 distinguishes whole-listing requests from partial requests, and warns of a search that matches more', async () => {
    serve();
    show(centre, {
      notifications: [
        on('1', 'stands', {}, { isWhole: true }),
        on('2', 'stands', {}, { isWhole: false }),
        on('3', 'stands', {}, { isWhole: false, regex: 'essence', regexWarning: true }),
      ],
      listings,
    });
    expect(await screen.findByText('whole listing')).toBeTruthy();
    expect(screen.getAllByText('part of the listing')).toHaveLength(1);
    expect(screen.getByText('search finds more')).toBeTruthy();
  });

  it('D32 shows what was handed over and paid after a partial Done', async () => {
    serve();
    const handed = { items: [['a', 200] as [string, number]], totalChaos: 90 };
    const asked = { items: [['a', 350] as [string, number]], totalChaos: 160, isWhole: true };
    show(centre, { notifications: [on('1', 'stands', {}, { ...asked, processed: true, handed })], listings });
    // The amount stays on the same line as the word before it.
    const beside = await screen.findByText('for');
    expect(beside.className).toContain('whitespace-nowrap');
    expect(beside.querySelector('[aria-label^="90 chaos"]')).toBeTruthy();
    expect(beside.parentElement?.textContent).toContain('200 × Essence for');
    expect(screen.queryByText(/350|whole listing/)).toBeNull();
  });

  it('R8.12, R5.04, R5.05 shows a request for unlisted items as a warning with its sender’s name and a link to its page', async () => {
    serve();
    show(centre, { notifications: [on('1', 'stands', {}, { valid: false })], listings });
    expect(await screen.findByText('Be careful Buyer_1 wants to buy items which are not offered ...')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/poe/poexchange/bulk-trade/trade/1');
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it.each([
    ['sell', false, 'Be careful Buyer_1 wants to buy items which are not offered ...'],
    ['buy', false, 'Be careful Buyer_1 wants to sell items which you do not want ...'],
    ['sell', true, null],
  ] as const)('R8.12 warns in the toast only about an invalid request, for a listing to %s: valid %s', async (side, valid, text) => {
    serve();
    const meta = { ...on('1', 'stands').body.meta, side };
    show(<NotificationToast notification={on('1', 'stands', {}, { valid, meta })} moreCount={0} onClose={() => undefined} />, { listings });
    if (text !== null) expect(await screen.findByText(text)).toBeTruthy();
    else expect((await screen.findByRole('alert')).textContent).not.toContain('Be careful');
  });

  it('R8.12 warns on a want-to-buy listing that the sender wants to sell', async () => {
    serve();
    const meta = { ...on('1', 'stands').body.meta, side: 'buy' as const };
    show(centre, { notifications: [on('1', 'stands', {}, { valid: false, meta })], listings });
    expect(await screen.findByText('Be careful Buyer_1 wants to sell items which you do not want ...')).toBeTruthy();
  });

  it('R5.07, R3.50 neither lists nor counts unsupported or hidden notifications', async () => {
    serve();
    const { meta } = makeNotification('m').body;
    show(centre, {
      notifications: [
        on('1', 'stands'),
        on('2', 'stands', {}, { meta: { ...meta, category: 'nextLeague' } }),
        on('3', 'stands', { display: false }),
      ],
      listings,
    });
    expect(await screen.findByText('Buyer_1')).toBeTruthy();
    expect(screen.queryByText('Buyer_2')).toBeNull();
    expect(screen.queryByText('Buyer_3')).toBeNull();
  });
});

describe('request text', () => {
  it('R8.17 names the requested items, and shows only the owner whether they are the whole listing', async () => {
    serve();
    const items = ['greed', 'anger'].map((name, at): [string, number] => [makeGroup('essence', name, {}).hash, at + 3]);
    const notification = on('1', 'stands', {}, { items, isWhole: false });
    const text = (
      <>
        <p data-testid="owner">
          <TradeText notification={notification} reader="owner" />
        </p>
        <p data-testid="asker">
          <TradeText notification={notification} reader="asker" />
        </p>
      </>
    );
    const client = show(text);
    expect((await screen.findByTestId('owner')).textContent).toMatch(/^7 × Essence for.*part of the listing$/);
    const entries = items.map(([hash], at) => ({
      hash,
      name: at === 0 ? 'Greed' : 'Anger',
      properties: { corrupted: at === 1 },
      valueChaos: 9,
    }));
    act(
      () => void client.setQueryData(tagPricesQuery({ game: 'poe1', league: 'standard', tag: 'essence' }).queryKey, { entries } as never),
    );
    await vi.waitFor(() =>
      expect(screen.getByTestId('owner').textContent).toMatch(/^4 × Anger \(corrupted\), 3 × Greed for.*part of the listing$/),
    );
    expect(screen.getByTestId('asker').textContent).toMatch(/^4 × Anger \(corrupted\), 3 × Greed for/);
    expect(screen.getByTestId('asker').textContent).not.toContain('listing');
  });
});

describe('request toast', () => {
  it('D38 links to the trade, and shows that the listing is inactive or deleted', async () => {
    serve();
    const toast = <NotificationToast notification={on('1', 'stands')} moreCount={0} onClose={() => undefined} />;
    const client = show(toast, { listings });
    expect(await screen.findByRole('link', { name: 'Show' })).toBeTruthy();
    client.setQueryData(ownListingsQuery.queryKey, [ownListing('stands', 'inactive')]);
    await screen.findByText('The listing is no longer active.');
    expect(screen.getByRole('link', { name: 'Show' })).toBeTruthy();
    client.setQueryData(ownListingsQuery.queryKey, []);
    await screen.findByText('The listing was deleted.');
    expect(screen.getByRole('link', { name: 'Show' })).toBeTruthy();
  });

  it('shows how many requests are stacked behind the visible request', async () => {
    serve();
    show(<NotificationToast notification={on('1', 'stands')} moreCount={2} onClose={() => undefined} />, { listings });
    expect(await screen.findByText('+2 more')).toBeTruthy();
  });

  it('shows the newest request on top once, and removes read requests from the stack', () => {
    for (const id of ['1', '2', '1']) stackToast(on(id, 'stands'));
    expect(useToastStack.getState().stack.map(({ id }) => id)).toEqual(['1', '2']);
    unstackToasts(['1', 'unknown']);
    expect(useToastStack.getState().stack.map(({ id }) => id)).toEqual(['2']);
  });
});
