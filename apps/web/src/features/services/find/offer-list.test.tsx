import type { ServiceHistory, ServiceRow } from '@poexchange/contract/rest/services';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchTo } from '../../../shared/i18n/i18n.ts';
import { useReachability } from '../../../shared/network/connection.ts';
import { clearToken } from '../../../shared/session/token.ts';
import { ServicesPage } from './services-page.tsx';
import { makeRequest, makeService } from '../testing/make-service.ts';
import { openPage, OWN_ID, stubWideWindow } from '../testing/open-page.tsx';
import { useWatchStore } from '../watch/watch-store.ts';

const MINUTE = 60_000;
const uuid = (letter: string): string => `00000000-0000-4000-8000-00000000000${letter}`;
const offer = (letter: string, over: Partial<ServiceRow> = {}): ServiceRow =>
  makeService(uuid(letter), { userId: uuid(letter) as ServiceRow['userId'], ign: `Ign${letter}`, ...over });
let rows: readonly ServiceRow[] | 'away';
let days: ServiceHistory['days'];
const asked: string[] = [];

const open = (search = '?section=bossKilling&service=maven') => openPage({ component: ServicesPage, path: '', search });

beforeEach(() => {
  rows = [];
  days = [];
  stubWideWindow();
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url.endsWith('/services/requests')) {
      const request = makeRequest(uuid('e'), { party: 'asker', role: 'customer', serviceId: uuid('a') as ServiceRow['id'] });
      return Promise.resolve(Response.json({ request, whisper: '@Igna', serverTimeMs: 1 }));
    }
    if (url.includes('/services/requests/')) return Promise.resolve(Response.json({ requests: [], olderBeforeMs: null, serverTimeMs: 1 }));
    if (!url.includes('/services/')) return Promise.resolve(Response.json({}, { status: 404 }));
    if (url.includes('/history/')) return Promise.resolve(Response.json({ days }));
    if (rows === 'away') return Promise.resolve(Response.json({}, { status: 500 }));
    return Promise.resolve(Response.json({ serverTimeMs: Date.now(), full: true, newestMs: 5, services: rows, gone: [] }));
  });
});
afterEach(async () => {
  cleanup();
  await switchTo('en');
  clearToken();
  asked.length = 0;
  useWatchStore.setState({ watches: [] });
  useReachability.setState({ verdict: 'live' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('page in another language', () => {
  it('lists services under translated names, and finds them by either name', async () => {
    await act(() => switchTo('de'));
    rows = [offer('a', { serviceName: 'campaign', serviceCategory: 'WTS_other' })];
    await open('?section=leveling&service=campaign');
    const rail = within(await screen.findByRole('navigation', { name: 'Arten von Diensten' }));
    expect(rail.getByRole('button', { name: /^Kampagne/ }).getAttribute('aria-current')).toBe('true');
    for (const text of ['kampag', 'campaign']) {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Dienst suchen' }), { target: { value: text } });
      expect(rail.getByRole('button', { name: /^Kampagne/ })).toBeDefined();
    }
    expect(screen.getAllByText('Kampagne').length).toBeGreaterThan(1);
  });
});

describe('service search', () => {
  it('filters the list to services of that name, and selects the first service on Enter', async () => {
    Element.prototype.scrollTo = () => undefined;
    rows = [
      offer('a', { serviceName: 'campaign', serviceCategory: 'WTS_other' }),
      offer('b', { serviceName: 'theFeared' }),
      offer('c', { serviceName: 'maven' }),
    ];
    await open();
    expect(await screen.findByText('Ignc')).toBeTruthy();
    expect(screen.queryByText('Igna')).toBeNull();
    const field = screen.getByRole('searchbox', { name: 'Find a service' });
    fireEvent.change(field, { target: { value: 'campai' } });
    expect(await screen.findByText('Igna')).toBeTruthy();
    expect([screen.queryByText('Ignb'), screen.queryByText('Ignc')]).toEqual([null, null]);
    fireEvent.change(field, { target: { value: 'feared' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText('Ignb')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Maven's Invitation: The Feared/ }).getAttribute('aria-current')).toBe('true');
    expect((field as HTMLInputElement).value).toBe('');
  });
});

describe('service without offers', () => {
  it('can be watched and requested, and shows the last days above', async () => {
    const dayMs = Math.floor(Date.now() / (24 * 60 * MINUTE)) * 24 * 60 * MINUTE;
    days = [{ dayMs: dayMs - 24 * 60 * MINUTE, location: 'seller', offers: 9, lowChaos: 80, medianChaos: 100, highChaos: 120 }];
    await open();
    await screen.findByText('Nobody is offering this right now');
    expect(screen.getByText('No offers')).toBeTruthy();
    expect(await screen.findByText('Median, 7 days')).toBeTruthy();
    const watch = screen.getByRole('button', { name: 'Watch' });
    fireEvent.click(watch);
    expect(screen.getByRole('button', { name: 'Watching' }).getAttribute('aria-pressed')).toBe('true');
    expect(useWatchStore.getState().watches).toMatchObject([{ game: 'poe1', side: 'wts', serviceName: 'maven', foundMs: null }]);
    const ask = screen.getByRole<HTMLAnchorElement>('link', { name: 'Request it' });
    expect(ask.getAttribute('href')).toMatch(/\/services\/my-listings\?.*side=buy.*add=maven/);
  });
});

describe('offers that are loading', () => {
  it('shows neither counts nor a going price, and does not treat the list as empty', async () => {
    rows = 'away';
    await open();
    const rail = within(await screen.findByRole('navigation', { name: 'Service types' }));
    expect(rail.getByRole('button', { name: /^All services/ }).textContent).toBe('All services–');
    expect(rail.getByRole('button', { name: /^The Maven/ }).textContent).toBe('The Maven–');
    expect(screen.queryByText('No offers')).toBeNull();
  });
});

describe('order of offers', () => {
  it('D86 keeps the order while the pointer is over the list, and marks an outdated list', async () => {
    rows = [offer('a', { priceValue: 100 }), offer('b', { priceValue: 200 })];
    const page = await open();
    const grid = await screen.findByRole('grid', { name: 'Services on offer' });
    const listNames = (): string[] =>
      within(grid)
        .getAllByRole('row')
        .flatMap((row) => /Ign[ab]/.exec(row.textContent) ?? []);
    const before = listNames();
    const list = grid.parentElement ?? expect.fail();
    fireEvent.pointerEnter(list, { pointerType: 'mouse' });
    rows = [offer('a', { priceValue: 300 }), offer('b', { priceValue: 200 })];
    await act(() => page.client.refetchQueries());
    expect(await screen.findByText(/sorting paused/)).toBeTruthy();
    expect(listNames()).toEqual(before);
    fireEvent.pointerLeave(list);
    expect(listNames()).toEqual(before.toReversed());
    expect(screen.queryByText(/sorting paused/)).toBeNull();
  });
});

describe('filters that exclude every offer', () => {
  it('names the filter that excludes the most offers, and removes that filter with one click', async () => {
    rows = [offer('a', { vouchCount: 9, userStatus: 'idle' }), offer('b', { vouchCount: 9, userStatus: 'idle' }), offer('c')];
    const page = await open('?section=bossKilling&service=maven&vouches=5&online=1');
    await screen.findByText('No offers match your filters');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filter: online only' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Services on offer' })).toBeTruthy());
    expect(page.search()).toContain('vouches=5');
    expect(page.search()).not.toContain('online');
  });

  it('undoes only the last filter with Back', async () => {
    rows = [offer('a')];
    const page = await open();
    await screen.findByRole('grid');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Online only' }));
    await waitFor(() => expect(page.search()).toContain('online=1'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Discord linked' }));
    await waitFor(() => expect(page.search()).toContain('chat=1'));
    page.back();
    await waitFor(() => expect(page.search()).not.toContain('chat=1'));
    expect(page.search()).toContain('online=1');
  });
});

describe('services address', () => {
  it('drops an unknown service, and shows its section by name', async () => {
    rows = [offer('a')];
    const page = await open('?section=bossKilling&service=ekbabAndIktabCruel&online=1');
    await screen.findByText('Igna');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boss killing');
    await waitFor(() => expect(page.search()).not.toContain('ekbab'));
    expect(page.search()).toContain('section=bossKilling');
    expect(page.search()).toContain('online=1');
  });

  it('R2.20 hides the map filter for services without a map, and keeps it for the next place', async () => {
    rows = [offer('a'), offer('b', { serviceCategory: 'WTS_other', serviceName: 'lab1', location: 'seller' })];
    const page = await open('?section=bossKilling&service=maven&map=buyer');
    await screen.findByText('No offers match your filters');
    const rail = within(screen.getByRole('navigation', { name: 'Service types' }));
    fireEvent.click(rail.getByRole('button', { name: /^Labyrinth/ }));
    expect(await screen.findByText('Ignb')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Map' })).toBeNull();
    expect(page.search()).toContain('map=buyer');
    fireEvent.click(rail.getByRole('button', { name: /^Boss killing/ }));
    expect(await screen.findByText('No offers match your filters')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'Map' })).toBeTruthy();
  });
});

describe('unavailable list', () => {
  it('shows the failure and offers a retry', async () => {
    rows = 'away';
    await open();
    const alert = await screen.findByRole('alert');
    rows = [offer('a')];
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Igna')).toBeTruthy();
  });

  it('greys out the list and shows its age after a minute without updates', async () => {
    rows = [offer('a')];
    const page = await open();
    await screen.findByText('Igna');
    rows = 'away';
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * MINUTE);
    void page.client.refetchQueries();
    expect((await screen.findByText(/The list could not be refreshed/)).closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('Igna').closest('[data-stale]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('signed-in reader', () => {
  const openSigned = () => openPage({ component: ServicesPage, path: '', search: '?section=bossKilling&service=maven', ign: 'Kirael' });
  const requests = () => asked.filter((url) => url.endsWith('/services/requests'));

  it('D62 requests an offer without rules with one click, and an offer with rules after showing them', async () => {
    rows = [offer('a'), offer('b', { rules: 'Wait' })];
    const page = await openSigned();
    fireEvent.click(await screen.findByRole('button', { name: 'Request from Ignb' }));
    await waitFor(() => expect(page.search()).toContain(`offer=${uuid('b')}`));
    expect(await screen.findByText('By requesting, you accept these rules.')).toBeTruthy();
    expect(requests()).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Request from Igna' }));
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(page.search()).toContain(`offer=${uuid('b')}`);
    expect(await screen.findByText('Requested')).toBeTruthy();
  });

  it('D62 sees an edit button on their own offer, and no request button', async () => {
    rows = [offer('a', { userId: OWN_ID as ServiceRow['userId'] })];
    await openSigned();
    expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toContain(`service=${uuid('a')}`);
    expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull();
  });

  it('cannot send a request while the server is unreachable', async () => {
    rows = [offer('a')];
    await openSigned();
    useReachability.setState({ verdict: 'offline' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Request from Igna' })).toHaveProperty('disabled', true));
  });
});

describe('signed-out reader', () => {
  it('D11 sees the offers, with a sign-in button instead of the request button', async () => {
    rows = [offer('a')];
    const page = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Request from Igna' }));
    await waitFor(() => expect(page.search()).toContain(`offer=${uuid('a')}`));
    const panel = await screen.findByRole('complementary', { name: 'Service' });
    expect(within(panel).getByRole('button', { name: 'Sign in to request' })).toBeTruthy();
    expect(asked.some((url) => url.includes('/services/requests'))).toBe(false);
  });
});

describe('opened offer', () => {
  it('is closed by Back, even after moving to other offers by keyboard', async () => {
    rows = [offer('a', { vouchCount: 9 }), offer('b', { vouchCount: 5 })];
    const page = await open();
    const before = page.search();
    const name = await screen.findByText('Igna');
    fireEvent.click(name.closest('[role=row]') ?? expect.fail());
    await waitFor(() => expect(page.search()).toContain(`offer=${uuid('a')}`));
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(page.search()).toContain(`offer=${uuid('b')}`));
    page.back();
    await waitFor(() => expect(page.search()).toBe(before));
    expect(screen.getByRole('grid', { name: 'Services on offer' })).toBeTruthy();
  });
});

describe('Enter on an offer', () => {
  it('moves the focus into the offer’s panel and sends nothing, even when pressed again', async () => {
    rows = [offer('a')];
    await openPage({ component: ServicesPage, path: '', search: '?section=bossKilling&service=maven', ign: 'Kirael' });
    const row = (await screen.findByText('Igna')).closest<HTMLElement>('[role=row]') ?? expect.fail();
    row.focus();
    fireEvent.keyDown(row, { key: 'Enter' });
    const panel = await screen.findByRole('complementary', { name: 'Service' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    expect(document.activeElement?.textContent).toContain('Igna');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    row.focus();
    fireEvent.keyDown(row, { key: 'Enter' });
    expect(panel.contains(document.activeElement)).toBe(true);
    expect(asked.filter((url) => url.endsWith('/services/requests'))).toEqual([]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe(uuid('a')));
  });
});

describe('price filter', () => {
  it('applies while typing, and shows only free offers for a maximum of 0', async () => {
    rows = [offer('a', { priceValue: 50 }), offer('b', { priceValue: 500 }), offer('c', { priceValue: 0 })];
    const page = await open();
    await screen.findByText('Ignb');
    const field = screen.getByRole('textbox', { name: 'Highest price' });
    fireEvent.change(field, { target: { value: '100' } });
    await waitFor(() => expect(screen.queryByText('Ignb')).toBeNull());
    expect(screen.getByText('Igna')).toBeTruthy();
    fireEvent.change(field, { target: { value: '0' } });
    await waitFor(() => expect(screen.queryByText('Igna')).toBeNull());
    expect(screen.getByText('Ignc')).toBeTruthy();
    expect(page.search()).toContain('max');
  });
});

describe('list navigation keys', () => {
  it('show the next offer in the same panel, scrolled to the top', async () => {
    rows = [offer('a', { rules: 'Wait outside' }), offer('b')];
    const page = await open(`?section=bossKilling&service=maven&offer=${uuid('a')}`);
    const panel = await screen.findByRole('complementary', { name: 'Service' });
    const [footer, body] = [within(panel).getByRole('button', { name: 'Sign in to request' }).closest('footer'), findBody(panel)];
    body.scrollTop = 120;
    const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
    Object.assign(body, { scrollTo });
    fireEvent.scroll(body);
    fireEvent.keyDown(document.body, { key: 'j' });
    await within(panel).findByText('Ignb');
    expect(page.search()).toContain(`offer=${uuid('b')}`);
    expect(within(panel).queryByText('Wait outside')).toBeNull();
    // Removing the footer would reset the space reserved for toasts and restyle the whole page.
    expect(within(panel).getByRole('button', { name: 'Sign in to request' }).closest('footer')).toBe(footer);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    fireEvent.keyDown(document.body, { key: 'k' });
    await within(panel).findByText('Igna');
    expect(within(panel).getByText('Wait outside')).toBeTruthy();
  });
});

function findBody(panel: HTMLElement): HTMLElement {
  const body = panel.querySelector<HTMLElement>('.overflow-y-auto');
  if (body === null) throw new Error('the panel has no part that scrolls');
  return body;
}
