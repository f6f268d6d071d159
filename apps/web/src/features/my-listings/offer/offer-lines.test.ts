import type { StashTabId } from '@poexchange/domain/ids';
import { describe, expect, it } from 'vitest';
import type { StashEntry } from '../../../shared/workers/stash-offers.ts';
import {
  countFiltered,
  countPlaces,
  findRichestCategory,
  isInPlace,
  joinEntries,
  makeOfferLines,
  sortOffer,
  summarizeOffer,
} from './offer-lines.ts';
import { defaultOfferSettings, noItemChoices, setOffered, setOverride } from '../../price-book/index.ts';

function makeEntry(hash: string, over: Partial<StashEntry> = {}): StashEntry {
  return {
    hash,
    tag: 'essence',
    key: hash,
    name: hash.toUpperCase(),
    iconPath: '',
    properties: {},
    category: 'essence',
    subCategories: [],
    filteredFrom: [],
    quantity: 10,
    stackCount: 1,
    borrowedPieces: 0,
    tabIds: ['l:t' as StashTabId],
    valueChaos: 4,
    lowConfidence: null,
    listings: 9,
    ...over,
  };
}

const entries = [
  makeEntry('a', { subCategories: ['essenceHigh'] }),
  makeEntry('b', { valueChaos: 0.33, quantity: 3, lowConfidence: 'few' }),
  makeEntry('c', { valueChaos: null, quantity: 2 }),
  makeEntry('d', { category: 'currency', valueChaos: 100, quantity: 1 }),
];
const essences = entries.filter((entry) => isInPlace(entry, { category: 'essence', subCategory: '' }, null));
const settings = { ...defaultOfferSettings, multiplier: 92.5 };

describe('draft', () => {
  it('R5.09 R9.33 uses the percentage of the value as the price, with 4 decimals, or null without a value', () => {
    expect(makeOfferLines(essences, settings, noItemChoices).map((line) => [line.price, line.total])).toEqual([
      [3.7, 37],
      [0.3053, 0.9159],
      [null, null],
    ]);
  });

  it("R2.11 uses the seller's own price, even for items without a value", () => {
    const lines = makeOfferLines(essences, settings, setOverride(setOverride(noItemChoices, 'a', 5), 'c', 2));
    expect(lines.map((line) => [line.price, line.isOffered])).toEqual([
      [5, true],
      [0.3053, true],
      [2, true],
    ]);
  });

  it('D16 sums up the offered and excluded items, and computes the total', () => {
    const choices = setOffered(setOverride(noItemChoices, 'a', 5), { hashes: ['b'], offered: 'no' });
    expect(summarizeOffer(makeOfferLines(essences, settings, choices))).toEqual({
      groups: 1,
      pieces: 10,
      totalChaos: 50,
      valueChaos: 40,
      unpriced: 1,
      leftOut: 1,
      overridden: 1,
      lowConfidence: { groups: 0, totalChaos: 0 },
    });
    expect(summarizeOffer(makeOfferLines(essences, settings, noItemChoices)).lowConfidence).toEqual({ groups: 1, totalChaos: 0.9159 });
  });

  it('D86 moves no row when the percentage changes and rows are sorted by total', () => {
    const order = (multiplier: number) =>
      sortOffer(makeOfferLines(essences, { ...settings, multiplier }, setOverride(noItemChoices, 'b', 99)), {
        column: 'total',
        direction: 'down',
      }).map((line) => line.entry.hash);
    expect(order(50)).toEqual(order(150));
    expect(order(50)).toEqual(['a', 'b', 'c']);
  });

  it('counts groups by category and sub-category, and opens the most valuable category', () => {
    expect(countPlaces(entries, [])).toEqual({ '': 4, essence: 3, essenceHigh: 1, currency: 1 });
    expect(findRichestCategory(entries)).toBe('currency');
    expect(findRichestCategory([])).toBeNull();
  });

  it('D25 takes a custom group’s items from every category, and counts them next to the categories', () => {
    const [essence, currency] = [
      entries.find(({ category }) => category === 'essence'),
      entries.find(({ category }) => category === 'currency'),
    ];
    const items = [essence, currency].map((entry) => ({ hash: entry?.hash ?? '', tag: 'essence' as const, name: '' }));
    const group = { id: 'cg0000000000000000', name: 'Both', items };
    const place = { category: 'custom', subCategory: group.id };
    const members = new Set(items.map(({ hash }) => hash));
    expect(entries.filter((entry) => isInPlace(entry, place, members))).toEqual(expect.arrayContaining([essence, currency]));
    expect(entries.filter((entry) => isInPlace(entry, place, members))).toHaveLength(2);
    expect(countPlaces(entries, [group])).toMatchObject({ essence: 3, custom: 2, [group.id]: 2 });
  });
});

describe('items of one group in different places', () => {
  const places = { category: 'map', subCategories: ['normalMap'], tag: 'map' } as const;
  const plain = makeEntry('m', { ...places, quantity: 3, tabIds: ['l:t', 'l:u'] as StashTabId[] });
  const eightMod = makeEntry('m', { ...places, subCategories: ['normalMap', '8modNormalMap'], quantity: 2, stackCount: 2 });
  const other = makeEntry('o', { ...places, filteredFrom: ['normalMap'], quantity: 4 });
  const normal = { category: 'map', subCategory: 'normalMap' };

  it('R5.14 joins a group’s items into one line if they are shown together, and counts them once', () => {
    expect(joinEntries([plain, eightMod]).map((entry) => [entry.hash, entry.quantity, entry.stackCount, entry.tabIds])).toEqual([
      ['m', 5, 3, ['l:t', 'l:u']],
    ]);
    expect(countPlaces([plain, eightMod])).toEqual({ '': 1, map: 1, normalMap: 1, '8modNormalMap': 1 });
    expect([plain, eightMod].filter((entry) => isInPlace(entry, { category: 'map', subCategory: '8modNormalMap' }))).toEqual([eightMod]);
  });

  it('R5.17 removes items rejected by a map filter from every count of its place but not of other places, and counts pieces', () => {
    expect(isInPlace(other, normal)).toBe(false);
    expect(isInPlace(other, { category: 'map', subCategory: '' })).toBe(true);
    expect(countPlaces([plain, other])).toEqual({ '': 2, map: 2, normalMap: 1 });
    expect(countFiltered([plain, other], normal)).toBe(4);
    expect(countFiltered([plain, other], { category: 'map', subCategory: '' })).toBe(0);
  });
});
