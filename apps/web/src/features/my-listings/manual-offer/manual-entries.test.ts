import type { OwnListing } from '@poexchange/contract/rest';
import { makeGroup } from '@poexchange/domain/grouping';
import { checkListingDraft } from '@poexchange/domain/listing';
import { describe, expect, it } from 'vitest';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';
import { draftAgain, draftByHand, listManualTags, listListable, makeManualEntries } from './manual-entries.ts';
import { makeOfferLines } from '../offer/offer-lines.ts';

const entry = (hash: string, more: Partial<PriceEntry> = {}): PriceEntry => ({
  hash,
  tag: 'essence',
  key: 'greater essence of haste',
  name: 'Greater Essence of Haste',
  iconPath: '',
  properties: {},
  valueChaos: 0.04,
  lowConfidence: null,
  listings: 12,
  priceHash: hash,
  filterHash: hash,
  ...more,
});
const prices = new Map([
  ['a', entry('a')],
  ['b', entry('b', { tag: 'currency', key: 'divine orb', name: 'Divine Orb', valueChaos: null })],
]);
const items = [
  { hash: 'a', tag: 'essence', quantity: 7 },
  { hash: 'b', tag: 'currency', quantity: 2 },
  { hash: 'gone', tag: 'currency', quantity: 1 },
] as const;
const settings = { multiplier: 95, listingMode: 'single', minTradeValue: 0 } as const;

