import { describe, expect, it } from 'vitest';
import { followQuantities } from './follow-listing.ts';
import type { HandItem } from './hand-item.ts';

const item = (hash: string, quantity: number): HandItem => ({ hash, tag: 'currency', quantity });
const tagOf = () => 'currency' as const;

describe('a draft beside its listing', () => {
  it('D32 what was handed over leaves the draft, what is used up goes, and undo brings it back', () => {
    const items = [item('a', 40), item('b', 3), item('c', 7)];
    const sold = followQuantities({ items, before: { a: 40, b: 3 }, now: { a: 25 }, tagOf });
    expect(sold).toEqual([item('a', 25), item('c', 7)]);
    expect(followQuantities({ items: sold, before: { a: 25 }, now: { a: 40, b: 3 }, tagOf })).toEqual([
      item('a', 40),
      item('c', 7),
      item('b', 3),
    ]);
  });

  it('D55 edits that were not published yet stay', () => {
    expect(followQuantities({ items: [item('a', 100)], before: { a: 40 }, now: { a: 30 }, tagOf })).toEqual([item('a', 90)]);
    const items = [item('a', 100)];
    expect(followQuantities({ items, before: { a: 40 }, now: { a: 40 }, tagOf })).toBe(items);
  });
});
