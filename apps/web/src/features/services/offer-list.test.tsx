import type { ServiceHistory, ServiceRow } from '@poexchange/contract/rest/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSearch, stringifySearch } from '../../app/search-params.ts';
import { useReachability } from '../../shared/network/connection.ts';
import { useWatchStore } from './watch/watch-store.ts';
import { ServicesPage } from './services-page.tsx';
import { makeService } from './testing/make-service.ts';

const MINUTE = 60_000;
const uuid = (letter: string): string => `00000000-0000-4000-8000-00000000000${letter}`;
const offer = (letter: string, over: Partial<ServiceRow> = {}): ServiceRow =>
  makeService(uuid(letter), { userId: uuid(letter) as ServiceRow['userId'], ign: `Ign${letter}`, ...over });
let rows: readonly ServiceRow[] | 'away';
let days: ServiceHistory['days'];
const asked: string[] = [];

/** Draws the page at an address, signed out, with a server that has these offers. */
async function open(search = '?section=bossKilling&service=maven') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$game/poexchange/services',
    validateSearch: (given: Record<string, unknown>) => given,
    component: ServicesPage,
  });
  const other = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: [`/poe/poexchange/services${search}`] });
  const router = createRouter({ routeTree: root.addChildren([page, other]), history, parseSearch, stringifySearch });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { client, router };
}

const searchOf = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.searchStr;

beforeEach(() => {
  rows = [];
  days = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // jsdom lays nothing out: the list of rows in sight would be empty.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (!url.includes('/services/')) return Promise.resolve(Response.json({}, { status: 404 }));
    if (url.includes('/history/')) return Promise.resolve(Response.json({ days }));
    if (rows === 'away') return Promise.resolve(Response.json({}, { status: 500 }));
    return Promise.resolve(Response.json({ serverTimeMs: Date.now(), full: true, newestMs: 5, services: rows, gone: [] }));
  });
});
afterEach(() => {
  cleanup();
  asked.length = 0;
  useWatchStore.setState({ watches: [] });
  useReachability.setState({ verdict: 'live' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a service nobody offers', () => {
  it('can be watched and asked for; its last days stand above', async () => {
    const dayMs = Math.floor(Date.now() / (24 * 60 * MINUTE)) * 24 * 60 * MINUTE;
    days = [{ dayMs: dayMs - 24 * 60 * MINUTE, location: 'seller', offers: 9, lowChaos: 80, medianChaos: 100, highChaos: 120 }];
    await open();
    await screen.findByText('Nobody offers this right now');
    expect(screen.getByText('No offers')).toBeTruthy();
    expect(await screen.findByText('Median, 7 days')).toBeTruthy();
    const watch = screen.getByRole('button', { name: 'Watch' });
    fireEvent.click(watch);
    expect(screen.getByRole('button', { name: 'Watching' }).getAttribute('aria-pressed')).toBe('true');
    expect(useWatchStore.getState().watches).toMatchObject([{ game: 'poe1', side: 'wts', serviceName: 'maven', foundMs: null }]);
    const ask = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask for it' });
    expect(ask.getAttribute('href')).toMatch(/\/services\/my-listings\?.*side=buy.*add=maven/);
  });
});

describe('no offer that passes the filters', () => {
  it('names the filter that keeps most out, and drops it with one press', async () => {
    rows = [offer('a', { vouchCount: 9, userStatus: 'idle' }), offer('b', { vouchCount: 9, userStatus: 'idle' }), offer('c')];
    const page = await open('?section=bossKilling&service=maven&vouches=5&online=1');
    await screen.findByText('No offers match your filters');
    fireEvent.click(screen.getByRole('button', { name: 'Drop the filter: online only' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Services on offer' })).toBeTruthy());
    expect(searchOf(page)).toContain('vouches=5');
    expect(searchOf(page)).not.toContain('online');
  });

  it('Back undoes the last filter alone', async () => {
    rows = [offer('a')];
    const page = await open();
    await screen.findByRole('grid');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Online only' }));
    await waitFor(() => expect(searchOf(page)).toContain('online=1'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Discord linked' }));
    await waitFor(() => expect(searchOf(page)).toContain('chat=1'));
    page.router.history.back();
    await waitFor(() => expect(searchOf(page)).not.toContain('chat=1'));
    expect(searchOf(page)).toContain('online=1');
  });
});

describe('a list that cannot be read', () => {
  it('says so and can be tried again', async () => {
    rows = 'away';
    await open();
    const alert = await screen.findByRole('alert');
    rows = [offer('a')];
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Igna')).toBeTruthy();
  });

  it('stays, greyed and dated, once it is a minute old', async () => {
    rows = [offer('a')];
    const page = await open();
    await screen.findByText('Igna');
    rows = 'away';
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * MINUTE);
    void page.client.refetchQueries();
    expect((await screen.findByText(/The list could not be renewed/)).closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('Igna').closest('[data-stale]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('who is signed out', () => {
  it('R2.01 sees the offers, and is asked to sign in where a request would be sent', async () => {
    rows = [offer('a')];
    const page = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Request from Igna' }));
    await waitFor(() => expect(searchOf(page)).toContain(`offer=${uuid('a')}`));
    const panel = await screen.findByRole('complementary', { name: 'Service' });
    expect(within(panel).getByRole('button', { name: 'Sign in to request' })).toBeTruthy();
    expect(asked.some((url) => url.includes('/services/requests'))).toBe(false);
  });
});
