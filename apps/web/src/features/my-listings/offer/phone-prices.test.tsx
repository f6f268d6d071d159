// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import { useSettingsStore } from '../../price-book/index.ts';
import { OfferCards } from './offer-cards.tsx';
import { makeOfferLines, summarizeOffer, type OfferLine } from './offer-lines.ts';
import { dropBadTexts } from './price-drafts.ts';
import { SellPageFrame } from './sell-page-frame.tsx';

const place = { game: 'poe1', league: 'standard', category: 'essence', subCategory: '' } as const;
const entry = (letter: string, name: string, valueChaos: number): OfferLine['entry'] => ({
  hash: letter.repeat(40),
  tag: 'essence',
  key: name,
  name,
  iconPath: '',
  properties: {},
  category: 'essence',
  subCategories: [],
  filteredFrom: [],
  quantity: 5,
  stackCount: 1,
  borrowedPieces: 0,
  tabIds: [],
  valueChaos,
  lowConfidence: null,
  listings: 40,
});
const settings = { multiplier: 100, listingMode: 'single', minTradeValue: 0 } as const;
const lines = makeOfferLines([entry('a', 'Anger', 50), entry('b', 'Zeal', 10)], settings, { overrides: {}, deselected: [] }, 'poe1');

beforeEach(() => {
  useSettingsStore.setState({ offers: {}, choices: {} });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  // A phone's list, 600 px high, in which the virtual list draws the visible rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  cleanup();
  act(() => dropBadTexts(place, [entry('a', '', 1).hash, entry('b', '', 1).hash]));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openPhone(): void {
  render(
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200 }}>
      <SellPageFrame view="work" place={place} lines={lines} panel={() => null} instead={null}>
        <OfferCards lines={lines} place={place} multiplier={100} onOffer={() => undefined} onPrice={() => undefined} />
      </SellPageFrame>
    </PriceViewProvider>,
  );
}

const cardOf = (name: string): HTMLElement => {
  const card = screen.getByText(name).closest('li');
  if (card === null) throw new Error(`${name} has no card`);
  return card;
};
const readSums = (scope: HTMLElement): (string | null)[] =>
  within(scope)
    .queryAllByRole('img')
    .map((each) => each.getAttribute('aria-label'));

it.each([
  ['-3', 'This is not a price. Try 1.5, 1d 20c or 1/2.'],
  ['99999999999', 'This price is too high. At most 1,000,000,000 chaos.'],
])('R2.11 shows the invalid price “%s” with the reason in its phone row, and excludes it from every sum', (text, why) => {
  openPhone();
  expect(summarizeOffer(lines).totalChaos).toBe(300);
  expect(screen.getByRole('img', { name: '1 divine 100 chaos' })).toBeTruthy();
  const field = within(cardOf('Anger')).getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
  // Once as visible text, and once next to the field for a screen reader.
  expect(within(cardOf('Anger')).getAllByText(why)).toHaveLength(2);
  expect(readSums(cardOf('Anger'))).not.toContain('1 divine 50 chaos');
  // The bar at the bottom names the item, and its sum covers the other items.
  const bar = screen.getByRole('button', { name: 'Offer' }).parentElement?.querySelector<HTMLElement>('[role=status]');
  if (!bar) throw new Error('the bar says nothing');
  expect(bar.textContent).toContain(`Anger: “${text}” ${why}`);
  expect(readSums(bar.parentElement ?? bar)).toEqual(['50 chaos']);
  fireEvent.change(field, { target: { value: '60' } });
  expect(screen.queryAllByText(why)).toEqual([]);
});
