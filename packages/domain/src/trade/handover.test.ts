import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOfItems } from '../listing/index.ts';
import { priceHanded, readHanded } from './index.ts';

const asked = [
  { hash: 'a', quantity: 10, price: 2 },
  { hash: 'b', quantity: 4, price: 5 },
];

describe('pieces taken by Done', () => {
  it('D32 takes the requested amount unless the owner enters less, and at least one piece', () => {
    expect(readHanded(asked, undefined)).toEqual({
      ok: true,
      handed: new Map([
        ['a', 10],
        ['b', 4],
      ]),
    });
    expect(
      readHanded(asked, [
        ['a', 3],
        ['b', 0],
      ]),
    ).toEqual({ ok: true, handed: new Map([['a', 3]]) });
    expect(readHanded(asked, [['a', 0]])).toEqual({ ok: false, code: 'emptySelection' });
    expect(readHanded(asked, [])).toEqual({ ok: false, code: 'emptySelection' });
  });

  it('D32 rejects an amount that exceeds the request, is not whole, is given twice or is for another group', () => {
    for (const named of [
      [['a', 11]],
      [['a', 1.5]],
      [['a', -1]],
      [['a', Number.NaN]],
      [['c', 1]],
      [
        ['a', 1],
        ['a', 1],
      ],
    ] as [string, number][][])
      expect(readHanded(asked, named)).toMatchObject({ ok: false, code: 'quantityNotValid', hash: named[0]?.[0] });
  });
});

describe('price of the pieces taken by Done', () => {
  it('R5.09 includes the extra for a request by search in equal shares per piece', () => {
    expect(priceHanded({ items: asked, totalChaos: 40 }, new Map([['b', 2]]))).toBe(10);
    // The 14 requested pieces cost 14 chaos more than the sum of their prices.
    expect(priceHanded({ items: asked, totalChaos: 54 }, new Map([['b', 2]]))).toBe(12);
    // A total rounded to slightly below the sum of the prices deducts nothing from a piece.
    expect(priceHanded({ items: asked, totalChaos: 39.9 }, new Map([['b', 2]]))).toBe(10);
  });

  it('D32 never exceeds the requested total, and equals that total when all pieces are taken', () => {
    const amount = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 4 }), fc.double({ min: 0, max: 500, noNaN: true }), (a, b, extra) => {
        const totalChaos = totalOfItems(asked) + extra;
        const handed = new Map([
          ['a', a],
          ['b', b],
        ]);
        const paid = priceHanded({ items: asked, totalChaos }, handed);
        return a === 10 && b === 4 ? paid === totalChaos : paid <= totalChaos + 1e-3;
      }),
    );
  });
});
