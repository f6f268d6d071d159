// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { shareBetweenWindows } from './share-between-windows.ts';

type Kept = { readonly counts: Readonly<Record<string, number>> };

/** A simulated window with its own state and the shared storage. */
function openWindow() {
  const store = create<Kept>()(persist((): Kept => ({ counts: {} }), { name: 'kept', version: 1 }));
  shareBetweenWindows(store);
  const put = (name: string, count: number): void => void store.setState(({ counts }) => ({ counts: { ...counts, [name]: count } }));
  return { put, read: () => store.getState().counts };
}

/** Dispatches the event that the browser sends to every window except the one that stored the data. */
const tellOthers = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps another window’s change when this window stores something else before receiving it', () => {
  const [left, right] = [openWindow(), openWindow()];
  left.put('vaal', 5);
  right.put('exalted', 7);
  left.put('vaal', 6);
  expect(left.read()).toEqual({ vaal: 6, exalted: 7 });
  expect(openWindow().read()).toEqual({ vaal: 6, exalted: 7 });
});

it('uses the latest change to an entry in every window', () => {
  const [left, right] = [openWindow(), openWindow()];
  left.put('vaal', 5);
  right.put('vaal', 8);
  tellOthers();
  expect([left.read(), right.read()]).toEqual([{ vaal: 8 }, { vaal: 8 }]);
  // A window does not read back its own change: the store's listeners do not run again.
  right.put('vaal', 9);
  const counts = right.read();
  tellOthers();
  expect(right.read()).toBe(counts);
  expect(left.read()).toEqual({ vaal: 9 });
});

it('if a change cannot be stored, keeps it in the window where it was made', () => {
  const { put, read } = openWindow();
  put('vaal', 5);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => put('vaal', 6)).toThrow('full');
  tellOthers();
  expect(read()).toEqual({ vaal: 6 });
});

it('removes entries that another window removed, and ignores other keys', () => {
  const { put, read } = openWindow();
  const storeElsewhere = (counts: object): void => localStorage.setItem('kept', JSON.stringify({ state: { counts }, version: 1 }));
  put('vaal', 5);
  storeElsewhere({ exalted: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(read()).toEqual({ vaal: 5 });
  tellOthers();
  expect(read()).toEqual({ exalted: 1 });
  // The event after all storage has been cleared has no key.
  storeElsewhere({ chaos: 2 });
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(read()).toEqual({ chaos: 2 });
});
