import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadNotificationTexts } from '../../../shared/i18n/i18n.ts';
import { ToastCard } from '../../../shared/toast/toast-card.tsx';
import { netWorthPath } from './net-worth-path.ts';
import { NetWorthLink } from './net-worth-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function show(children: ReactNode) {
  await loadNotificationTexts();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  const root = createRootRoute({ component: () => <>{children}</> });
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: ['/poe/poexchange'] }),
  });
  render(<RouterProvider router={router as never} />);
  await act(() => router.load());
  return router;
}

it('R2.03 Show Networth Page links a card on another page to the game’s net worth page', async () => {
  const router = await show(<NetWorthLink />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show Networth Page' })));
  expect(router.state.location.pathname).toBe('/poe/poexchange/networth/tracking');
});

it('R2.03 hides the link on the net worth page itself', async () => {
  history.replaceState(null, '', '/poe/poexchange/networth/tracking');
  await show(<NetWorthLink />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('R2.03 shows the same link in a snapshot’s success toast', async () => {
  const link = { label: { key: 'toast.show_net_worth' }, href: netWorthPath('poe2') } as const;
  const router = await show(
    <ToastCard toast={{ level: 'success', title: { key: 'success.snapshot_created' }, link }} onClose={() => undefined} />,
  );
  expect(screen.getByRole('status').textContent).toContain('Snapshot created successfully');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show Networth Page' })));
  expect(router.state.location.pathname).toBe('/poe2/poexchange/networth/tracking');
});
