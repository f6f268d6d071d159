import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useHeldOrder } from './use-held-order.ts';

describe('order on the screen', () => {
  const start = { wanted: ['a', 'b'], view: 'v', isHeld: true };

  it('D86 stays while a person is busy in the list, until they ask for the new ones', () => {
    const { result, rerender } = renderHook((options: typeof start) => useHeldOrder(options), { initialProps: start });
    rerender({ ...start, wanted: ['n', 'b', 'a'] });
    expect([result.current.shown, result.current.waiting]).toEqual([['a', 'b'], 1]);
    act(() => result.current.apply());
    expect([result.current.shown, result.current.waiting]).toEqual([['n', 'b', 'a'], 0]);
  });

  it('D86 another filter or sort applies at once', () => {
    const { result, rerender } = renderHook((options: typeof start) => useHeldOrder(options), { initialProps: start });
    rerender({ wanted: ['b', 'a'], view: 'other', isHeld: true });
    expect(result.current.shown).toEqual(['b', 'a']);
  });

  it('D86 follows the data as soon as nobody is busy', () => {
    const { result, rerender } = renderHook((options: typeof start) => useHeldOrder(options), { initialProps: start });
    rerender({ ...start, wanted: ['b'] });
    rerender({ ...start, wanted: ['b'], isHeld: false });
    expect(result.current.shown).toEqual(['b']);
  });
});
