import type { Notification } from '@poexchange/contract/rest';
import { servicesApi } from '@poexchange/contract/rest/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileQuery } from '../../shared/account/account.ts';
import { loadNotificationTexts, switchTo } from '../../shared/i18n/i18n.ts';
import { provideLatePart } from '../../shared/late-parts.ts';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { myVouchesQuery } from '../../shared/vouch/vouch-query.ts';
import { forgetAnnounced } from './announce.ts';
import { LateFace } from './late-face.tsx';
import { NotificationCentre } from './notification-centre.tsx';
import { NotificationToast, NotificationWatch, useToastStack } from './notification-watch.tsx';
import { applyServerEvent, notificationsQuery } from './notifications-query.ts';
import { readServiceMessage } from './service-message.ts';
import { makeOther } from './testing/make-notification.ts';

const REQUEST = '00000000-0000-4000-8000-000000000007';
const HALVARD = '00000000-0000-4000-8000-000000000001';
const what = `ign=Halvard&service=The%20Maven&request=${REQUEST}&game=poe1&category=WTS_bossKilling&name=maven&custom=0&price=213&unit=c`;
const say = (key: string, role: string, id = key): Notification => ({
  ...makeOther(id, { type: 'message', body: `${key}&${what}&role=${role}` }),
  senderId: HALVARD,
});
const invited = say('service.invited', 'customer');

const cards = new Map<string, () => ReactNode>();
const posted: unknown[] = [];
let withdraw = (): void => undefined;

function show(children: ReactNode, notifications: readonly Notification[] = []): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(notificationsQuery.queryKey, notifications);
  client.setQueryData(profileQuery.queryKey, { uuid: 'me', name: 'me' } as never);
  client.setQueryData(myVouchesQuery.queryKey, { vouchedUsers: [], myVouchCount: 0 });
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

const setWindow = (form: 'phone' | 'wide'): void =>
  void vi.stubGlobal('matchMedia', () => ({ matches: form === 'wide', addEventListener() {}, removeEventListener() {} }));
const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(async () => {
  await loadNotificationTexts();
  storeToken(`e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`);
  forgetAnnounced();
  vi.stubGlobal('scrollTo', () => undefined);
  setWindow('wide');
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).endsWith(servicesApi.vouch.path)) {
      posted.push(JSON.parse(init?.body as string));
      return Response.json({ userId: HALVARD, vouchCount: 1 });
    }
    if (/mark-read/.test(input)) return Response.json({ ids: [], serverTimeMs: 1 });
    throw new TypeError('no such call');
  });
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
  posted.length = 0;
  vi.unstubAllGlobals();
  useToastStack.setState({ stack: [] });
});

