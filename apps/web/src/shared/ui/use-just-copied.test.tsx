import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useJustCopied } from './use-just-copied.ts';

it('R9.29 confirms each copy for 1 second', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ copied }: { copied: object | null }) => useJustCopied(copied), {
    initialProps: { copied: null as object | null },
  });
  expect(result.current).toBe(false);
  for (const copied of [{}, {}]) {
    rerender({ copied });
    act(() => void vi.advanceTimersByTime(999));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(false);
  }
  vi.useRealTimers();
});
