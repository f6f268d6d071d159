import { act, cleanup, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from './toast-host.tsx';
import { dismissToast, showToast } from './toast.ts';

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(<ToastHost />);
  // Notification strings load separately.
  await vi.waitFor(() => {
    showToast({ id: 'first', level: 'success', title: { key: 'success.trade_processed' } });
    screen.getByRole('listitem');
  });
  dismissToast('first');
  await waitForElementToBeRemoved(() => screen.queryByRole('listitem'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const findCards = () => screen.queryAllByRole('listitem').map((card) => [card.textContent, card.dataset['removed']]);

it('D18 shows a toast for its full time even if it replaces a closing toast', async () => {
  showToast({ id: 'session', level: 'success', title: { key: 'success.signed_in' } });
  // The first toast closes after 2 s, and stays on the page for another 200 ms.
  await act(() => vi.advanceTimersByTimeAsync(2050));
  const [leaving] = findCards();
  expect(leaving?.[1]).toBe('true');
  showToast({ id: 'session', level: 'success', title: { key: 'success.account_deleted' } });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(findCards()).toEqual([[expect.stringContaining('deleted'), 'false']]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(findCards()).toEqual([]);
});

it('updates a visible toast in place, and dismisses it on request', async () => {
  showToast({ id: 'session', level: 'info', title: { key: 'info.session_expired' } });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  showToast({ id: 'session', level: 'success', title: { key: 'success.account_deleted' } });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(findCards()).toEqual([[expect.stringContaining('deleted'), 'false']]);
  dismissToast('session');
  // Closing takes two steps: the toast starts to close, and is then removed.
  await act(() => vi.advanceTimersByTimeAsync(100));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(findCards()).toEqual([]);
});

it('shows a failure’s reference with a copy button', async () => {
  const written: string[] = [];
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { clipboard: { writeText: async (text: string) => void written.push(text) } }),
  );
  showToast({ id: 'failure', level: 'error', title: { key: 'error.unknown', params: { message: 'internal' } }, reference: '3f2a' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => screen.getByRole('button', { name: 'Error: internal' }).click());
  await act(async () => screen.getByRole('button', { name: /Reference: 3f2a/ }).click());
  expect(written).toEqual(['3f2a']);
});
