import type { Profile } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileQuery } from '../../../shared/account/account.ts';
import { clearToken, storeToken } from '../../../shared/session/token.ts';
import { RequestActions } from './request-actions.tsx';
import { makeRequest } from '../testing/make-service.ts';
import { keepEnded, readReminders, useHasEndedReminder } from './vouch-reminders.ts';

const KEY = 'poexchange:vouch-reminders';
const done = makeRequest('a', { state: 'done', role: 'customer', party: 'asker', canVouch: true, endedMs: 1 });

const from = (id: string, userId: string | null) =>
  makeRequest(id, { counterpart: userId === null ? null : ({ ...done.counterpart, userId } as NonNullable<typeof done.counterpart>) });

/** Shows which requests no longer have a reminder. */
function Ended() {
  const hasEnded = useHasEndedReminder();
  const requests = [done, from('again', done.counterpart?.userId ?? ''), from('other', 'somebody else'), from('gone', null)];
  return <output>{requests.flatMap((request) => (hasEnded(request) ? [request.id] : [])).join(' ')}</output>;
}
let client: QueryClient;
const signIn = (uuid: string): void => {
  storeToken(`e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`);
  client.setQueryData(profileQuery.queryKey, { uuid } as Profile);
};
const show = (place: 'row' | 'panel', over = {}) =>
  render(
    <QueryClientProvider client={client}>
      <RequestActions request={{ ...done, ...over }} place={place} />
      <Ended />
    </QueryClientProvider>,
  );
const findEnd = () => screen.queryByRole('button', { name: 'Don’t remind me' });

beforeEach(() => {
  client = new QueryClient();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
});
afterEach(() => {
  cleanup();
  clearToken();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('vouch reminder', () => {
  it('D61 is dismissed permanently by its close button, which is shown only for a service that can still be vouched for', () => {
    show('panel');
    expect(findEnd()).toBeNull();
    cleanup();
    show('row', { canVouch: false, isVouched: true });
    expect(findEnd()).toBeNull();
    cleanup();
    show('row');
    fireEvent.click(findEnd() ?? expect.fail());
    expect(screen.getByRole('status').textContent).toBe('a again');
  });

  it('D61 appears once per provider for any number of services, and is dismissed separately by each account in a browser', async () => {
    signIn('me');
    show('row');
    fireEvent.click(findEnd() ?? expect.fail());
    expect(screen.getByRole('status').textContent).toBe('a again');
    act(() => signIn('another account'));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    act(() => signIn('me'));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('a again'));
  });

  it('keeps the last 300 names, each once, and ignores damaged entries', () => {
    for (let at = 0; at < 305; at += 1) keepEnded(`r${at}`);
    keepEnded('r10');
    const { ended } = readReminders((JSON.parse(localStorage.getItem(KEY) ?? '{}') as { state: unknown }).state);
    expect([ended.length, ended[0], ended.at(-1)]).toEqual([300, 'r5', 'r10']);
    expect(ended.filter((id) => id === 'r10')).toHaveLength(1);
    for (const damaged of [null, 7, { ended: 'x' }, { ended: [7] }]) expect(readReminders(damaged)).toEqual({ ended: [] });
  });

  it('follows changes in another tab', async () => {
    show('row');
    localStorage.setItem(KEY, JSON.stringify({ state: { ended: ['gone'] }, version: 1 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('gone'));
  });
});
