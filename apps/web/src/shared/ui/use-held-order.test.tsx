import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { countShown } from './hold-order.ts';
import { useHeldOrder } from './use-held-order.ts';

describe('displayed order', () => {
  const start = { wanted: ['a', 'b'], view: 'v', isHeld: true };

  it('D86 stays the same while the user is active in the list, until they ask for new rows', () => {
    const { result, rerender } = renderHook((options: typeof start) => useHeldOrder(options), { initialProps: start });
    rerender({ ...start, wanted: ['n', 'b', 'a'] });
    expect([result.current.shown, result.current.waiting]).toEqual([['a', 'b'], 1]);
    act(() => result.current.apply());
    expect([result.current.shown, result.current.waiting]).toEqual([['n', 'b', 'a'], 0]);
  });

  it('D86 shows as paused only while the displayed rows would be in a different order', () => {
    const { result, rerender } = renderHook((options: typeof start) => useHeldOrder(options), { initialProps: start });
    const isPausedFor = (wanted: string[], isHeld = true): boolean => {
      rerender({ ...start, wanted, isHeld });
      return result.current.isPaused;
    };
    expect(isPausedFor(['a', 'b'])).toBe(false);
    expect(isPausedFor(['n', 'a', 'b'])).toBe(false);
    expect(isPausedFor(['b'])).toBe(false);
    expect(isPausedFor(['b', 'n', 'a'])).toBe(true);
    expect(isPausedFor(['b', 'n', 'a'], false)).toBe(false);
  });

  it('D86 applies a changed filter or sort order immediately', () => {
    const { result, rerender } = renderHook((options: typeof start) => useHeldOrder(options), { initialProps: start });
    rerender({ wanted: ['b', 'a'], view: 'other', isHeld: true });
    expect(result.current.shown).toEqual(['b', 'a']);
  });

  it('D86 follows the data once the user is inactive', () => {
    const { result, rerender } = renderHook((options: typeof start) => useHeldOrder(options), { initialProps: start });
    rerender({ ...start, wanted: ['b'] });
    rerender({ ...start, wanted: ['b'], isHeld: false });
    expect(result.current.shown).toEqual(['b']);
  });
});

it.each([
  ['all are shown', { rows: 13, matching: 13, inPlace: 13 }, { shown: 13, total: null }],
  ['one that came waits for its button', { rows: 13, matching: 14, inPlace: 14 }, { shown: 13, total: null }],
  ['one that ended stands in its place', { rows: 14, matching: 13, inPlace: 13 }, { shown: 14, total: null }],
  ['a filter narrows them', { rows: 13, matching: 13, inPlace: 61 }, { shown: 13, total: 61 }],
] as const)('D86 the header counts the rows below it when %s', (_case, list, said) => {
  expect(countShown(list)).toEqual(said);
});
