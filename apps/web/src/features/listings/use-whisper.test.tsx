import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { sentTradesQuery } from '../../shared/trades/sent-trades-query.ts';
import { anger, offer, scope, token, uuid } from './testing/panel-world.ts';
import { useWhisper } from './use-whisper.ts';

beforeEach(() => {
  storeToken(token);
  const clipboard = { writeText: () => Promise.resolve() };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }));
  const reply = { id: uuid, whispers: ['@Seller WTB something'], totalChaos: 1, chaosPerDivine: null, serverTimeMs: 1 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reply)));
});

afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
});

it('D31 refetches the list of sent requests even if it was just read', async () => {
  const client = new QueryClient();
  const { queryKey } = sentTradesQuery(scope.game);
  client.setQueryData(queryKey, []);
  const wrapper = ({ children }: { children: React.ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => useWhisper(scope, 'request'), { wrapper });
  act(() => result.current.copy({ row: offer(), items: [[anger, 1]], ign: 'Buyer', unit: undefined, regex: undefined, form: 'short' }));
  await vi.waitFor(() => expect(result.current.flow.step).toBe('given'));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
