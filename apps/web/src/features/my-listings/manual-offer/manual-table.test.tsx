// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import { BadPrices } from '../offer/far-prices.tsx';
import { makeOfferLines, type OfferLine } from '../offer/offer-lines.ts';
import { dropBadTexts, useBadLines } from '../offer/price-drafts.ts';
import { ManualTable } from './manual-table.tsx';

const place = { game: 'poe2', league: 'standard', category: 'unique', subCategory: '' } as const;
const entry = (letter: string, properties: OfferLine['entry']['properties']): OfferLine['entry'] => ({
  hash: letter.repeat(40),
  tag: 'unique',
  key: 'headhunter',
  name: 'Headhunter',
  iconPath: '',
  properties,
  category: 'unique',
  subCategories: [],
  filteredFrom: [],
  quantity: 1,
  stackCount: 1,
  borrowedPieces: 0,
  tabIds: [],
  valueChaos: 50,
  lowConfidence: null,
  listings: 40,
});
const settings = { multiplier: 100, listingMode: 'single', minTradeValue: 0 } as const;
const entries = [entry('a', {}), entry('b', { corrupted: true })];
const lines = makeOfferLines(entries, settings, { overrides: {}, deselected: [] }, 'poe2');

function Page() {
  const bad = useBadLines(place, lines);
  return (
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200 }}>
      <ManualTable lines={lines} place={place} multiplier={100} onQuantity={() => undefined} onRemove={() => undefined} />
      <BadPrices bad={bad} />
    </PriceViewProvider>
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  act(() =>
    dropBadTexts(
      place,
      entries.map(({ hash }) => hash),
    ),
  );
  vi.unstubAllGlobals();
});

const namesOf = (role: 'textbox' | 'button'): (string | null)[] =>
  screen.getAllByRole(role).map((element) => element.getAttribute('aria-label'));

it('gives fields and buttons of two variants of one item distinct names', () => {
  render(<Page />);
  expect(namesOf('textbox')).toEqual([
    'Quantity of Headhunter',
    expect.stringMatching(/^Your price for one Headhunter, in /),
    'Quantity of Headhunter (corrupted)',
    expect.stringMatching(/^Your price for one Headhunter \(corrupted\), in /),
  ]);
  expect(new Set(namesOf('button')).size).toBe(2);
});

it('names the variant for which an invalid price was typed', () => {
  render(<Page />);
  const field = screen.getByRole('textbox', { name: /^Your price for one Headhunter \(corrupted\)/ });
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.blur(field);
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said.join(' ')).toContain('Headhunter (corrupted)');
});
