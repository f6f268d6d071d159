import { afterEach, expect, it } from 'vitest';
import { provideLatePart } from '../late-parts.ts';
import { showToast } from './toast.ts';

let withdraw = (): void => undefined;
afterEach(() => withdraw());

it('R9.31 closes a success toast after 2 s, and other toasts later', () => {
  const shown: [string, number][] = [];
  withdraw = provideLatePart('toasts', {
    show: (_id, toast) => shown.push([toast.level, toast.durationMs]),
    showCustom: () => {},
    dismiss: () => {},
  });
  showToast({ level: 'success', title: { key: 'success.trade_processed' } });
  showToast({ level: 'warning', title: { key: 'success.trade_processed' } });
  expect(shown[0]).toEqual(['success', 2000]);
  expect(shown[1]?.[1]).toBeGreaterThan(2000);
});
