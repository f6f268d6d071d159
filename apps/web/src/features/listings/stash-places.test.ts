import { describe, expect, it } from 'vitest';
import { readStashPlaces } from './stash-places.ts';

const raw = (id: string, x: number | null, y: number | null) => ({ id, stackSize: 1, x, y, w: 1, h: 1, name: id, lines: [] });
const places = (...rawItems: ReturnType<typeof raw>[]) => readStashPlaces({ items: [{ hash: 'h', price: 1, quantity: 1, rawItems }] });

describe('places in the stash', () => {
  it('D18 draws a plain tab, and a quad tab where something lies beyond one', () => {
    expect(places(raw('a', 11, 11)).size).toBe(12);
    expect(places(raw('a', 0, 0), raw('b', 12, 3)).size).toBe(24);
  });

  it('D18 stacks in slots have no place on a grid; unseen ones are left out', () => {
    const { placed, inSlots } = places(raw('a', 3, 0), raw('slot', 57, 0), raw('unseen', null, null));
    expect([placed.map((stack) => stack.id), inSlots.map((stack) => stack.id)]).toEqual([['a'], ['slot']]);
  });

  it('D18 says when several tabs overlap, because tabs are not told apart', () => {
    expect(places(raw('a', 1, 1), raw('b', 1, 1)).overlaps).toBe(true);
    expect(places(raw('a', 1, 1), raw('b', 2, 1)).overlaps).toBe(false);
  });
});
