// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { shareBetweenWindows } from './share-between-windows.ts';

type Kept = { readonly counts: Readonly<Record<string, number>> };

/** A window of its own: its own state, and the storage of all. */
function openWindow() {
  const store = create<Kept>()(persist((): Kept => ({ counts: {} }), { name: 'kept', version: 1 }));
  shareBetweenWindows(store);
  const put = (name: string, count: number): void => void store.setState(({ counts }) => ({ counts: { ...counts, [name]: count } }));
  return { put, read: () => store.getState().counts };
}

/** Event that the browser sends to every window but the one that stored. */
const tellOthers = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('what one window stored stays when another, which has not heard of it yet, stores something else', () => {
  const [left, right] = [openWindow(), openWindow()];
  left.put('vaal', 5);
  right.put('exalted', 7);
  left.put('vaal', 6);
  expect(left.read()).toEqual({ vaal: 6, exalted: 7 });
  expect(openWindow().read()).toEqual({ vaal: 6, exalted: 7 });
});

it('of one entry the latest change stays, in every window', () => {
  const [left, right] = [openWindow(), openWindow()];
  left.put('vaal', 5);
  right.put('vaal', 8);
  tellOthers();
  expect([left.read(), right.read()]).toEqual([{ vaal: 8 }, { vaal: 8 }]);
  // Its own change is not read back: nothing that follows the store runs again.
  right.put('vaal', 9);
  const counts = right.read();
  tellOthers();
  expect(right.read()).toBe(counts);
  expect(left.read()).toEqual({ vaal: 9 });
});

it('what cannot be stored stays in the window it was typed in', () => {
  const { put, read } = openWindow();
  put('vaal', 5);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => put('vaal', 6)).toThrow('full');
  tellOthers();
  expect(read()).toEqual({ vaal: 6 });
});

it('what another window forgot is forgotten here, and nothing else is listened to', () => {
  const { put, read } = openWindow();
  const storeElsewhere = (counts: object): void => localStorage.setItem('kept', JSON.stringify({ state: { counts }, version: 1 }));
  put('vaal', 5);
  storeElsewhere({ exalted: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(read()).toEqual({ vaal: 5 });
  tellOthers();
  expect(read()).toEqual({ exalted: 1 });
  // Event of a storage that was emptied as a whole; it has no key.
  storeElsewhere({ chaos: 2 });
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(read()).toEqual({ chaos: 2 });
});
