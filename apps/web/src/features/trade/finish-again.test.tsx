import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as CallApi from '../../shared/api/call-api.ts';
import { callApi } from '../../shared/api/call-api.ts';
import { useFinishTrade } from './trade-query.ts';

vi.mock('../../shared/api/call-api.ts', async (load) => ({
  ...(await load<typeof CallApi>()),
  callApi: vi.fn<typeof CallApi.callApi>(),
}));

afterEach(() => vi.mocked(callApi).mockReset());

it('D16 resends Done as the same request after a lost reply, but sends a new request after a reply', async () => {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const wrapper = ({ children }: PropsWithChildren) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => useFinishTrade('8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e'), { wrapper });
  const keys = (): unknown[] => vi.mocked(callApi).mock.calls.map(([, , options]) => options?.idempotencyKey);
  const send = async (items: [string, number][]): Promise<void> => {
    const sent = keys().length;
    result.current.mutate({ undo: false, items });
    await waitFor(() => expect(keys()).toHaveLength(sent + 1));
    await waitFor(() => expect(result.current.isPending).toBe(false));
  };

  vi.mocked(callApi).mockRejectedValueOnce(new TypeError('the line broke'));
  await send([['a', 1]]);
  vi.mocked(callApi).mockResolvedValue({ notification: { id: '8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e' } } as never);
  await send([['a', 1]]);
  await send([['a', 1]]);
  const [lost, again, next] = keys();
  expect(typeof lost).toBe('string');
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});
