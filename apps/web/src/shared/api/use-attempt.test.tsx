import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAttempt } from './use-attempt.ts';

it('D16 uses the same key for the same body until the reply is final, and another key for another body', () => {
  const { result, rerender } = renderHook(() => useAttempt());
  const first = result.current.keyOf({ id: 'a', items: [['b', 1]] });
  rerender();
  expect(result.current.keyOf({ id: 'a', items: [['b', 1]] })).toBe(first);
  const other = result.current.keyOf({ id: 'a', items: [['b', 2]] });
  expect(other).not.toBe(first);
  result.current.end();
  expect(result.current.keyOf({ id: 'a', items: [['b', 2]] })).not.toBe(other);
});
