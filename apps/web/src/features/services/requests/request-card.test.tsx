import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSettings, useSettingsDialog } from '../../../shared/account/settings-dialog-store.ts';
import { clearToken } from '../../../shared/session/token.ts';
import { changeServiceEvent, changeSound, useSoundSettings } from '../../../shared/sound/sound-settings.ts';
import { RequestPanel } from './request-panel.tsx';
import { RequestsPage } from './requests-page.tsx';
import { makeRequest } from '../testing/make-service.ts';
import { openPage, stubWideWindow } from '../testing/open-page.tsx';

const uuid = (letter: string): string => `00000000-0000-4000-8000-00000000000${letter}`;
let requests: readonly ServiceRequest[] | 'away';

const open = () => openPage({ component: RequestsPage, path: '/trade', ign: 'Kirael' });
const card = async (): Promise<HTMLElement> => {
  const [first] = within(await screen.findByRole('region', { name: 'Answer now' })).getAllByRole('listitem');
  return first ?? expect.fail('no card');
};

beforeEach(() => {
  stubWideWindow();
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.includes('/services/requests/')) return Promise.resolve(Response.json({}, { status: 404 }));
    if (requests === 'away') return Promise.resolve(Response.json({}, { status: 500 }));
    return Promise.resolve(Response.json({ requests, olderBeforeMs: null, serverTimeMs: 1 }));
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  closeSettings();
  changeSound('service', { isOn: true });
  changeServiceEvent('request', true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('request card', () => {
  it('R2.18, R2.19, R2.20, R2.22, R2.23 names the other person, the service with its icon, whose map is used, and the total', async () => {
    requests = [makeRequest(uuid('a'), { location: 'buyer', priceValue: 232 })];
    await open();
    const shown = within(await card());
    expect(shown.getByRole('button', { name: '@Asker' })).toBeTruthy();
    expect(shown.getByText('The Maven')).toBeTruthy();
    expect((await card()).querySelector('svg')).toBeTruthy();
    expect(shown.getByText("Buyer's map")).toBeTruthy();
    expect(shown.getByText('Total')).toBeTruthy();
    expect(shown.getByRole('img', { name: /^232 / })).toBeTruthy();
    expect(shown.queryByRole('img', { name: 'Custom Service' })).toBeNull();
  });

  it('R2.21, R2.23 marks a custom service with a shield, and labels a service without a price as free', async () => {
    requests = [makeRequest(uuid('a'), { isCustomService: true, serviceName: 'Wave 15', priceValue: 0 })];
    await open();
    const shown = within(await card());
    expect(shown.getByText('Wave 15')).toBeTruthy();
    expect(shown.getByRole('img', { name: 'Custom Service' })).toBeTruthy();
    expect(shown.getByText("Seller's map")).toBeTruthy();
    expect(shown.getByText('free')).toBeTruthy();
  });

  it('shows that rules were accepted, and does not mention rules if there are none', async () => {
    requests = [makeRequest(uuid('a'), { rules: 'Be quick.' })];
    await open();
    expect(within(await card()).getByText('accepted your rules')).toBeTruthy();
    cleanup();
    requests = [makeRequest(uuid('a'))];
    await open();
    expect((await card()).textContent).not.toContain('rules');
  });
});

describe('request panel', () => {
  const show = (rules: string) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RequestPanel request={makeRequest(uuid('a'), { rules })} before={[]} onMove={() => undefined} onClose={() => undefined} />
      </QueryClientProvider>,
    );

  it('shows the accepted rules, and does not mention rules if there are none', () => {
    const { container } = show('Be quick.');
    expect(screen.getByText('Be quick.')).toBeTruthy();
    expect(screen.getByText('Rules accepted')).toBeTruthy();
    expect(container.textContent).toContain('Asker read the rules and accepted them');
    cleanup();
    const plain = show('').container;
    expect(plain.textContent).toContain('The Maven');
    expect(plain.textContent).not.toMatch(/rules/i);
  });
});

describe('finished request panel', () => {
  const show = (over: Partial<ServiceRequest>) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RequestPanel
          request={makeRequest(uuid('a'), { state: 'done', endedMs: Date.now(), expiresMs: null, ...over })}
          before={[]}
          onMove={() => undefined}
          onClose={() => undefined}
        />
      </QueryClientProvider>,
    );

  it('D61 first informs the provider that the customer can vouch, then that the customer vouched', () => {
    show({});
    expect(screen.getByText('Asker can vouch for you now.')).toBeTruthy();
    cleanup();
    show({ isVouchReceived: true });
    expect(screen.getByText('Asker vouched for you.')).toBeTruthy();
    expect(screen.queryByText('Asker can vouch for you now.')).toBeNull();
  });

  it('D64 offers Undo and the report only while the server allows them, and shows the decision on a report', () => {
    const inAnHour = Date.now() + 3_600_000;
    show({ undoUntilMs: inAnHour });
    expect(screen.getByRole('button', { name: /^Undo Done/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Report: paid but not done' })).toBeNull();
    cleanup();
    show({ state: 'declined', endedBy: 'owner', undoUntilMs: inAnHour });
    expect(screen.getByRole('button', { name: /^Undo Decline/ })).toBeTruthy();
    cleanup();
    show({ party: 'asker', role: 'customer', undoUntilMs: 1, disputeUntilMs: inAnHour });
    expect(screen.queryByRole('button', { name: /^Undo Done/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Report: paid but not done' }));
    expect(screen.getByRole('textbox', { name: /^What happened/ })).toBeTruthy();
    cleanup();
    show({ dispute: { atMs: 1, outcome: 'upheld', decision: 'Seen in the log.' } });
    expect(screen.getByText(/Decision: paid but not done/).textContent).toContain('Seen in the log.');
    expect(screen.queryByText('Asker can vouch for you now.')).toBeNull();
  });

  it("R3.35 shows the asker's message and region", () => {
    show({ message: 'Five runs', askerRegion: 'eu' });
    expect(screen.getByText('Five runs')).toBeTruthy();
    expect(screen.getByText('Plays in EU')).toBeTruthy();
  });
});

describe('requests page', () => {
  it('D62 lists waiting, open and closed requests from both sides', async () => {
    requests = [
      makeRequest(uuid('a')),
      makeRequest(uuid('b'), { party: 'asker', role: 'customer', serviceName: 'uberElder' }),
      makeRequest(uuid('c'), { state: 'declined', endedBy: 'asker', endedMs: 5000 }),
      makeRequest(uuid('d'), { party: 'asker', role: 'customer', state: 'done', endedMs: 5000, isVouched: true }),
    ];
    await open();
    await card();
    const underWay = within(screen.getByRole('region', { name: 'In progress' }));
    expect(underWay.getByText('Uber Elder')).toBeTruthy();
    const history = within(screen.getByRole('region', { name: 'History' }))
      .getAllByRole('row')
      .slice(1);
    expect(history.map((row) => [within(row).getAllByText(/^(to|by) me$/)[0]?.textContent, row.textContent])).toEqual([
      ['to me', expect.stringContaining('Withdrawn')],
      ['by me', expect.stringContaining('vouch given')],
    ]);
  });

  it('D64 offers Undo Done in the row, and lists finished requests apart from requests in progress', async () => {
    const done = { state: 'done', endedMs: Date.now(), undoUntilMs: Date.now() + 600_000 } as const;
    requests = [
      makeRequest(uuid('a'), { ...done, party: 'asker', role: 'customer', canVouch: true }),
      makeRequest(uuid('b'), { ...done, serviceName: 'uberElder' }),
    ];
    await open();
    const finished = await screen.findByRole('region', { name: 'Ready to vouch' });
    expect(within(finished).getByRole('button', { name: /^Undo Done/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull();
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getAllByRole('button', { name: /^Undo Done/ })).toHaveLength(1);
  });

  it('counts requests that are waiting for an answer, and shows no count for zero', async () => {
    requests = [makeRequest(uuid('a')), makeRequest(uuid('b'))];
    await open();
    await card();
    expect(screen.getByText('2 waiting for you')).toBeTruthy();
    cleanup();
    requests = [makeRequest(uuid('b'), { party: 'asker', role: 'customer' })];
    await open();
    await screen.findByRole('region', { name: 'In progress' });
    expect(screen.queryByText(/waiting for you/)).toBeNull();
  });

  it('shows an example request and no filters if there are no requests', async () => {
    requests = [];
    await open();
    expect(await screen.findByText('No requests yet')).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Player or service' }).closest('.hidden')).toBeTruthy();
  });

  it('filters by a section of the catalogue, in the rail and in the address', async () => {
    requests = [makeRequest(uuid('a')), makeRequest(uuid('b'), { serviceCategory: 'WTS_other', serviceName: 'lab1' })];
    const { search } = await open();
    await card();
    const rail = within(screen.getByRole('navigation', { name: 'Service types' }));
    fireEvent.click(rail.getByRole('button', { name: /^Labyrinth/ }));
    await waitFor(() => expect(screen.queryByText('The Maven')).toBeNull());
    expect(search()).toContain('section=labyrinth');
    // A second click shows all requests again.
    fireEvent.click(rail.getByRole('button', { name: /^Labyrinth/, current: true }));
    expect(await screen.findByText('The Maven')).toBeTruthy();
    expect(search()).not.toContain('section');
  });

  it('R3.56 shows which sounds are on, as in the settings, and disables the choices while sound is off', async () => {
    requests = [makeRequest(uuid('a'))];
    await open();
    await card();
    const sounds = within(screen.getByRole('region', { name: 'Sounds' }));
    const box = (name: string) => sounds.getByRole('checkbox', { name });
    expect(sounds.getAllByRole('checkbox')).toHaveLength(3);
    fireEvent.click(box('New requests'));
    expect(useSoundSettings.getState().serviceEvents).toMatchObject({ request: false, invitation: true, vouch: true });
    act(() => changeSound('service', { isOn: false }));
    expect((box('New vouches') as HTMLInputElement).disabled).toBe(true);
    fireEvent.click(sounds.getByRole('button', { name: 'Settings' }));
    expect(useSettingsDialog.getState().firstTab).toBe('general');
  });

  it('offers a retry when loading failed', async () => {
    requests = 'away';
    await open();
    const alert = await screen.findByRole('alert');
    requests = [makeRequest(uuid('a'))];
    within(alert).getByRole('button', { name: 'Try again' }).click();
    await waitFor(card);
  });

  it('D11 asks a signed-out reader to sign in', async () => {
    await openPage({ component: RequestsPage, path: '/trade' });
    expect(screen.getByRole('heading', { name: 'Sign in to see your requests' })).toBeTruthy();
  });
});
