import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { provideLatePart } from '../../../shared/late-parts.ts';
import { useSetActive } from './use-save-services.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['R8.11 on', true, 'error.services_not_activated'],
  ['off', false, 'error.services_not_deactivated'],
])('%s: a failure to switch services says what failed', async (_name, active, key) => {
  const shown: unknown[] = [];
  const withdraw = provideLatePart('toasts', {
    show: (_id, toast) => void shown.push(toast),
    showCustom: () => undefined,
    dismiss: () => undefined,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 500 })));
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const { result } = renderHook(() => useSetActive({ game: 'poe1', league: 'mercenaries', side: 'wts' }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  result.current.mutate({ ids: ['a'], active });
  await vi.waitFor(() => expect(shown).toMatchObject([{ title: { key } }]));
  withdraw();
});
