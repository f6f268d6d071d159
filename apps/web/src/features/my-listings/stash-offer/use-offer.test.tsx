import type { StashTabId } from '@poexchange/domain/ids';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StashEntry } from '../../../shared/workers/stash-offers.ts';
import { defaultOfferSort } from '../offer/offer-lines.ts';
import { changeItemChoices, type OfferPlace, setOverride, useSettingsStore } from '../../price-book/index.ts';
import { useOffer } from './use-offer.ts';

const place: OfferPlace = { game: 'poe1', league: 'standard', category: 'map', subCategory: '' };
const hashes = ['a', 'b'].map((letter) => letter.repeat(40));
const entries = hashes.map((hash): StashEntry => ({
  hash,
  tag: 'map',
  key: hash,
  name: hash,
  iconPath: '',
  properties: {},
  category: 'map',
  subCategories: [],
  filteredFrom: [],
  quantity: 1,
  stackCount: 1,
  borrowedPieces: 0,
  tabIds: ['l:t' as StashTabId],
  valueChaos: null,
  lowConfidence: null,
  listings: 0,
}));

beforeEach(() => {
  useSettingsStore.setState({ offers: {}, choices: {}, groups: { poe1: [], poe2: [] } });
  localStorage.clear();
});
afterEach(cleanup);

it('R2.11 shows the priced items once the last unpriced item is priced, instead of an empty table without a way back', () => {
  const { result } = renderHook(() => useOffer({ entries, place, text: '', show: 'unpriced', sort: defaultOfferSort }));
  const type = (hash: string) => act(() => changeItemChoices(place, (before) => setOverride(before, hash, 20)));
  expect([result.current.show, result.current.shown.length]).toEqual(['unpriced', 2]);
  type(hashes[0] ?? '');
  expect([result.current.show, result.current.shown.length]).toEqual(['unpriced', 1]);
  type(hashes[1] ?? '');
  expect([result.current.show, result.current.shown.length]).toEqual(['priced', 2]);
});
