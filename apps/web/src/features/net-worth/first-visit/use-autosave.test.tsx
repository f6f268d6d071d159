import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';

describe('useAutosave', () => {
  const saved: string[] = [];
  let answer: () => Promise<void> = async () => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    saved.length = 0;
    answer = async () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const show = (first: string | null) =>
    renderHook(
      ({ draft }: { draft: string | null }) =>
        useAutosave({
          draft,
          save: () => {
            saved.push(draft ?? 'nothing');
            return answer();
          },
        }),
      { initialProps: { draft: first } },
    );
  const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));

  it('R2.25 saves only the last state, after a pause in typing', async () => {
    const { rerender } = show('a');
    rerender({ draft: 'ab' });
    await rest();
    rerender({ draft: 'abc' });
    await rest();
    await rest();
    expect(saved).toEqual(['ab', 'abc']);
  });

  it('R2.25 saves when the page is left before the pause ends', async () => {
    const { rerender, unmount } = show(null);
    rerender({ draft: 'a' });
    unmount();
    expect(saved).toEqual(['a']);
  });

  it('R2.25 does not save a saved draft again when the page is left, nor an unchanged draft', async () => {
    const { unmount } = show('a');
    await rest();
    unmount();
    show(null).unmount();
    expect(saved).toEqual(['a']);
  });

  it('R8.18 shows the failure until the draft changes, and does not resend the same draft', async () => {
    answer = () => Promise.reject(new Error('away'));
    const { result, rerender } = show('a');
    await rest();
    expect(result.current).toBe(true);
    rerender({ draft: null });
    rerender({ draft: 'a' });
    await rest();
    expect(saved).toEqual(['a']);
    rerender({ draft: 'ab' });
    expect(result.current).toBe(false);
    await rest();
    expect(saved).toEqual(['a', 'ab']);
  });
});
