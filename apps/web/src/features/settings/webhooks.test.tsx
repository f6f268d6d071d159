import type { Webhook, WebhookDelivery } from '@poexchange/contract/rest/webhooks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { Webhooks } from './webhooks.tsx';

const session = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const hook: Webhook = {
  id: '0b1f1f0e-4f7f-4a55-9a3a-0a1d9c1b2c3d' as Webhook['id'],
  url: 'https://hooks.example.com/in',
  events: ['trade.requested'],
  createdMs: 1_700_000_000_000,
  madeBy: null,
  failingSinceMs: null,
  offMs: null,
  offBy: null,
  oldSecretUntilMs: null,
};
const failed: WebhookDelivery = {
  id: '1b1f1f0e-4f7f-4a55-9a3a-0a1d9c1b2c3d' as WebhookDelivery['id'],
  type: 'trade.requested',
  createdMs: 1_700_000_000_000,
  state: 'waiting',
  attempts: 2,
  lastAttemptMs: 1_700_000_001_000,
  nextAttemptMs: 1_700_000_002_000,
  status: 500,
  problem: 'status',
};

/** Mocks a server with these webhooks. */
function serve(first: readonly Webhook[], deliveries: readonly WebhookDelivery[] = []) {
  const state = { webhooks: [...first], calls: [] as string[], keys: [] as unknown[] };
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const body = init.body === undefined ? {} : (JSON.parse(init.body as string) as { on?: boolean });
    const call = `${init.method ?? 'GET'} ${path.replace('/api/v1/users/', '')}`;
    state.calls.push(`${call} ${JSON.stringify(body)}`);
    const reply = (content: object) => Promise.resolve(Response.json({ ...content, serverTimeMs: 1 }));
    if (call.endsWith('/deliveries')) return reply({ deliveries });
    if (call === 'GET webhooks') return reply({ webhooks: state.webhooks });
    state.keys.push((init.headers as Record<string, string>)['idempotency-key']);
    if (call.endsWith('/delete')) state.webhooks = [];
    if (call.endsWith('/change')) state.webhooks = [{ ...hook, offMs: body.on === true ? null : 5, offBy: 'owner' }];
    if (call === 'POST webhooks') state.webhooks = [hook];
    const secret = call.endsWith('/secret') ? 'whsec_second' : 'whsec_first';
    return reply({ webhook: hook, secret, deliveryId: failed.id });
  });
  return state;
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Webhooks />
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('webhooks in the settings', () => {
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

  it('creates a webhook for an https address and some events, and shows its secret once', async () => {
    const server = serve([]);
    const page = open();
    await press('New webhook');
    const make = screen.getByRole('button', { name: 'Create webhook' });
    const address = screen.getByRole('textbox', { name: 'Address' });
    fireEvent.change(address, { target: { value: 'http://hooks.example.com/in' } });
    fireEvent.blur(address);
    expect(screen.getByRole('alert').textContent).toMatch(/^Use an https address/);
    expect(make).toHaveProperty('disabled', true);
    fireEvent.change(address, { target: { value: ' https://hooks.example.com/in ' } });
    for (const name of ['service request received', 'listing sold out', 'listing expired'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    await press('Create webhook');
    expect(await screen.findByText('whsec_first')).toBeTruthy();
    expect(server.calls).toContain('POST webhooks {"url":"https://hooks.example.com/in","events":["trade.requested"]}');
    expect(server.keys[0]).toMatch(/./);
    page.unmount();
    open();
    expect(await screen.findByText(hook.url)).toBeTruthy();
    expect(screen.queryByText('whsec_first')).toBeNull();
  });

  it.each([
    ['hello', /^Use an https address on port 443 or 8443/],
    ['http://', /^Use an https address on port 443 or 8443/],
    ['https://hooks.example.com:22/', /^Use an https address on port 443 or 8443/],
    ['https://@hooks.example.com/', /^Use an https address on port 443 or 8443/],
    ['https://192.168.1.4/in', /^This address cannot be reached from the internet/],
    ['https://nas.local/', /^This address cannot be reached from the internet/],
  ])('show the problem with %s at the field, and send nothing', async (text, said) => {
    const server = serve([]);
    open();
    await press('New webhook');
    const address = screen.getByRole('textbox', { name: 'Address' });
    fireEvent.change(address, { target: { value: text } });
    fireEvent.submit(address);
    const message = screen.getByRole('alert');
    expect(message.textContent).toMatch(said);
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(address.getAttribute('aria-describedby')).toBe(message.id);
    expect(screen.getByRole('button', { name: 'Create webhook' })).toHaveProperty('disabled', true);
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('does not mark an address as invalid while it is typed', async () => {
    serve([]);
    open();
    await press('New webhook');
    const address = screen.getByRole('textbox', { name: 'Address' });
    for (const value of ['ht', 'https://', 'https://hooks']) {
      fireEvent.change(address, { target: { value } });
      expect(screen.queryByRole('alert')).toBeNull();
    }
    fireEvent.change(address, { target: { value: 'hello' } });
    expect(screen.getByRole('alert').textContent).toMatch(/^Use an https address/);
  });

  it('sends a test, and shows the results of the latest deliveries', async () => {
    const server = serve([hook], [failed]);
    open();
    await press('Send test');
    expect(await screen.findByText(/2 attempts · responded 500 · next /)).toBeTruthy();
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(server.calls).toContain(`POST webhooks/test {"id":"${hook.id}"}`);
  });

  it('replaces the secret, turns a webhook off and on, and deletes it with its displayed secret', async () => {
    const server = serve([hook]);
    open();
    await press('New secret');
    expect(screen.getByText(/both secrets for a day/)).toBeTruthy();
    await press('New secret');
    expect(await screen.findByText('whsec_second')).toBeTruthy();
    await press('Turn off');
    expect(await screen.findByText('off')).toBeTruthy();
    await press('Turn on');
    expect(await screen.findByText('on')).toBeTruthy();
    await press(`Delete webhook ${hook.url}`);
    expect(screen.getByText(/Nothing more will be sent to hooks\.example\.com/)).toBeTruthy();
    await press('Delete webhook');
    await vi.waitFor(() => expect(screen.queryByText(hook.url)).toBeNull());
    expect(screen.queryByText('whsec_second')).toBeNull();
    expect(server.webhooks).toEqual([]);
  });

  it('shows which token created a webhook', async () => {
    serve([{ ...hook, madeBy: 'Restocker' }]);
    open();
    expect(await screen.findByText('Created with the token Restocker')).toBeTruthy();
  });

  it('shows since when a webhook has been failing, and that it was turned off as a result', async () => {
    serve([{ ...hook, failingSinceMs: 1_700_000_000_000 }]);
    const page = open();
    expect(await screen.findByText(/^failing since /)).toBeTruthy();
    page.unmount();
    serve([{ ...hook, failingSinceMs: 1, offMs: 2, offBy: 'failures' }]);
    open();
    expect(await screen.findByText('off: failed for 5 days')).toBeTruthy();
  });
});
