// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { useRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useReachability } from '../shared/network/connection.ts';
import { holdReload } from '../shared/network/hold-reload.ts';
import { PageNotLoaded } from './page-error.tsx';

const back = vi.hoisted(() => new Set<() => void>());
vi.mock('../shared/network/connection.ts', async (importActual) => ({
  ...(await importActual<object>()),
  onBackOnline: (run: () => void) => {
    back.add(run);
    return () => back.delete(run);
  },
}));
vi.mock('@tanstack/react-router', () => ({
  useRouter: (() => ({ invalidate: () => Promise.resolve() })) as unknown as typeof useRouter,
}));

const reload = vi.fn<() => void>();
const reset = vi.fn<() => void>();

function showMissingPage(): void {
  vi.stubGlobal('location', { origin: location.origin, href: location.href, reload });
  useReachability.setState({ verdict: 'offline' });
  render(<PageNotLoaded reset={reset} />);
}

function comeBack(): void {
  for (const run of back) run();
}

afterEach(() => {
  cleanup();
  useReachability.setState({ verdict: 'live' });
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('D36 reloads the window of a missing page once the server is reachable again', () => {
  showMissingPage();
  expect(screen.getByText('This page is not available offline')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('D36 retries a missing page without reloading a window that contains unsaved text', () => {
  const release = holdReload(() => true);
  showMissingPage();
  comeBack();
  release();
  expect(reload).not.toHaveBeenCalled();
  expect(reset).toHaveBeenCalledTimes(1);
});
