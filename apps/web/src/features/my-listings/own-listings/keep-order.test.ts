import { expect, it } from 'vitest';
import { keepOrder } from './keep-order.ts';

it('D86 keeps rows in order when the data changes, appends new rows, and leaves no gap for removed rows', () => {
  expect(keepOrder(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual(['a', 'b', 'c']);
  expect(keepOrder(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'c', 'd']);
  expect(keepOrder([], ['b', 'a'])).toEqual(['b', 'a']);
});
