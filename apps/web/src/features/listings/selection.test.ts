import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaptSelection, listSelected, selectAll, selectNone, setQuantity, startSelection, typeQuantity } from './selection.ts';

const single = {
  listingMode: 'single' as const,
  items: [['a', 2, 10] as [string, number, number], ['b', 3, 5] as [string, number, number]],
};
const bulk = { ...single, listingMode: 'bulk' as const };

describe('selection', () => {
  it('D34 starts single items with nothing selected, or with the filter’s amounts within the stock', () => {
    expect(startSelection(single, new Map())).toEqual({});
    expect(
      startSelection(
        single,
        new Map([
          ['b', 3],
          ['x', 1],
        ]),
      ),
    ).toEqual({ b: 3 });
    expect(startSelection(single, new Map([['a', Infinity]]))).toEqual({ a: 10 });
    expect(startSelection(single, new Map([['x', 1]]))).toEqual({});
    expect(selectAll(single)).toEqual({ a: 10, b: 5 });
  });

  it('R3.04, D34 always selects all of a listing sold as a whole', () => {
    expect(startSelection(bulk, new Map([['b', 1]]))).toEqual({ a: 10, b: 5 });
    expect(setQuantity({ a: 10, b: 5 }, { listing: bulk, hash: 'a', quantity: 1 })).toEqual({ a: 10, b: 5 });
    expect(selectNone(bulk)).toEqual({ a: 10, b: 5 });
  });

  it('R5.08 keeps quantities whole and within the stock, and omits 0', () => {
    expect(setQuantity({}, { listing: single, hash: 'a', quantity: 99 })).toEqual({ a: 10 });
    expect(setQuantity({}, { listing: single, hash: 'a', quantity: 2.9 })).toEqual({ a: 2 });
    expect(setQuantity({ a: 4 }, { listing: single, hash: 'a', quantity: -3 })).toEqual({});
    expect(setQuantity({ a: 4 }, { listing: single, hash: 'a', quantity: Number.NaN })).toEqual({ a: 4 });
    expect(setQuantity({ a: 4 }, { listing: single, hash: 'zz', quantity: 1 })).toEqual({ a: 4 });
  });

  it('R5.08 limits any typed quantity to between 0 and the stock', () => {
    fc.assert(
      fc.property(fc.double(), (quantity) => {
        const pieces = setQuantity({}, { listing: single, hash: 'b', quantity })['b'] ?? 0;
        return Number.isInteger(pieces) && pieces >= 0 && pieces <= 5;
      }),
    );
  });

  it('D34 caps a quantity above the stock with a remark, and counts invalid text as zero but keeps it', () => {
    expect(typeQuantity({ b: 1 }, { listing: single, hash: 'a', text: '600', phase: 'left' })).toEqual({
      selection: { a: 10, b: 1 },
      remark: { kind: 'over', asked: '600', phase: 'left' },
    });
    expect(typeQuantity({ a: 4 }, { listing: single, hash: 'a', text: 'abc', phase: 'left' })).toEqual({
      selection: {},
      remark: { kind: 'notACount', text: 'abc' },
    });
    expect(typeQuantity({ a: 4 }, { listing: single, hash: 'a', text: '', phase: 'left' })).toEqual({ selection: {}, remark: null });
    expect(typeQuantity({ a: 10 }, { listing: bulk, hash: 'a', text: '1', phase: 'left' })).toEqual({ selection: { a: 10 }, remark: null });
  });

  it('R5.08 keeps the rest of the selection when the listing changes, and drops removed items', () => {
    const changed = {
      listingMode: 'single' as const,
      items: [['b', 3, 2] as [string, number, number], ['c', 1, 9] as [string, number, number]],
    };
    expect(adaptSelection({ a: 4, b: 5 }, changed)).toEqual({ selection: { b: 2 }, isReduced: true });
    expect(adaptSelection({ b: 1 }, changed)).toEqual({ selection: { b: 1 }, isReduced: false });
  });

  it('D16 requests [hash, quantity] pairs in the order of the listing', () => {
    expect(listSelected({ b: 1, a: 2, zz: 3 }, single)).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
