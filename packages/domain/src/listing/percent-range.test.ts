import { expect, it } from 'vitest';
import { findPercentRange } from './percent-of-value.ts';

const values = new Map([
  ['a', 10],
  ['b', 4],
]);
const range = (...items: [string, number][]) =>
  findPercentRange(
    items.map(([hash, price]) => ({ hash, price, quantity: 3 })),
    (hash) => values.get(hash) ?? null,
  );

it('R9.33 returns the lowest and the highest percentage of single items, with one decimal', () => {
  expect(range(['a', 9], ['b', 4.8], ['unknown', 99])).toEqual({ from: 90, to: 120 });
  expect(range(['a', 9.123456], ['b', 4])).toEqual({ from: 91.2, to: 100 });
  expect(range(['a', 9], ['b', 3.6])).toBeNull();
  expect(range(['unknown', 9])).toBeNull();
});
