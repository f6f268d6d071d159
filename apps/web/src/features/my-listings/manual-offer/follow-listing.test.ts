import { describe, expect, it } from 'vitest';
import { followQuantities, type Quantities } from './manual-store.ts';
import type { ManualItem } from './manual-item.ts';

const item = (hash: string, quantity: number): ManualItem => ({ hash, tag: 'currency', quantity });
const tagOf = () => 'currency' as const;

describe('draft that follows its listing', () => {
  it('D32 removes pieces handed over and used-up items from the draft, and restores them on undo', () => {
    const items = [item('a', 40), item('b', 3), item('c', 7)];
    const sold = followQuantities({ items, moves: [{ before: { a: 40, b: 3 }, now: { a: 25 } }], tagOf });
    expect(sold).toEqual([item('a', 25), item('c', 7)]);
    expect(followQuantities({ items: sold, moves: [{ before: { a: 25 }, now: { a: 40, b: 3 } }], tagOf })).toEqual([
      item('a', 40),
      item('c', 7),
      item('b', 3),
    ]);
  });

  it('D33 applies a change to several listings that draw on one stock to the draft only once', () => {
    const moves: { before: Quantities; now: Quantities }[] = [
      { before: { a: 10 }, now: { a: 7 } },
      { before: { a: 10, b: 2 }, now: { a: 7, b: 2 } },
      { before: { a: 4 }, now: { a: 4 } },
    ];
    expect(followQuantities({ items: [item('a', 10), item('b', 2)], moves, tagOf })).toEqual([item('a', 7), item('b', 2)]);
  });

  it('D55 keeps edits that have not been published yet', () => {
    expect(followQuantities({ items: [item('a', 100)], moves: [{ before: { a: 40 }, now: { a: 30 } }], tagOf })).toEqual([item('a', 90)]);
    const items = [item('a', 100)];
    expect(followQuantities({ items, moves: [{ before: { a: 40 }, now: { a: 40 } }], tagOf })).toBe(items);
  });
});
