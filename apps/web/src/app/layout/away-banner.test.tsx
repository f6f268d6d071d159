// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReachability } from '../../shared/network/connection.ts';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { AwayBanner } from './away-banner.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useReachability.setState({ verdict: 'live', nextTryMs: null });
});

const readHeight = (): string => document.documentElement.style.getPropertyValue('--away-height');

it('D36 shows a clickable offline bar above a panel that covers the page', () => {
  useReachability.setState({ verdict: 'offline', heardMs: Date.now(), nextTryMs: null });
  render(
    <>
      <main>
        <AwayBanner />
      </main>
      <SidePanel lies="over" isOpen onClose={() => undefined} title="Listing">
        {'listing'}
      </SidePanel>
    </>,
  );
  const panel = screen.getByRole('dialog');
  expect(panel.className).toContain('top-[var(--away-height');
  expect(readHeight()).not.toBe('');
  const bar = document.querySelector<HTMLElement>('body > [aria-live]');
  if (bar === null) throw new Error('there is no bar');
  expect(within(bar).getByText(/^No connection to PoExchange since/)).toBeTruthy();
  expect(bar.closest('[inert]')).toBeNull();
  expect(within(bar).getByRole('button', { name: 'Try now' })).toBeTruthy();
});

it("D36 shows only the page's banner when no panel covers the page", () => {
  useReachability.setState({ verdict: 'offline', heardMs: Date.now(), nextTryMs: null });
  render(<AwayBanner />);
  expect(screen.getAllByText(/^No connection to PoExchange since/)).toHaveLength(1);
  expect(readHeight()).toBe('');
});

it('D36 lets a panel use the whole window while connected', () => {
  render(<AwayBanner />);
  expect(document.querySelector('body > [aria-live]')).toBeNull();
  expect(readHeight()).toBe('');
});
