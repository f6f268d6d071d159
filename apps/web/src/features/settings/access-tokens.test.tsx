import type { AccessToken } from '@poexchange/contract/rest/access-tokens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { AccessTokens } from './access-tokens.tsx';

const session = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const restocker: AccessToken = {
  id: '0b1f1f0e-4f7f-4a55-9a3a-0a1d9c1b2c3d' as AccessToken['id'],
  name: 'Restocker',
  scopes: ['listings:read'],
  createdMs: 1_700_000_000_000,
  expiresMs: 1_800_000_000_000,
  lastUsedMs: null,
  hasWebhooks: false,
};
const secret = `pox_${'A'.repeat(54)}`;

/** Mocks a server with these tokens, which fails every request while `isAway` is true. */
function serve(first: readonly AccessToken[]) {
  const state = { tokens: [...first], isAway: false, calls: [] as string[], keys: [] as unknown[] };
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body = init.body === undefined ? {} : (JSON.parse(init.body as string) as Partial<AccessToken>);
    state.calls.push(`${method} ${path} ${JSON.stringify(body)}`);
    if (method === 'POST') state.keys.push((init.headers as Record<string, string>)['idempotency-key']);
    if (state.isAway) return Promise.resolve(Response.json({}, { status: 500 }));
    if (method === 'GET') return Promise.resolve(Response.json({ tokens: state.tokens, serverTimeMs: 1 }));
    if (path.endsWith('/delete')) {
      state.tokens = state.tokens.filter(({ id }) => id !== body.id);
      return Promise.resolve(Response.json({ serverTimeMs: 1 }));
    }
    const token = { ...restocker, name: body.name ?? '', scopes: body.scopes ?? [] };
    state.tokens = [token];
    return Promise.resolve(Response.json({ token, secret, serverTimeMs: 1 }));
  });
  return state;
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AccessTokens />
    </QueryClientProvider>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('access tokens in the settings', () => {
  beforeEach(() => storeToken(session));
  afterEach(() => {
    cleanup();
    clearToken();
    vi.unstubAllGlobals();
  });

  it('hides the section from a visitor, and sends no request', () => {
    clearToken();
    const server = serve([]);
    expect(open().container.innerHTML).toBe('');
    expect(server.calls).toEqual([]);
  });

  it('creates a token with name, scopes and lifetime, and shows its secret once', async () => {
    const server = serve([]);
    const page = open();
    await press('New token');
    const make = screen.getByRole('button', { name: 'Create token' });
    expect(make).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: ' Restocker ' } });
    expect(make).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'see your listings and stock' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Expires after' }), { target: { value: '7' } });
    fireEvent.submit(make);
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(server.calls).toContain('POST /api/v1/users/tokens {"name":"Restocker","scopes":["listings:read"],"days":7}');
    expect(await screen.findByText('Restocker')).toBeTruthy();
    page.unmount();
    open();
    expect(await screen.findByText('Restocker')).toBeTruthy();
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('retries a failed creation as the same attempt, with the typed values', async () => {
    const server = serve([]);
    open();
    await press('New token');
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Bot' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'see your profile' }));
    server.isAway = true;
    await press('Create token');
    await vi.waitFor(() => expect(server.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1));
    server.isAway = false;
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Create token' })).toHaveProperty('disabled', false));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Bot');
    await press('Create token');
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(server.keys).toHaveLength(2);
    expect(new Set(server.keys).size).toBe(1);
  });

  it('deletes a token, and hides its secret', async () => {
    const server = serve([]);
    open();
    await press('New token');
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Bot' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'see your profile' }));
    await press('Create token');
    await screen.findByText(secret);
    await press('Delete token Bot');
    await press('Cancel');
    expect(server.tokens).toHaveLength(1);
    await press('Delete token Bot');
    await press('Delete token');
    await vi.waitFor(() => expect(screen.queryByText('Bot')).toBeNull());
    expect(screen.queryByText(secret)).toBeNull();
    expect(server.tokens).toEqual([]);
  });

  it('warns which webhooks are turned off with a token', async () => {
    serve([
      restocker,
      { ...restocker, id: '1b1f1f0e-4f7f-4a55-9a3a-0a1d9c1b2c3d' as AccessToken['id'], name: 'Teller', hasWebhooks: true },
    ]);
    open();
    await press('Delete token Restocker');
    expect(screen.queryByText(/Webhooks created with this token/)).toBeNull();
    await press('Delete token Teller');
    expect(
      screen.getByText('Programs that use Teller will stop working. Webhooks created with this token will be turned off.'),
    ).toBeTruthy();
  });

  it('reports a failed load, and offers a retry', async () => {
    const server = serve([restocker]);
    server.isAway = true;
    open();
    expect(await screen.findByText('Your access tokens could not be loaded.')).toBeTruthy();
    server.isAway = false;
    await press('Try again');
    expect(await screen.findByText('Restocker')).toBeTruthy();
    expect(screen.getByText(/never used/)).toBeTruthy();
  });
});
