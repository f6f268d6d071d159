import { expect, it } from 'vitest';
import { expandedListingSchema } from './listings.ts';
import { listingDraftSchema, ownListingSchema } from './own-listings.ts';

const place = ['league', 'category', 'subCategory'];
const prices = ['totalPrice', 'multiplier', 'regexExtraPrice', 'regexQuantExtraPrice'];

it('R3.02 publishes a listing with its league, category and prices, and returns them to its owner with the time', () => {
  expect(Object.keys(listingDraftSchema.shape)).toEqual(expect.arrayContaining([...place, ...prices]));
  expect(Object.keys(ownListingSchema.shape)).toEqual(expect.arrayContaining([...place, ...prices, 'timestampMs']));
});

it('R3.02 shows buyers the extra price of a search in a listing', () => {
  expect(Object.keys(expandedListingSchema.shape)).toEqual(
    expect.arrayContaining(['regexExtraPrice', 'regexQuantExtraPrice', 'timestampMs']),
  );
});
