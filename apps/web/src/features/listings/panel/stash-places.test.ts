import { describe, expect, it } from 'vitest';
import { cutCount, readStashPlaces } from './stash-places.ts';

const raw = (id: string, x: number | null, y: number | null, over: object = {}) => ({
  id,
  stackSize: 10,
  x,
  y,
  w: 1,
  h: 1,
  name: id,
  lines: [],
  ...(x !== null && { tab: 0 }),
  ...over,
});
const listing = (tabs: { kind: string; size: 12 | 24 | null }[], ...rawItems: ReturnType<typeof raw>[]) => ({
  tabs,
  items: [{ hash: 'h', price: 1, quantity: 1, rawItems }],
});
const plain = { kind: 'premium', size: 12 } as const;

describe('places in the stash', () => {
  it('D18, R2.07 draws stacks tab by tab, so that stacks in different tabs never overlap', () => {
    const { tabs } = readStashPlaces(listing([plain, { kind: 'quad', size: 24 }], raw('a', 1, 1), raw('b', 1, 1, { tab: 1 })), {});
    expect(tabs.map(({ kind, size, stacks }) => [kind, size, stacks.map(({ id }) => id)])).toEqual([
      ['premium', 12, ['a']],
      ['quad', 24, ['b']],
    ]);
  });

  it('D18 treats a tab of unknown kind as a quad tab if an item lies outside a plain tab, and as slots if outside a quad tab', () => {
    expect(readStashPlaces(listing([plain], raw('a', 11, 11)), {}).tabs[0]?.size).toBe(12);
    expect(readStashPlaces(listing([plain], raw('a', 0, 0), raw('b', 12, 3)), {}).tabs[0]?.size).toBe(24);
    expect(readStashPlaces(listing([plain], raw('slot', 57, 0)), {}).tabs[0]?.size).toBeNull();
    expect(readStashPlaces(listing([{ kind: 'essence', size: null }], raw('a', 3, 0)), {}).tabs[0]?.size).toBeNull();
  });

  it('D23 counts unseen items, and does not show them in any tab', () => {
    const places = readStashPlaces(listing([plain], raw('a', 3, 0), raw('unseen', null, null)), {});
    expect([places.unseen, places.tabs[0]?.stacks.length]).toEqual([1, 1]);
    expect(readStashPlaces(listing([], raw('unseen', null, null)), {})).toEqual({ tabs: [], unseen: 1 });
  });

  it('R2.07 marks each stack with its part of the selected quantity', () => {
    const stacks = [raw('a', 0, 0), raw('b', 1, 0), raw('c', 2, 0)];
    const { tabs } = readStashPlaces(listing([plain], ...stacks), { h: 13 });
    expect(tabs[0]?.stacks.map(({ id, asked }) => [id, asked])).toEqual([
      ['a', 10],
      ['b', 3],
      ['c', 0],
    ]);
  });

  it('R9.35 truncates thousands to fit a square, and never rounds up', () => {
    expect([1, 999, 1000, 1999, 25_000].map(cutCount)).toEqual(['1', '999', '1k', '1k', '25k']);
  });
});
