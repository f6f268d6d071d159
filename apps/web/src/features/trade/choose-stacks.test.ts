import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { chooseStacks, layoutOfTab, listTabs, placeItems } from './choose-stacks.ts';
import { listBelowValue } from './trade-notes.tsx';
import { makeItem, makePlace } from './testing/make-trade.ts';

const sizes = (list: readonly { take: number; place: { id: string } }[]) => list.map(({ take, place }) => `${place.id}:${take}`).join(' ');

describe('stacks of a trade', () => {
  it('takes the fewest stacks, and only part of the last one', () => {
    const places = [
      makePlace('small', { stackSize: 2, x: 5 }),
      makePlace('big', { stackSize: 8, x: 1 }),
      makePlace('other', { stackSize: 3, x: 3 }),
    ];
    expect(sizes(chooseStacks(places, 9))).toBe('big:8 other:1');
    expect(sizes(chooseStacks(places, 1))).toBe('big:1');
  });

  it('takes stacks that are in a tab before stacks without a tab', () => {
    const places = [makePlace('gone', { stackSize: 8, tabId: null, x: null, y: null }), makePlace('there', { stackSize: 3 })];
    expect(sizes(chooseStacks(places, 5))).toBe('there:3 gone:2');
  });

  it('returns what is available when the stash contains less, and nothing for zero', () => {
    expect(sizes(chooseStacks([makePlace('a', { stackSize: 3 })], 9))).toBe('a:3');
    expect(chooseStacks([], 9)).toEqual([]);
    expect(chooseStacks([makePlace('a', { stackSize: 0 })], 9)).toEqual([]);
  });

  it('never takes more than requested, nor more than a stack contains', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 30 }), fc.nat(500), (stacks, quantity) => {
        const chosen = chooseStacks(
          stacks.map((stackSize, index) => makePlace(String(index), { stackSize })),
          quantity,
        );
        const taken = chosen.reduce((sum, { take }) => sum + take, 0);
        const held = stacks.reduce((sum, size) => sum + size, 0);
        return taken === Math.min(held, quantity) && chosen.every(({ take, place }) => take > 0 && take <= place.stackSize);
      }),
    );
  });

  it('R3.29 supports 12 and 24 columns, and tabs whose positions are slots', () => {
    expect(['PremiumStash', 'NormalStash', null].map(layoutOfTab)).toEqual(Array(3).fill({ kind: 'grid', columns: 12 }));
    expect(layoutOfTab('QuadStash')).toEqual({ kind: 'grid', columns: 24 });
    expect(['EssenceStash', 'CurrencyStash', 'SomethingNew'].map((type) => layoutOfTab(type).kind)).toEqual(['slots', 'slots', 'slots']);
  });

  it('lists the tabs to open, starting with the most pieces and leaving out manually entered items', () => {
    const items = [
      makeItem('a', { places: [makePlace('1', { tabId: 't1', tabName: 'one' })] }),
      makeItem('b', {
        quantity: 15,
        places: [makePlace('2', { tabId: 't2', tabName: 'two' }), makePlace('3', { tabId: 't2', tabName: 'two' })],
      }),
      makeItem('c', { places: [makePlace('4', { tabId: null, tabName: null, x: null, y: null })] }),
    ];
    expect(listTabs(placeItems(items)).map(({ name, hits }) => `${name} ${hits.length}`)).toEqual(['two 2', 'one 1']);
  });

  it('R2.11 warns of manually entered prices below a reliable value', () => {
    const entry = (hash: string, valueChaos: number | null, over: Partial<PriceEntry> = {}) =>
      [hash, { valueChaos, lowConfidence: null, priceHash: hash, ...over } as PriceEntry] as const;
    const prices = new Map([
      entry('low', 3),
      entry('equal', 2),
      entry('doubtful', 9, { lowConfidence: 'few' }),
      entry('none', null),
      entry('own', 3),
      // While the value of the delirious map is doubtful, the map is worth as much as the plain map.
      entry('delirious', 1, { lowConfidence: 'few', priceHash: 'plain' }),
      entry('plain', 3),
    ]);
    const list = (...hashes: string[]) =>
      listBelowValue([...hashes.map((hash) => makeItem(hash, { overridden: true })), makeItem('own')], prices).map(({ hash }) => hash);
    expect(list('low', 'equal', 'doubtful', 'none', 'unknown')).toEqual(['low']);
    expect(list('delirious')).toEqual(['delirious']);
  });
});
