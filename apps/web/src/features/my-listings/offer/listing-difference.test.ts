import { describe, expect, it } from 'vitest';
import { differsFromListing, noSearchTerms, type OfferNow } from './listing-difference.ts';
import { makeOfferLines } from './offer-lines.ts';
import { defaultOfferSettings, type ItemChoices, noItemChoices, type OfferSettings } from '../../price-book/index.ts';
import { makeOwnListing } from '../testing/make-own-listing.ts';

const [a, b] = ['a'.repeat(40), 'b'.repeat(40)] as const;
const entries = [a, b].map((hash, at) => ({
  hash,
  tag: 'essence' as const,
  key: hash,
  name: hash,
  iconPath: '',
  properties: {},
  category: 'essence',
  subCategories: [],
  filteredFrom: [],
  quantity: 10,
  stackCount: 1,
  borrowedPieces: 0,
  tabIds: [],
  valueChaos: 1.2345 + at,
  lowConfidence: null,
  listings: 3,
}));
const offerOf = (settings: Partial<OfferSettings> = {}, choices: ItemChoices = noItemChoices): OfferNow => {
  const all = { ...defaultOfferSettings, ...settings };
  return { lines: makeOfferLines(entries, all, choices), settings: all, ign: 'Seller', search: noSearchTerms, groupName: undefined };
};
const listing = makeOwnListing({
  items: offerOf().lines.map(({ entry, price }) => ({
    hash: entry.hash,
    price: price ?? 0,
    quantity: entry.quantity,
    overridden: false,
    rawItems: [],
  })),
});

describe('draft compared with its listing', () => {
  it('does not differ right after publishing, whatever the order of items', () => {
    expect(differsFromListing(listing, offerOf())).toBe(false);
    expect(differsFromListing({ ...listing, items: listing.items.toReversed() }, offerOf())).toBe(false);
  });

  it.each<[string, OfferNow]>([
    ['the percentage', offerOf({ multiplier: 99 })],
    ['the sell mode', offerOf({ listingMode: 'bulk' })],
    ['the smallest trade', offerOf({ minTradeValue: 5 })],
    ['a price of one’s own', offerOf({}, { overrides: { [a]: 9 }, deselected: [] })],
    ['the last decimal of a price', offerOf({}, { overrides: { [a]: 1.2346 }, deselected: [] })],
    ['an item that is left out', offerOf({}, { overrides: {}, deselected: [b] })],
    ['the character', { ...offerOf(), ign: 'Other' }],
    ['searches', { ...offerOf(), search: { ...noSearchTerms, supportRegex: true } }],
    ['the name of a group', { ...offerOf(), groupName: 'Oils' }],
  ])('R2.10, R2.11 differs in %s', (_what, now) => {
    expect(differsFromListing(listing, now)).toBe(true);
  });

  it('reports an inactive listing, an added item and a reduced quantity as unpublished', () => {
    expect(differsFromListing({ ...listing, state: 'inactive' }, offerOf())).toBe(true);
    expect(differsFromListing({ ...listing, items: listing.items.slice(1) }, offerOf())).toBe(true);
    const traded = listing.items.map((item) => ({ ...item, quantity: item.quantity - 1 }));
    expect(differsFromListing({ ...listing, items: traded }, offerOf())).toBe(true);
  });
});
