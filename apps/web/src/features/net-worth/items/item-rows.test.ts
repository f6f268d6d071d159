import { sumDetails } from '@poexchange/domain/net-worth';
import { describe, expect, it } from 'vitest';
import { drawDetails, makeDetails, makeItem, makeRandom, tabIdOf } from '../testing/details.ts';
import { chooseConfidenceWord } from './confidence-cell.tsx';
import {
  filterItemRows,
  listItemRows,
  makeItemMatch,
  makeItemSearched,
  noItemFilters,
  orderItemRows,
  turnItemSort,
  type RowFacts,
} from './item-rows.ts';

const facts: RowFacts = { tabNameOf: (id) => id, changeOf: () => null, ownPriceOf: () => null };
const names = (rows: readonly { readonly item: { readonly displayName: string } }[]): string[] => rows.map(({ item }) => item.displayName);

describe('item table rows', () => {
  it('D70 adds up to the snapshot’s total, and to a tab’s total when that tab is selected', () => {
    const random = makeRandom(70);
    for (let run = 0; run < 30; run += 1) {
      const details = drawDetails(random, 60);
      const sums = sumDetails(details);
      expect(listItemRows(details, []).reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(sums.totalPrice, 3);
      for (const { id, totalPrice } of sums.pricedStashTabs) {
        expect(listItemRows(details, [id]).reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(totalPrice, 3);
      }
    }
  });

  it('names the tab with the most pieces and counts the other tabs', () => {
    const [row] = listItemRows(makeDetails([makeItem('Chaos Orb', { held: { a: 3, b: 9 }, price: 2 })]), []);
    expect(row).toMatchObject({ quantity: 12, total: 24, tabId: tabIdOf('b'), otherTabs: 1 });
    expect(listItemRows(makeDetails([makeItem('Chaos Orb', { held: { a: 3, b: 9 } })]), [tabIdOf('a')])[0]).toMatchObject({
      quantity: 3,
      otherTabs: 0,
    });
  });

  it('filters by category, confidence and price origin, and hides ignored items', () => {
    const rows = listItemRows(
      makeDetails([
        makeItem('Good'),
        makeItem('Doubtful', { isLowConfidence: true }),
        makeItem('Mine', { isLowConfidence: true, isCustomPrice: true, price: 5 }),
        makeItem('Unpriced', { price: 0, originalPrice: null }),
        makeItem('Ignored', { price: 0, isIgnored: true }),
        makeItem('Essence', { tag: 'essence' }),
      ]),
      [],
    );
    const pick = (change: Partial<typeof noItemFilters>): string[] => names(filterItemRows(rows, { ...noItemFilters, ...change }));
    expect(pick({})).toEqual(['Good', 'Doubtful', 'Mine', 'Unpriced', 'Essence']);
    expect(pick({ ignored: 'shown' })).toContain('Ignored');
    expect(pick({ confidence: 'low' })).toEqual(['Doubtful']);
    expect(pick({ price: 'own' })).toEqual(['Mine']);
    expect(pick({ price: 'none' })).toEqual(['Unpriced']);
    expect(pick({ categoryIds: ['essence'] })).toEqual(['Essence']);
  });

  it('orders by any column, with missing numbers last, and searches for every word', () => {
    const rows = listItemRows(
      makeDetails([makeItem('Vaal Orb', { price: 2 }), makeItem('Chaos Orb', { price: 9 }), makeItem('Mirror Shard', { price: 4 })]),
      [],
    );
    const changeOf: RowFacts['changeOf'] = ({ displayName }) =>
      displayName === 'Vaal Orb' ? -0.2 : displayName === 'Chaos Orb' ? 0.1 : null;
    const order = (column: 'name' | 'total' | 'change', direction: 'up' | 'down'): string[] =>
      names(orderItemRows(rows, { column, direction }, { ...facts, changeOf }));
    expect(order('name', 'up')).toEqual(['Chaos Orb', 'Mirror Shard', 'Vaal Orb']);
    expect(order('total', 'down')).toEqual(['Chaos Orb', 'Mirror Shard', 'Vaal Orb']);
    expect(order('change', 'up')).toEqual(['Vaal Orb', 'Chaos Orb', 'Mirror Shard']);
    expect(order('change', 'down')).toEqual(['Chaos Orb', 'Vaal Orb', 'Mirror Shard']);
    const searchedOf = makeItemSearched(({ displayName }) => displayName);
    expect(names(rows.filter(({ item }) => makeItemMatch(' ORB va', searchedOf)?.(item)))).toEqual(['Vaal Orb']);
    expect(makeItemMatch(' ', searchedOf)).toBeNull();
    expect(turnItemSort({ column: 'total', direction: 'down' }, 'total').direction).toBe('up');
    expect(turnItemSort({ column: 'total', direction: 'down' }, 'name')).toEqual({ column: 'name', direction: 'up' });
  });
});

describe('confidence label', () => {
  const own = (price: number | null, ignored = false) => ({ priceOf: () => price, isIgnored: () => ignored });
  const item = makeItem('Chaos Orb');

  it('D53 shows what the next snapshot will change, then how this snapshot counted the item, then the reason for a doubt', () => {
    const mine = makeItem('Mine', { isCustomPrice: true, price: 5 });
    const doubtful = makeItem('Doubtful', { isLowConfidence: true });
    expect(chooseConfidenceWord(item, 'good', own(null))).toBe('good');
    expect(chooseConfidenceWord(item, 'good', own(null, true))).toBe('ignoredNext');
    expect(chooseConfidenceWord(makeItem('x', { isIgnored: true }), null, own(null, true))).toBe('ignored');
    expect(chooseConfidenceWord(makeItem('x', { isIgnored: true }), null, own(null))).toBe('countedNext');
    expect(chooseConfidenceWord(mine, null, own(5))).toBe('yours');
    expect(chooseConfidenceWord(mine, null, own(6))).toBe('yoursNext');
    expect(chooseConfidenceWord(item, 'good', own(6))).toBe('yoursNext');
    expect(chooseConfidenceWord(doubtful, 'held', own(null))).toBe('held');
    expect(chooseConfidenceWord(doubtful, 'good', own(null))).toBe('low');
    expect(chooseConfidenceWord(makeItem('x', { borrowedPieces: 3 }), 'good', own(null))).toBe('partly');
    expect(chooseConfidenceWord(makeItem('x', { price: 0 }), null, own(null))).toBe('none');
  });
});