describe('service message', () => {
  it('R3.53, D62 shows the person, the service and the price, and links to the request', async () => {
    show(<NotificationCentre onClose={() => undefined} />, [invited]);
    expect(await screen.findByText('Halvard invited you')).toBeTruthy();
    expect(screen.getByText('The Maven')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toContain('213');
    expect(screen.getByRole('button', { name: '@Halvard' })).toBeTruthy();
    expect(hrefs()).toEqual([`/poe/poexchange/services/trade/${REQUEST}`]);
    expect(screen.queryByText('Message')).toBeNull();
  });

  it.each([
    ['service.declined', 'customer', 'Halvard declined your request'],
    ['service.withdrawn', 'provider', 'Halvard cancelled the request'],
    ['service.gone', 'customer', 'Halvard left PoExchange: the request is closed'],
    ['service.finished', 'provider', 'Service with Halvard is done'],
    ['service.undone', 'customer', 'Halvard reopened the finished request'],
    ['service.reopened', 'customer', 'Halvard reopened your declined request'],
    ['service.disputed', 'provider', 'Halvard says they paid, but the service was not done'],
    ['service.upheld', 'customer', 'Decision: the service with Halvard was paid but not done'],
    ['service.rejected', 'provider', 'Decision: the report about the service with Halvard was rejected'],
    // The customer of an offered service vouches at the provider's badge instead.
    ['service.finished', 'customer', 'Service with Halvard is done'],
    ['services.vouched', 'provider', 'Halvard vouched for you'],
  ])('D62 %s has its own message and no vouch button', async (key, role, text) => {
    show(<NotificationCentre onClose={() => undefined} />, [say(key, role)]);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('The Maven')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Vouch/ })).toBeNull();
  });

  it('names the service in the page’s language', async () => {
    await act(() => switchTo('de'));
    const done = say('service.finished', 'provider');
    const body = (done.body as string).replace('The%20Maven', 'Campaign').replace('name=maven', 'name=campaign');
    show(<NotificationCentre onClose={() => undefined} />, [{ ...done, body } as typeof done]);
    expect(await screen.findByText('Kampagne')).toBeTruthy();
    expect(screen.queryByText('Campaign')).toBeNull();
    await act(() => switchTo('en'));
  });

  it('R6.06 D61 asks the customer of a wanted service for a vouch, once', async () => {
    const sold = say('service.finished', 'customer');
    const finished = { ...sold, body: (sold.body as string).replace('WTS_', 'WTB_') } as typeof sold;
    show(<NotificationToast notification={finished} moreCount={0} onClose={() => undefined} />, [finished]);
    fireEvent.click(await screen.findByRole('button', { name: 'Vouch for The Maven' }));
    await vi.waitFor(() => expect(posted).toEqual([{ userId: HALVARD, serviceCategory: 'WTB_bossKilling', serviceName: 'maven' }]));
    expect(await screen.findByText('Vouched')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vouch for The Maven' })).toBeNull();
  });

  it('shows the name, the service and the price in one line with a link on a phone', async () => {
    setWindow('phone');
    show(<NotificationToast notification={invited} moreCount={0} onClose={() => undefined} />, [invited]);
    const line = await screen.findByRole('button', { expanded: false });
    expect(line.textContent).toContain('Halvard invited you The Maven');
    expect(line.textContent).toContain('213');
    expect(hrefs()).toEqual([`/poe/poexchange/services/trade/${REQUEST}`]);
  });

  it('D35 shows the agreed price whatever the rate', async () => {
    const texts: string[] = [];
    for (const chaosPerDivine of [180, 193.14, 240]) {
      show(
        <PriceViewProvider view={{ game: 'poe1', chaosPerDivine }}>
          <NotificationToast notification={invited} moreCount={0} onClose={() => undefined} />
        </PriceViewProvider>,
      );
      await screen.findByText('The Maven');
      texts.push(screen.getByRole('alert').textContent ?? '');
      cleanup();
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('213');
  });

  it('removes the card of a withdrawn invitation, here and in every other window', async () => {
    const client = show(<NotificationWatch />);
    act(() => applyServerEvent({ name: 'notification', data: invited }, client));
    act(() => applyServerEvent({ name: 'notification', data: say('services.vouched', 'provider') }, client));
    await vi.waitFor(() => expect([...cards.keys()].toSorted()).toEqual(['notifications:message', 'notifications:message:invited']));
    act(() => applyServerEvent({ name: 'notification:deleted', data: { ids: [invited.id] } }, client));
    await vi.waitFor(() => expect([...cards.keys()]).toEqual(['notifications:message']));
  });

  it('R3.53 shows an outdated or malicious message as plain text or not at all', () => {
    expect(readServiceMessage('service.invited&ign=Halvard&service=The%20Maven')).toBeNull();
    expect(readServiceMessage(`constructor&${what}`)).toBeNull();
    expect(readServiceMessage(`service.invited&${what.replace('poe1', 'poe9')}`)).toBeNull();
    expect(readServiceMessage(`service.invited&${what.replace('213', '-1')}`)?.price).toBeNull();
    expect(readServiceMessage(`service.invited&${what.replace('unit=c', 'unit=ex')}`)?.price).toBeNull();
    expect(readServiceMessage(`service.invited&${what.replace('213', '0')}`)?.price).toEqual({ priceValue: 0, priceType: 'c' });
    expect(readServiceMessage(`service.invited&${what.replace('name=maven', 'name=5')}`)?.service.serviceName).toBe('5');
  });
});

describe('row whose pictures have not loaded', () => {
  const Never = (): ReactNode => use(never);
  const never = new Promise<ReactNode>(() => undefined);
  const Broken = (): ReactNode => {
    throw new Error('not loaded');
  };

  it('D36 shows its text while the pictures load and if they fail to load', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Suspense>
        <LateFace plain={<p>Runner, Wave 15</p>}>
          <Never />
        </LateFace>
        <LateFace plain={<p>Walker, Trial</p>}>
          <Broken />
        </LateFace>
      </Suspense>,
    );
    expect(screen.getByText('Runner, Wave 15')).toBeTruthy();
    expect(screen.getByText('Walker, Trial')).toBeTruthy();
  });
});
