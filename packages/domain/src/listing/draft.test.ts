import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandValuation, type GroupedEntry } from '../pricing/index.ts';
import { checkListingDraft, draftListing, takeStacks } from './index.ts';

describe('draftListing', () => {
  const entry = (hash: string, value: number | null, stacks: readonly number[]): GroupedEntry =>
    ({
      hash,
      valuation: value === null ? null : expandValuation({ c: Array.from({ length: 10 }, () => value), l: 9 }),
      items: stacks.map((stackSize, at) => ({ id: `${hash}/${at}`, stackSize, x: 0, y: 0, w: 1, h: 1, stashTabId: 't' })),
      totalStacksize: stacks.reduce((sum, count) => sum + count, 0),
      borrowedPieces: 0,
    }) as unknown as GroupedEntry;
  const entries = [entry('a', 6, [3, 5]), entry('b', null, [2]), entry('c', 0.1, [10])];

  it('D16 R5.09 lists every priced group with its stacks, and skips other groups with the reason', () => {
    expect(draftListing(entries, { multiplierPercent: 110, deselected: new Set(['c']) })).toEqual({
      items: [
        {
          hash: 'a',
          price: 6.6,
          quantity: 8,
          rawItems: [
            { id: 'a/0', stackSize: 3 },
            { id: 'a/1', stackSize: 5 },
          ],
          overridden: false,
        },
      ],
      totalPrice: 52.8,
      skipped: [
        { hash: 'b', reason: 'noPrice' },
        { hash: 'c', reason: 'deselected' },
      ],
    });
    // A deselected group without a price is reported as deselected.
    expect(draftListing(entries, { deselected: new Set(['b']) }).skipped).toEqual([{ hash: 'b', reason: 'deselected' }]);
  });

  it('R2.11 lists a group without a value at its override, and offers part of a stack', () => {
    const draft = draftListing(entries, {
      overrides: new Map([['b', 2.5]]),
      quantities: new Map([
        ['a', 4],
        ['c', 0],
      ]),
    });
    expect(draft.items).toEqual([
      {
        hash: 'a',
        price: 6,
        quantity: 4,
        rawItems: [
          { id: 'a/0', stackSize: 3 },
          { id: 'a/1', stackSize: 1 },
        ],
        overridden: false,
      },
      { hash: 'b', price: 2.5, quantity: 2, rawItems: [{ id: 'b/0', stackSize: 2 }], overridden: true },
    ]);
    expect(draft.skipped).toEqual([{ hash: 'c', reason: 'noQuantity' }]);
  });

  it('D20 passes the server’s check of a draft, with the same total', () => {
    const value = fc.double({ min: 1e-4, max: 1e5, noNaN: true });
    const stash = fc.array(fc.tuple(value, fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(stash, fc.integer({ min: 1, max: 9999 }), (groups, tenths) => {
        const drafted = draftListing(
          groups.map(([worth, stacks], at) => entry(`h${at}`, worth, stacks)),
          { multiplierPercent: tenths / 10 },
        );
        const posted = JSON.parse(JSON.stringify(drafted)) as typeof drafted;
        expect(checkListingDraft(posted.items, posted.totalPrice)).toMatchObject({ ok: true, totalChaos: drafted.totalPrice });
      }),
    );
  });

  it('D16 takes the first pieces of stacks, and fewer if the stacks contain too few', () => {
    const stacks = [
      { id: '1', stackSize: 2 },
      { id: '2', stackSize: 2 },
    ];
    expect(takeStacks(stacks, 3)).toEqual([
      { id: '1', stackSize: 2 },
      { id: '2', stackSize: 1 },
    ]);
    expect(takeStacks([{ id: 'empty', stackSize: 0 }, ...stacks], 2)).toEqual([{ id: '1', stackSize: 2 }]);
    expect([takeStacks(stacks, 0), takeStacks(stacks, NaN), takeStacks(stacks, 9)]).toEqual([[], [], stacks]);
  });
});
