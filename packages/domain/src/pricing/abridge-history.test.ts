import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abridgeHistory, changeInSevenDays, changeInTwoDays, listWeek } from './value-change.ts';
import { expandValuation } from './valuation.ts';

const mask = (bits: number) => fc.integer({ min: 0, max: 2 ** bits - 1 });
const points = (most: number) => fc.array(fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })), { maxLength: most });

describe('abridged history', () => {
  it('returns the same changes and the same week as the full history', () => {
    fc.assert(
      fc.property(points(30), points(24), mask(30), mask(24), fc.double({ min: 0, max: 1e6, noNaN: true }), (d, h, od, oh, value) => {
        const entry = { c: Array<number>(10).fill(value), l: 12 };
        const whole = expandValuation({ ...entry, d, h, od, oh });
        const abridged = expandValuation({ ...entry, ...abridgeHistory({ d, h, od, oh }) });
        for (const read of [changeInTwoDays, changeInSevenDays, listWeek]) expect(read(abridged)).toEqual(read(whole));
      }),
    );
  });

  it('keeps at most ten points, not counting gaps', () => {
    const { d, h } = abridgeHistory({ d: Array<number>(30).fill(5), h: Array<number>(24).fill(5) });
    expect([...d, ...h].filter((point) => point !== null)).toHaveLength(10);
  });
});
