import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredInterface, useInterfaceStore } from '../shared/game/interface-store.ts';
import { createAppRouter } from './router.tsx';

async function visit(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(router.state.status).toBe('idle'));
  return router.state.location.href;
}

const someId = '7b6f2a8e-3f7c-4f43-9d3c-1a5c2ab0f001';

describe('addresses', () => {
  beforeEach(() => {
    useInterfaceStore.setState(readStoredInterface({}));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.stubGlobal(
      'Worker',
      class {
        addEventListener(): void {}
        removeEventListener(): void {}
        postMessage(): void {}
      },
    );
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('D10 redirects the root to the last used game', async () => {
    useInterfaceStore.setState({ lastGame: 'poe2' });
    expect(await visit('/')).toBe('/poe2/poexchange');
  });

  it('D10 redirects a product path without a game to the last used game, with its search parameters', async () => {
    expect(await visit('/poexchange/bulk-trade?category=essence')).toBe('/poe/poexchange/bulk-trade?category=essence');
  });

  it('R2.02 rewrites the path segment poe1 to poe', async () => {
    expect(await visit('/poe1/poexchange/bulk-trade')).toBe('/poe/poexchange/bulk-trade');
  });

  it('D10 reports an unknown address, and names the companies that the site is not affiliated with', async () => {
    await visit('/poe9/poexchange');
    expect(await screen.findByText('Page not found')).toBeTruthy();
    expect(screen.getByText(/not affiliated/)).toBeTruthy();
  });

  it.each([
    ['', /^Sell a stash tab at a time/],
    ['/bulk-trade', /^Bulk trade$/],
    ['/bulk-trade/listings', /^Listings$/],
    ['/bulk-trade/my-listings', /^Sell from your stash$/],
    [`/bulk-trade/trade/${someId}`, /^Connect the account that received this request/],
    ['/services', /^Services$/],
    ['/services/listings', /^Services$/],
    ['/services/my-listings', /^Sign in to offer services$/],
    ['/services/selection', /^Choose services$/],
    [`/services/trade/${someId}`, /^Sign in to see your requests$/],
    ['/economy', /^Economy$/],
    ['/networth/tracking', /^What is your stash worth/],
  ])('R2.01 a visitor to “%s” reaches the page: %s', async (path, text) => {
    const address = `/poe/poexchange${path}`;
    expect(await visit(address)).toBe(address);
    expect((await within(await screen.findByRole('main')).findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Something went wrong/)).toBeNull();
  });

  const preview = 'This is only a preview. Please connect your poe account to use this page.';

  it.each(['/bulk-trade/listings', '/bulk-trade/my-listings', '/services/listings', '/networth/tracking'])(
    'R2.07 D11 tells a visitor that %s is a preview, because part of the page needs an account',
    async (path) => {
      await visit(`/poe2/poexchange${path}`);
      expect(await screen.findByText(preview)).toBeTruthy();
    },
  );

  it.each(['', '/bulk-trade', '/economy', '/economy/unique', '/price-check', '/price-check/stash-search', '/status'])(
    'shows a visitor no preview text on "%s", where everything works without an account',
    async (path) => {
      await visit(`/poe/poexchange${path}`);
      expect(screen.queryByText(preview)).toBeNull();
    },
  );
});
