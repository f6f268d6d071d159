import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../shared/i18n/i18n.ts';
import { languages } from '../../shared/i18n/languages.ts';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  const dialog = (
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 193 }}>
      <SettingsDialog onClose={() => undefined} />
    </PriceViewProvider>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: () => dialog }), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await act(() => router.load());
});
afterEach(async () => {
  cleanup();
  await changeLanguage('en');
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('R2.15 has the tabs General, Custom Groups and Advanced, where Advanced offers a soft and a full reset', async () => {
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['General', 'Custom groups', 'Advanced']);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Advanced' }), { button: 0 });
  expect(await screen.findByRole('button', { name: 'Reset the interface' })).toBeTruthy();
});

it('R2.15, R1.09 changes and stores the page’s language in General', async () => {
  const picker = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect([...picker.options].map(({ value }) => value)).toEqual(languages.map(({ code }) => code));
  fireEvent.change(picker, { target: { value: 'de' } });
  expect(await screen.findByRole('tab', { name: 'Allgemein' })).toBeTruthy();
  expect(localStorage.getItem('poexchange:language')).toBe('de');
});
