import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { provideLatePart } from '../../../shared/late-parts.ts';
import { clearToken, storeToken } from '../../../shared/session/token.ts';
import { useSetActive } from './use-save-services.ts';

afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

it.each([
  ['R8.11 on', true, 500, 'error.services_not_activated'],
  ['off', false, 500, 'error.services_not_deactivated'],
  ['R8.19 on, signed out', true, 401, 'info.session_expired'],
])('%s: reports a failed service switch once, naming what failed', async (_name, active, status, key) => {
  storeToken(`x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`);
  const shown: unknown[] = [];
  const withdraw = provideLatePart('toasts', {
    show: (_id, toast) => void shown.push(toast),
    showCustom: () => undefined,
    dismiss: () => undefined,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status })));
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const { result } = renderHook(() => useSetActive({ game: 'poe1', league: 'mercenaries', side: 'wts' }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  result.current.mutate({ ids: ['a'], active });
  await vi.waitFor(() => expect(result.current.isError).toBe(true));
  expect(shown).toMatchObject([{ title: { key } }]);
  withdraw();
});
