import { makeGroup } from '@poexchange/domain/grouping';
import { compileListingFilter, noListingFilter, type ListingFilter } from '@poexchange/domain/listing-filter';
import { describe, expect, it } from 'vitest';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { makeFilterBook } from '../../shared/price-files/known-groups.ts';
import { countCategories, createListingViews, describeListing, isInCategory, sortListings } from './listing-view.ts';
import { makeRow } from './testing/make-row.ts';

function entry(key: string, valueChaos: number | null): PriceEntry {
  const { hash } = makeGroup('essence', key, {});
  return {
    hash,
    tag: 'essence',
    key,
    name: key.replace(/\b\w/g, (c) => c.toUpperCase()),
    iconPath: '',
    properties: {},
    valueChaos,
    lowConfidence: null,
    listings: 1,
    priceHash: hash,
    filterHash: hash,
  };
}
const anger = entry('deafening essence of anger', 10);
const zeal = entry('whispering essence of zeal', 1);
const envy = entry('deafening essence of envy', null);
const prices = new Map([anger, zeal, envy].map((e) => [e.hash, e]));
const view = (uuid: string, over: Parameters<typeof makeRow>[1]) => describeListing(makeRow(uuid, over), prices, 'poe1');

describe('listings table', () => {
  const a = view('a', {
    items: [
      [zeal.hash, 0.9, 10],
      [anger.hash, 9, 2],
    ],
    totalPrice: 27,
    timestampMs: 1,
  });
  const b = view('b', { items: [[anger.hash, 12, 1]], totalPrice: 12, presence: 'offline', timestampMs: 2, ign: 'Zed' });
  const c = view('c', { items: [[envy.hash, 5, 4]], totalPrice: 20, timestampMs: 3, subCategory: 'essenceHigh' });

  it('D20 computes the percent of value from published values, puts expensive items first, and omits it without a value', () => {
    expect([a.percent, b.percent, c.percent]).toEqual([90, 120, null]);
    expect(a.items.map((item) => item.hash)).toEqual([anger.hash, zeal.hash]);
    expect(a.pieces).toBe(12);
  });

  it('R3.15 hides the listing’s percentage if item values do not apply to the whole, and keeps the items’ percentages', () => {
    const rolled = { ...anger, tag: 'unique' } as const;
    const unique = describeListing(
      makeRow('u', { category: 'unique', subCategory: '', items: [[anger.hash, 9, 2]] }),
      new Map([[anger.hash, rolled]]),
      'poe1',
    );
    expect(unique.percent).toBeNull();
    expect(unique.items).toHaveLength(1);
  });

  it('R3.03, D28 builds an item with its price, filter group and summary, and the value of the group that prices it', () => {
    const tHash = makeGroup('map', 'strand map', {}).hash;
    const map = (properties: Record<string, number | boolean>, over: Partial<PriceEntry>): PriceEntry => {
      const { hash } = makeGroup('map', 'strand map', properties);
      return {
        ...entry('strand map', 10),
        hash,
        tag: 'map',
        iconPath: '/map.png',
        properties,
        listings: 40,
        priceHash: hash,
        filterHash: tHash,
        ...over,
      };
    };
    const plain = map({ tier: 16 }, {});
    const describeMaps = (delirious: PriceEntry) =>
      describeListing(
        makeRow('m', { category: 'map', items: [[delirious.hash, 60, 2]] }),
        new Map([plain, delirious].map((each) => [each.hash, each])),
        'poe1',
      );
    const sure = map({ tier: 16, deliriumLayers: 5 }, { valueChaos: 40 });
    const { items, percent } = describeMaps(sure);
    expect(items[0]).toMatchObject({ hash: sure.hash, pHash: sure.hash, tHash, price: 60, quantity: 2 });
    expect(items[0]).toMatchObject({
      summary: { name: 'Strand Map', iconPath: '/map.png', properties: { deliriumLayers: 5 }, tag: 'map' },
    });
    expect([items[0]?.primaryValuation.valueChaos, percent]).toEqual([40, 150]);
    const unsure = describeMaps(
      map({ tier: 16, deliriumLayers: 5 }, { valueChaos: 40, lowConfidence: 'few', listings: 2, priceHash: plain.hash }),
    );
    expect(unsure.items[0]).toMatchObject({ hash: sure.hash, pHash: plain.hash, tHash, summary: { properties: { deliriumLayers: 5 } } });
    expect(unsure.items[0]?.primaryValuation).toMatchObject({ valueChaos: 10, lowConfidence: null, listings: 40 });
    expect(unsure.percent).toBe(600);
  });

  it('R5.06 omits an item without a summary', () => {
    expect(view('d', { items: [['f'.repeat(40), 1, 1]] }).items).toEqual([]);
  });

  it('R2.07 in a sub-category, shows its own listings and whole-category listings that contain its items', () => {
    const high = { game: 'poe1' as const, category: 'essence', subCategory: 'essenceHigh' };
    const low = { ...high, subCategory: 'essenceLow' };
    expect([a, b, c].map((v) => isInCategory(v, high))).toEqual([true, true, true]);
    expect([a, b, c].map((v) => isInCategory(v, low))).toEqual([true, false, false]);
    expect(countCategories([a, b, c], { game: 'poe1', category: '', others: null })).toMatchObject({
      '': 3,
      essence: 3,
      essenceHigh: 3,
      essenceLow: 1,
    });
  });

  it('R2.07 uses the reply’s counts for categories that are not loaded, and sums the counts for all categories', () => {
    const others = { essence: 9, currency: 4, scarab: 2 };
    const counts = countCategories([a, b, c], { game: 'poe1', category: 'essence', others });
    expect(counts).toEqual({ '': 9, essence: 3, essenceHigh: 3, essenceLow: 1, currency: 4, scarab: 2 });
    expect(countCategories([], { game: 'poe1', category: 'essence', others: { currency: 4 } })).toEqual({ '': 4, currency: 4 });
  });

  it('D24 builds a view with what the filter reads: names, percent, seller', () => {
    const keep = (over: Partial<ListingFilter>) => {
      const { passes } = compileListingFilter({ ...noListingFilter, ...over }, makeFilterBook(prices));
      return [a, b, c].filter(passes).map((v) => v.row.uuid);
    };
    expect(keep({})).toEqual(['a', 'b', 'c']);
    expect(keep({ itemText: ' ANGER deaf ' })).toEqual(['a', 'b']);
    expect(keep({ onlineOnly: true })).toEqual(['a', 'c']);
    expect(keep({ percent: { min: null, max: 100 } })).toEqual(['a']);
  });

  it('R2.07 sorts by any column, and puts listings without the value last in either direction', () => {
    const order = (column: 'percent' | 'total' | 'listed' | 'seller', direction: 'up' | 'down') =>
      sortListings([a, b, c], { column, direction })
        .map((v) => v.row.uuid)
        .join('');
    expect(order('percent', 'up')).toBe('abc');
    expect(order('percent', 'down')).toBe('bac');
    expect(order('total', 'up')).toBe('bca');
    expect(order('listed', 'up')).toBe('cba');
    expect(order('seller', 'down')[0]).toBe('b');
  });

  it('D86 describes an unchanged row only once', () => {
    const describe = createListingViews();
    const row = makeRow('a');
    expect(describe(row, prices, 'poe1')).toBe(describe(row, prices, 'poe1'));
    expect(describe(row, new Map(prices), 'poe1')).not.toBe(describe(makeRow('a'), prices, 'poe1'));
  });
});
