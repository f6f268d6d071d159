import { countShards } from '@poexchange/domain/pricing';
import { tags } from '@poexchange/domain/tables';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePartitions, partitionOf } from './divide-league.ts';

const limit = 1000;
/** Returns the numbers of partitions that a growing and shrinking league has over time. */
function follow(asks: readonly number[]): number[] {
  let now = 1;
  return asks.map((count) => (now = choosePartitions(count, { limit, now })));
}

describe('league division', () => {
  it('R3.63 D56 groups whole tags into partitions of similar weight, using the counts in the table', () => {
    for (const partitions of [1, 2, 4]) {
      const loads = Array.from({ length: partitions }, () => 0);
      for (const tag of tags) {
        const at = partitionOf(tag, partitions) - 1;
        loads[at] = (loads[at] ?? Number.NaN) + Math.max(1, countShards(tag));
      }
      const mean = loads.reduce((sum, load) => sum + load, 0) / partitions;
      expect(Math.max(...loads)).toBeLessThan(1.1 * mean);
    }
    expect(partitionOf('a tag of tomorrow', 4)).toBe(1);
  });

  it('makes no more partitions than the asks need, and at most four', () => {
    expect(follow([0, 1000, 1001, 2000, 2001, 9000])).toEqual([1, 1, 2, 2, 4, 4]);
  });

  it('does not divide back and forth at a limit, no matter in what steps a league grows and shrinks', () => {
    expect(follow([1001, 999, 1001, 751, 750, 999, 1001])).toEqual([2, 2, 2, 2, 1, 1, 2]);
    expect(follow([2001, 1501, 1500, 2000, 2001])).toEqual([4, 4, 2, 2, 4]);
    fc.assert(
      fc.property(fc.nat(6000), fc.array(fc.double({ min: 0.76, max: 1, noNaN: true })), (most, around) => {
        // While the number of asks stays between the maximum and a quarter less, the league is divided at most once.
        const seen = follow([most, ...around.map((share) => Math.floor(most * share)), most]);
        expect(new Set(seen).size).toBe(1);
      }),
    );
  });
});
