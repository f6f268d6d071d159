import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfferPlace } from '../../price-book/index.ts';
import { defaultOfferSort } from '../offer/offer-lines.ts';
import { OfferTable, type OfferTableProps } from './stash-table.tsx';

vi.mock('../offer/group-menu.tsx', () => ({ GroupMenu: () => null }));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place: OfferPlace = { game: 'poe1', league: 'standard', category: 'map', subCategory: '8modNormalMap' };

it('if nothing in a category has a price, shows a dash instead of a zero count in the filter, and the reason in the table', () => {
  const show = (pricedCount: number) => {
    cleanup();
    const stash = { list: { error: null }, tabs: [], tabIds: ['t'] };
    const entries = { error: null, data: { entries: [{}], itemCount: 1, failedTags: [] } };
    const offer = { lines: [], shown: [], settings: { multiplier: 1 }, show: 'priced', pricedCount, unpricedCount: 3, filteredCount: 0 };
    render(
      <OfferTable
        {...({ stash, entries, offer } as unknown as Pick<OfferTableProps, 'stash' | 'entries' | 'offer'>)}
        place={place}
        text=""
        onText={() => undefined}
        show="priced"
        onShow={() => undefined}
        sort={defaultOfferSort}
        onSort={() => undefined}
        onChooseTabs={() => undefined}
      />,
    );
    return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  };
  expect(show(2)).toEqual(['Priced 2', 'No price 3']);
  expect(show(0)).toEqual(['Priced –', 'No price 3']);
  expect(screen.getByText(/Nobody is selling these items publicly/)).toBeDefined();
});
