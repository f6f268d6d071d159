import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadNotificationTexts } from '../../../shared/i18n/i18n.ts';
import { SellerCheck } from './seller-check.tsx';
import { makeRow } from '../testing/make-row.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refuse = (code: string, status: number) => () => Promise.resolve(Response.json({ code, wording: 'x', requestId: 'r' }, { status }));

it.each([
  ['R8.05 there is no such listing', refuse('tradeListingNotFound', 404), 'Trade listing not found'],
  ['the server fails', refuse('internal', 500), 'We couldn’t check. Try again.'],
  ['the server cannot be reached', () => Promise.reject(new TypeError('offline')), 'We couldn’t check. Try again.'],
])('%s: shows why the check failed', async (_case, answer, text) => {
  await loadNotificationTexts();
  vi.stubGlobal('fetch', answer);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SellerCheck row={makeRow('u')} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Still listed?' }));
  expect((await screen.findByRole('status')).textContent).toBe(text);
});
