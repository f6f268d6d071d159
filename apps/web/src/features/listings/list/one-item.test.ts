import { compileListingFilter, noListingFilter } from '@poexchange/domain/listing-filter';
import { describe, expect, it } from 'vitest';
import { makeFilterBook } from '../../../shared/price-files/known-groups.ts';
import { describeListing } from '../listing-view.ts';
import { findOneItem, placeAmong } from './one-item.ts';
import { makeRow } from '../testing/make-row.ts';
import { anger, prices, zeal } from '../testing/panel-world.ts';

const list = (uuid: string, items: [string, number, number][]) => describeListing(makeRow(uuid, { items }), prices, 'poe1');
const views = [
  list('b', [
    [anger, 6, 100],
    [zeal, 1, 1],
  ]),
  list('a', [[anger, 5, 40]]),
  list('c', [[anger, 6.5, 7]]),
];
const find = (itemText: string, side: 'sell' | 'buy' = 'sell') =>
  findOneItem(views, { compiled: compileListingFilter({ ...noListingFilter, itemText }, makeFilterBook(prices)), side });

describe('one item', () => {
  it('R3.04 computes price, stock and percent of value, and cumulative pieces and price, cheapest first', () => {
    const one = find('anger');
    expect([one?.item.hash, one?.pieces]).toEqual([anger, 147]);
    expect([...(one?.offers ?? [])]).toEqual([
      ['a', { price: 5, stock: 40, percent: 100, piecesUpToHere: 40, chaosUpToHere: 200 }],
      ['b', { price: 6, stock: 100, percent: 120, piecesUpToHere: 140, chaosUpToHere: 800 }],
      ['c', { price: 6.5, stock: 7, percent: 130, piecesUpToHere: 147, chaosUpToHere: 845.5 }],
    ]);
  });

  it('R1.02 puts the highest-paying wanted listing first', () => {
    expect([...(find('anger', 'buy')?.offers.keys() ?? [])]).toEqual(['c', 'b', 'a']);
  });

  it('returns nothing if the filter names no item, an item that no listing contains, or several items', () => {
    expect([find(''), find('mirror'), find('deafening')]).toEqual([null, null, null]);
  });

  it("D24, R3.04 a text equal to an item's name selects that item, even if another name contains its words", () => {
    const known = prices.get(zeal);
    if (known === undefined) throw new Error('no zeal');
    const longer = 'e'.repeat(40);
    const more = new Map([...prices, [longer, { ...known, hash: longer, name: 'Eldritch Deafening Essence of Anger' }]]);
    const both = describeListing(
      makeRow('d', {
        items: [
          [longer, 30, 2],
          [anger, 6, 100],
        ],
      }),
      more,
      'poe1',
    );
    const findIn = (itemText: string) =>
      findOneItem([both], { compiled: compileListingFilter({ ...noListingFilter, itemText }, makeFilterBook(more)), side: 'sell' });
    expect(findIn('essence of anger')).toBeNull();
    expect(findIn('deafening essence of anger')?.item.hash).toBe(anger);
    expect(findIn('Eldritch Deafening Essence of Anger')?.item.hash).toBe(longer);
  });

  it('places the exchange where its price would be sorted', () => {
    expect([placeAmong([5, 6, 6.5, null], 6, 'up'), placeAmong([5, 6], 9, 'up'), placeAmong([6.5, 6, 5, null], 5.5, 'down')]).toEqual([
      2, 2, 2,
    ]);
    expect(placeAmong([5, 6, null], 9, 'up')).toBe(2);
  });
});
