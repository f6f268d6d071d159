import { NEWEST_LISTINGS, type LeagueSummary } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReachability } from '../../shared/network/connection.ts';
import type { League } from '../../shared/prices/use-league.ts';
import { PriceViewProvider, type PageView } from '../../shared/ui/price-view.tsx';
import { MarketNow } from './market-now.tsx';

const league = { id: 'mercenaries', name: 'Mercenaries' } as League;
const newest = (at: number) => ({
  uuid: `00000000-0000-4000-8000-00000000000${at}`,
  category: 'essence',
  subCategory: '',
  ign: `Seller${at}`,
  presence: 'online',
  totalPrice: 10 * at,
  listedMs: Date.now() - at * 60_000,
  kinds: at,
});
const summary = {
  serverTimeMs: Date.now(),
  listings: 12,
  sellersOnline: 3,
  totalChaos: 450,
  counts: { oil: 2, essence: 7, delve: 2 },
  newest: [newest(1), newest(2)],
};

let answer: () => Promise<Response>;
const before = useReachability.getState();

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/listings/poe1/mercenaries/summary') ? answer() : Promise.resolve(Response.json({}, { status: 404 })),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  useReachability.setState(before);
  vi.unstubAllGlobals();
});

function draw(view: PageView = { game: 'poe1' }): void {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => <MarketNow game="poe1" league={league} /> });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: ['/x'] }) });
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  render(
    <QueryClientProvider client={client}>
      <PriceViewProvider view={view}>
        <RouterProvider router={router as never} />
      </PriceViewProvider>
    </QueryClientProvider>,
  );
}

describe('market on the home page', () => {
  it('D11 counts listings, sellers and categories, fullest first, and names the newest listing', async () => {
    answer = async () => Response.json(summary);
    draw();
    const market = await screen.findByRole('region', { name: 'The market right now' });
    expect(await within(market).findByText('12 listings')).toBeTruthy();
    expect(within(market).getByText(/3 sellers online/)).toBeTruthy();
    const links = within(market)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(
      links
        .filter((text) => /Essence|Oil|Delve/.test(text))
        .map((text) => text.replace(/\D/g, ''))
        .slice(0, 3),
    ).toEqual(['7', '2', '2']);
    expect(within(market).getByText('Seller1')).toBeTruthy();
    expect(within(market).getAllByText(/^Seller\d$/)).toHaveLength(2);
  });

  it('hides the total’s label until the total is known', async () => {
    answer = async () => Response.json(summary);
    draw({ game: 'poe1', isPending: true });
    expect((await screen.findByText('listed in total')).className).toContain('invisible');
    cleanup();
    draw();
    expect((await screen.findByText('listed in total')).className).not.toContain('invisible');
  });

  it('D11 shows that a league has no listings', async () => {
    answer = async () => Response.json({ ...summary, listings: 0, sellersOnline: 0, totalChaos: 0, counts: {}, newest: [] });
    draw();
    expect(await screen.findByText('Nobody has listed anything in this league yet')).toBeTruthy();
  });

  it('D36 when offline at start, shows what this browser last saw of the league, or a message if it saw nothing', async () => {
    answer = async () => Response.json(summary);
    draw();
    expect(await screen.findByText('12 listings')).toBeTruthy();
    cleanup();
    useReachability.setState({ verdict: 'offline' });
    answer = () => Promise.reject(new TypeError('no connection'));
    draw();
    expect(await screen.findByText('12 listings')).toBeTruthy();
    cleanup();
    // A final failure, so that the test need not wait for retries.
    answer = async () => Response.json({}, { status: 404 });
    const stored = JSON.parse(localStorage.getItem('poexchange:league-summary') ?? '{}') as { place: string; summary: LeagueSummary };
    for (const kept of [
      { ...stored, place: 'poe2/mercenaries' },
      { ...stored, summary: { ...stored.summary, serverTimeMs: Date.now() - 3 * 3_600_000 } },
      { ...stored, summary: { ...stored.summary, newest: Array.from({ length: NEWEST_LISTINGS }, () => 'x') } },
    ]) {
      localStorage.setItem('poexchange:league-summary', JSON.stringify(kept));
      draw();
      expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
      expect(screen.queryByText('12 listings')).toBeNull();
      cleanup();
    }
  });
});
