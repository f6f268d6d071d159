import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestActions } from './request-actions.tsx';
import { makeRequest } from './testing/make-service.ts';
import { endReminder, readReminders, useEndedReminders } from './vouch-reminders.ts';

const KEY = 'poexchange:vouch-reminders';
const done = makeRequest('a', { state: 'done', role: 'customer', party: 'asker', canVouch: true, endedMs: 1 });

function Ended() {
  return <output>{[...useEndedReminders()].join(' ')}</output>;
}
const show = (place: 'row' | 'panel', over = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequestActions request={{ ...done, ...over }} place={place} />
      <Ended />
    </QueryClientProvider>,
  );
const findEnd = () => screen.queryByRole('button', { name: 'Do not remind me' });

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away'))));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the reminder to vouch', () => {
  it('D61 is ended for good by its x, which only a service that waits for a vouch has', () => {
    show('panel');
    expect(findEnd()).toBeNull();
    cleanup();
    show('row', { canVouch: false, isVouched: true });
    expect(findEnd()).toBeNull();
    cleanup();
    show('row');
    fireEvent.click(findEnd() ?? expect.fail());
    expect(screen.getByRole('status').textContent).toBe('a');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ state: { ended: ['a'] } });
  });

  it('keeps the last three hundred, each once, and forgets what is damaged', () => {
    for (let at = 0; at < 305; at += 1) endReminder(`r${at}`);
    endReminder('r10');
    const { ended } = readReminders((JSON.parse(localStorage.getItem(KEY) ?? '{}') as { state: unknown }).state);
    expect([ended.length, ended[0], ended.at(-1)]).toEqual([300, 'r5', 'r10']);
    expect(ended.filter((id) => id === 'r10')).toHaveLength(1);
    for (const damaged of [null, 7, { ended: 'x' }, { ended: [7] }]) expect(readReminders(damaged)).toEqual({ ended: [] });
  });

  it('follows another tab', async () => {
    show('row');
    localStorage.setItem(KEY, JSON.stringify({ state: { ended: ['elsewhere'] }, version: 1 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('elsewhere'));
  });
});
