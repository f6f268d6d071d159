import { expect, it } from 'vitest';
import { expandedListingSchema } from './listings.ts';
import { listingDraftSchema, ownListingSchema } from './own-listings.ts';

const place = ['league', 'category', 'subCategory'];
const prices = ['totalPrice', 'multiplier', 'regexExtraPrice', 'regexQuantExtraPrice'];

it('R3.02 a listing is published with its place and prices; its owner reads them back with the time', () => {
  expect(Object.keys(listingDraftSchema.shape)).toEqual(expect.arrayContaining([...place, ...prices]));
  expect(Object.keys(ownListingSchema.shape)).toEqual(expect.arrayContaining([...place, ...prices, 'timestampMs']));
});

it('R3.02 buyers read what a search in a listing costs beside its items', () => {
  expect(Object.keys(expandedListingSchema.shape)).toEqual(
    expect.arrayContaining(['regexExtraPrice', 'regexQuantExtraPrice', 'timestampMs']),
  );
});
