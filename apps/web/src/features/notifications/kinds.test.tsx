import type { Notification, OwnListing } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadNotificationTexts } from '../../shared/i18n/i18n.ts';
import { ownListingsQuery } from '../../shared/listings/own-listings-query.ts';
import { provideLatePart } from '../../shared/late-parts.ts';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { changeServiceEvent } from '../../shared/sound/sound-settings.ts';
import { forgetAnnounced } from './announce.ts';
import { NotificationCentre } from './notification-centre.tsx';
import { NotificationWatch, useToastStack } from './notification-watch.tsx';
import { applyServerEvent, notificationsQuery } from './notifications-query.ts';
import { makeNotification, makeOther } from './testing/make-notification.ts';

const trade = makeNotification('trade', {}, { ign: 'Kirael' });
const service = makeOther('service', {
  type: 'service-buy',
  body: {
    id: 's',
    poe: 'poe2',
    ign: 'Runner',
    listing: 'Wave 15',
    service: {
      league: 'standard',
      serviceCategory: 'WTS_pinnacleBosses',
      serviceName: 'Wave 15',
      isCustomService: true,
      creatorType: 'wts',
      location: 'buyer',
      priceValue: 0,
      priceType: 'ex',
    },
  },
});
const older = makeOther('older', { type: 'service-buy', body: { id: 'o', poe: 'poe2', ign: 'Walker', listing: 'Trial of the Sekhemas' } });
const message = makeOther('message', { type: 'message', body: 'services.vouched&ign=Anna' });
const relisted = makeOther('relisted', { type: 'serviceRelist', body: { poe1: 2, poe2: 1, failed: 3 } });
const all: readonly Notification[] = [trade, service, message, relisted];

/** Toasts on the page by id, rendered next to the tested component. */
const cards = new Map<string, () => ReactNode>();
let withdraw = (): void => undefined;
const played: string[] = [];

function show(children: ReactNode, notifications: readonly Notification[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(notificationsQuery.queryKey, notifications);
  client.setQueryData(ownListingsQuery.queryKey, [{ uuid: 'listing', state: 'active' } as unknown as OwnListing]);
  const root = createRootRoute({ component: () => <>{children}</> });
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: ['/poe/poexchange'] });
  const router = createRouter({ routeTree: root.addChildren([any]), history });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return client;
}

beforeEach(async () => {
  await loadNotificationTexts();
  storeToken(`e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`);
  forgetAnnounced();
  vi.stubGlobal('scrollTo', () => undefined);
  // A wide window, in which toasts are fully expanded.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', (input: string) =>
    /mark-read|delete-notifications/.test(input)
      ? Promise.resolve(Response.json({ ids: [], serverTimeMs: 1 }))
      : Promise.reject(new TypeError('no such call')),
  );
  vi.stubGlobal(
    'Audio',
    class {
      volume = 1;
      private readonly src: string;
      constructor(src: string) {
        this.src = src;
      }
      async play(): Promise<void> {
        played.push(this.src);
      }
    },
  );
  withdraw = provideLatePart('toasts', {
    show: () => undefined,
    showCustom: (id, draw) => void cards.set(id, draw),
    dismiss: (id) => void cards.delete(id),
  });
});
afterEach(() => {
  cleanup();
  withdraw();
  clearToken();
  cards.clear();
  played.length = 0;
  vi.unstubAllGlobals();
  useToastStack.setState({ stack: [] });
});

