import { expect, it } from 'vitest';
import { readSlope } from './growth.ts';

const held = (values: readonly number[]) => values.map((heldMiB, at) => ({ atMs: at * 20_000, heldMiB }));

it('computes the memory slope from all collections, ignoring single spikes and sawtooth patterns', () => {
  expect(readSlope(held(Array.from({ length: 30 }, (_, at) => 200 + at)))).toBeCloseTo(180);
  expect(readSlope(held(Array.from({ length: 30 }, (_, at) => 200 + (at % 5))))).toBeCloseTo(0, 0);
  expect(readSlope(held(Array.from({ length: 30 }, (_, at) => (at === 29 ? 900 : 200))))).toBe(0);
  // Median of an even number of slopes: midway between 60 and 90 MiB an hour.
  expect(readSlope(held([200, 200, 201, 201]))).toBeCloseTo(75);
});
