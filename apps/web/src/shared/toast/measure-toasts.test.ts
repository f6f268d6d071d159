// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { measureToasts } from './toast-host.tsx';

const readRoom = (): string => document.documentElement.style.getPropertyValue('--toasts-room');
let stop = (): void => undefined;

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function addToast(region: HTMLElement, top: number, height: number): HTMLElement {
  const toast = document.createElement('li');
  toast.dataset['sonnerToast'] = '';
  vi.spyOn(toast, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(toast, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + height } as DOMRect);
  region.append(toast);
  return toast;
}

it('reports the height of the stacked toasts with margins, and zero without toasts', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const region = document.createElement('section');
  stop = measureToasts(region);
  expect(readRoom()).toBe('0px');
  const older = addToast(region, 700, 44);
  const newer = addToast(region, 648, 44);
  addToast(region, 0, 0);
  await vi.waitFor(() => expect(readRoom()).toBe(`${744 - 648 + 32}px`));
  newer.remove();
  await vi.waitFor(() => expect(readRoom()).toBe('76px'));
  older.remove();
  await vi.waitFor(() => expect(readRoom()).toBe('0px'));
});
