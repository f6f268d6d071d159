import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { StashEntry } from '../../../shared/workers/stash-offers.ts';
import { defaultOfferSettings, readItemChoices, type OfferPlace } from '../../price-book/index.ts';
import { makeOfferLines } from '../offer/offer-lines.ts';
import { CheapMoney } from './cheap-money.tsx';

const place: OfferPlace = { game: 'poe1', league: 'mercenaries', category: 'currency', subCategory: '' };
const makeEntry = (hash: string, key: string, name: string): StashEntry => ({
  hash,
  tag: 'currency',
  key,
  name,
  iconPath: '',
  properties: {},
  category: 'currency',
  subCategories: [],
  filteredFrom: [],
  quantity: 10,
  borrowedPieces: 0,
  stackCount: 1,
  tabIds: [],
  valueChaos: 2,
  lowConfidence: null,
  listings: 9,
});
const entries = [makeEntry('a'.repeat(40), 'chaos orb', 'Chaos Orb'), makeEntry('b'.repeat(40), 'vaal orb', 'Vaal Orb')];
const show = (multiplier: number) =>
  render(
    <CheapMoney
      place={place}
      lines={makeOfferLines(entries, { ...defaultOfferSettings, multiplier }, { overrides: {}, deselected: [] })}
    />,
  );
afterEach(cleanup);

it('warns if currency that buyers pay with is offered below its value, and removes that currency from the draft on request', () => {
  show(90);
  expect(screen.getByText('Buyers pay in Chaos Orb. At this price they would get that currency for less than it is worth.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave out' }));
  expect(readItemChoices(place).deselected).toEqual(['a'.repeat(40)]);
});

it('shows no warning at the value', () => {
  show(100);
  expect(screen.queryByRole('button')).toBeNull();
});
