import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPageConfig } from '../../shared/config/page-config.ts';
import { provideLatePart } from '../../shared/late-parts.ts';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { ChatAccount } from './chat-account.tsx';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
type Linked = { name: string | null; nameShown: boolean; linkedMs: number };
const morven: Linked = { name: 'morven', nameShown: false, linkedMs: 1_700_000_000_000 };

/** Mocks a server with the linked account; the server rejects the methods in `refused` once `held` has resolved. */
function serve(first: Linked | null, refused: readonly string[] = [], held = Promise.resolve()) {
  let linked = first;
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    calls.push(`${method} ${path}${method === 'POST' ? ` ${init.body as string}` : ''}`);
    if (refused.includes(method)) return held.then(() => Response.json({}, { status: 400 }));
    if (method === 'DELETE') linked = null;
    if (method === 'PATCH' && linked !== null) linked = { ...linked, ...(JSON.parse(init.body as string) as { nameShown: boolean }) };
    return Promise.resolve(Response.json({ linked }));
  });
  return calls;
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChatAccount />
    </QueryClientProvider>,
  );
const findBox = () => screen.findByRole('checkbox', { name: 'Show this name to others' });

const told: string[] = [];
let withdraw = (): void => undefined;

describe('chat account in the settings', () => {
  beforeEach(async () => {
    told.length = 0;
    withdraw = provideLatePart('toasts', {
      show: (_id, { title }) => void told.push(title.key),
      showCustom: () => undefined,
      dismiss: () => undefined,
    });
    storeToken(token);
    await loadPageConfig(async () => ({ chatLink: true }));
  });
  afterEach(() => {
    cleanup();
    withdraw();
    clearToken();
    vi.unstubAllGlobals();
  });

  it('D63 is hidden, and sends no request, for visitors and if there is no chat platform', async () => {
    const calls = serve(null);
    await loadPageConfig(async () => ({}));
    expect(open().container.innerHTML).toBe('');
    await loadPageConfig(async () => ({ chatLink: true }));
    clearToken();
    expect(open().container.innerHTML).toBe('');
    expect(calls).toEqual([]);
  });

  it('R1.08, R6.08 offers to link an account, and says that linking is optional', async () => {
    serve(null);
    open();
    expect(await screen.findByRole('button', { name: 'Link Discord account' })).toBeDefined();
    expect(screen.getByText(/^Optional\./)).toBeDefined();
  });

  it('R2.05, D63 starts linking, and later returns to the page behind the settings', async () => {
    history.replaceState(null, '', '/poe/poexchange/services?tab=mine');
    const calls = serve(null, ['POST']);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Link Discord account' }));
    await vi.waitFor(() => expect(calls).toContain('POST /api/v1/users/chat/link {"currentUrl":"/poe/poexchange/services?tab=mine"}'));
    history.replaceState(null, '', '/');
  });

  it('D63 shows the linked account, and lets other people see its name only if its owner allows that', async () => {
    const calls = serve(morven);
    open();
    expect(await screen.findByText(/Linked to morven since/)).toBeDefined();
    expect((await findBox()).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(await findBox());
    await vi.waitFor(async () => expect((await findBox()).getAttribute('aria-checked')).toBe('true'));
    expect(calls).toContain('PATCH /api/v1/users/chat');
  });

  it('D63 reverts a choice that could not be stored', async () => {
    let refuseNow = (): void => undefined;
    const held = new Promise<void>((resolve) => (refuseNow = resolve));
    serve(morven, ['PATCH'], held);
    open();
    fireEvent.click(await findBox());
    await vi.waitFor(async () => expect((await findBox()).getAttribute('aria-checked')).toBe('true'));
    refuseNow();
    await vi.waitFor(async () => expect((await findBox()).getAttribute('aria-checked')).toBe('false'));
  });

  it('D63 does not offer to show the name of an account that has no name', async () => {
    serve({ ...morven, name: null });
    open();
    expect(await screen.findByText(/^Linked since/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('D63 unlinks immediately after confirmation', async () => {
    const calls = serve(morven);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls).not.toContain('DELETE /api/v1/users/chat');
    fireEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    // No other control is available during the confirmation.
    expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Unlink now' }));
    expect(await screen.findByRole('button', { name: 'Link Discord account' })).toBeDefined();
    expect(calls).toContain('DELETE /api/v1/users/chat');
    expect(told).toEqual(['success.chat_unlinked']);
  });

  it('D63 reports a failed load, and offers a retry', async () => {
    const calls = serve(null, ['GET']);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(calls).toHaveLength(2));
  });
});
