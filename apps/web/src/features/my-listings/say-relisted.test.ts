import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setToastHost, type ToastHost } from '../../shared/toast/toast.ts';
import { sayRelisted } from './say-relisted.ts';

const show = vi.fn<ToastHost['show']>();
const view = { game: 'poe1', chaosPerDivine: 200 } as const;

beforeEach(() => {
  show.mockReset();
  setToastHost({ show, showCustom: () => undefined, dismiss: () => undefined });
});
afterEach(() => setToastHost(null));

it('R4.03 relisting at another price says both prices, long enough to read', () => {
  sayRelisted({ name: 'Currency', before: { side: 'sell', totalPrice: 212 }, now: { totalPrice: 236.2 }, view });
  const [, toast] = show.mock.calls[0] ?? [];
  expect(toast).toMatchObject({
    title: { key: 'success.relisted', params: { category: 'Currency' } },
    detail: { key: 'success.relisted_at', params: { now: '1d 36c', before: '1d 12c' } },
  });
  expect(toast?.durationMs).toBeGreaterThan(8000);
});

it('R9.31 relisting at the same amount to pay says no price, and goes after two seconds', () => {
  sayRelisted({ name: 'Currency', before: { side: 'sell', totalPrice: 212.1 }, now: { totalPrice: 211.9 }, view });
  expect(show.mock.calls[0]?.[1]).toMatchObject({ level: 'success', durationMs: 2000 });
  expect(show.mock.calls[0]?.[1].detail).toBeUndefined();
});
