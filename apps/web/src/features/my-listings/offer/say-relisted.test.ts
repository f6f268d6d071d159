import type { ListingUuid } from '@poexchange/domain/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideLatePart } from '../../../shared/late-parts.ts';
import type { ToastHost } from '../../../shared/toast/toast-model.ts';
import { sayRelisted, unsayRelisted } from './say-relisted.ts';

const show = vi.fn<ToastHost['show']>();
const dismiss = vi.fn<ToastHost['dismiss']>();
const uuid = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0001' as ListingUuid;
const view = { game: 'poe1', chaosPerDivine: 200 } as const;

let withdraw = (): void => undefined;

beforeEach(() => {
  show.mockReset();
  dismiss.mockReset();
  withdraw = provideLatePart('toasts', { show, showCustom: () => undefined, dismiss });
});
afterEach(() => withdraw());

it('R9.31 shows both prices after relisting at another price, long enough to read', () => {
  sayRelisted({ name: 'Currency', before: { side: 'sell', totalPrice: 212 }, now: { uuid, totalPrice: 236.2 }, view });
  const [, toast] = show.mock.calls[0] ?? [];
  expect(toast).toMatchObject({
    title: { key: 'success.relisted', params: { category: 'Currency' } },
    detail: { key: 'success.relisted_at', params: { now: '1d 36c', before: '1d 12c' } },
  });
  expect(toast).toMatchObject({ level: 'info', durationMs: 8000 });
});

it('R9.31 shows no price after relisting at the same payable total, and closes after two seconds', () => {
  sayRelisted({ name: 'Currency', before: { side: 'sell', totalPrice: 212.1 }, now: { uuid, totalPrice: 211.9 }, view });
  expect(show.mock.calls[0]?.[1]).toMatchObject({ level: 'success', durationMs: 2000 });
  expect(show.mock.calls[0]?.[1].detail).toBeUndefined();
});

it('shows what a relisted wanted item pays, not what it asks', () => {
  sayRelisted({ name: 'Currency', before: { side: 'buy', totalPrice: 212 }, now: { uuid, totalPrice: 236.2 }, view });
  expect(show.mock.calls[0]?.[1]).toMatchObject({ detail: { key: 'success.relisted_pays', params: { now: '1d 36c', before: '1d 12c' } } });
});

it('removes only the toast of a listing that has ended', () => {
  const other = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0002' as ListingUuid;
  for (const each of [uuid, other])
    sayRelisted({ name: 'Currency', before: { side: 'sell', totalPrice: 212 }, now: { uuid: each, totalPrice: 236.2 }, view });
  const [said, stays] = show.mock.calls.map(([id]) => id);
  expect(said).not.toBe(stays);
  unsayRelisted([uuid]);
  expect(dismiss.mock.calls).toEqual([[said]]);
});
