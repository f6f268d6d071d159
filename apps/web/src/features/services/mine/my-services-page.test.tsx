import type { OwnService } from '@poexchange/contract/rest/services';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNotificationTexts, translate } from '../../../shared/i18n/i18n.ts';
import { provideLatePart } from '../../../shared/late-parts.ts';
import { clearToken } from '../../../shared/session/token.ts';
import type { ToastHost } from '../../../shared/toast/toast-model.ts';
import { openPage, OWN_ID, stubWideWindow } from '../testing/open-page.tsx';
import { makeOwnService } from '../testing/make-service.ts';
import { changeEdits, forgetEdits } from './draft-store.ts';
import { MyServicesPage } from './my-services-page.tsx';
import { keepMyServices, myServicesQuery } from './my-services-query.ts';

const id = '00000000-0000-4000-8000-00000000000a';
const maven = makeOwnService(id, { userId: OWN_ID as OwnService['userId'], league: 'mercenaries', ign: 'Kirael' });
let own: readonly OwnService[] | 'away';
let relistFailed = 0;
let presence: 'online' | 'offline' = 'online';
const lists: string[] = [];
/** Sent calls, each with the end of its path. */
const sent: { readonly path: string; readonly body: unknown }[] = [];
const told: string[] = [];
const host: ToastHost = {
  show: (_id, { title }) => void told.push(translate('notification', title.key, title.params)),
  showCustom: () => undefined,
  dismiss: () => undefined,
};
let withdraw = (): void => undefined;

const open = (search = '') => openPage({ component: MyServicesPage, path: '/my-listings', search, ign: 'Kirael' });
const row = () => within(screen.getByRole('table', { name: 'My services' })).getByRole('row', { name: /The Maven/ });
const price = () => within(row()).getByRole('textbox', { name: 'Price for The Maven' });
const save = () => screen.getByRole('button', { name: /^Save and list/ });
const saves = () => sent.filter(({ path }) => path === 'addOrUpdateList');

