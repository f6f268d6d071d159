import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiPage } from './api-page.tsx';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const document = {
  openapi: '3.1.0',
  webhooks: {
    'listing.sold': {
      post: {
        summary: 'Sold out.',
        requestBody: json({ type: 'object', properties: { type: { const: 'listing.sold' } }, required: ['type'] }),
      },
    },
  },
  paths: {
    '/api/v1/listings/my': {
      get: {
        operationId: 'getMyListings',
        summary: 'One’s own listings.',
        tags: ['listings'],
        security: [{ session: [] }, { accessToken: ['listings:read'] }],
        'x-scope': 'listings:read',
        'x-calls-per-minute': 120,
        parameters: [],
        responses: {
          200: { description: 'OK', ...json({ type: 'object', properties: { ign: { type: 'string' } }, required: ['ign'] }) },
          401: { description: 'sessionExpired', ...json({ $ref: '#/components/schemas/Refusal' }) },
        },
      },
    },
    '/api/v1/health': {
      get: {
        operationId: 'getHealth',
        summary: 'Whether the server can be used.',
        tags: ['health'],
        security: [],
        deprecated: true,
        'x-sunset': '2026-04-01',
        'x-calls-per-minute': 60,
        parameters: [],
        responses: { 200: { description: 'OK', ...json({}) } },
      },
    },
  },
};
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiPage />
    </QueryClientProvider>,
  );
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('API page', () => {
  it('lists calls by topic with the scope each call needs, and finds them by word', async () => {
    vi.stubGlobal('fetch', async () => Response.json(document));
    open();
    expect(await screen.findByRole('heading', { name: '/listings' })).toBeTruthy();
    expect(within(screen.getByRole('button', { name: /health/ })).getByText('anyone')).toBeTruthy();
    expect(within(screen.getByRole('button', { name: /health/ })).getByText('until 2026-04-01')).toBeTruthy();
    expect(screen.getByText(/"listing.sold"/)).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Find a call' }), { target: { value: 'own READ' } });
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: '/health' })).toBeNull());
    const row = screen.getByRole('button', { name: /listings\/my/ });
    expect(within(row).getByText('listings:read')).toBeTruthy();
    fireEvent.click(row);
    expect(screen.getByText('At most 120 calls a minute')).toBeTruthy();
    expect(screen.getByText(/ign: string;/)).toBeTruthy();
    expect(screen.getByText(/Authorization: Bearer TOKEN/)).toBeTruthy();
    expect(screen.getByText('sessionExpired')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Find a call' }), { target: { value: 'own used' } });
    expect(await screen.findByText('No matching calls')).toBeTruthy();
  });

  it('reports that the description is unreachable or missing, and retries', async () => {
    const replies = [Response.json({}, { status: 503 }), Response.json({ openapi: '3.1.0' }), Response.json(document)];
    vi.stubGlobal('fetch', async () => replies.shift());
    open();
    for (const left of [1, 0]) {
      fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
      await vi.waitFor(() => expect(replies).toHaveLength(left));
      await vi.waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]));
    }
    expect(await screen.findByRole('heading', { name: '/listings' })).toBeTruthy();
  });
});
