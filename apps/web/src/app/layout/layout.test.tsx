import { version } from '../../../package.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReachability } from '../../shared/network/connection.ts';
import { createAppRouter } from '../router.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('scrollTo', () => undefined);
  // The browser is never idle, so callbacks that wait for idle time do not run.
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useReachability.setState({ verdict: 'live', nextTryMs: null });
});

function visit(): void {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/poe/poexchange/bulk-trade'] }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('D36 shows the offline bar immediately when a visit starts offline, and dims links that cannot be opened', async () => {
  useReachability.setState({ verdict: 'offline', heardMs: Date.now(), nextTryMs: Date.now() + 5000 });
  visit();
  expect(await screen.findByText(/No connection to PoExchange since/)).toBeTruthy();
  expect(await screen.findByText('Offline')).toBeTruthy();
  const [nav] = screen.getAllByRole('navigation');
  if (nav === undefined) throw new Error('no navigation');
  for (const link of within(nav).getAllByRole('link', { name: /Economy|Price check/ })) {
    expect([link.className, link.title]).toEqual([expect.stringContaining('opacity'), 'This page is not available offline']);
  }
});

it('D36 dims no link while connected', async () => {
  visit();
  const link = await screen.findAllByRole('link', { name: 'Economy' });
  for (const each of link) expect(each.className).not.toContain('opacity');
});

it('R2.01 links every page’s footer to the bulk trade page, and shows the version', async () => {
  visit();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Bulk trade' }).getAttribute('href')).toBe('/poe/poexchange/bulk-trade');
  footer.getByText(`Version ${version}`);
});
