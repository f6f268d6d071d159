import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedText } from './use-typed-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('D10 shows typed text immediately, and writes it to the address when typing pauses', () => {
  const commit = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ text }) => useTypedText(text, commit), { initialProps: { text: '' } });
  act(() => result.current.type('mir'));
  act(() => result.current.type('mirror'));
  expect(result.current.typed).toBe('mirror');
  expect(commit).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(400));
  expect(commit.mock.calls).toEqual([['mirror']]);
  rerender({ text: 'mirror' });
  expect(result.current.typed).toBe('mirror');
});

it('D10 replaces typed text with text from elsewhere, and does not undo this later', () => {
  const commit = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ text }) => useTypedText(text, commit), { initialProps: { text: 'orb' } });
  act(() => result.current.type('orbs'));
  rerender({ text: '' });
  expect(result.current.typed).toBe('');
  act(() => void vi.advanceTimersByTime(400));
  expect(commit).not.toHaveBeenCalled();
});

it('D10 keeps other choices made while typing when the text is written to the address', () => {
  const committed: string[] = [];
  const { result, rerender } = renderHook(({ order }) => useTypedText('', (text) => void committed.push(`${text} by ${order}`)), {
    initialProps: { order: 'name' },
  });
  act(() => result.current.type('mir'));
  rerender({ order: 'price' });
  act(() => void vi.advanceTimersByTime(400));
  expect(committed).toEqual(['mir by price']);
});
