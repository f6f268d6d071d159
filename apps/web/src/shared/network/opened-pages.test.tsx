import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReachability } from './connection.ts';

/** Simulates a new visit by resetting all module state. */
async function visit(options: { readonly worker: 'keeps files' | 'none' }) {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: options.worker === 'none' ? null : {} } });
  const reachability = (await import('./connection.ts')).useReachability;
  const { noteOpened, usePageIsMissing } = await import('./opened-pages.ts');
  const isMissing = (page: Parameters<typeof usePageIsMissing>[0]) => renderHook(() => usePageIsMissing(page)).result.current;
  const lose = () => act(() => reachability.setState({ verdict: 'offline' }));
  return { noteOpened, isMissing, lose };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  useReachability.setState({ verdict: 'live' });
});

describe('pages that are cached in this browser', () => {
  it('D36 reports an unopened page as missing only while the server is unreachable', async () => {
    const { noteOpened, isMissing, lose } = await visit({ worker: 'none' });
    noteOpened('ListingsPage');
    expect(isMissing('EconomyPage')).toBe(false);
    lose();
    expect([isMissing('ListingsPage'), isMissing('EconomyPage')]).toEqual([false, true]);
  });

  it.each([
    ['keeps files', 'app-1.js', false],
    ['none', 'app-1.js', true],
    ['keeps files', 'app-2.js', true],
  ] as const)(
    'D36 reports whether a page opened on an earlier visit is missing (worker %s, build %s): %s',
    async (worker, build, missing) => {
      const start = (file: string): void => {
        const script = Object.assign(document.createElement('script'), { type: 'module', src: `/assets/${file}` });
        document.head.replaceChildren(script);
      };
      start('app-1.js');
      (await visit({ worker: 'keeps files' })).noteOpened('EconomyPage');
      start(build);
      const later = await visit({ worker });
      later.lose();
      expect(later.isMissing('EconomyPage')).toBe(missing);
    },
  );

  it('D36 treats a damaged list as empty', async () => {
    localStorage.setItem('poexchange:opened-pages', '{"pages":');
    const { isMissing, lose } = await visit({ worker: 'keeps files' });
    lose();
    expect(isMissing('HomePage')).toBe(true);
  });
});
