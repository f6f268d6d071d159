import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, readToken, storeToken } from '../../shared/session/token.ts';
import { AccountData } from './account-data.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const profile = { uuid: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0001', name: 'Kirael#1234', banned: false, mainIgns: [], serverTimeMs: 1 };
const file = { format: 'poexchange-account', version: 1, exportedAtMs: 5, listings: [{ uuid: 'l' }] };

function serve(options: { deletion?: () => Response } = {}) {
  const calls: { path: string; body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, body, key: new Headers(init.headers).get('idempotency-key') });
    if (path.endsWith('/users/profile')) return Promise.resolve(Response.json(profile));
    if (path.endsWith('/users/export')) return Promise.resolve(Response.json(file));
    if (path.endsWith('/users/delete-account')) return Promise.resolve(options.deletion?.() ?? Response.json({ deletedAtMs: 1 }));
    return Promise.resolve(Response.json({}, { status: 404 }));
  });
  return calls;
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AccountData />
    </QueryClientProvider>,
  );

describe('account section of the settings', () => {
  beforeEach(() => storeToken(token));
  afterEach(() => {
    cleanup();
    clearToken();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('D18 shows nothing to a visitor', () => {
    serve();
    clearToken();
    expect(open().container.innerHTML).toBe('');
  });

  it('D18 saves the server’s reply as a dated file', async () => {
    serve();
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'), revokeObjectURL: () => undefined }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Export my data' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^poexchange-account-\d{4}-\d\d-\d\d\.json$/)]));
    expect(JSON.parse(await (saved[0] as Blob).text())).toEqual(file);
  });

  it('D18 deletes the account only after its name is typed, then signs this browser out', async () => {
    const calls = serve();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const confirm = screen.getByRole('button', { name: 'Delete for good' });
    const field = screen.getByLabelText('Type Kirael#1234 to confirm');
    fireEvent.change(field, { target: { value: 'Kirael' } });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    fireEvent.submit(field);
    expect(calls.some(({ path }) => path.endsWith('/delete-account'))).toBe(false);
    fireEvent.change(field, { target: { value: 'Kirael#1234' } });
    fireEvent.click(confirm);
    await waitFor(() => expect(readToken()).toBeNull());
    expect((await screen.findByRole('status')).textContent).toMatch(/^Your account and all its data have been deleted/);
    const [deletion] = calls.filter(({ path }) => path.endsWith('/delete-account'));
    expect(deletion).toMatchObject({ body: { accountName: 'Kirael#1234' }, key: expect.any(String) as string });
  });

  it('D16 retries the same deletion after a failure', async () => {
    let tries = 0;
    const calls = serve({ deletion: () => Response.json({}, { status: (tries += 1) === 1 ? 502 : 200 }) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    fireEvent.change(screen.getByLabelText('Type Kirael#1234 to confirm'), { target: { value: 'Kirael#1234' } });
    const confirm = screen.getByRole('button', { name: 'Delete for good' });
    fireEvent.click(confirm);
    await waitFor(() => expect(tries).toBe(1));
    await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
    expect(readToken()).not.toBeNull();
    fireEvent.click(confirm);
    await waitFor(() => expect(tries).toBe(2));
    const keys = calls.filter(({ path }) => path.endsWith('/delete-account')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });
});
