import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadNotificationTexts, switchTo } from '../i18n/i18n.ts';
import { nameItem } from '../i18n/item-names.ts';
import { ToastCard } from './toast-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(window: 'narrow' | 'roomy'): Promise<void> {
  await loadNotificationTexts();
  vi.stubGlobal('matchMedia', () => ({ matches: window === 'roomy', addEventListener() {}, removeEventListener() {} }));
  const toast = {
    level: 'success',
    title: { key: 'success.relisted', params: { category: 'Currency' } },
    detail: { key: 'success.relisted_at', params: { now: '1d', before: '2d' } },
  } as const;
  render(<ToastCard toast={toast} onClose={() => undefined} />);
}

const readText = (): string => screen.getByRole('status').textContent ?? '';

it('shows a toast over the page as one line that expands to its full content', async () => {
  await show('narrow');
  expect(readText()).toBe('Currency is listed again');
  const line = screen.getByRole('button', { name: 'Currency is listed again' });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(line);
  expect(readText()).toContain('Now 1d');
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

it('shows a toast in full when it has its own corner', async () => {
  await show('roomy');
  expect(readText()).toContain('Now 1d');
});

it('updates a name in a toast when the page’s language changes', async () => {
  await loadNotificationTexts();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const readNames = () => ({ name: nameItem('Divine Orb', 'poe1') });
  render(<ToastCard toast={{ level: 'info', title: { key: 'snapshotOwn.ignored', readNames } }} onClose={() => undefined} />);
  await act(() => switchTo('de'));
  await vi.waitFor(() => expect(readText()).toContain('Göttliche Sphäre'));
  await act(() => switchTo('en'));
  expect(readText()).toContain('Divine Orb');
});
