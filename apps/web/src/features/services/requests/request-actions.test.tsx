import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileQuery } from '../../../shared/account/account.ts';
import { provideLatePart } from '../../../shared/late-parts.ts';
import { applyServiceEvent } from '../../../shared/services/apply-service-event.ts';
import { keepRequest, serviceRequestQuery } from '../../../shared/services/requests-query.ts';
import { clearToken, storeToken } from '../../../shared/session/token.ts';
import type { Toast } from '../../../shared/toast/toast.ts';
import { myVouchesQuery } from '../../../shared/vouch/vouch-query.ts';
import { RequestActions } from './request-actions.tsx';
import { makeRequest } from '../testing/make-service.ts';

const id = '00000000-0000-4000-8000-00000000000a' as ServiceRequest['id'];
const copied = vi.fn<(text: string) => Promise<void>>();
const sent: unknown[] = [];
const shown: Toast[] = [];
const dismissed: string[] = [];
let withdraw = (): void => undefined;

function show(over: Partial<ServiceRequest>): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const request = makeRequest(id, over);
  render(
    <QueryClientProvider client={client}>
      <RequestActions request={request} place="panel" />
    </QueryClientProvider>,
  );
  return client;
}

const names = (): string[] => screen.getAllByRole('button').map((button) => button.textContent ?? '');

beforeEach(() => {
  shown.length = 0;
  dismissed.length = 0;
  withdraw = provideLatePart('toasts', {
    show: (_id, toast) => void shown.push(toast),
    showCustom: () => undefined,
    dismiss: (toast) => void dismissed.push(toast),
  });
  copied.mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: copied }, languages: ['en'] });
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { readonly action: string };
    sent.push(body);
    const request = makeRequest(id, { state: body.action === 'invite' ? 'invited' : 'declined' });
    return Promise.resolve(Response.json({ request, serverTimeMs: 1 }));
  });
});
afterEach(() => {
  withdraw();
  cleanup();
  clearToken();
  copied.mockReset();
  sent.length = 0;
  vi.unstubAllGlobals();
});

describe('request actions', () => {
  it('D62 copies the command within the owner’s click on Invite, and notifies the other side once', async () => {
    const client = show({});
    expect(names()).toEqual(['InviteI', 'DeclineD']);
    fireEvent.click(screen.getByRole('button', { name: /^Invite/ }));
    expect(copied).toHaveBeenCalledWith('/invite Asker');
    await vi.waitFor(() => expect(client.getQueryData(serviceRequestQuery(id).queryKey)?.state).toBe('invited'));
    expect(sent).toEqual([{ id, action: 'invite' }]);
  });

  it('keeps the focus on the first button when the request’s state changes', () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const inState = (state: ServiceRequest['state']) => (
      <QueryClientProvider client={client}>
        <RequestActions request={makeRequest(id, { state })} place="panel" />
      </QueryClientProvider>
    );
    const { rerender } = render(inState('asked'));
    screen.getByRole('button', { name: /^Invite/ }).focus();
    rerender(inState('invited'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));
  });

  it('D62 dismisses an invitation’s Undo toast once either side marks the request as done', async () => {
    const client = show({ state: 'invited' });
    keepRequest(client, makeRequest(id, { state: 'invited' }));
    expect(dismissed).not.toContain(`service-invited:${id}`);
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await vi.waitFor(() => expect(dismissed).toContain(`service-invited:${id}`));
    dismissed.length = 0;
    const moved = { id, game: 'poe1', state: 'done', by: 'asker', party: 'owner', ign: 'Asker' };
    expect(applyServiceEvent({ name: 'service-request:moved', data: moved }, client)).toBe(true);
    expect(dismissed).toContain(`service-invited:${id}`);
  });

  it('D62 invites with I and declines with D, except while text is being typed', async () => {
    show({});
    fireEvent.keyDown(document.body, { key: 'D' });
    await vi.waitFor(() => expect(sent).toEqual([{ id, action: 'decline' }]));
  });

  it.each<[string, Partial<ServiceRequest>, readonly string[]]>([
    ['its asker waits or withdraws', { party: 'asker' }, ['@Owner', 'Withdraw']],
    ['either says that it is done', { state: 'invited' }, ['Done', 'Copy /invite', 'Decline']],
    ['the asker, too', { state: 'invited', party: 'asker' }, ['Done', '@Owner', 'Withdraw']],
  ])('D62 shows the right buttons: %s', (_who, over, expected) => {
    show(over);
    expect(names()).toEqual(expected);
  });

  it.each<[string, Partial<ServiceRequest>, string, string]>([
    ['its asker withdraws', { party: 'asker' }, 'Withdraw', 'withdraw'],
    ['its owner declines', {}, 'DeclineD', 'decline'],
    ['either says that it is done', { state: 'invited' }, 'Done', 'done'],
    ['its owner takes the invitation back for good', { state: 'invited' }, 'Decline', 'decline'],
    ['its asker withdraws after an invitation', { state: 'invited', party: 'asker' }, 'Withdraw', 'withdraw'],
  ])('D62 sends the right action: %s', async (_who, over, name, action) => {
    show(over);
    fireEvent.click(screen.getAllByRole('button').find((button) => button.textContent === name) ?? expect.fail(name));
    await vi.waitFor(() => expect(sent).toEqual([{ id, action }]));
  });

  it('can undo a decline from its toast even after the decline button has disappeared', async () => {
    show({});
    fireEvent.click(screen.getByRole('button', { name: /^Decline/ }));
    cleanup();
    await vi.waitFor(() => expect(shown).toMatchObject([{ level: 'info', title: { key: 'info.you_declined', params: { ign: 'Asker' } } }]));
    shown[0]?.action?.run();
    await vi.waitFor(() =>
      expect(sent).toEqual([
        { id, action: 'decline' },
        { id, action: 'undo' },
      ]),
    );
    expect(shown).toHaveLength(1);
  });

  it.each<[Partial<ServiceRequest>, string, string]>([
    [{ state: 'invited' }, 'Copy /invite', '/invite Asker'],
    [{ state: 'invited', party: 'asker' }, '@Owner', '@Owner '],
    [{ party: 'asker' }, '@Owner', '@Owner '],
  ])('D62 %o copies a command that the game accepts', async (over, name, text) => {
    show(over);
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(copied).toHaveBeenCalledWith(text));
  });

  it('D62 applies keys to the open request, not to each card of a list', async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RequestActions request={makeRequest(id)} place="card" />
      </QueryClientProvider>,
    );
    await act(async () => void fireEvent.keyDown(document.body, { key: 'D' }));
    expect(sent).toEqual([]);
  });

  it('R4.21, D61 offers a vouch immediately after a service is finished', () => {
    storeToken(`e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`);
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData(profileQuery.queryKey, { uuid: 'me' } as never);
    client.setQueryData(myVouchesQuery.queryKey, { vouchedUsers: [], myVouchCount: 0 });
    render(
      <QueryClientProvider client={client}>
        <RequestActions request={makeRequest(id, { state: 'done', role: 'customer', party: 'asker' })} place="panel" />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('button', { name: /^Vouch for/ }).dataset['state']).toBe('can');
  });

  it('R6.06, D61 lets only the customer of a finished service vouch', () => {
    show({ state: 'done', role: 'provider' });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show({ state: 'done', role: 'customer', party: 'asker' });
    expect(screen.getByRole('button', { name: /^Vouch for/ })).toBeTruthy();
    cleanup();
    show({ state: 'done', role: 'customer', party: 'asker', counterpart: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
