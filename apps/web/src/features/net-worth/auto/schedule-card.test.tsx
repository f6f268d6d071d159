import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadNotificationTexts } from '../../../shared/i18n/i18n.ts';
import { useAutoDialog } from './auto-dialog-store.ts';
import { ScheduleCard } from './schedule-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useAutoDialog.setState({ game: null });
});

it('R4.39 shows the time on the next auto snapshot’s card, counts down, and asks before turning auto snapshots off', async () => {
  await loadNotificationTexts();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  const onClose = vi.fn<() => void>();
  const atMs = Date.now() + 600_000;
  const card = <ScheduleCard game="poe2" profileId="p" atMs={atMs} intervalMs={900_000} onClose={onClose} />;
  const router = createRouter({ routeTree: createRootRoute({ component: () => card }), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await act(() => router.load());
  expect(screen.getByText(/^Next auto snapshot at/)).toBeTruthy();
  expect(screen.getAllByText(/^(9:5\d|10:00)$/).length).toBeGreaterThan(0);
  expect(screen.getByRole('progressbar')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
  expect(useAutoDialog.getState().game).toBe('poe2');
  expect(onClose).toHaveBeenCalledOnce();
});
