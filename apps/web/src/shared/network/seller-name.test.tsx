import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeMoment } from '../i18n/write-values.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { TooltipLayer } from '../ui/tooltip-layer.tsx';
import { SellerName } from './seller-name.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('R9.28 shows hints after 700 ms: the whole name for a seller’s name, the exact time for an age', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const atMs = 1_800_000_000_000 - 300_000;
  render(
    <>
      <SellerName ign="Zephbane_Longwinded" />
      <TimeAgo timestampMs={atMs} />
      <TooltipLayer />
    </>,
  );
  for (const [shown, hint] of [
    ['Zephbane_Longwinded', 'Zephbane_Longwinded'],
    ['5 min ago', writeMoment(atMs)],
  ] as const) {
    const anchor = screen.getByText(shown);
    expect(anchor.hasAttribute('title')).toBe(false);
    fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(700));
    expect(screen.getByRole('tooltip').textContent).toBe(hint);
    fireEvent.pointerLeave(anchor);
    act(() => void vi.advanceTimersByTime(2000));
  }
});
