import { expect, it } from 'vitest';
import { createRandom } from './index.ts';

it('matches the reference values of mulberry32 and repeats them for the same seed', () => {
  const [first, again, other] = [createRandom(1), createRandom(1), createRandom(2)];
  const numbers = [first(), first(), first()];
  expect(numbers).toEqual([again(), again(), again()]);
  expect(numbers.map((number) => Math.round(number * 2 ** 32))).toEqual([2_693_262_067, 11_749_833, 2_265_367_787]);
  expect(other()).not.toBe(numbers[0]);
});

it('distributes numbers evenly over [0, 1)', () => {
  const random = createRandom(7);
  const drawn = Array.from({ length: 10_000 }, () => Math.floor(random() * 10));
  const counts = Array.from({ length: 10 }, (_none, tenth) => drawn.filter((number) => number === tenth).length);
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1_150);
});
