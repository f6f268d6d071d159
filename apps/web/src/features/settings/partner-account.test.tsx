import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPageConfig } from '../../shared/config/page-config.ts';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { PartnerAccount } from './partner-account.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;

function serve(linked: { name: string | null; linkedMs: number } | null | 'down') {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    calls.push(`${init.method} ${path}`);
    if (linked === 'down') return Promise.resolve(Response.json({}, { status: 400 }));
    return Promise.resolve(Response.json({ linked: init.method === 'DELETE' ? null : linked }));
  });
  return calls;
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PartnerAccount />
    </QueryClientProvider>,
  );

describe('partner account in the settings', () => {
  beforeEach(async () => {
    storeToken(token);
    await loadPageConfig(async () => ({ partnerSignIn: true }));
  });
  afterEach(() => {
    cleanup();
    clearToken();
    vi.unstubAllGlobals();
  });

  it('D14 is hidden if no partner is configured', async () => {
    await loadPageConfig(async () => ({}));
    const calls = serve(null);
    expect(open().container.innerHTML).toBe('');
    expect(calls).toEqual([]);
  });

  it('D14 offers a user to link the account, and a visitor to sign in with it', async () => {
    serve(null);
    open();
    expect(await screen.findByRole('button', { name: 'Link partner account' })).toBeDefined();
    cleanup();
    clearToken();
    open();
    expect(screen.getByRole('button', { name: 'Sign in with partner account' })).toBeDefined();
  });

  it('D14 shows the linked account, and unlinks it', async () => {
    const calls = serve({ name: 'Morven', linkedMs: 1_700_000_000_000 });
    open();
    expect(await screen.findByText(/Linked to Morven since/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByRole('button', { name: 'Link partner account' })).toBeDefined();
    expect(calls).toContain('DELETE /api/v1/users/partner');
  });

  it('D14 reports a failed load, and offers a retry', async () => {
    serve('down');
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