describe('manual entries', () => {
  it('D55 shows category, sub-categories and value, and waits for an item whose name has not loaded', () => {
    expect(makeManualEntries('poe2', items, prices)).toMatchObject([
      { hash: 'a', category: 'essence', subCategories: ['essenceHigh'], quantity: 7, tabIds: [] },
      { hash: 'b', category: 'currency', quantity: 2 },
    ]);
  });

  it('D45 names a variant missing from the price files by its properties, and values it as the plain item', () => {
    const group = makeGroup('unique', 'headhunter', { sixLink: false, corrupted: true });
    const plain = makeGroup('unique', 'headhunter', { sixLink: false });
    const variant = { key: 'headhunter', properties: group.unsafeHashProperties };
    const known = entry(plain.hash, { tag: 'unique', key: 'headhunter', valueChaos: 900, iconPath: '/belt.png' });
    const list = (...entries: PriceEntry[]) =>
      makeManualEntries(
        'poe2',
        [{ hash: group.hash, tag: 'unique', quantity: 1, variant }],
        new Map(entries.map((each) => [each.hash, each])),
      );
    expect(list(known)).toMatchObject([
      { hash: group.hash, name: 'Headhunter', properties: { corrupted: true }, valueChaos: 900, borrowedPieces: 1, iconPath: '/belt.png' },
    ]);
    // Before prices have loaded, or if the plain item has no price.
    expect(list()).toMatchObject([{ hash: group.hash, name: 'Headhunter', valueChaos: null, borrowedPieces: 0 }]);
    // Once the price files contain the variant, the entry in the files is used.
    expect(list(known, entry(group.hash, { tag: 'unique', key: 'headhunter', valueChaos: 700 }))).toMatchObject([{ valueChaos: 700 }]);
  });

  it('D28 D45 shows which pieces are valued by another variant', () => {
    const plain = entry('p', { tag: 'unique', key: 'headhunter', valueChaos: 900 });
    const corrupted = (valueChaos: number | null, priceHash: string) =>
      entry('c', { tag: 'unique', key: 'headhunter', properties: { corrupted: true }, valueChaos, priceHash });
    const list = (...entries: PriceEntry[]) =>
      makeManualEntries('poe2', [{ hash: 'c', tag: 'unique', quantity: 3 }], new Map(entries.map((each) => [each.hash, each]))).map(
        ({ valueChaos, borrowedPieces }) => [valueChaos, borrowedPieces],
      );
    expect(list(plain, corrupted(null, 'p'))).toEqual([[900, 3]]);
    expect(list(plain, corrupted(700, 'c'))).toEqual([[700, 0]]);
    expect(list({ ...plain, valueChaos: null }, corrupted(null, 'p'))).toEqual([[null, 0]]);
  });

  it('D16, D20 makes a valid listing with typed prices marked, unpriced items omitted, and no stacks', () => {
    const lines = makeOfferLines(
      makeManualEntries('poe2', items, prices),
      settings,
      { overrides: { b: 3.000015 }, deselected: [] },
      'poe2',
    );
    const drafted = draftByHand('sell', lines);
    expect(drafted).toMatchObject({
      side: 'sell',
      stashTabs: [],
      items: [
        { hash: 'a', price: 0.038, quantity: 7, rawItems: [], overridden: false },
        { hash: 'b', price: 3.000015, quantity: 2, rawItems: [], overridden: true },
      ],
      totalPrice: 6.26603,
    });
    expect(checkListingDraft(drafted.items, drafted.totalPrice, 'poe2')).toMatchObject({ ok: true, totalChaos: drafted.totalPrice });
    expect(
      draftByHand('buy', makeOfferLines(makeManualEntries('poe2', items, prices), settings, { overrides: {}, deselected: [] }, 'poe2'))
        .items,
    ).toHaveLength(1);
  });

  it('R4.03 relists at typed prices and today’s values, and keeps the price of an item that has no value now', () => {
    const listed = [
      { hash: 'a', price: 9, quantity: 5, overridden: false, rawItems: [] },
      { hash: 'b', price: 4, quantity: 1, overridden: false, rawItems: [] },
      { hash: 'c', price: 2, quantity: 3, overridden: true, rawItems: [] },
    ];
    const listing = { game: 'poe2', side: 'buy', multiplier: 50, items: listed } as unknown as OwnListing;
    expect(draftAgain(listing, prices)).toMatchObject({
      side: 'buy',
      items: [
        { hash: 'a', price: 0.02, quantity: 5 },
        { hash: 'b', price: 4, quantity: 1 },
        { hash: 'c', price: 2, quantity: 3, overridden: true },
      ],
      totalPrice: 10.1,
    });
  });

  it('R3.03 uses the value that prices an item’s group, as buyers see it: in the search, in the draft, and on relisting', () => {
    const doubtful = entry('eight', {
      tag: 'map',
      key: 'strand map',
      valueChaos: 40,
      lowConfidence: 'few',
      listings: 2,
      priceHash: 'plain',
    });
    const known = new Map([
      ['eight', doubtful],
      ['plain', entry('plain', { tag: 'map', key: 'strand map', valueChaos: 10, listings: 90 })],
    ]);
    const priced = { hash: 'eight', valueChaos: 10, lowConfidence: null, listings: 90 };
    expect(makeManualEntries('poe1', [{ hash: 'eight', tag: 'map', quantity: 1 }], known)).toMatchObject([priced]);
    expect(listListable('poe1', known)[0]).toMatchObject(priced);
    const listing = { game: 'poe1', side: 'sell', multiplier: 100, items: [{ hash: 'eight', price: 40, quantity: 1, overridden: false }] };
    expect(draftAgain(listing as unknown as OwnListing, known).items).toMatchObject([{ hash: 'eight', price: 10 }]);
    known.delete('plain');
    expect(makeManualEntries('poe1', [{ hash: 'eight', tag: 'map', quantity: 1 }], known)).toMatchObject([{ valueChaos: null }]);
  });

  it('D55 searches everything in poe2 from any category, but only the category and commonly traded tags in poe1', () => {
    expect(listManualTags('poe2', { category: 'currency', items: [] })).toContain('omen');
    const poe1 = listManualTags('poe1', { category: 'gem', items: [{ hash: 'x', tag: 'beast', quantity: 1 }] });
    expect(poe1).toEqual(expect.arrayContaining(['gem', 'currency', 'beast']));
    expect(poe1).not.toContain('unique');
    // A typed name may belong to any category.
    expect(listManualTags('poe1', { category: 'gem', items: [], isSearching: true })).toEqual(expect.arrayContaining(['unique', 'base']));
  });
});
