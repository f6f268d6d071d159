import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProfileLeagues } from './use-league-name.ts';

const callApi = vi.hoisted(() => vi.fn<(endpoint: { readonly path: string }) => Promise<unknown>>());
vi.mock('../../../shared/api/call-api.ts', () => ({ callApi }));
vi.mock('../../../shared/session/token.ts', () => ({ useHasToken: () => true }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  callApi.mockReset().mockResolvedValue({ leagues: [{ id: 'my league (pl1)', name: 'My League (PL1)' }] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('R9.45 refetches the account’s leagues once they are an hour old, and keeps them for 45 minutes after their last use', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));
  const show = async () => {
    const { result, unmount } = renderHook(() => useProfileLeagues('poe1'), { wrapper });
    await waitFor(() => expect(result.current.all.map(({ id }) => id)).toContain('my league (pl1)'));
    return { unmount };
  };
  (await show()).unmount();
  expect(callApi).toHaveBeenCalledTimes(1);
  // Still cached after 44 minutes without use, and refetched when it is an hour old.
  await minutes(44);
  (await show()).unmount();
  expect(callApi).toHaveBeenCalledTimes(1);
  await minutes(17);
  (await show()).unmount();
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(2));
  await minutes(46);
  expect(
    client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes('leagues') && queryKey.includes('poe1') }),
  ).toEqual([]);
});
