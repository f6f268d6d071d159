import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refetchRequests } from '../../../shared/services/apply-service-event.ts';
import { clearToken } from '../../../shared/session/token.ts';
import { VOUCH_ANIMATION_MS } from '../../../shared/vouch/vouch-button.tsx';
import { RequestsPage } from './requests-page.tsx';
import { divideRequests } from './requests-view.ts';
import { makeRequest } from '../testing/make-service.ts';
import { openPage, stubWideWindow } from '../testing/open-page.tsx';
import { useVouchHold, VOUCH_REST_MS } from './use-vouch-hold.ts';

const HOUR = 3_600_000;
const nowMs = 100 * HOUR;
const open = makeRequest('a', { party: 'asker', role: 'customer', state: 'done', canVouch: true, endedMs: nowMs - HOUR });
const given: ServiceRequest = { ...open, canVouch: false, isVouched: true };

/** Returns a function that reports which list a request is in after each update. */
function follow(first: ServiceRequest) {
  const { result, rerender } = renderHook(({ request }) => useVouchHold([request]), { initialProps: { request: first } });
  return (request: ServiceRequest): string => {
    rerender({ request });
    const lists = divideRequests([request], { nowMs, hasEndedReminder: () => false, hold: result.current });
    return lists.toVouch.length > 0 ? 'to vouch' : 'history';
  };
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

afterEach(cleanup);

describe('request with a changing vouch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('R4.23 stays in place until the star has filled, then moves to the history', () => {
    expect(VOUCH_REST_MS).toBeGreaterThan(VOUCH_ANIMATION_MS);
    const read = follow(open);
    expect(read(open)).toBe('to vouch');
    expect(read(given)).toBe('to vouch');
    pass(VOUCH_REST_MS - 1);
    expect(read(given)).toBe('to vouch');
    pass(1);
    expect(read(given)).toBe('history');
  });

  it('D61 stays in the history when its vouch is withdrawn and given again', () => {
    const read = follow(given);
    expect(read(given)).toBe('history');
    expect(read(open)).toBe('history');
    expect(read(given)).toBe('history');
    pass(VOUCH_REST_MS);
    expect(read(open)).toBe('history');
  });

  it('stays above the history when the vouch is withdrawn while the star is filling, and is never taken out of the history', () => {
    const read = follow(open);
    read(given);
    expect(read(open)).toBe('to vouch');
    pass(VOUCH_REST_MS);
    expect(read(open)).toBe('to vouch');
    const old = { endedMs: nowMs - 30 * HOUR };
    const readOld = follow({ ...open, ...old });
    expect(readOld({ ...open, ...old })).toBe('history');
    expect(readOld({ ...given, ...old })).toBe('history');
  });

  it('shows a reminder once the service is done, and does not treat that as a withdrawn vouch', () => {
    const read = follow({ ...open, state: 'invited', canVouch: false, endedMs: null });
    expect(read(open)).toBe('to vouch');
  });
});

describe('requests page', () => {
  const id = '00000000-0000-4000-8000-00000000000a' as ServiceRequest['id'];
  let requests: readonly ServiceRequest[];
  beforeEach(() => {
    stubWideWindow();
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('/services/requests/')
        ? Promise.resolve(Response.json({ requests, olderBeforeMs: null, serverTimeMs: 1 }))
        : Promise.resolve(Response.json({}, { status: 404 })),
    );
  });
  afterEach(() => {
    cleanup();
    clearToken();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('D61 keeps a row in the history, with its open profile, when a vouch is withdrawn', async () => {
    requests = [{ ...given, id, endedMs: Date.now() }];
    const { client } = await openPage({ component: RequestsPage, path: '/trade', ign: 'Kirael' });
    const history = await screen.findByRole('region', { name: 'History' });
    const name = within(history).getByRole('button', { name: 'Owner' });
    requests = [{ ...open, id, endedMs: Date.now() }];
    act(() => refetchRequests(client));
    await waitFor(() => expect(within(history).queryByText('vouch given')).toBeNull());
    expect(name.isConnected).toBe(true);
    expect(screen.queryByRole('region', { name: 'Ready to vouch' })).toBeNull();
    // A reload reads the data stored in this browser.
    cleanup();
    await openPage({ component: RequestsPage, path: '/trade', ign: 'Kirael' });
    expect(await screen.findByRole('region', { name: 'History' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ready to vouch' })).toBeNull();
  });
});
