// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideLatePart } from '../shared/late-parts.ts';
import { holdReload } from '../shared/network/hold-reload.ts';
import { lazyPart } from '../shared/network/lazy-part.ts';
import { useMissingCode } from '../shared/network/missing-code.ts';
import type { Toast, ToastHost } from '../shared/toast/toast-model.ts';
import { UpdateLink } from './update-link.tsx';

const at = vi.hoisted(() => ({ pathname: '/poe/poexchange' }));
vi.mock('@tanstack/react-router', () => ({ useLocation: (() => at) as unknown as typeof useLocation }));

const ownScript = '/assets/index-old.js';
const reload = vi.fn<() => void>();
const toasts: Toast[] = [];
const host: ToastHost = { show: (_id, toast) => void toasts.push(toast), showCustom: () => undefined, dismiss: () => undefined };
let undo: (() => void)[] = [];

/** Simulates a server that returns a page with `script`, and a window that has been open for `openMs`. */
function setUp({ script, openMs = 3_600_000, isOurs = true }: { script: string; openMs?: number; isOurs?: boolean }): void {
  vi.spyOn(performance, 'now').mockReturnValue(openMs);
  const headers = new Headers(isOurs ? { 'server-time-ms': '1' } : {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script type="module" src="${script}"></script>`, { headers })));
}

beforeEach(() => {
  at.pathname = '/poe/poexchange';
  document.head.innerHTML = `<script type="module" src="${ownScript}"></script>`;
  vi.stubGlobal('location', { origin: location.origin, href: location.href, reload });
  undo = [provideLatePart('toasts', host)];
});

afterEach(() => {
  for (const each of undo) each();
  cleanup();
  toasts.length = 0;
  reload.mockReset();
  useMissingCode.setState({ missing: 'nothing' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));

it('D36 reloads a page whose code was removed by an update', async () => {
  setUp({ script: '/assets/index-new.js' });
  render(<UpdateLink />);
  useMissingCode.setState({ missing: 'page' });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('D36 retries when the server does not answer during an update', async () => {
  setUp({ script: '/assets/index-new.js' });
  const answer = fetch;
  const busy = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve(new Response('busy', { status: 503 }))];
  vi.stubGlobal('fetch', () => (busy.shift() ?? answer)('/'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  undo.push(() => vi.useRealTimers());
  render(<UpdateLink />);
  act(() => useMissingCode.setState({ missing: 'page' }));
  await vi.advanceTimersByTimeAsync(1900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2200);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('D36 cancels the reload when the user leaves the page whose code is missing', async () => {
  setUp({ script: '/assets/index-new.js', isOurs: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  undo.push(() => vi.useRealTimers());
  render(<UpdateLink />);
  act(() => useMissingCode.setState({ missing: 'page' }));
  await vi.advanceTimersByTimeAsync(100);
  act(() => useMissingCode.setState({ missing: 'nothing' }));
  setUp({ script: '/assets/index-new.js' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['the server has the same version', { script: ownScript }],
  ['a proxy answers in its place', { script: '/assets/index-new.js', isOurs: false }],
  ['the window was loaded a moment ago, as between servers of two versions', { script: '/assets/index-new.js', openMs: 5000 }],
])('D36 does not reload if %s', async (_why, server) => {
  setUp(server);
  render(<UpdateLink />);
  useMissingCode.setState({ missing: 'page' });
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

it('D36 does not reload while typed text is unsaved', async () => {
  setUp({ script: '/assets/index-new.js' });
  undo.push(holdReload(() => true));
  render(<UpdateLink />);
  useMissingCode.setState({ missing: 'page' });
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

it('D36 keeps the page around a missing part, shows one button, and reloads on the next page', async () => {
  setUp({ script: '/assets/index-new.js' });
  const Dialog = lazyPart(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch dynamically imported module')));
  const page = (isOpen: boolean) => (
    <>
      <input defaultValue="typed" />
      <Suspense fallback={null}>{isOpen && <Dialog />}</Suspense>
      <UpdateLink />
    </>
  );
  const { rerender, container } = render(page(true));
  await waitFor(() => expect(toasts.map(({ title }) => title.key)).toEqual(['info.part_not_loaded']));
  expect(container.querySelector('input')?.value).toBe('typed');
  expect(reload).not.toHaveBeenCalled();
  toasts[0]?.action?.run();
  expect(reload).toHaveBeenCalledTimes(1);

  at.pathname = '/poe/poexchange/economy';
  rerender(page(false));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
