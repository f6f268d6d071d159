import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileQuery } from '../account/account.ts';
import { createQueryClient } from '../failures/query-client.ts';
import { loadNotificationTexts, translate } from '../i18n/i18n.ts';
import { provideLatePart } from '../late-parts.ts';
import { applyServiceEvent } from '../services/apply-service-event.ts';
import { clearToken } from '../session/token.ts';
import { noVouches, otherId, ownId, serveVouches, type VouchServer } from './testing/vouch-server.ts';
import { useVouch, type Vouch, type VouchSubject } from './use-vouch.ts';
import { VouchButton } from './vouch-button.tsx';
import { myVouchesQuery } from './vouch-query.ts';

let server: VouchServer;
let client: QueryClient;
const told: string[] = [];
let withdraw = (): void => undefined;
beforeEach(async () => {
  await loadNotificationTexts();
  client = createQueryClient();
  server = serveVouches();
  server.info = { ...noVouches, vouchCount: 41 };
  withdraw = provideLatePart('toasts', {
    show: (_id, { title }) => void told.push(translate('notification', title.key, title.params)),
    showCustom: () => undefined,
    dismiss: () => undefined,
  });
});
afterEach(() => {
  cleanup();
  withdraw();
  told.length = 0;
  clearToken();
  vi.unstubAllGlobals();
});

function Shown(subject: VouchSubject) {
  const vouch = useVouch(subject);
  return <VouchButton {...vouch} ign="Halvard" service="The Maven" onPress={vouch.press} />;
}
const service = { category: 'WTS_bossKilling', name: 'maven' };
function show(over: Partial<VouchSubject> = {}) {
  render(
    <QueryClientProvider client={client}>
      <Shown userId={otherId} service={service} hasFinished count={7} {...over} />
    </QueryClientProvider>,
  );
  return screen.getByRole('button');
}
const state = () => screen.getByRole('button').dataset['state'];
const isState = (wanted: string) => vi.waitFor(() => expect(state()).toBe(wanted));
const isCount = (wanted: string) => vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe(wanted));
const refuse = (code: ErrorCode) => () => Response.json(describeRefusal(code, 'r'), { status: errorCatalogue[code].status });
const hear = (name: 'got-vouched' | 'got-unvouched', voucher: string, targetUser: string) =>
  act(() => void applyServiceEvent({ name, data: { voucher, targetUser } }, client));

