import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONG_PATIENCE_MS, SHORT_PATIENCE_MS, useFirstPrices } from './use-first-prices.ts';

describe('first prices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const start = { of: 'essence', isLoading: true, hasRows: false, patienceMs: LONG_PATIENCE_MS };
  const open = () => renderHook((options: typeof start) => useFirstPrices(options), { initialProps: start });

  it('D86 draws the list once, when listings and prices have loaded', () => {
    const { result, rerender } = open();
    rerender({ ...start, hasRows: true });
    expect(result.current).toBe(false);
    rerender({ ...start, hasRows: true, isLoading: false });
    expect(result.current).toBe(true);
  });

  it('D86 keeps the list while prices for another category, or newer prices, are loading', () => {
    const { result, rerender } = open();
    rerender({ ...start, hasRows: true, isLoading: false });
    rerender({ ...start, hasRows: true, isLoading: true });
    expect(result.current).toBe(true);
    rerender({ ...start, of: 'map', hasRows: true, isLoading: true });
    expect(result.current).toBe(false);
  });

  it('D86 shows the list after a timeout without prices', () => {
    const { result, rerender } = open();
    rerender({ ...start, hasRows: true });
    act(() => void vi.advanceTimersByTime(LONG_PATIENCE_MS - 1));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  });

  it('D86 waits for rows without a timeout, because there is nothing to draw without them', () => {
    const { result } = open();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current).toBe(false);
  });

  it('D86 draws the rows before the prices after a short timeout, and keeps the rows when the prices arrive', () => {
    const { result, rerender } = open();
    const rows = { ...start, hasRows: true, patienceMs: SHORT_PATIENCE_MS };
    rerender(rows);
    act(() => void vi.advanceTimersByTime(SHORT_PATIENCE_MS));
    expect(result.current).toBe(true);
    rerender({ ...rows, isLoading: false });
    expect(result.current).toBe(true);
  });
});
