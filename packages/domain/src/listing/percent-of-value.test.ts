import { describe, expect, it } from 'vitest';
import { findValueDistance } from './percent-of-value.ts';

describe('findValueDistance', () => {
  it.each([
    [100_000, 1.6, { side: 'above', times: 62_500 }],
    [3, 1, { side: 'above', times: 3 }],
    [2.99, 1, null],
    [1, 3, { side: 'below', times: 3 }],
    [0.01, 1.6, { side: 'below', times: 160 }],
    [1, 2.99, null],
    [5, null, null],
    [5, 0, null],
    [NaN, 1, null],
  ] as const)('compares a price of %d with a value of %s', (price, value, distance) => {
    expect(findValueDistance(price, value)).toEqual(distance);
  });
});