beforeEach(async () => {
  await loadNotificationTexts();
  own = [maven];
  relistFailed = 0;
  presence = 'online';
  stubWideWindow();
  withdraw = provideLatePart('toasts', host);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const path = url.split('?')[0]?.split('/').at(-1) ?? '';
    if (init?.method === undefined || init.method === 'GET') {
      if (path !== 'list') return Promise.resolve(Response.json({ requests: [], olderBeforeMs: null, serverTimeMs: 1 }));
      lists.push(url);
      if (own === 'away') return Promise.resolve(Response.json({}, { status: 500 }));
      return Promise.resolve(Response.json({ services: own, presence, serverTimeMs: 1 }));
    }
    sent.push({ path, body: JSON.parse(init.body as string) });
    if (path !== 'relistAllServices') return Promise.resolve(Response.json({}, { status: 500 }));
    return Promise.resolve(Response.json({ poe1: 1, poe2: 0, failed: relistFailed, serverTimeMs: 1 }));
  });
});
afterEach(() => {
  cleanup();
  withdraw();
  clearToken();
  for (const side of ['wts', 'wtb'] as const) forgetEdits({ game: 'poe1', league: 'mercenaries', side });
  sent.length = 0;
  told.length = 0;
  lists.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('my services', () => {
  it.each([
    ['', ''],
    ['Bring a map', 'shared rules'],
    ['', 'own rules'],
  ])('mentions rules only for a service that has rules (shared: “%s”)', async (rules, words) => {
    own = [{ ...maven, rules, overwriteRules: words === 'own rules' ? 'Pay first' : '' }];
    await open();
    await waitFor(row);
    expect(
      within(row())
        .queryAllByText(/rules$/)
        .map(({ textContent }) => textContent),
    ).toEqual(words === '' ? [] : [words]);
    expect(within(row()).queryAllByTitle('No rules')).toHaveLength(words === '' ? 1 : 0);
  });

  it('R8.07 reports that services could not be posted, keeps the typed values, and allows a retry', async () => {
    await open();
    await waitFor(row);
    fireEvent.change(price(), { target: { value: '232c' } });
    fireEvent.click(save());
    expect(await screen.findByText('Failed to post the service listings')).toBeTruthy();
    expect(price()).toHaveProperty('value', '232c');
    expect(saves()).toMatchObject([{ body: [{ priceValue: 232, priceType: 'c' }] }]);
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
    fireEvent.click(save());
    await waitFor(() => expect(saves()).toHaveLength(2));
  });

  it('R8.07 sends nothing while a price is missing, shows a message and focuses the field', async () => {
    await open();
    await waitFor(row);
    fireEvent.change(price(), { target: { value: '-1' } });
    expect(screen.getByText('The Maven: This is not a price. Try 20c, 1.5d or “free”.')).toBeTruthy();
    fireEvent.click(save());
    expect(document.activeElement).toBe(price());
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    expect(saves()).toEqual([]);
  });

  it('R8.08 reports other failures, and whether switching on or off failed', async () => {
    await open(`?service=${id}`);
    await waitFor(row);
    fireEvent.click(within(row()).getByRole('switch', { name: 'Offer The Maven' }));
    await waitFor(() => expect(told).toEqual(['Failed to mark the service(s) as inactive']));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove this service' }));
    await waitFor(() => expect(told.at(-1)).toBe('Failed to delete the service listing'));
  });

  it('R8.10 counts services that could not be relisted', async () => {
    relistFailed = 3;
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Relist all' }));
    await waitFor(() => expect(told).toEqual(['Relisting failed for 3 service(s).']));
  });

  it('disables editing and saving if the services could not be loaded, because saving would overwrite unknown values', async () => {
    own = 'away';
    changeEdits({ game: 'poe1', league: 'mercenaries', side: 'wts' }, (before) => ({ ...before, rules: 'Typed before.' }));
    await open();
    const alert = await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /^Rules for all/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'EU' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Save and list/ })).toBeNull();
    expect(screen.queryByText(/\d active/)).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    expect(sent).toEqual([]);
    own = [maven];
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(row);
    // The previously typed text is kept.
    expect(screen.getByRole('button', { name: /^Rules for all/ }).textContent).toContain('Typed before.');
    expect(save()).toBeTruthy();
  });

  it('saves shared rules only when the button is clicked, and leaves them unchanged on Escape and Cancel', async () => {
    await open();
    await waitFor(row);
    const bar = () => screen.getByRole('button', { name: /^Rules for all/ });
    const type = (value: string): HTMLElement => {
      fireEvent.click(bar());
      const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Rules for all' });
      expect(document.activeElement).toBe(field);
      fireEvent.change(field, { target: { value } });
      return field;
    };
    fireEvent.keyDown(type('Dropped.'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar().textContent).not.toContain('Dropped.');
    type('Cancelled.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(bar().textContent).not.toContain('Cancelled.');
    expect(screen.queryByRole('button', { name: /^Save and list/ })).toBeNull();
    type('Be quick.');
    fireEvent.click(screen.getByRole('button', { name: 'Use these rules' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar().textContent).toContain('Be quick.');
    expect(save()).toBeTruthy();
    // Nothing is saved while the rules are being edited.
    fireEvent.keyDown(type('Be slow.'), { key: 'Enter', ctrlKey: true });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(saves()).toEqual([]);
  });

  it('adds the service from a link, without a price and unsaved', async () => {
    own = [];
    const page = await open('?side=buy&add=uberElder');
    expect(await screen.findByText('Uber Elder: Enter a price, or “free”.')).toBeTruthy();
    expect(page.search()).not.toContain('add=');
    expect(page.search()).toContain('side=buy');
    fireEvent.click(save());
    expect(saves()).toEqual([]);
  });

  it('D60 shows the user as away, requests only one league, and stays away after a save', async () => {
    presence = 'offline';
    const { client } = await open();
    expect(await screen.findByText('Hidden because you are away.')).toBeTruthy();
    const ofGame = lists.filter((url) => url.includes('/poe1/'));
    expect([...new Set(ofGame.map((url) => url.split('/api/v1')[1]))]).toEqual(['/services/poe1/my/list?league=mercenaries']);
    const scope = { game: 'poe1', league: 'mercenaries' } as const;
    keepMyServices(client, scope, [maven]);
    expect(client.getQueryData(myServicesQuery(scope).queryKey)?.presence).toBe('offline');
  });

  it('D11 asks a signed-out user to sign in', async () => {
    clearToken();
    await openPage({ component: MyServicesPage, path: '/my-listings' });
    expect(screen.getByRole('heading', { name: 'Sign in to offer services' })).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
