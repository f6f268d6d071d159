import { describe, expect, it } from 'vitest';
import { groupByPrice } from './group-by-price.ts';
import { writeRange } from './price-bars.tsx';

describe('offers grouped by price', () => {
  it('uses bars of equal width, each with the prices that fall into it', () => {
    const bars = groupByPrice([10, 11, 60, 130]);
    expect(bars).toHaveLength(12);
    expect(bars[0]).toEqual({ fromChaos: 10, toChaos: 20, count: 2, held: { lowChaos: 10, highChaos: 11 } });
    expect(bars[1]?.held).toBeNull();
    expect(bars.at(-1)).toMatchObject({ count: 1, held: { lowChaos: 130, highChaos: 130 } });
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  it('puts one absurd price among many into the last bar', () => {
    const bars = groupByPrice([...Array.from({ length: 40 }, (_, at) => 100 + at), 1e9]);
    expect(bars.at(-1)?.held?.highChaos).toBe(1e9);
    expect(bars.filter(({ count }) => count > 0)).toHaveLength(12);
  });

  it('uses one bar if all prices are equal, and no bar if there are no prices', () => {
    expect(groupByPrice([7, 7])).toEqual([{ fromChaos: 7, toChaos: 7, count: 2, held: { lowChaos: 7, highChaos: 7 } }]);
    expect(groupByPrice([])).toEqual([]);
  });

  it('keeps all offers of a bar when the bar’s bounds are rounded for the address', () => {
    const { lowestPrice, highestPrice } = writeRange({ lowChaos: 13.337, highChaos: 13.331_2 });
    expect([lowestPrice, highestPrice]).toEqual(['13.33c', '13.34c']);
  });
});
