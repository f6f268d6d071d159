import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dockedBar, inPage } from './docked-bar.ts';
import { narrowToasts } from './narrow-toasts.ts';

/** A bar at the bottom of a 900 px tall window, at this distance from the left. */
function makeBar(left: number, height: number): HTMLElement {
  const bar = document.createElement('div');
  vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ left, top: 900 - height } as DOMRect);
  return bar;
}

const readHeight = () => document.documentElement.style.getPropertyValue('--docked-left-height');
const readPhoneHeight = () => document.documentElement.style.getPropertyValue('--docked-height');
const undo: ((() => void) | undefined)[] = [];
const dock = (left: number, height: number): void => void undo.push(dockedBar(makeBar(left, height)));

beforeEach(() => {
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell();
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  for (const each of undo.splice(0)) each?.();
  vi.unstubAllGlobals();
});

describe('toasts on a phone', () => {
  it('appear above the highest visible bar at any horizontal position', () => {
    dock(0, 48);
    dock(500, 64);
    dock(0, 0);
    expect(readPhoneHeight()).toBe('64px');
    undo.splice(1, 1)[0]?.();
    expect(readPhoneHeight()).toBe('48px');
  });

  it('appear above a bar with a gap below it', () => {
    const bar = makeBar(0, 48);
    bar.style.bottom = '56px';
    undo.push(dockedBar(bar));
    expect(readPhoneHeight()).toBe('104px');
  });
});

describe('toasts above a bar at the end of a page', () => {
  it('appear above the bar’s position on the page, also after scrolling', () => {
    let bottom = 844;
    const bar = makeBar(0, 56);
    vi.spyOn(bar, 'getBoundingClientRect').mockImplementation(() => ({ left: 0, top: bottom - 56, bottom }) as DOMRect);
    for (const name of Object.keys(inPage)) bar.setAttribute(name, '');
    undo.push(dockedBar(bar));
    expect(readPhoneHeight()).toBe('112px');
    bottom = 800;
    window.dispatchEvent(new Event('scroll'));
    expect(readPhoneHeight()).toBe('156px');
  });
});

describe('toasts in a wide window', () => {
  it('appear above the bars they would cover, and ignore bars further right', () => {
    dock(232, 80);
    dock(500, 200);
    expect(readHeight()).toBe('80px');
    // A panel that starts in the upper half of the window is not a bottom bar.
    dock(0, 600);
    expect(readHeight()).toBe('80px');
  });

  it('avoid bars inside a column on request, and ignore bars outside it', () => {
    dock(232, 80);
    undo.push(narrowToasts(232));
    expect(readHeight()).toBe('0px');
    expect(document.documentElement.style.getPropertyValue('--toast-width')).toBe('200px');
    dock(0, 40);
    expect(readHeight()).toBe('40px');
    undo.splice(1, 1)[0]?.();
    expect(readHeight()).toBe('80px');
  });
});