describe('vouching for a person', () => {
  it('R1.04, R4.21, R4.22, R7.34 sends a vouch and withdraws it, and is pending while in flight', async () => {
    let answer = (): void => undefined;
    const button = show();
    await isState('can');
    await isCount('41');
    const held = new Promise<void>((resolve) => (answer = resolve));
    const usual = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (init?.method === 'POST') await held;
      return usual(url, init);
    });
    fireEvent.click(button);
    await isState('pending');
    fireEvent.click(button);
    answer();
    await isState('vouched');
    await isCount('42');
    expect(server.bodies).toEqual([{ userId: otherId, serviceCategory: 'WTS_bossKilling', serviceName: 'maven' }]);
    fireEvent.click(button);
    await isState('can');
    await isCount('41');
    expect(server.bodies.at(-1)).toEqual({ userId: otherId });
    expect(told).toEqual([]);
  });

  it('R4.22 does not restore a withdrawn vouch from a read that was in flight', async () => {
    server.vouchedUsers = [otherId];
    const button = show();
    await isState('vouched');
    let answer = (): void => undefined;
    const before = { vouchedUsers: server.vouchedUsers, myVouchCount: 23 };
    server.instead['GET /vouches/my/list'] = () => new Promise((resolve) => (answer = () => resolve(Response.json(before))));
    act(() => void client.invalidateQueries({ queryKey: myVouchesQuery.queryKey }));
    await vi.waitFor(() => expect(client.isFetching({ queryKey: myVouchesQuery.queryKey })).toBe(1));
    const late = answer;
    delete server.instead['GET /vouches/my/list'];
    fireEvent.click(button);
    await isState('can');
    late();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(state()).toBe('can');
  });

  it.each<[ErrorCode, string]>([
    ['vouchNotEarned', 'can'],
    ['notFound', 'can'],
    ['rateLimited', 'can'],
  ])('R4.21 a refusal (%s) restores the star and shows the reason', async (code, after) => {
    server.instead['POST /vouches/vouch'] = refuse(code);
    const button = show();
    await isState('can');
    fireEvent.click(button);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    await isState(after);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await isCount('41');
    expect(told[0]).not.toBe('');
  });

  it('R4.21 keeps the star filled after a refused withdrawal', async () => {
    server.vouchedUsers = [otherId];
    server.instead['POST /vouches/unvouch'] = refuse('rateLimited');
    const button = show();
    await isState('vouched');
    fireEvent.click(button);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    await isState('vouched');
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  it("R3.48, R7.61 the count follows the server's events, and the star follows vouches in another tab", async () => {
    show();
    await isState('can');
    await isCount('41');
    server.info = { ...server.info, vouchCount: 42 };
    hear('got-vouched', '00000000-0000-4000-8000-0000000000cc', otherId);
    await isCount('42');
    expect(state()).toBe('can');
    await vi.waitFor(() => expect(client.getQueryData(profileQuery.queryKey)?.uuid).toBe(ownId));
    server.info = { ...server.info, vouchCount: 43 };
    hear('got-vouched', ownId, otherId);
    await isState('vouched');
    await isCount('43');
    server.info = { ...server.info, vouchCount: 42 };
    hear('got-unvouched', ownId, otherId);
    await isState('can');
    await isCount('42');
  });

  it("R6.10, R7.32 the user's own count comes from their own data, updated by events", async () => {
    show({ userId: ownId });
    await isState('own');
    await isCount('23');
    hear('got-vouched', otherId, ownId);
    await isCount('24');
    hear('got-unvouched', otherId, ownId);
    await isCount('23');
    expect(server.calls.filter((call) => call.includes('/vouches/user/'))).toEqual([]);
  });

  it('R4.24, R6.04 requests nothing for a visitor, who sees the count from the list', async () => {
    clearToken();
    show();
    expect([state(), screen.getByRole('button').textContent]).toEqual(['signedOut', '7']);
    expect(server.calls).toEqual([]);
  });

  it.each<[string, Partial<VouchSubject>]>([
    ['noService', { service: null }],
    ['noService', { userId: null }],
    ['notYet', { hasFinished: false }],
  ])('R4.24, R5.46 has the state %s and sends nothing (%#)', async (wanted, over) => {
    const button = show(over);
    await isState(wanted);
    fireEvent.click(button);
    await act(async () => undefined);
    expect(server.bodies).toEqual([]);
  });

  it('R4.21 sends one vouch for two presses, then reads when the vouch was given', async () => {
    const seen: Vouch[] = [];
    function Watched() {
      seen.push(useVouch({ userId: otherId, service, hasFinished: true, count: 7 }));
      return null;
    }
    render(
      <QueryClientProvider client={client}>
        <Watched />
      </QueryClientProvider>,
    );
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ state: 'can', count: 41 }));
    let answer = (): void => undefined;
    const usual = server;
    server.instead['POST /vouches/vouch'] = () =>
      new Promise<Response>((resolve) => {
        answer = () => {
          usual.vouchedUsers = [otherId];
          usual.info = { ...usual.info, vouchCount: 42, yoursMs: Date.UTC(2026, 5, 14, 12) };
          resolve(Response.json({ userId: otherId, vouchCount: 42 }));
        };
      });
    act(() => seen.at(-1)?.press());
    await vi.waitFor(() => expect(seen.at(-1)?.state).toBe('pending'));
    act(() => seen.at(-1)?.press());
    await act(async () => undefined);
    expect(server.bodies).toHaveLength(1);
    act(() => answer());
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ state: 'vouched', vouchedMs: Date.UTC(2026, 5, 14, 12) }));
    expect(server.calls.filter((call) => call === `GET /vouches/user/${otherId}`)).toHaveLength(2);
  });

  it('shows when the user vouched, once the time is known', async () => {
    server.vouchedUsers = [otherId];
    server.info = { ...server.info, yoursMs: Date.UTC(2026, 5, 14, 12) };
    const times: (number | null)[] = [];
    function Watched() {
      times.push(useVouch({ userId: otherId, service, hasFinished: true, count: 1 }).vouchedMs);
      return null;
    }
    render(
      <QueryClientProvider client={client}>
        <Watched />
      </QueryClientProvider>,
    );
    await vi.waitFor(() => expect(times.at(-1)).toBe(Date.UTC(2026, 5, 14, 12)));
    expect(times[0]).toBeNull();
  });
});
