import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as I18n from '../i18n/i18n.ts';
import { ToastHost } from './toast-host.tsx';
import { showToast } from './toast.ts';

let tries = 0;
vi.mock('../i18n/i18n.ts', async (original) => {
  const real = await original<typeof I18n>();
  const loadNotificationTexts = async (): Promise<void> => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    await real.loadNotificationTexts();
  };
  return { ...real, loadNotificationTexts };
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('D36 shows a toast once its strings have loaded, and refetches the strings after a failure', async () => {
  // Load the strings first, so that the second attempt does not wait for a module.
  await (await vi.importActual<typeof I18n>('../i18n/i18n.ts')).loadNotificationTexts();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers();
  render(<ToastHost />);
  showToast({ id: 'session', level: 'success', title: { key: 'success.account_deleted' } });
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect([tries, screen.queryAllByRole('listitem').length]).toEqual([1, 0]);
  // Slightly longer, because the library renders on its own timer.
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(screen.getByRole('listitem').textContent).toContain('deleted');
  expect(tries).toBe(2);
});
