import type { Notification } from '@poexchange/contract/rest';
import { servicesApi } from '@poexchange/contract/rest/services';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownKeys } from '../../../shared/api/own-keys.ts';
import { createQueryClient } from '../../../shared/failures/query-client.ts';
import { loadNotificationTexts } from '../../../shared/i18n/i18n.ts';
import { writeClock } from '../../../shared/i18n/write-values.ts';
import { clearToken, storeToken } from '../../../shared/session/token.ts';
import { makeOwnService } from '../testing/make-service.ts';
import { AwayNotes } from './away-notes.tsx';
import { findReturn } from './use-return.ts';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
type Relist = Extract<Notification, { type: 'serviceRelist' }>;
const tell = (at: number, body: Partial<Relist['body']>, over: Partial<Relist> = {}): Notification => ({
  id: idOf(at) as Relist['id'],
  timestamp: Date.now(),
  read: false,
  display: true,
  senderId: null,
  senderVouchCount: 0,
  type: 'serviceRelist',
  body: { poe1: 0, poe2: 0, failed: 0, ...body },
  ...over,
});

let instead: Record<string, () => Response>;
let sent: (readonly [path: string, body: unknown])[];
let client: QueryClient;
beforeEach(async () => {
  await loadNotificationTexts();
  storeToken(token);
  client = createQueryClient();
  instead = {};
  sent = [];
  const away = makeOwnService(idOf(1), { poe: 'poe2', userId: idOf(9) as never, userStatus: 'offline', listed: false });
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const path = url.replace('/api/v1', '').split('?')[0] ?? '';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as { active?: boolean; game?: string }) : {};
    if (init.method === 'POST') sent.push([path, body]);
    const usual: Record<string, () => Response> = {
      '/services/poe2/my/list': () =>
        Response.json(
          servicesApi.getMyServices.reply.parse({
            services: [away, { ...away, id: idOf(2), active: false }],
            presence: 'offline',
            serverTimeMs: 1,
          }),
        ),
      '/services/relistAllServices': () => Response.json({ poe1: 4, poe2: 1, failed: 0, serverTimeMs: 1 }),
      '/services/active': () => Response.json({ ids: body.game === 'poe2' ? [idOf(5)] : [idOf(6), idOf(7)], serverTimeMs: 1 }),
      '/notifications/mark-read': () => Response.json({ ids: [], serverTimeMs: 1 }),
    };
    const answer = instead[path] ?? usual[path];
    return answer === undefined ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
});

