import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readServerNowMs } from '../time/server-clock.ts';
import { PricesAge } from './prices-age.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('D36 while the connection is lost, counts the age of prices from the time they were read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const readAtMs = readServerNowMs() - 12 * 60_000;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PricesAge game="poe1" league="mercenaries" readAtMs={readAtMs} before="950 items · " />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/12 min ago/)).toBeTruthy();
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PricesAge game="poe1" league="mercenaries" before="950 items · " />
    </QueryClientProvider>,
  );
  expect(screen.queryByText(/950 items/)).toBeNull();
});
