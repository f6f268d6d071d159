import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPageConfig } from '../../shared/config/page-config.ts';
import { useStashOffer } from './use-stash-offer.ts';

const accountId = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009';
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return Promise.resolve(Response.json({ stashes: [], readAtMs: 1, budget: null, stashBudget: null, serverTimeMs: 1 }));
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await loadPageConfig(() => Promise.resolve({}));
});

function open(game: 'poe1' | 'poe2') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return renderHook(() => useStashOffer({ game, league: 'standard', accountId }), { wrapper }).result;
}

it('D55 requests no poe2 tabs if the publisher does not share them', async () => {
  await loadPageConfig(() => Promise.resolve({ poe2Stashes: false }));
  expect(open('poe2').current).toBe('notOffered');
  expect(open('poe1').current).toBe('unknown');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toContain('game=poe1');
});

it('D55 requests poe2 tabs if the publisher shares them', async () => {
  await loadPageConfig(() => Promise.resolve({ poe2Stashes: true }));
  open('poe2');
  await waitFor(() => expect(asked).toHaveLength(1));
});