describe('notification rows', () => {
  it('R3.50, R2.16 names the subject of each type, and links requests to their pages', async () => {
    show(<NotificationCentre onClose={() => undefined} />, [...all, older]);
    expect(await screen.findByText('Kirael')).toBeTruthy();
    await vi.waitFor(() => expect(screen.getByText('Runner').closest('li')?.textContent).toContain('wants to buy'));
    expect(await screen.findByText('Trial of the Sekhemas · PoE 2')).toBeTruthy();
    expect(screen.getByText('Anna vouched for you')).toBeTruthy();
    expect(screen.getByText('PoE 1: 2 · PoE 2: 1')).toBeTruthy();
    expect(screen.getByText('Relisting failed for 3 service(s).')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/poe/poexchange/bulk-trade/trade/trade',
      '/poe2/poexchange/services/trade/s',
    ]);
  });

  it('R2.19, R2.20, R2.21, R2.22, R2.23 shows a service request’s sender, service, price, and whose map it needs', async () => {
    show(<NotificationCentre onClose={() => undefined} />, [service]);
    expect(await screen.findByRole('button', { name: '@Runner' })).toBeTruthy();
    expect(screen.getByText('Wave 15')).toBeTruthy();
    expect(screen.getByText("Buyer's map · PoE 2")).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Custom Service' })).toBeTruthy();
    expect(screen.getByText('Total')).toBeTruthy();
    expect(screen.getByText('free')).toBeTruthy();
  });

  it('R4.27 marks as read and removes rows of any type', async () => {
    const client = show(<NotificationCentre onClose={() => undefined} />, all);
    await screen.findByText('Runner');
    const row = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);
    fireEvent.click(row('Anna vouched for you').getByRole('button', { name: 'Mark as read' }));
    fireEvent.click(row('Runner').getByRole('button', { name: 'Remove' }));
    await vi.waitFor(() =>
      expect((client.getQueryData<readonly Notification[]>(notificationsQuery.queryKey) ?? []).map(({ id, read }) => [id, read])).toEqual([
        ['trade', false],
        ['message', true],
        ['relisted', false],
      ]),
    );
  });

  it('R2.20 shows whose map a request needs, except for services done without a map', async () => {
    const ask = (id: string, serviceName: string): Notification => {
      const what = { league: 'standard', serviceCategory: 'WTS_labyrinth', creatorType: 'wts', priceValue: 5, priceType: 'c' } as const;
      const asked = { ...what, serviceName, isCustomService: false, location: 'buyer' } as const;
      return makeOther(id, { type: 'service-buy', body: { id, poe: 'poe1', ign: id, listing: `Run ${id}`, service: asked } });
    };
    show(<NotificationCentre onClose={() => undefined} />, [ask('one', 'lab4'), ask('two', 'maven')]);
    const [lab, maven] = await Promise.all(
      ['The Eternal Labyrinth', 'The Maven'].map(async (name) => (await screen.findByText(name)).closest('li')),
    );
    expect(lab?.textContent).not.toMatch(/map/);
    expect(maven?.textContent).toMatch(/Buyer's map · PoE 1/);
  });

  it('R5.07 neither lists nor announces a type that only a newer server knows', async () => {
    const newer = { ...makeOther('newer', { type: 'message', body: 'x' }), type: 'nextLeague' } as unknown as Notification;
    const client = show(<NotificationCentre onClose={() => undefined} />, [newer, trade]);
    await screen.findByText('Kirael');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    act(() => applyServerEvent({ name: 'notification', data: { ...newer, id: 'another' } }, client));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('new notifications', () => {
  const hear = async (notification: Notification): Promise<void> => {
    const client = show(<NotificationWatch />, []);
    act(() => applyServerEvent({ name: 'notification', data: notification }, client));
  };
  /** Renders a card of a type as the page does. */
  const drawCard = (id: string, notifications: readonly Notification[]): void => {
    const draw = cards.get(id);
    cleanup();
    show(<>{draw?.()}</>, notifications);
  };

  it.each([
    [trade, ['notifications:offering-buy'], 'default', 'Kirael wants to buy'],
    [service, ['notifications:service-buy'], 'default2', 'Runner wants to buy your service'],
    [message, ['notifications:message'], 'default2', 'Anna vouched for you'],
    [relisted, [], 'default2', null],
  ] as const)('R1.05, R4.28, R4.29, R4.30 %o plays its sound, and shows its card if it has one', async (news, ids, sound, text) => {
    await hear(news);
    await vi.waitFor(() => expect(played).toEqual([`/sounds/${sound}.wav`]), { timeout: 5000 });
    expect([...cards.keys()]).toEqual(ids);
    if (text === null) return;
    drawCard(ids[0] ?? '', [news]);
    expect(await screen.findByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(useToastStack.getState().stack).toEqual([]);
  });

  it('R3.57 mutes a vouch when its sound is off, but not a message about a request', async () => {
    const requestMessage = makeOther('invited', { type: 'message', body: 'service.invited&ign=Anna' });
    changeServiceEvent('vouch', false);
    onTestFinished(() => changeServiceEvent('vouch', true));
    const client = show(<NotificationWatch />, []);
    for (const news of [message, requestMessage]) act(() => applyServerEvent({ name: 'notification', data: news }, client));
    await vi.waitFor(() => expect(played).toHaveLength(1), { timeout: 5000 });
    const vouched = makeOther('vouched', { type: 'message', body: 'services.vouched&ign=Berta' });
    changeServiceEvent('vouch', true);
    changeServiceEvent('invitation', false);
    onTestFinished(() => changeServiceEvent('invitation', true));
    for (const news of [makeOther('again', { ...requestMessage }), vouched])
      act(() => applyServerEvent({ name: 'notification', data: news }, client));
    await vi.waitFor(() => expect(played).toHaveLength(2), { timeout: 5000 });
  });

  it('shows messages and requests in separate cards', async () => {
    const client = show(<NotificationWatch />, []);
    const second = makeOther('second', { type: 'message', body: 'services.removed&count=2' });
    for (const news of [message, trade, second]) act(() => applyServerEvent({ name: 'notification', data: news }, client));
    await vi.waitFor(() => expect([...cards.keys()].toSorted()).toEqual(['notifications:message', 'notifications:offering-buy']));
    act(() => applyServerEvent({ name: 'notification:marked-read', data: { ids: ['message', 'second'] } }, client));
    await vi.waitFor(() => expect([...cards.keys()]).toEqual(['notifications:offering-buy']));
    drawCard('notifications:offering-buy', [trade]);
    expect(await screen.findByText('Kirael wants to buy')).toBeTruthy();
    expect(screen.queryByText(/more/)).toBeNull();
  });
});