function show(first: { isHidden?: boolean; failedCount?: number } = {}) {
  const draw = ({ isHidden = false, failedCount = 0 }) => (
    <QueryClientProvider client={client}>
      <AwayNotes
        scope={{ game: 'poe1', league: 'mercenaries', side: 'wts' }}
        isHidden={isHidden}
        activeCount={4}
        failedCount={failedCount}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(draw(first));
  return (next: { isHidden?: boolean; failedCount?: number }) => rerender(draw(next));
}
const put = (...list: Notification[]) => act(() => void client.setQueryData(ownKeys.notifications, list));
const readNotes = () =>
  [...document.querySelectorAll('[data-tone]')].map((note) => [(note as HTMLElement).dataset['tone'], note.textContent]);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('notes on being away', () => {
  it('R4.07 shows an amber note while services are hidden, with the counts of both games, and relists both on a click', async () => {
    show({ isHidden: true });
    await vi.waitFor(() =>
      expect(readNotes()).toEqual([
        ['away', 'Hidden because you are away.4 services will be listed again when you are back. PoE 2: 1 moreI’m back, list now'],
      ]),
    );
    press('I’m back, list now');
    await vi.waitFor(() => expect(sent).toEqual([['/services/relistAllServices', { games: ['poe1', 'poe2'] }]]));
  });

  it('R4.30, R4.07 shows one green note on return, with the counts of both games; closing it marks it as read everywhere', async () => {
    const change = show({ isHidden: true });
    const hiddenSinceMs = Date.now() - 1000;
    const hiddenAt = writeClock(hiddenSinceMs);
    await vi.waitFor(() => expect(readNotes()).toHaveLength(1));
    change({ isHidden: false });
    expect(readNotes()).toEqual([]);
    put(
      tell(3, { poe1: 4, hiddenSinceMs }, { timestamp: Date.now() + 5 }),
      tell(4, { poe2: 1 }),
      tell(5, { poe1: 9 }, { timestamp: Date.now() - 60_000 }),
    );
    await vi.waitFor(() => expect(readNotes()).toHaveLength(1));
    expect(readNotes()).toEqual([
      ['back', `You’re back. Listed again: 4Hidden from ${hiddenAt} to ${writeClock(Date.now())} · PoE 2: 1 moreHide again`],
    ]);
    press('Close');
    expect(readNotes()).toEqual([]);
    await vi.waitFor(() => expect(sent).toEqual([['/notifications/mark-read', { ids: [idOf(3), idOf(4), idOf(5)] }]]));
  });

  it('R4.07 pauses what was relisted in both games on “Hide again”, and can undo it', async () => {
    show();
    put(tell(3, { poe1: 2 }), tell(4, { poe2: 1 }));
    await screen.findByRole('button', { name: 'Hide again' });
    press('Hide again');
    await screen.findByText('Paused by you: 3');
    expect(sent.slice(0, 2)).toEqual([
      ['/services/active', { game: 'poe1', league: expect.any(String), active: false, target: { all: true } }],
      ['/services/active', { game: 'poe2', league: expect.any(String), active: false, target: { all: true } }],
    ]);
    expect(readNotes().map(([tone]) => tone)).toEqual(['away']);
    sent.length = 0;
    press('List again');
    await vi.waitFor(() => expect(readNotes()).toEqual([]));
    expect(sent.filter(([path]) => path === '/services/active').map(([, body]) => body)).toMatchObject([
      { game: 'poe1', active: true, target: { ids: [idOf(6), idOf(7)] } },
      { game: 'poe2', active: true, target: { ids: [idOf(5)] } },
    ]);
  });

  it('R8.10 shows how many services could not be relisted, and offers a retry', async () => {
    const change = show({ isHidden: true });
    await vi.waitFor(() => expect(readNotes()[0]?.[1]).toContain('PoE 2'));
    instead['/services/relistAllServices'] = () => new Response('<html>', { status: 502 });
    press('I’m back, list now');
    expect((await screen.findByRole('alert')).textContent).toBe('Relisting failed for 5 service(s).Try again');
    instead['/services/relistAllServices'] = () => Response.json({ poe1: 3, poe2: 1, failed: 1, serverTimeMs: 1 });
    press('Try again');
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('failed for 1 service(s).'));
    delete instead['/services/relistAllServices'];
    press('Try again');
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    change({ failedCount: 0 });
  });

  it('R8.10 shows how many services “Relist all” could not relist', () => {
    show({ failedCount: 2 });
    expect(screen.getByRole('alert').textContent).toContain('Relisting failed for 2 service(s).');
  });
});

describe('last return', () => {
  const nowMs = Date.now();
  it('is null once it is read, is an hour old, or a later return is read', () => {
    expect(findReturn([], nowMs)).toBeNull();
    expect(findReturn([tell(1, { poe1: 2 }, { read: true })], nowMs)).toBeNull();
    expect(findReturn([tell(1, { poe1: 2 }, { timestamp: nowMs - 3_600_000 })], nowMs)).toBeNull();
    const older = tell(2, { poe1: 9 }, { timestamp: nowMs - 1000 });
    expect(findReturn([older, tell(1, { poe1: 2 }, { timestamp: nowMs, read: true })], nowMs)).toBeNull();
    expect(findReturn([older, tell(1, { poe2: 2 }, { timestamp: nowMs })], nowMs)).toMatchObject({ poe1: 9, poe2: 2, atMs: nowMs });
  });
});
