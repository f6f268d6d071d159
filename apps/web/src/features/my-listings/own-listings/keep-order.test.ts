import { expect, it } from 'vitest';
import { keepOrder } from './keep-order.ts';

it('D86 rows keep their order when the data changes; new rows are appended, and removed ones leave no gap', () => {
  expect(keepOrder(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual(['a', 'b', 'c']);
  expect(keepOrder(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'c', 'd']);
  expect(keepOrder([], ['b', 'a'])).toEqual(['b', 'a']);
});
